import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** What comes with its first use: an editor that only some questions need. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null
  return (props) => {
    const [, come] = useState(loaded !== null)
    useEffect(() => {
      if (loaded !== null) return
      void load().then((one) => {
        loaded = one
        come(true)
      })
    }, [])
    const Loaded = loaded
    return Loaded && <Loaded {...props} />
  }
}
