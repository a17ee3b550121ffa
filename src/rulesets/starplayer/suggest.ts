import type { Chance } from '../../kernel/chance.ts'
import type { Decision, Seat } from '../../kernel/types.ts'
import { type Card, MONEY_STEP } from './content/schema.ts'
import { buyersOf, partnersOf } from './decisions.ts'
import type { Move } from './moves.ts'
import { clubOf, tradableOf } from './read/clubs.ts'
import { offerProblem, oldestDebt, saleProblem } from './read/deals.ts'
import { topFrame } from './rules/frames.ts'
import type { Bundle, Sale } from './state.ts'
import type { Starplayer, State, Table } from './types.ts'

/** Deals drawn at random are mostly refused: so many are tried. */
const TRIES_MAX = 24
/** More cards on one side would hardly ever be allowed. */
const CARDS_MAX = 2

interface Asked {
  readonly decision: Decision<Starplayer>
  readonly type: Move['type']
}

/** Draws a legal deal from what lies face up; claims are for the seat itself to remember. */
export function suggest(
  state: State,
  { decision: { seat }, type }: Asked,
  table: Table,
  chance: Chance,
): Move | null {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const move = drawMove(state, table, seat, type, chance)
    if (move !== null) return move
  }
  return null
}

function drawMove(
  state: State,
  table: Table,
  seat: Seat,
  type: Move['type'],
  chance: Chance,
): Move | null {
  if (type === 'offer') {
    const to = chance.pick(partnersOf(state, seat))
    const terms = drawTerms(state, seat, to, chance)
    return isFair(state, table, seat, to, terms) ? { type, to, ...terms } : null
  }
  if (type === 'counter') {
    const to = topFrame(state, 'window')?.offer?.by
    if (to === undefined) return null
    const terms = drawTerms(state, seat, to, chance)
    return isFair(state, table, seat, to, terms) ? { type, ...terms } : null
  }
  if (type === 'offer-sale' || type === 'offer-in-kind')
    return drawSale(state, table, seat, type, chance)
  return null
}

interface Terms {
  readonly give: Bundle
  readonly take: Bundle
}

const isFair = (state: State, table: Table, by: Seat, to: Seat, terms: Terms): boolean =>
  offerProblem(state, table, { by, to, ...terms }) === null

function drawTerms(state: State, seat: Seat, to: Seat, chance: Chance): Terms {
  const give = { cards: drawCards(state, seat, 0, chance), money: 0 }
  const take = { cards: drawCards(state, to, 0, chance), money: 0 }
  const payer = chance.below(3)
  if (payer === 0 || give.cards.length === 0) give.money = drawMoney(state, seat, chance)
  else if (payer === 1 || take.cards.length === 0) take.money = drawMoney(state, to, chance)
  return { give, take }
}

function drawCards({ clubs }: State, seat: Seat, min: number, chance: Chance): Card[] {
  const cards = chance.shuffle(tradableOf(clubOf(clubs, seat)))
  return cards.slice(0, min + chance.below(CARDS_MAX + 1 - min))
}

function drawMoney({ clubs }: State, seat: Seat, chance: Chance): number {
  const steps = Math.floor(clubOf(clubs, seat).cash / MONEY_STEP)
  return steps === 0 ? 0 : (1 + chance.below(steps)) * MONEY_STEP
}

function drawSale(
  state: State,
  table: Table,
  seat: Seat,
  type: 'offer-sale' | 'offer-in-kind',
  chance: Chance,
): Move | null {
  const debt = oldestDebt(state, seat)
  if (!debt) return null
  const cards = drawCards(state, seat, 1, chance)
  const steps = debt.rest / MONEY_STEP
  const amount = (1 + chance.below(steps)) * MONEY_STEP
  if (type === 'offer-in-kind') {
    const { creditor } = debt
    if (creditor === 'official') return null
    const sale: Sale = { kind: 'in-kind', to: creditor, cards, amount }
    return saleProblem(state, table, debt, sale) ? null : { type, cards, credit: amount }
  }
  const buyers = buyersOf(state, seat)
  if (buyers.length === 0) return null
  const sale: Sale = { kind: 'sale', to: chance.pick(buyers), cards, amount }
  return saleProblem(state, table, debt, sale) ? null : { type, to: sale.to, cards, price: amount }
}
