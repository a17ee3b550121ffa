import { connect, type Play, playLoop } from '../../packages/client/src/index.ts'
import { type Page, visit } from './browser.ts'
import type { PagesService } from './pages.ts'

export const shortest: Readonly<Record<string, object>> = {
  goalscorer: { turnLimit: 5 },
  'rising-star': { seasons: 1, turnCap: 12, autoRoll: true },
  starplayer: { mode: 'five-a-side', maxTurns: 10 },
  superclub: { quickGame: true, maxSeasons: 1 },
  'title-chase': { version: 'mini', autoRoll: true },
}

export interface PlayingTerms {
  readonly ruleset: string
  readonly seats: number
  readonly options?: object
}

export interface Begun {
  readonly token: string
  readonly id: string
}

export async function begin(service: PagesService, { ruleset, seats, options = {} }: PlayingTerms) {
  const { token } = await service.signUp('Grace')
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' }))
  const body = { ruleset, options, seats: [{ kind: 'me' }, ...bots] }
  const { body: game } = await service.call('POST /v1/games', { token, body })
  return { token, id: String(game.id) }
}

type Thinking = (asked: Parameters<Play['think']>[0]) => ReturnType<Play['think']> | 'enough'

/** Plays until `think` returns `enough`; the result is false if the game ended before. */
export async function playUntil(
  { base }: PagesService,
  { token, id }: Begun,
  think: Thinking,
): Promise<boolean> {
  const enough = new AbortController()
  const play: Play = {
    game: id,
    signal: enough.signal,
    think(asked) {
      const answer = think(asked)
      if (answer !== 'enough') return answer
      enough.abort()
      return null
    },
  }
  await playLoop(connect(base, { token }), play).catch((error) => {
    if (!enough.signal.aborted) throw error
  })
  return enough.signal.aborted
}

/** Begins games, because a game can end by chance before `think` returns `enough`. */
export async function beginUntil(
  service: PagesService,
  terms: PlayingTerms,
  think: Thinking,
): Promise<Begun> {
  for (let tries = 0; tries < 10; tries += 1) {
    const game = await begin(service, terms)
    if (await playUntil(service, game, think)) return game
  }
  throw new Error('Ten games ended before they reached the wanted decision.')
}

export const showLog = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Log', exact: true }).click()

export async function openTable(page: Page, { id }: Begun): Promise<void> {
  await visit(page, `/play/${id}`)
  await page.locator('.board').waitFor()
}

/**
 * Selectors of the buttons and board items that a player presses without knowing the game. Items
 * that complete a move come before items that start a move.
 */
export const MARKED = [
  '.act .body > .choices > .primary:enabled',
  '.rail .editor .primary:enabled',
  '[data-thing].target',
  '.table:not(:has([data-thing].chosen)) [data-thing].can',
  '.act form .primary:enabled',
  '.act .body > .choices:not(.links) > button:enabled:not(.why-not, [aria-pressed="true"])',
  '.act form:not(:has([aria-pressed="true"])) button[aria-pressed="false"]:enabled',
]

/**
 * If no board item is marked, the simulated player presses the button of a suggested move or uses
 * the form.
 */
export const UNMARKED = [
  '.act .choices.upright button:enabled',
  '.act form .primary:enabled',
  '.act form:not(:has([aria-pressed="true"])) button[aria-pressed="false"]:enabled',
]

export const playToTheEnd = (page: Page, milliseconds: number): Promise<boolean> =>
  play(page, milliseconds, Number.POSITIVE_INFINITY)

/**
 * Presses marked board items until the game ends or a limit is reached. The function that presses
 * board items runs in the page, because clicks by script in the page are faster than clicks by the
 * test.
 */
export const play = (page: Page, milliseconds: number, presses: number): Promise<boolean> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const until = Date.now() + ${milliseconds}
    let left = ${presses}
    const marked = ${JSON.stringify(MARKED)}
    const unmarked = ${JSON.stringify(UNMARKED)}
    const allOf = (way) => [...document.querySelectorAll(way)]
    const step = () => {
      const turn = document.querySelector('.act h2')?.textContent
      if (turn === 'The game has ended' || left === 0) return resolve(true)
      if (Date.now() > until) return reject(new Error(document.querySelector('.act').textContent))
      const shown = marked.flatMap(allOf).find((one) => one.checkVisibility())
      const pressed = shown ?? unmarked.flatMap(allOf)[0]
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      if (pressed) left -= 1
      // If no board item can be pressed, waits for an event of the game, and otherwise waits until
      // the page has drawn the effect of the press.
      setTimeout(step, pressed ? 10 : 40)
    }
    step()
  })`)
