import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A page, or something on one, in a part of its own, which is loaded when somebody needs it. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { isPage = true } = {},
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
    const said = trouble && <p role="alert">This could not be loaded.</p>
    return isPage ? <main id="main">{said}</main> : said || null
  }
}
