import { eventContext, refusalText } from '../../engine/kernel/event-text.ts'
import type { Game } from '../../engine/kernel/game.ts'
import { isBlocking, type OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { nearestTo, questionContext, questionOf } from '../../engine/kernel/question-text.ts'
import type { Refusal } from '../../engine/kernel/refusal.ts'
import type { Wording } from '../../engine/kernel/texts.ts'
import { spacesOf } from '../../engine/kernel/turn.ts'
import type { Seat, Tagged } from '../../engine/kernel/types.ts'
import { ownDecisions } from '../../engine/kernel/visibility.ts'
import { errorFromRefusal, type ServiceError } from '../core/errors.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { asRecord, decisionBrief, wantsWords } from './present.ts'
import type { MoveInput } from './schema.ts'

interface Attempt {
  readonly seat: Seat
  readonly decision: OpenDecision | undefined
  readonly move: unknown
  readonly include: MoveInput['include']
}

export function explainRefusedMove(
  live: LiveGame,
  game: Game,
  { seat, decision, move, include }: Attempt,
  refusal: Refusal,
): ServiceError {
  const { rules } = live
  const own = game.over || game.resigned[seat] ? [] : ownDecisions(game.open, seat)
  const answered = own.find((one) => one === decision)
  const suspended = answered?.suspendedBy === refusal.code
  const open = answered ?? own.find(isBlocking) ?? own[0]
  const wording = wantsWords(include) || 'handles'
  if (!open) return refusedTo(live, seat, refusal, wording)
  const words = questionContext(rules, game, open, undefined, wording)
  const spaces = answered && !suspended ? spacesOf(rules, game, answered) : []
  return errorFromRefusal(refusal, {
    detail: `${undoneSince(live, refusal)}${refusalText(rules, refusal, words)}`,
    suspended,
    decision: { ...decisionBrief(game, open), question: questionOf(rules, words) },
    nearest: nearestTo(rules, spaces, taggedOf(move), words).map(({ move: one, label }) => ({
      move: one && structuredClone(asRecord(one)),
      label,
    })),
  })
}

function undoneSince({ rules, table, commits }: LiveGame, { code }: Refusal): string {
  const cause = commits.at(-1)?.cause
  if (code !== 'decision-closed' || cause?.kind !== 'undo') return ''
  return `${eventContext(rules, table, 'spectator').who(cause.seat)} undid a move. `
}

export const refusedTo = (
  { rules, table }: LiveGame,
  seat: Seat,
  refusal: Refusal,
  wording?: Wording,
): ServiceError =>
  errorFromRefusal(refusal, {
    detail: refusalText(rules, refusal, eventContext(rules, table, seat, wording)),
  })

const taggedOf = (move: unknown): Tagged =>
  typeof move === 'object' && move !== null ? (move as Tagged) : { type: '' }
