import t, { type Test } from 'tap'
import { connect, type Play, playLoop } from '../../packages/client/src/index.ts'
import { isFit, type Page, windowOf } from './browser.ts'
import { type PagesHouse, pagesHouse } from './pages.ts'

interface Played {
  readonly ruleset: string
  readonly seats: number
  readonly options?: object
}

/** Somebody among bots. */
async function begin({ call, signUp }: PagesHouse, { ruleset, seats, options = {} }: Played) {
  const { token } = await signUp('Grace')
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' }))
  const body = { ruleset, options, seats: [{ kind: 'me' }, ...bots] }
  const { body: game } = await call('POST /v1/games', { token, body })
  return { token, id: String(game.id) }
}
type Begun = Awaited<ReturnType<typeof begin>>

/** So many moves of mine, as the house would make them. */
async function playOn(
  { base }: PagesHouse,
  { token, id }: Begun,
  moves: number,
  think: Play['think'] = ({ standing }) => (standing ? null : 0),
) {
  const enough = new AbortController()
  let made = 0
  const onTurn = () => {
    made += 1
    if (made === moves) enough.abort()
  }
  const play = { game: id, signal: enough.signal, think, onTurn }
  await playLoop(connect(base, { token }), play).catch((error) => {
    if (!enough.signal.aborted) throw error
  })
}

/** Knows no rules: it takes what is suggested first, else what the form has to send. */
const TO_THE_END = `new Promise((resolve, reject) => {
  const until = Date.now() + 20000
  const step = () => {
    const card = document.querySelector('.act')
    if (card?.querySelector('h2')?.textContent === 'The game has ended') return resolve(true)
    if (Date.now() > until) return reject(new Error(card?.textContent))
    const first = (...ways) => ways.map((way) => card.querySelector(way)).find(Boolean)
    const isMine = card?.classList.contains('mine')
    const found = !isMine ? null : first('.choices.upright button:enabled',
      '.form [type=submit]:enabled', '.form select', '.form button:enabled',
      '.choices button:enabled')
    if (found?.matches('select')) {
      found.selectedIndex = found.length - 1
      found.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (found) found.click()
    setTimeout(step, 15)
  }
  step()
})`

const openAt = async (page: Page, { id }: Begun) => {
  await page.goto(`/play/${id}`)
  await page.locator('.board').waitFor()
}

async function isFitEverywhere(t: Test, played: Played): Promise<void> {
  const house = await pagesHouse()
  const game = await begin(house, played)
  await playOn(house, game, 40)
  for (const width of [390, 1280] as const)
    for (const dark of [false, true]) {
      const page = await windowOf(t, house.base, { width, dark, token: game.token })
      await openAt(page, game)
      await isFit(t, page, `${played.ruleset}, ${width} px, ${dark ? 'dark' : 'light'}`)
    }
}

async function isPlayedToTheEnd(t: Test, played: Played): Promise<void> {
  const house = await pagesHouse()
  const game = await begin(house, played)
  const page = await windowOf(t, house.base, { token: game.token })
  await openAt(page, game)
  t.ok(await page.evaluate(TO_THE_END))
  await page.getByText('The game has ended').first().waitFor()
}

t.test('STARPLAYER fits a phone and a desk, by day and by night', (t) =>
  isFitEverywhere(t, { ruleset: 'starplayer', seats: 4 }),
)

t.test('Rising Star fits with six seats, too', (t) =>
  isFitEverywhere(t, { ruleset: 'rising-star', seats: 6 }),
)

/** As soon as there is one to play. */
const openingWindow: Play['think'] = ({ examples }) => {
  const at = examples.findIndex(({ type }) => type === 'play-transfer-window')
  return at < 0 ? 0 : at
}

t.test('STARPLAYER: a deal is made of two columns of cards', async (t) => {
  const house = await pagesHouse()
  const game = await begin(house, { ruleset: 'starplayer', seats: 2 })
  await playOn(house, game, 1, openingWindow)
  const page = await windowOf(t, house.base, { width: 390, token: game.token })
  await openAt(page, game)
  await isFit(t, page, 'a Transfer Window')
  const cards = (side: string) => page.getByLabel(`${side}: cards`).getByRole('button')
  await cards('You give').last().click()
  await cards('You get').last().click()
  await page.getByRole('button', { name: 'Make the offer' }).click()
  await page
    .getByText(/Red offers/)
    .first()
    .waitFor()
})

t.test('STARPLAYER is played to its end through the page', (t) =>
  isPlayedToTheEnd(t, {
    ruleset: 'starplayer',
    seats: 2,
    options: { mode: 'five-a-side', maxTurns: 10 },
  }),
)

t.test('Rising Star is played to its end through the page', (t) =>
  isPlayedToTheEnd(t, {
    ruleset: 'rising-star',
    seats: 2,
    options: { seasons: 1, turnCap: 12, autoRoll: true },
  }),
)
