import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { isPage = false } = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null
  return function Later(props) {
    const [, come] = useState(loaded !== null)
    useEffect(() => {
      // The chunk may have been loaded between the rendering and the effect.
      if (loaded !== null) return come(true)
      load().then(
        (one) => {
          loaded = one
          come(true)
        },
        // If loading a chunk fails, `ChunkLoadError` shows the error.
        () => {},
      )
    }, [])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    return isPage ? <main id="main" /> : null
  }
}

export const lazyPage = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(load, { isPage: true })
