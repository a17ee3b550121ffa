/** Accessibility fixes of the API reference, by selector. */
const mends: readonly (readonly [selector: string, mend: (element: HTMLElement) => void])[] = [
  ['button.scalar-code-copy:not([aria-label])', named('Copy')],
  // Its label differs from its visible text.
  ['button.show-more[aria-label]', (button) => button.removeAttribute('aria-label')],
  ['ul.endpoints:not([tabindex])', inReach],
]

/** The reference renders while scrolling, so every new element is checked, once per frame. */
export function keepReachable(root: Element): void {
  let isDue = false
  const look = () => {
    isDue = false
    for (const [selector, mend] of mends)
      for (const element of root.querySelectorAll<HTMLElement>(selector)) mend(element)
  }
  const drawn = () => {
    if (!isDue) requestAnimationFrame(look)
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
