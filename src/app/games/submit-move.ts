import { at } from '../../engine/kernel/define.ts'
import type { Cause, Commit, Game } from '../../engine/kernel/game.ts'
import { sameJson } from '../../engine/kernel/json.ts'
import { isBlocking } from '../../engine/kernel/open-decisions.ts'
import { handOver, submit } from '../../engine/kernel/perform.ts'
import { Refusal } from '../../engine/kernel/refusal.ts'
import type { Seat } from '../../engine/kernel/types.ts'
import { gameVisibleTo, ownDecisions } from '../../engine/kernel/visibility.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { cursorOf, requireCursor } from '../runtime/cursor.ts'
import { expireOverdue } from '../runtime/expire-overdue.ts'
import { cachedRunningGame, ownSeat, requireRunningGame, seatOf } from '../runtime/game-access.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import type { KeyedResult } from '../runtime/move-keys.ts'
import { type Stretch, shownStretch, stretchSince } from './beats-since.ts'
import { explainRefusedMove, refusedTo } from './explain-refusal.ts'
import type { ChosenMove } from './numbered-options.ts'
import { moveNumbered } from './numbered-options.ts'
import {
  askedDecisions,
  outcomeOf,
  presentDecision,
  presentFacts,
  seenEvents,
  versionVisibleTo,
  wantsWords,
} from './present.ts'
import type { MoveAnswer, MoveInput } from './schema.ts'

/** Maximum number of events in an answer; a client that needs more events must read the log. */
const EVENTS_IN_ANSWER_MAX = 2_000

export async function submitMove<T>(
  context: Context,
  caller: Caller,
  gameId: string,
  input: ChosenMove,
  render: (answer: MoveAnswer, replayed: boolean) => T,
): Promise<T> {
  requireScope(caller, 'play')
  const { metrics } = context
  const began = performance.now()
  const atHand = cachedRunningGame(context, caller, gameId)
  const live = atHand ?? (await requireRunningGame(context, caller, gameId))
  const own = ownSeat(caller, live.record)
  try {
    const { replayed, rendered } = await live.run((command) => {
      const seat = own ?? seatOfHost(command, input)
      const { replayed, answered, stretch } = answerOf(command, seat, input)
      return () => {
        const answer = answered()
        // Computes the recap outside the game's command queue, because the computation takes a long
        // time.
        if (stretch) {
          const rendered = () => render({ ...answer, ...shownStretch(stretch) }, replayed)
          return { replayed, rendered }
        }
        const value = render(answer, replayed)
        return { replayed, rendered: () => value }
      }
    })
    const seconds = (performance.now() - began) / 1000
    metrics.registry.later(() => {
      metrics.moveSeconds.observe(seconds)
      if (!replayed) metrics.moves.inc({ ruleset: live.rules.id, by: 'player' })
    })
    return rendered()
  } catch (error) {
    if (error instanceof ServiceError) {
      const seat = error.decision?.seat ?? seatOf(caller, live.record)
      metrics.refusals.inc({ code: error.code })
      if (live.record.lot !== null)
        void context.ports.seasons.count(live.id, { illegal: 1 }).catch(() => {})
      context.refusals.record(error, { live, account: caller.account.id, seat, move: input.move })
    }
    throw error
  }
}

/**
 * A host who plays all seats acts for the seat of the decision, or for the seat of the earlier
 * request with the same idempotency key.
 */
export function seatOfHost(
  { live: { record }, game, resultOfKey }: CommandContext,
  { decisionId, moveId }: Pick<MoveInput, 'decisionId' | 'moveId'>,
): Seat {
  const seats = record.seats.filter(({ kind }) => kind === 'host').map(({ seat }) => seat)
  const moved = moveId === undefined ? undefined : seats.find((seat) => resultOfKey(seat, moveId))
  const openSeat = game.open.find(({ id }) => id === decisionId)?.seat
  return moved ?? seats.find((seat) => seat === openSeat) ?? at(seats, 0)
}

interface Answered {
  readonly replayed: boolean
  readonly answered: () => MoveAnswer
  readonly stretch: Stretch | null
}

