import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'

let axe: string | null = null

/**
 * Returns accessibility violations (WCAG 2.2, levels A and AA), each with the first element that
 * violates the rule.
 */
export async function findingsOf(page: Page | Frame): Promise<readonly string[]> {
  axe ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await page.evaluate<boolean>("'axe' in globalThis")))
    await ('frames' in page ? tellWhole(page, axe) : page.evaluate(axe))
  return page.evaluate(FINDINGS)
}

/**
 * Runs the accessibility checker axe through the browser's debugger, which bypasses the content
 * security policy of the page. The browser caches a compiled script between pages, but would parse
 * a script that is passed to `evaluate` again for every page.
 */
async function tellWhole(page: Page, script: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: script })
  await session.detach()
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/**
 * Options of the accessibility checker axe that save time: the results of passed checks are
 * omitted, and sounds are not preloaded, because the pages contain no sounds.
 */
const BRIEFLY = { resultTypes: ['violations'], selectors: false, preload: false }
/**
 * One function renders all rows of a table or list, so the accessibility checker checks only the
 * first rows.
 */
const FIRST_ONES = { exclude: ['tr:nth-of-type(n+13)', 'li:nth-of-type(n+13)'] }

/**
 * Text with the same style on the same background is checked for contrast only once, because
 * contrast checks take half of the accessibility checker's time. A soak test checks all visible
 * text. Disabled or invisible text is never checked for contrast.
 */
const MARKED = `(() => {
  const grounds = new Map([[null, '']])
  const groundsOf = (one) => {
    if (!grounds.has(one)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
      const own = [backgroundColor, backgroundImage, opacity].join()
      const below = groundsOf(one.parentElement)
      grounds.set(one, own === 'rgba(0, 0, 0, 0),none,1' ? below : below + own + ' ')
    }
    return grounds.get(one)
  }
  const lookOf = (one) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one)
    const isOff = one.closest(':disabled, [aria-disabled="true"]') !== null
    const kind = [one.localName, one.getAttribute('class'), isOff]
    return [...kind, color, fontSize, fontWeight, textShadow, groundsOf(one)].join()
  }
  const isWords = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== ''
  const says = (one) =>
    one.matches('input, select, textarea') || [...one.childNodes].some(isWords)
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const left = '${FIRST_ONES.exclude.join()}'
  const seen = new Set()
  for (const one of document.body.querySelectorAll('*')) {
    if (!says(one) || !isSeen(one) || one.closest(left)) continue
    const look = lookOf(one)
    if (!seen.has(look)) one.setAttribute('data-looked-at', '')
    seen.add(look)
  }
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-looked-at]' }] })
})()`

/**
 * Waits until no finite animation runs, because text that fades in has no contrast yet. A page may
 * start an animation only in the frame after a change of its colours.
 */
const STILL = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isFinite = ({ effect }) => effect.getComputedTiming().endTime !== Infinity
  for (let tries = 0; tries < 20; tries += 1) {
    await frame()
    await frame()
    const running = document.getAnimations().filter(isFinite)
    if (running.length === 0) return
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
})()`

const CHECKED = `axe
  .run(${JSON.stringify(FIRST_ONES)}, ${JSON.stringify({ runOnly: WCAG, ...BRIEFLY })})
  .finally(() => {
    const marked = document.querySelectorAll('[data-looked-at]')
    marked.forEach((one) => one.removeAttribute('data-looked-at'))
  })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`

const FINDINGS = `${STILL}.then(() => {
${process.env.SOAK ? '' : MARKED}
return ${CHECKED}
})`
