import { signal } from '@preact/signals'

export const address = signal(here())

function here(): URL {
  return new URL(location.href)
}

addEventListener('popstate', () => {
  address.value = here()
})

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = address.value
  address.value = here()
  if (before.pathname === address.value.pathname) return
  scrollTo(0, 0)
  // Moves the focus, so that screen readers continue reading at the start of the new page.
  queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }))
}

addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || !isPage(link.pathname)) return
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

const isPage = (path: string): boolean =>
  path === '/' ||
  /^\/(?:play|learn|join|replay|ratings|account|@|webhooks|graphiql|console)(?:\/|$)/.test(path)
