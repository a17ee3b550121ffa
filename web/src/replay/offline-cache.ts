import { loadedChunks } from '../engine/loaded-chunks.ts'

/** The files that a page needs offline; each `name` has a separate cache. */
export interface Supply {
  readonly name: string
  readonly parts: readonly string[]
}

/**
 * Worker scripts are below `/replay`, so the service worker must control `/replay` in addition to
 * the path of the page.
 */
const WORKERS = '/replay'

/** If the browser allows caching, caches a page with all chunks that the page has loaded. */
export async function cacheForOffline({ name, parts }: Supply, scope = WORKERS): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const one of new Set([WORKERS, scope]))
    await navigator.serviceWorker.register('/replay/worker.js', { scope: one })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ name, parts: [...new Set([...loadedChunks(), ...parts])] })
}
