const PARTS = /^\/(?:assets|packages|kit)\/|^\/v1\/rulesets$/

export function loadedChunks(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources
    .filter(({ responseStatus = 200 }) => responseStatus < 400)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && PARTS.test(pathname))
    .map(({ pathname }) => pathname)
}
