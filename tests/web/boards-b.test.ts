import t, { type Test } from 'tap'
import { isFit, type Page, windowOf } from './browser.ts'
import { type PagesHouse, pagesHouse } from './pages.ts'

/** A running game of one person against bots, and the token of that person. */
interface Played {
  readonly house: PagesHouse
  readonly game: string
  readonly token: string
}

async function against(
  bots: number,
  ruleset: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Played> {
  const house = await pagesHouse()
  const { token } = await house.signUp('Ada')
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' }))]
  const { body } = await house.call('POST /v1/games', { token, body: { ruleset, options, seats } })
  return { house, game: body.id, token }
}

/** Answers as the service suggests: so many times, or until such a question is open. */
async function go({ house, game, token }: Played, moves: number, kind = ''): Promise<void> {
  for (let left = moves; left > 0; ) {
    const { body } = await house.call(`GET /v1/games/${game}/decisions`, { token })
    const asked = body.decisions.find(
      (one: { standing: boolean; suspended: unknown }) => !one.standing && one.suspended === null,
    )
    if (asked?.kind === kind) return
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      continue
    }
    const answer = { decisionId: asked.id, move: asked.examples[0] }
    await house.call(`POST /v1/games/${game}/moves`, { token, body: answer })
    left -= 1
  }
}

const open = async (page: Page, { game }: Played): Promise<void> => {
  await page.goto(`/play/${game}`)
  await page.locator('.board').waitFor()
}

for (const [ruleset, bots, kind] of [
  ['superclub', 5, 'line-up'],
  ['title-chase', 11, ''],
] as const) {
  const played = against(bots, ruleset).then(async (one) => {
    await go(one, 40, kind)
    return one
  })
  for (const dark of [false, true])
    for (const width of [390, 1280] as const)
      t.test(`${ruleset} is fit at ${width} px, ${dark ? 'dark' : 'light'}`, async (t) => {
        const { house, token } = await played
        const page = await windowOf(t, house.base, { width, dark, token })
        await open(page, await played)
        await isFit(t, page, ruleset)
      })
}

/** What is pressed where nothing is known of the game, the likeliest to go on first. */
const PRESSED = [
  '.act .body > .choices > .primary:enabled',
  '.table > .stack > .card .primary:enabled',
  '[data-thing].target',
  '.table:not(:has([data-thing].chosen)) [data-thing].can',
  '.act form .primary:enabled',
  '.act .body > .choices > button:enabled',
  '.act form:not(:has([aria-pressed="true"])) button[aria-pressed="false"]:enabled',
]
const PRESSES_MAX = 400
const LOOKS_MAX = 60
const OBSERVE = `window.changes = 0
  new MutationObserver(() => { window.changes += 1 }).observe(document.querySelector('main'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  })`
const changes = (page: Page) => page.evaluate<number>('window.changes')

/** Presses on until the game is over. */
async function toTheEnd(t: Test, { house, game, token }: Played): Promise<void> {
  const page = await windowOf(t, house.base, { token })
  await page.goto(`/play/${game}`)
  await page.locator('.board').waitFor()
  await page.evaluate(OBSERVE)
  const ended = page.getByRole('heading', { name: 'The game has ended' }).first()
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await ended.isVisible()) break
    const before = await changes(page)
    for (const selector of PRESSED) {
      const button = page.locator(selector).filter({ visible: true }).first()
      if ((await button.count()) === 0) continue
      await button.click({ timeout: 300 }).catch(() => undefined)
      break
    }
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) if ((await changes(page)) !== before) break
  }
  await ended.waitFor()
  const { body } = await house.call(`GET /v1/games/${game}`, { token })
  t.equal(body.status, 'over')
}

t.test('Superclub is played to its end by pressing what is marked', async (t) => {
  await toTheEnd(t, await against(1, 'superclub', { quickGame: true, maxSeasons: 1 }))
})

t.test('Title Chase is played to its end by pressing what is marked', async (t) => {
  await toTheEnd(t, await against(1, 'title-chase', { version: 'mini', autoRoll: true }))
})

t.test('two players of a line-up change places, by mouse and by keyboard', async (t) => {
  const played = await against(1, 'superclub', { quickGame: true })
  await go(played, 60, 'line-up')
  const { house, token } = played
  const page = await windowOf(t, house.base, { token })
  await open(page, played)
  const named = (place: string) => page.locator(`[data-key="${place}"] .hidden-label`).textContent()
  const [first, second] = [await named('attack.0'), await named('midfield.0')]
  const name = (label: string | null) => label?.split(',')[0] ?? ''
  const comesTo = (place: string, hasText: string) =>
    page.locator(`[data-key="${place}"] .hidden-label`, { hasText }).waitFor({ state: 'attached' })
  const wayLed = () => page.locator('.bench .target:focus, .pitch .target:focus').waitFor()

  await page.locator('[data-key="attack.0"]').click()
  await page.locator('[data-key="midfield.0"]').click()
  await comesTo('attack.0', name(second))
  await comesTo('midfield.0', name(first))

  await page.locator('[data-key="defence.0"]').focus()
  const before = await named('defence.0')
  await page.keyboard.press('Enter')
  await wayLed()
  await page.keyboard.press('Escape')
  await page.locator('.line-up .chosen').waitFor({ state: 'detached' })
  await page.locator('.bench .player').first().focus()
  const benched = await page.locator('.bench .player .hidden-label').first().textContent()
  await page.keyboard.press('Enter')
  await wayLed()
  await page.locator('[data-key="defence.0"].target').focus()
  await page.keyboard.press(' ')
  await comesTo('defence.0', name(benched))
  t.not(name(await named('defence.0')), name(before))

  const answered = page.waitForResponse((response) => response.url().endsWith('/moves'))
  await page.getByRole('button', { name: 'Submit the line-up' }).press('Enter')
  t.equal((await answered).status(), 201)
})
