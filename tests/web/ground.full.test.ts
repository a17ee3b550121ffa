import t from 'tap'
import { findingsOf } from './axe.ts'
import { isFitEverywhere, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

t.test('the policy of a page lets it load nothing from elsewhere', async (t) => {
  const { call } = await sharedPagesService()
  for (const path of ['/', '/play/x', '/join/x', '/replay', '/replay/x', '/console']) {
    const { status, headers } = await call(`GET ${path}`)
    t.equal(status, 200, path)
    t.equal(headers['content-type'], 'text/html; charset=utf-8', path)
    t.match(headers['content-security-policy'], /^default-src 'none'; script-src 'self';/, path)
    t.equal(headers['cache-control'], 'no-cache', path)
    t.equal((await call(`HEAD ${path}`)).status, 200, path)
  }
  const { headers } = await call('GET /v1/nothing')
  t.equal(headers['content-type'], 'application/problem+json; charset=utf-8')
  t.match(headers['content-security-policy'], /^default-src 'none';frame-ancestors/)
})

t.test('the worker may serve the replay and the lessons, and is never cached', async (t) => {
  const { call } = await sharedPagesService()
  const { status, headers } = await call('GET /replay/worker.js')
  t.equal(status, 200)
  t.equal(headers['service-worker-allowed'], '/')
  t.equal(headers['cache-control'], 'no-cache')
  t.match(headers['content-security-policy'], /^default-src 'none'/)
  t.match(headers['content-type'], /javascript/)
})

t.test('parts are compressed, requested once, and cached for ever', async (t) => {
  const { call } = await sharedPagesService()
  const { text } = await call('GET /')
  const part = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1]
  const { status, headers } = await call(`GET ${part}`, { headers: { 'accept-encoding': 'br' } })
  t.equal(status, 200)
  t.equal(headers['content-encoding'], 'br')
  t.match(headers['content-type'], /^(?:text|application)\/javascript/)
  t.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  t.match(headers.vary, /Accept-Encoding/i)
  t.equal((await call('GET /assets/nothing.js')).status, 404)
  t.equal((await call('GET /assets/..%2findex.html')).status, 404)
  t.equal((await call(`GET ${part!.toUpperCase()}`)).status, 404, 'by its own name alone')
  t.equal((await call('GET /reference/')).status, 404)
  const { headers: page } = await call('GET /')
  const unchanged = await call('GET /', { headers: { 'if-none-match': page.etag ?? '' } })
  t.equal(unchanged.status, 304)
})

t.test('the lobby fits, on a phone and on a desktop', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play a bot' }).first().waitFor()
  await isFitEverywhere(t, page, 'the lobby')
})

/**
 * Adds a second element with the same text to the page. The accessibility checker needs to check
 * the second element only if its colour or background is different.
 */
const ALIKE = `document.querySelector('main').insertAdjacentHTML('beforeend',
  '<p>The same</p><section><p id="words">The same</p></section>' +
  '<button class="odd" disabled>The same</button><button class="odd" id="press">The same</button>')
  for (const one of document.querySelectorAll('.odd'))
    Object.assign(one.style, { color: '#333', background: '#fff', opacity: '1' })`
/**
 * Style changes that make the contrast too low. Each row contains a selector, a CSS property, its
 * new value, and the element that the accessibility checker must report.
 */
const PALE = [
  ['#words', 'color', '#999', 'p id="words"'],
  ['#words', 'backgroundColor', '#444', 'p id="words"'],
  ['section:has(> #words)', 'backgroundColor', '#444', 'p id="words"'],
  ['.odd', 'color', '#bbb', 'button class="odd" id="press"'],
] as const
const styled = (where: string, what: string, colour: string) => `
  for (const one of document.querySelectorAll('${where}')) one.style.${what} = '${colour}'`

t.test('text with too little contrast is found among similar text', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Play a bot' }).first().waitFor()
  await page.evaluate(ALIKE)
  t.same(await findingsOf(page), [])
  for (const [where, what, colour, found] of PALE) {
    await page.evaluate(styled(where, what, colour))
    const [finding = ''] = await findingsOf(page)
    t.match(finding, `color-contrast: <${found}`, `${what} of ${where}`)
    await page.evaluate(styled(where, what, where === '.odd' ? '#333' : ''))
  }
})
