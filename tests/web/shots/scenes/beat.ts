import type { Page } from 'playwright-core'
import type { Beat, Show } from '../../../../src/engine/kernel/beats.ts'
import { MOMENT_MILLISECONDS } from '../camera.ts'
import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'
import { type GameTable, lay, playOn, tableShot } from '../tables.ts'

interface Wanted {
  readonly ruleset: string
  /** Number of moves after which the wanted beat may come. */
  readonly made: number
  isWanted(show: Show): boolean
}

const isDuel = (show: Show): boolean =>
  show.kind === 'match' &&
  (show.stage === 'dice' || show.stage === 'third') &&
  (show.home === 0 || show.away === 0)

const wanted: readonly Wanted[] = [
  { ruleset: 'goalscorer', made: 10, isWanted: ({ kind }) => kind === 'score' },
  { ruleset: 'rising-star', made: 40, isWanted: (show) => show.kind === 'dice' && show.seat === 0 },
  { ruleset: 'superclub', made: 120, isWanted: isDuel },
  { ruleset: 'title-chase', made: 80, isWanted: isDuel },
  { ruleset: 'starplayer', made: 80, isWanted: (show) => show.kind === 'card' && show.seat === 0 },
]

/** Takes pictures in the middle of an animation of each game. */
export const beat: Scene = async ({ stage, camera }) => {
  for (const one of wanted) {
    const others = one.ruleset === 'goalscorer' ? ['Grace'] : ['Grace', 'Katherine', 'Annie']
    const table = await lay(stage, { ruleset: one.ruleset, who: ['Ada', ...others] })
    const { since, to } = await playUntil(stage, table, one)
    await camera.shoot(`beat-${one.ruleset}`, {
      ...tableShot(table),
      see: '.ticker:is(.plays, :has(.again))',
      isMoving: true,
      prepare: (page) => page.addInitScript(shownUntil(table.id, since)),
      act: (page) => stopAt(page, to),
    })
  }
}

/** The page animates all events after the version that the browser tab has shown. */
const shownUntil = (id: string, version: number) =>
  `sessionStorage.setItem('touchline.shown.${id}', '${version}')`

/** The page animates at most this number of events when it opens. */
const OPENING_EVENTS_MAX = 120

/** Returns the game versions before the move with the wanted beat, and of the beat. */
async function playUntil(stage: Stage, table: GameTable, { made: least, isWanted }: Wanted) {
  const { token } = table.sitters[0]!
  let [since, to] = [0, 0]
  await playOn(stage, table, async (_, made) => {
    const { body } = await stage.call(`GET /v1/games/${table.id}?since=${since}`, { token })
    const beats: readonly Beat[] = body.beats ?? []
    const isShort = body.version - since <= OPENING_EVENTS_MAX
    const found = made > least && isShort && beats.find(({ show }) => isWanted(show))
    if (found) to = found.to
    else since = body.version
    return to > 0
  })
  if (to === 0) throw new Error('the game has ended without the wanted beat')
  return { since, to }
}

/** Starts the animations again while the page's clock is stopped, and advances them to the beat. */
async function stopAt(page: Page, to: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + PAUSE_MILLISECONDS)
  await page.keyboard.press('b')
  const ticker = page.locator('.ticker')
  while ((await ticker.getAttribute('data-to')) !== `${to}`)
    await ticker.locator('.next').dispatchEvent('click')
  await page.clock.runFor(MOMENT_MILLISECONDS)
}

const PAUSE_MILLISECONDS = 100
