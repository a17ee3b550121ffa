// Plays each lesson to its end with mouse clicks, following the coach's instructions.
import t from 'tap'
import { sameJson } from '../../src/engine/kernel/json.ts'
import type { LessonStep } from '../../src/engine/kernel/lesson.ts'
import type { LessonGame } from '../../web/src/engine/lesson-game.ts'
import { type LoadedLesson, lessonOf, startedLesson } from '../../web/src/engine/lessons.ts'
import { isFit, type Page, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

type Move = LessonStep['accept'][number] & Readonly<Record<string, unknown>>

async function pressAt(page: Page, selector: string, text?: string): Promise<void> {
  const item = page.locator(selector, text === undefined ? {} : { hasText: text }).first()
  await item.waitFor()
  await item.scrollIntoViewIfNeeded()
  const box = await item.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const pressItem = (page: Page, item: string): Promise<void> =>
  pressAt(page, `.board [data-thing="${item}"]`)

/**
 * Maps each type of move that takes more than one press on a labelled answer to the presses that
 * make the move.
 */
const PRESSES: Readonly<Record<string, (page: Page, move: Move) => Promise<void>>> = {
  async 'draft-pick'(page, { card }) {
    await pressItem(page, `card:${card}`)
    await pressAt(page, '.coach .body .primary:enabled')
  },
  // On a phone, the clubs are in another tab, so the player completes the move in the form.
  async 'play-cup-match'(page) {
    await pressAt(page, '.coach .choices button', 'Play a Cup Match')
    await pressAt(page, '.coach form button.primary:enabled')
  },
  async 'challenge-final'(page) {
    await pressAt(page, '.coach .choices button', 'Challenge to the Cup Final')
    await pressAt(page, '.coach form button', 'Red')
    await pressAt(page, '.coach form button.primary:enabled')
  },
  accept: (page) => pressAt(page, '.editor button', 'Accept'),
  'lineup-submit': (page) => pressAt(page, '.editor button.primary'),
  'auction-bid': (page, { amount }) => pressAt(page, '.editor button', `Bid ${amount}M`),
  'buy-star': (page, { category }) => pressAt(page, '.editor button', `Buy ${category}`),
  'commit-lineup': (page) => pressAt(page, '.editor button.primary'),
}

/**
 * Returns the start of a move's label, up to the first seat number, because pages show player names
 * instead of seat numbers.
 */
function labelIn(game: LessonGame, move: Move): string {
  const decision = game.seen().decisions.find(({ moves }) => moves.includes(move.type))
  const at = decision?.examples.findIndex((one) => sameJson(one, move)) ?? -1
  const [label = ''] = (decision?.labels[at] ?? '').split(/Seat \d/)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

async function complete(page: Page, game: LessonGame, { accept }: LessonStep): Promise<void> {
  const move = accept[0] as Move | undefined
  if (!move) {
    await pressAt(page, '.coach .body .primary')
    return game.next()
  }
  const label = labelIn(game, move)
  const named = page.locator('.coach [data-answers]')
  const own = PRESSES[move.type]
  if (own && (label === '' || (await named.count()) === 0)) {
    const toEditor = page.locator('.to-editor')
    if (await toEditor.isVisible()) await toEditor.click()
    await own(page, move)
  } else await pressAt(page, '.coach [data-answers] button', label)
  const { id = '' } = game.seen().decisions.find(({ moves }) => moves.includes(move.type)) ?? {}
  game.play(id, move)
}

async function playLesson(page: Page, loaded: LoadedLesson): Promise<void> {
  const game = startedLesson(loaded)
  for (const step of loaded.lesson.steps.slice(0, -1)) {
    await page.locator('.coach').getByRole('heading', { name: step.ask, exact: true }).waitFor()
    await page.locator('.coach .body').waitFor()
    await complete(page, game, step)
  }
}

for (const [ruleset, width] of [
  ['rising-star', 1280],
  ['starplayer', 390],
  ['superclub', 1280],
  ['title-chase', 390],
] as const)
  t.test(`${ruleset}: its lesson is played to the end with a mouse, ${width} px`, async (t) => {
    const { base } = await sharedPagesService()
    const loaded = await lessonOf(ruleset)
    if (!loaded) throw new Error(`${ruleset} has no lesson`)
    const page = await windowOf(t, base, { width })
    await visit(page, `/learn/${ruleset}`)
    await page.locator('.coach').waitFor()
    await isFit(t, page, 'the lesson')

    await playLesson(page, loaded)

    const { ask = '' } = loaded.lesson.steps.at(-1) ?? {}
    await page.locator('.coach').getByRole('heading', { name: ask }).waitFor()
    await page.getByRole('button', { name: 'Play a bot' }).waitFor()
  })

t.test('a lesson that was open before opens and is played without a network', async (t) => {
  const { base } = await sharedPagesService()
  const loaded = await lessonOf('superclub')
  if (!loaded) throw new Error('SUPERCLUB has no lesson')
  const page = await windowOf(t, base, { own: true })
  await page.goto('/learn/superclub')
  await page.locator('.coach').waitFor()
  await page.evaluate(`(async () => {
    const isKept = () => navigator.serviceWorker.controller && caches.match('/replay')
    while (!(await isKept())) await new Promise((go) => setTimeout(go, 50))
  })()`)
  await page.context().setOffline(true)

  await page.reload()

  await playLesson(page, loaded)
  await page.getByRole('button', { name: 'Play a bot' }).waitFor()
})

t.test('TITLE CHASE points at its board and says why a team cannot be chosen', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/learn/title-chase')
  await page.locator('.spotlight i').first().waitFor()
  const [ring, team] = await Promise.all(
    ['.spotlight i', '.board [data-thing="team:T04"]'].map((one) =>
      page.locator(one).first().boundingBox(),
    ),
  )
  t.ok(
    Math.abs(ring!.x - team!.x) < 2 && Math.abs(ring!.y - team!.y) < 2,
    'the ring is on the team',
  )
})
