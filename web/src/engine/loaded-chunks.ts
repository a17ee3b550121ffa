export function loadedChunks(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
