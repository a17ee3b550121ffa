import { signal } from '@preact/signals'

/** Where we are: the address without its host. */
export const address = signal(here())

function here(): URL {
  return new URL(location.href)
}

addEventListener('popstate', () => {
  address.value = here()
})

/** To another page; `replace` where going back should not lead to this one. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = address.value
  address.value = here()
  if (before.pathname === address.value.pathname) return
  scrollTo(0, 0)
  // Whoever cannot see that the page has changed is taken to its beginning.
  queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }))
}

/** Links within the pages need no new document: one listener for all of them. */
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
  path === '/' || /^\/(?:play|join|replay|ratings|webhooks|graphiql|console)(?:\/|$)/.test(path)
