import type { HeavyVersions, Line } from '../../engine/kernel/digest.ts'
import { eventContext, sentenceIn } from '../../engine/kernel/event-text.ts'
import type { Game } from '../../engine/kernel/game.ts'
import { isBlocking, type OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { labelOf, questionContext } from '../../engine/kernel/question-text.ts'
import { linesOfNow, nameOf, newsUpTo } from '../../engine/kernel/turn-text.ts'
import type { Seat, Tagged, Viewer } from '../../engine/kernel/types.ts'
import { gameVisibleTo, ownDecisions } from '../../engine/kernel/visibility.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import type { Cursor } from '../core/schema.ts'
import { heavyVersions, stretchFrom } from '../games/beats-since.ts'
import { optionsFor } from '../games/numbered-options.ts'
import { viewerOf } from '../games/observe-game.ts'
import { type HintOptions, linesAfter, outcomeOf } from '../games/present.ts'
import { cursorAt, requireCursor } from '../runtime/cursor.ts'
import { requireRunningGame } from '../runtime/game-access.ts'
import './follow-game.ts'
import { type Waiting, waitUntil } from './wait-for-turn.ts'

const TURN_CHARACTERS_MAX = 4_000
/** Maximum number of characters that a turn text uses for events. */
const NEWS_CHARACTERS_MAX = 1_500
const LINE_CHARACTERS_MAX = 1_000
const PAGE_CHARACTERS_MAX = 3_500

const readOn = (after: number, upTo: number): string => `observe after ${after} to ${upTo}`

/** Events and decisions are read in the same step, so that no event is missed. */
export const describeTurnWhenReady = (
  context: Context,
  caller: Caller,
  gameId: string,
  request: { input: TurnInput; signal?: AbortSignal | undefined },
): Promise<TurnText> =>
  waitUntil(context, caller, gameId, request, ({ live, game, now, viewer, after }) => {
    const { version, over } = game
    const since = () => linesAfter(live, viewer, { after, upTo: version, over })
    const cursor = () => cursorAt(live, version)
    const heavy = () => heavyVersions(stretchFrom(live, game, viewer, after))
    const describe = describeTurn(
      live,
      game,
      { viewer, now, most: request.input.most, cursor, heavy },
      since,
    )
    const { who } = eventContext(live.rules, live.table, viewer)
    const handles = live.record.seats.map(({ seat }) => who(seat))
    const facts = { version, over, seat: typeof viewer === 'number' ? viewer : null, handles }
    const result = outcomeOf(live.rules, game)
    return () => ({ ...facts, ...describe(), result })
  })

interface Reading {
  readonly viewer: Viewer
  readonly now: number
  readonly most?: number | undefined
  readonly cursor?: () => string
  readonly heavy?: HeavyVersions
}

export function describeTurn(
  advised: HintOptions,
  game: Game,
  reading: Reading,
  linesSince: () => readonly Line[],
): () => Pick<TurnText, 'text' | 'decisionId' | 'options'> {
  const { most = TURN_CHARACTERS_MAX } = reading
  const { stands, ...asked } = positionOf(advised, game, reading)
  const room = most - stands.length - 1
  // The game's version is copied now, because the game may have changed by the time the text is
  // rendered.
  const { version } = game
  const { cursor = () => String(version), heavy } = reading
  return () => {
    const text = `${newsWithin(room, cursor(), linesSince(), heavy)}\n${stands}`
    return { text, ...asked }
  }
}

/**
 * If the description of the open decisions is too long, the turn text only names the move types and
 * refers to the rules, which describe each move's fields.
 */
function positionOf(advised: HintOptions, game: Game, { viewer, now }: Reading) {
  // The options of each decision are computed only once, because the computation runs a slow bot.
  const known = new Map<OpenDecision, readonly Tagged[]>()
  const optionsOf = (decision: OpenDecision) => {
    const options = known.get(decision) ?? optionsFor(advised, game, decision)
    known.set(decision, options)
    return options
  }
  const linesOf = (lineMost: number) =>
    linesOfNow(advised.rules, game, viewer, { now, optionsOf, lineMost }).join('\n')
  const whole = linesOf(LINE_CHARACTERS_MAX)
  const stands = whole.length <= TURN_CHARACTERS_MAX - NEWS_CHARACTERS_MAX ? whole : linesOf(0)
  const own = game.paused || game.over ? [] : ownDecisions(game.open, viewer)
  const answerable = own.filter(({ suspendedBy }) => suspendedBy === undefined)
  const decision = answerable.find(isBlocking) ?? answerable[0]
  if (!decision) return { stands, decisionId: null, options: [] }
  const context = questionContext(advised.rules, game, decision)
  const options = optionsOf(decision).map((move) => labelOf(advised.rules, move, context))
  return { stands, decisionId: nameOf(decision, game.version), options }
}

function newsWithin(
  room: number,
  cursor: string,
  lines: readonly Line[],
  heavyIn: HeavyVersions | undefined,
): string {
  let known: ReadonlySet<number> | undefined
  const heavy = heavyIn && (() => (known ??= heavyIn()))
  for (let most = NEWS_CHARACTERS_MAX; ; most >>= 1) {
    const news = newsUpTo(cursor, { lines, most, readOn, ...(heavy && { heavy }) })
    if (news.length <= room || most === 0) return news
  }
}

export async function describeLog(
  context: Context,
  caller: Caller,
  gameId: string,
  cursor: Cursor,
): Promise<LogText> {
  requireScope(caller, 'read')
  const live = await requireRunningGame(context, caller, gameId)
  const viewer = viewerOf(caller, live.record)
  return live.run(({ game }) => {
    const { version, over } = gameVisibleTo(game, viewer)
    const after = requireCursor(live, version, cursor)
    return () => {
      const page = pageOf(linesAfter(live, viewer, { after, upTo: version, over }), version)
      return { ...page, version, cursor: cursorAt(live, page.upTo) }
    }
  })
}

function pageOf(lines: readonly Line[], version: number): Pick<LogText, 'upTo' | 'sentences'> {
  const sentences: string[] = []
  let room = PAGE_CHARACTERS_MAX
  for (const line of lines) {
    const sentence = sentenceIn(line.text)
    if (sentence === null) continue
    room -= sentence.length + 1
    if (room < 0 && sentences.length > 0) return { upTo: line.version - 1, sentences }
    sentences.push(sentence)
  }
  return { upTo: version, sentences }
}

export interface TurnInput extends Pick<Waiting, 'after' | 'until'> {
  readonly timeoutSeconds: number
  readonly most?: number
}
export interface TurnText {
  readonly version: number
  readonly over: boolean
  readonly text: string
  readonly handles: readonly string[]
  readonly seat: Seat | null
  readonly decisionId: string | null
  readonly options: readonly string[]
  readonly result: ReturnType<typeof outcomeOf>
}

export interface LogText {
  readonly upTo: number
  readonly version: number
  readonly cursor: string
  readonly sentences: readonly string[]
}