function answerOf(command: CommandContext, seat: Seat, input: ChosenMove): Answered {
  const { live, game, now, append, resultOfKey } = command
  const { decisionId, moveId, include, option } = input
  const heard = gameVisibleTo(game, seat).version
  const after = input.after === undefined ? undefined : requireCursor(live, heard, input.after)
  const move = option ? moveNumbered(live, game, seat, decisionId, option) : input.move
  const first = moveId === undefined ? undefined : resultOfKey(seat, moveId)
  if (first) return firstAnswer(live, seat, first, { decisionId, move, include, after })
  const { rules, luck } = live
  expireOverdue(command)
  if (game.hands[seat] === 'bot' && !game.over && !game.resigned[seat])
    append(handOver(rules, game, seat, 'player', luck, now))
  const decision = game.open.find(({ id }) => id === decisionId)
  const before = gameVisibleTo(game, seat).version
  try {
    append(submit(rules, game, { seat, decisionId, move, moveId }, luck, now))
  } catch (error) {
    throw error instanceof Refusal
      ? explainRefusedMove(live, game, { seat, decision, move, include }, error)
      : error
  }
  if (decision && isBlocking(decision)) live.resetBots()
  return { replayed: false, ...shownAnswer(live, game, seat, { after, include, before }) }
}

/**
 * Answers a repeated request like the first one, with the information that the seat could see at
 * the time of the first request.
 */
function firstAnswer(
  live: LiveGame,
  seat: Seat,
  { commit, isUndone, gameThen }: KeyedResult,
  input: Pick<MoveInput, 'decisionId' | 'move'> & Omit<AnswerContents, 'before'>,
): Answered {
  const { cause } = commit
  const isSame =
    cause.kind === 'move' &&
    cause.decisionId === input.decisionId &&
    sameJson(cause.move, parsedAgain(live, input.move))
  if (!isSame) throw serviceError('idempotency-mismatch')
  if (isUndone) throw serviceError('move-undone')
  const game = gameThen()
  const before = versionVisibleTo(live, seat, game.version - commit.events.length)
  return { replayed: true, ...shownAnswer(live, game, seat, { ...input, before }) }
}

/**
 * The move is parsed to fill in default values, because the stored move contains the default
 * values.
 */
function parsedAgain({ rules }: LiveGame, move: unknown): unknown {
  const { type } = move as { type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(rules.moves, type)) return move
  const parsed = rules.moves[type]?.safeParse(move)
  return parsed?.success ? parsed.data : move
}

interface AnswerContents {
  readonly after?: number | undefined
  readonly include: MoveInput['include']
  readonly before: number
}

/**
 * The game's state is copied immediately, because later moves change it. Stored events need no
 * copy, because they never change.
 */
function shownAnswer(
  live: LiveGame,
  game: Game,
  seat: Seat,
  { after, include, before }: AnswerContents,
): Omit<Answered, 'replayed'> {
  const { rules } = live
  const { version, over, table } = game
  const own = ownDecisions(game.open, seat)
  const words = wantsWords(include)
  const decisions = askedDecisions(live, game, own, include)
  const facts = over && !live.showsEnd ? { facts: [] } : presentFacts(rules, game, seat, words)
  const outcome = outcomeOf(rules, game)
  const isSealed = over && !live.showsEnd
  const wantsView = !isSealed && (include.includes('view') || include.includes('text'))
  const seen = wantsView ? rules.viewFor(game.state, seat, table) : undefined
  const view = include.includes('view') ? structuredClone(seen) : undefined
  const text = include.includes('text') ? rules.text(seen, seat, table) : undefined
  const whole = include.includes('decisions')
    ? own.map((decision) => presentDecision(live, game, decision, words))
    : undefined
  const from = Math.min(after ?? before, before)
  const range = { after: from, upTo: version, over, most: EVENTS_IN_ANSWER_MAX, words }
  const stretch = include.includes('beats') ? stretchSince(live, game, seat, from) : null
  const answered = () => {
    const head = live.headOf(version)
    const events = seenEvents(live, seat, range)
    return {
      ruleset: rules.id,
      version,
      cursor: cursorOf(version, head),
      head,
      events,
      decisions,
      outcome,
      view,
      text,
      whole,
      ...facts,
    }
  }
  return { answered, stretch }
}

interface PlayerAct {
  readonly moveId: string | undefined
  isSame(cause: Cause): boolean
  perform(): Commit
}

export function answerTo(
  command: CommandContext,
  seat: Seat,
  { moveId, isSame, perform }: PlayerAct,
): Answered {
  const { live, game, append, resultOfKey } = command
  const first = moveId === undefined ? undefined : resultOfKey(seat, moveId)
  if (first) {
    if (!isSame(first.commit.cause)) throw serviceError('idempotency-mismatch')
    const then = first.gameThen()
    const before = versionVisibleTo(live, seat, then.version - first.commit.events.length)
    return { replayed: true, ...shownAnswer(live, then, seat, { include: [], before }) }
  }
  expireOverdue(command)
  const before = gameVisibleTo(game, seat).version
  try {
    append(perform())
  } catch (error) {
    throw error instanceof Refusal ? refusedTo(live, seat, error) : error
  }
  live.resetBots()
  return { replayed: false, ...shownAnswer(live, game, seat, { include: [], before }) }
}
