import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/types.ts'
import { THIRDS } from './content/effects.ts'
import type { Move } from './moves.ts'
import { clubOf, freeCashOf } from './read/club.ts'
import { filled, fitKeepers, fitOutfield, rowsOf } from './read/line-ups.ts'
import { lacks, partnersOf } from './read/market.ts'
import { ownSideOf } from './read/match.ts'
import { bidOf } from './read/unhappy.ts'
import { GIVEN } from './read/worth.ts'
import { lineUpProblem, submitting } from './rules/line-ups.ts'
import { offersProblem, tradeProblem, windowProblem } from './rules/trades.ts'
import { counterProblem } from './rules/unhappy.ts'
import type { Goods } from './state.ts'
import type { At, Decision, Seen, State, Table } from './types.ts'

type Ask = { readonly decision: Decision; readonly type: Move['type'] }

const TRIES_MAX = 12

export function suggest(
  state: State,
  { decision, type }: Ask,
  table: Table,
  chance: Chance,
): Move | null {
  const at = { state, table }
  const { seat } = decision
  if (type === 'lineup-submit') return suggestLineUp(at, seat, chance)
  const draw = type === 'trade-propose' ? suggestTrade : suggestCounter
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const move = draw(at, seat, chance)
    if (move) return move
  }
  return null
}

function suggestLineUp(at: At, seat: Seat, chance: Chance): Move | null {
  const { boost } = ownSideOf(at, seat)
  const formation = chance.pick(at.table.content.formations)
  const sizes = rowsOf(formation)
  const order = chance.shuffle(fitOutfield(at, seat).map(({ card }) => card))
  const keepers = fitKeepers(at, seat).map(({ card }) => card)
  const goalkeeper = chance.pick([...keepers, GIVEN])
  const rows = filled(formation, {
    defence: order.splice(0, sizes.defence),
    midfield: order.splice(0, sizes.midfield),
    attack: order.splice(0, sizes.attack),
  })
  const boostThird = boost > 0 ? chance.pick(THIRDS) : null
  const lineUp = { formation, goalkeeper, ...rows, boostThird }
  return lineUpProblem(at, seat, lineUp, boost) ? null : submitting(lineUp)
}

function suggestTrade(at: At, from: Seat, chance: Chance): Move | null {
  const partners = partnersOf(at, from)
  if (partners.length === 0 || windowProblem(at) || offersProblem(at, from)) return null
  const to = chance.pick(partners)
  const give = drawGoods(at, from, chance)
  const take = drawGoods(at, to, chance)
  const payer = chance.pick([give, take])
  payer.cash = chance.below(Math.max(0, freeCashOf(at, payer === give ? from : to)) + 1)
  if (tradeProblem(at, { from, to, give, take })) return null
  if (lacks(at, from, give) || lacks(at, to, take)) return null
  return { type: 'trade-propose', to, give, take }
}

function drawGoods(at: Seen, seat: Seat, chance: Chance): Goods {
  const { squad, staff } = clubOf(at, seat)
  const some = (items: readonly string[]) =>
    items.length > 0 && chance.below(3) > 0 ? [chance.pick(items)] : []
  return {
    cash: 0,
    players: some(squad.map(({ card }) => card)),
    staff: at.table.options.staffTrading && chance.below(3) === 0 ? some(staff) : [],
  }
}

function suggestCounter(at: At, _: Seat, chance: Chance): Move | null {
  const { leader, amount } = bidOf(at)
  const { cash: means, squad } = clubOf(at, leader)
  const more = means - amount
  const counter =
    more > 0 && chance.below(2) === 0
      ? { cash: amount + 1 + chance.below(more), players: [] }
      : { cash: amount, players: squad.length > 0 ? [chance.pick(squad).card] : [] }
  return counterProblem(at, counter) ? null : { type: 'unhappy-counter', ...counter }
}
