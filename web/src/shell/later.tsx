import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A page in a part of its own, which is loaded when somebody goes there. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return function Later(props) {
    const [loaded, set] = useState<{ readonly Page: FunctionComponent<Props> } | null>(null)
    const [trouble, tell] = useState(false)
    useEffect(() => {
      load().then(
        (Page) => set({ Page }),
        () => tell(true),
      )
    }, [])
    if (loaded) return <loaded.Page {...props} />
    return <main id="main">{trouble && <p role="alert">This page could not be loaded.</p>}</main>
  }
}
