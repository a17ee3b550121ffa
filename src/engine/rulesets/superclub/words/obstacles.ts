import type { Problem } from '../../../kernel/rule.ts'
import type { QuestionContext } from '../../../kernel/texts.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import { clubOf, isTalent } from '../read/club.ts'
import { isMarketOpen } from '../read/market.ts'
import { readingOf } from '../read/match.ts'
import { drawsOf, trainingOf, turnOf } from '../read/turns.ts'
import { targetsOf } from '../read/unhappy.ts'
import { actionProblem, feeProblem, upgradeProblem } from '../rules/invest.ts'
import { sellable } from '../rules/market.ts'
import { roomProblem } from '../rules/problems.ts'
import { giftable, trainable } from '../rules/training.ts'
import { nominationProblem } from '../rules/unhappy.ts'
import { playsOf } from '../rules/weapons.ts'
import type { Seen, Superclub } from '../types.ts'

type Context = QuestionContext<Superclub>

export const seenOf = ({ view, table }: Pick<Context, 'view' | 'table'>): Seen => ({
  state: view,
  table,
})

/** Reason why a move is impossible: a description, or the problem that the rules would report. */
type Obstacle = string | Problem | null

const REASONS: Readonly<Record<string, string>> = {
  'squad-full': 'your squad is full',
  'not-enough-cash': 'you have too little money',
  'squad-too-small': 'each squad needs ten outfield players',
  'trade-stale': 'a player has left the club',
}
const MENDED_BY_SALES = ['squad-full', 'not-enough-cash']

/**
 * Returns a question for a decision in which the player can only pass. The question names the
 * obstacle to another answer, and suggests the sale of a player if a sale would remove the
 * obstacle. Returns null if there is no obstacle to another answer.
 */
export function cannot(
  context: Context,
  act: string,
  pass: string,
  obstacle: Obstacle,
): string | null {
  if (obstacle === null) return null
  const code = typeof obstacle === 'string' ? '' : obstacle.code
  const reason = typeof obstacle === 'string' ? obstacle : (REASONS[code] ?? 'it is too late')
  const wayOut =
    MENDED_BY_SALES.includes(code) && maySell(context) ? ', or sell a player first' : ''
  return `you cannot ${act}, because ${reason}. ${pass}${wayOut}?`
}

const maySell = (context: Context): boolean =>
  isMarketOpen(context.view.shared) && sellable(seenOf(context), context.seat).length > 0

export function nominationObstacle(context: Context): Obstacle {
  const seen = seenOf(context)
  const targets = targetsOf(seen, context.seat)
  const problems = targets.map((card) => nominationProblem(seen, context.seat, card))
  if (problems.includes(null)) return null
  return problems[0] ?? 'no unhappy player would join you'
}

export function trainingObstacle(context: Context): Obstacle {
  const { seat } = context
  const seen = seenOf(context)
  if (trainable(seen, seat).length + giftable(seen, seat).length > 0) return null
  if (turnOf(seen).trained.length >= trainingOf(seen, seat).trainees) return 'no training is left'
  const isTaught = clubOf(seen, seat).squad.some((entry) => isTalent(seen, entry))
  return isTaught ? 'your other talents have already trained' : 'no player has a hollow star left'
}

export function scoutingObstacle(context: Context): Obstacle {
  const seen = seenOf(context)
  if (turnOf(seen).draws >= drawsOf(seen, context.seat)) return 'you have used all draws'
  const isLeft = Object.values(context.view.counts.stacks).some((count) => count > 0)
  return isLeft ? null : 'no cards are left'
}

export function investmentObstacle(context: Context): Obstacle {
  const seen = seenOf(context)
  const problems = DEPARTMENTS.map((one) => upgradeProblem(seen, context.seat, one))
  const mayDraw = context.view.counts.staff > 0 && actionProblem(seen, 'staff') === null
  if (mayDraw || problems.includes(null)) return null
  const poor = problems.find((one) => one?.code === 'not-enough-cash')
  const isDone = problems.some((one) => one?.code === 'no-actions-left')
  return poor ?? (isDone ? 'you have used all investments' : 'nothing can be upgraded')
}

export function hiringObstacle(context: Context): Obstacle {
  const seen = seenOf(context)
  const { offered } = clubOf(seen, context.seat)
  const problems = offered.map((staff) => feeProblem(seen, context.seat, staff))
  return problems.includes(null) ? null : (problems[0] ?? null)
}

export function keepingObstacle(context: Context): Obstacle {
  const seen = seenOf(context)
  const isStuck = sellable(seen, context.seat).length === 0
  const { revealed } = readingOf(seen, context.seat)
  return revealed && isStuck ? roomProblem(seen, context.seat) : null
}

export function cardObstacle(context: Context, moment: string): Obstacle {
  const seen = seenOf(context)
  const hand = context.view.own?.hand ?? []
  const isPlayable = hand.some((gc) => playsOf(seen, context.seat, gc).length > 0)
  return isPlayable ? null : `none of your cards fits ${moment}`
}
