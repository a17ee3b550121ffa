import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/types.ts'
import { type Card, MONEY_STEP } from './content/schema.ts'
import type { Move } from './moves.ts'
import { clubOf, tradableOf } from './read/clubs.ts'
import { buyersOf, debtOf, offerProblem, partnersOf, saleProblem } from './read/deals.ts'
import { topFrame } from './read/frames.ts'
import type { Bundle, Sale } from './state.ts'
import type { At, Decision, State, Table } from './types.ts'

/**
 * Maximum number of attempts to find a legal random deal, which is high because the rules refuse
 * most random deals.
 */
const TRIES_MAX = 24
/**
 * Maximum number of cards that each side gives in a random deal, because larger deals are rarely
 * legal.
 */
const CARDS_MAX = 2

interface Suggestion {
  readonly decision: Decision
  readonly type: Move['type']
}

/**
 * Returns a random legal deal of public cards. Bonus claims are never suggested, because a claim
 * depends on what the player remembers.
 */
export function suggest(
  state: State,
  { decision: { seat }, type }: Suggestion,
  table: Table,
  chance: Chance,
): Move | null {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const move = drawMove({ state, table }, seat, type, chance)
    if (move !== null) return move
  }
  return null
}

function drawMove(at: At, seat: Seat, type: Move['type'], chance: Chance): Move | null {
  if (type === 'offer') {
    const to = chance.pick(partnersOf(at, seat))
    const terms = drawTerms(at, seat, to, chance)
    return terms && { type, to, ...terms }
  }
  if (type === 'counter') {
    const offer = topFrame(at, 'window')?.offer
    const terms = offer ? drawTerms(at, seat, offer.by, chance) : null
    return terms && { type, ...terms }
  }
  if (type === 'offer-sale') return drawSale(at, seat, chance)
  return type === 'offer-in-kind' ? drawInKind(at, seat, chance) : null
}

interface Terms {
  readonly give: Bundle
  readonly take: Bundle
}

function drawTerms(at: At, by: Seat, to: Seat, chance: Chance): Terms | null {
  const give = { cards: drawCards(at, by, 0, chance), money: 0 }
  const take = { cards: drawCards(at, to, 0, chance), money: 0 }
  const payer = chance.below(3)
  if (payer === 0 || give.cards.length === 0) give.money = drawMoney(at, by, chance)
  else if (payer === 1 || take.cards.length === 0) take.money = drawMoney(at, to, chance)
  return offerProblem(at, { by, to, give, take }) ? null : { give, take }
}

function drawCards(at: At, seat: Seat, min: number, chance: Chance): Card[] {
  const cards = chance.shuffle(tradableOf(clubOf(at, seat)))
  return cards.slice(0, min + chance.below(CARDS_MAX + 1 - min))
}

function drawMoney(at: At, seat: Seat, chance: Chance): number {
  const steps = Math.floor(clubOf(at, seat).cash / MONEY_STEP)
  return steps === 0 ? 0 : drawAmount(steps, chance)
}

const drawAmount = (steps: number, chance: Chance): number => (1 + chance.below(steps)) * MONEY_STEP

function drawSale(at: At, seat: Seat, chance: Chance): Move | null {
  const debt = debtOf(at, seat)
  const cards = drawCards(at, seat, 1, chance)
  const amount = drawAmount(debt.rest / MONEY_STEP, chance)
  const buyers = buyersOf(at, seat)
  if (buyers.length === 0) return null
  const sale: Sale = { kind: 'sale', to: chance.pick(buyers), cards, amount }
  if (saleProblem(at, debt, sale)) return null
  return { type: 'offer-sale', to: sale.to, cards, price: amount }
}

function drawInKind(at: At, seat: Seat, chance: Chance): Move | null {
  const debt = debtOf(at, seat)
  const { creditor, rest } = debt
  const cards = drawCards(at, seat, 1, chance)
  const amount = drawAmount(rest / MONEY_STEP, chance)
  if (creditor === 'official') return null
  const sale: Sale = { kind: 'in-kind', to: creditor, cards, amount }
  return saleProblem(at, debt, sale) ? null : { type: 'offer-in-kind', cards, credit: amount }
}
