import t from 'tap'
import { untilAsync } from '../support/until.ts'
import { type FirefoxPage, firefoxPage, hasFirefox } from './firefox.ts'
import { sharedPagesService } from './pages.ts'
import { MARKED, shortest, UNMARKED } from './playing.ts'

const MILLISECONDS_MAX = 240_000

/**
 * Returns the centre of the first visible element with one of the selectors, as JSON; the test
 * fails if another element covers the centre.
 */
const centreOf = (selectors: readonly string[]) => `(() => {
  const all = ${JSON.stringify(selectors)}.flatMap((way) => [...document.querySelectorAll(way)])
  const shown = all.find((one) => one.checkVisibility())
  if (!shown) return 'null'
  shown.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = shown.getBoundingClientRect()
  const [left, top] = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(left, top)
  const isFree = shown.contains(hit) || hit?.contains(shown)
  return JSON.stringify({ x: left, y: top, name: shown.outerHTML.slice(0, 90), isFree })
})()`

async function pressFirst(page: FirefoxPage, ...selectors: string[]): Promise<boolean> {
  const found = JSON.parse(await page.read(centreOf(selectors)))
  if (!found) return false
  if (!found.isFree) throw new Error(`something covers ${found.name}`)
  await page.press(Math.round(found.x), Math.round(found.y))
  return true
}

const shows = (page: FirefoxPage, selector: string) => async () =>
  (await page.read(`String(!!document.querySelector(${JSON.stringify(selector)}))`)) === 'true'

t.test(
  'in Firefox a visitor starts a game with two presses, and plays a game to its end',
  { skip: !hasFirefox && 'Firefox is not installed' },
  async (t) => {
    const { base, call } = await sharedPagesService()
    const page = await firefoxPage(t, 1280, 800)
    await page.open(base)
    await untilAsync(shows(page, '.game .button, .game button'))
    await pressFirst(page, '.game button')
    await untilAsync(shows(page, 'dialog input, .dialog input'))
    const typed = `(() => {
      const input = document.querySelector('dialog input, .dialog input')
      input.value = 'Nina'
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return ''
    })()`
    await page.read(typed)
    await pressFirst(page, 'dialog button.primary, .dialog button.primary')
    await untilAsync(shows(page, '.board'))

    const body = { ruleset: 'goalscorer', options: shortest.goalscorer }
    const terms = JSON.stringify({ ...body, seats: [{ kind: 'me' }, { kind: 'bot' }] })
    const id = await page.read(`fetch('/v1/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ${JSON.stringify(terms)},
    }).then((answer) => answer.json()).then((game) => game.id)`)
    await page.open(`${base}/play/${id}`)
    await untilAsync(shows(page, '.board'))
    const until = Date.now() + MILLISECONDS_MAX
    const isOver = shows(page, '.stage > .result')
    while (!(await isOver())) {
      if (Date.now() > until) throw new Error(await page.read('document.body.innerText'))
      if (await pressFirst(page, ...MARKED)) continue
      await pressFirst(page, ...UNMARKED)
    }

    t.match(await page.read(`document.querySelector('.stage > .result').innerText`), /won|draw/i)
    t.match((await call(`GET /v1/games/${id}`)).body, { status: 'over' })
  },
)
