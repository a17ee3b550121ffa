/** Chunks of the pages and of packaged games, and the list that names the latter. */
const PARTS = /^\/(?:assets|packages|kit)\/|^\/v1\/rulesets$/

export function loadedChunks(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && PARTS.test(pathname))
    .map(({ pathname }) => pathname)
}
