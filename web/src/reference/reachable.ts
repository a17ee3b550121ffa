const fixes: readonly (readonly [selector: string, fix: (element: HTMLElement) => void])[] = [
  ['button.scalar-code-copy:not([aria-label])', named('Copy')],
  // Without `aria-label`, screen readers read the visible text of the button.
  ['button.show-more[aria-label]', (button) => button.removeAttribute('aria-label')],
  ['ul.endpoints:not([tabindex])', inReach],
]

/**
 * The interactive API reference adds elements while the user scrolls. To save time, the
 * accessibility of the new elements is corrected at most once per frame.
 */
export function keepReachable(root: Element): void {
  let isDue = false
  const check = () => {
    isDue = false
    for (const [selector, fix] of fixes)
      for (const element of root.querySelectorAll<HTMLElement>(selector)) fix(element)
  }
  const drawn = () => {
    if (!isDue) requestAnimationFrame(check)
    isDue = true
  }
  new MutationObserver(drawn).observe(root, { childList: true, subtree: true })
}

function named(name: string) {
  return (element: HTMLElement) => element.setAttribute('aria-label', name)
}

function inReach(element: HTMLElement): void {
  element.tabIndex = 0
}
