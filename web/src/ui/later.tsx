import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A page, or something on one, in a part of its own, which is loaded when somebody needs it. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { isPage = false } = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null
  return function Later(props) {
    const [, come] = useState(loaded !== null)
    const [trouble, tell] = useState(false)
    useEffect(() => {
      if (loaded !== null) return
      load().then(
        (one) => {
          loaded = one
          come(true)
        },
        () => tell(true),
      )
    }, [])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    // What a browser could not load it does not ask for again; and a newer page has other parts.
    const said = trouble && (
      <p class="note bad" role="alert">
        {'This could not be loaded. '}
        <button type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </p>
    )
    return isPage ? <main id="main">{said}</main> : said || null
  }
}

export const laterPage = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  later(load, { isPage: true })
