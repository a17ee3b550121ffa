import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import * as en from '../text/shared/en.ts'

export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { isPage = false } = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null
  return function Later(props) {
    const [, come] = useState(loaded !== null)
    useEffect(() => {
      // The chunk may have loaded between rendering and this effect.
      if (loaded !== null) return come(true)
      load().then(
        (one) => {
          loaded = one
          come(true)
        },
        // `ChunkLoadError` reports the failure of any chunk.
        () => {},
      )
    }, [])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    return isPage ? <main id="main" /> : null
  }
}

const SHORT = en.partOfThisPageFailed
const isShort = signal(false)

addEventListener('vite:preloadError', ({ payload }) => {
  // The browser's own message names only a file.
  payload.message = SHORT
  isShort.value = true
})

/** Asks for a reload: browsers do not retry a failed chunk, and a newer build has other chunks. */
export const ChunkLoadError = () =>
  isShort.value && (
    <p class="note bad" role="alert">
      {`${SHORT} `}
      <button type="button" onClick={() => location.reload()}>
        {en.reloadThePage}
      </button>
    </p>
  )

export const lazyPage = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(load, { isPage: true })
