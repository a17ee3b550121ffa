import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A page, or something on one, in a part of its own, which is loaded when somebody needs it. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { isPage = false } = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null
  return function Later(props) {
    const [, come] = useState(loaded !== null)
    useEffect(() => {
      // It may have come between: who asked for it is gone, and this one was drawn without it.
      if (loaded !== null) return come(true)
      load().then(
        (one) => {
          loaded = one
          come(true)
        },
        // That is told of all parts together.
        () => {},
      )
    }, [])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    return isPage ? <main id="main" /> : null
  }
}

const SHORT = 'Part of this page failed to load.'
const isShort = signal(false)

addEventListener('vite:preloadError', ({ payload }) => {
  // Browsers name a file, which tells nobody anything.
  payload.message = SHORT
  isShort.value = true
})

/** What a browser could not load it does not ask for again; and a newer page has other parts. */
export const ChunkLoadError = () =>
  isShort.value && (
    <p class="note bad" role="alert">
      {`${SHORT} `}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </p>
  )

export const lazyPage = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(load, { isPage: true })
