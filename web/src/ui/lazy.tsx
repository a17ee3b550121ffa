import type { FunctionComponent, VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * Returns a component that is loaded when it is first used, and that shows `meanwhile` until it has
 * been loaded.
 */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  meanwhile: (props: Props) => VNode | null = () => null,
) {
  let loaded: FunctionComponent<Props> | null = null
  function Later(props: Props) {
    const [, come] = useState(loaded !== null)
    useEffect(() => {
      // The effect checks `loaded` again, because the code chunk may have been loaded between the
      // component's rendering and its effect.
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
    return Loaded ? <Loaded {...props} /> : meanwhile(props)
  }
  Later.load = load
  return Later
}

export const lazyPage = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(load, () => <main id="main" />)
