import type { Chance } from '../../kernel/chance.ts'
import type { Decision, Seat } from '../../kernel/types.ts'
import { THIRDS } from './content/effects.ts'
import { allows, mayPropose, partnersOf } from './legal.ts'
import type { Move } from './moves.ts'
import { clubOf, freeCashOf } from './read/club.ts'
import { fitKeepers, fitOutfield, mustBeLineUp, rowsOf } from './read/line-ups.ts'
import { lacks, mustBeTrade } from './rules/deals.ts'
import { matchOf, sideOf } from './rules/line-ups.ts'
import { bidOf, mustBeCounter } from './rules/unhappy.ts'
import { GIVEN, type Goods, type LineUp } from './state.ts'
import type { Board, Setting, Superclub } from './types.ts'

type Ask = { readonly decision: Decision<Superclub>; readonly type: Move['type'] }

/** How often an offer is drawn anew before there seems to be none. */
const TRIES_MAX = 12

/** Draws a legal move where the space is a hull: a line-up, a trade, a counter. */
export function suggest(
  state: Board,
  { decision, type }: Ask,
  table: Setting,
  chance: Chance,
): Move | null {
  const { seat } = decision
  if (type === 'lineup-submit') return suggestLineUp(state, table, seat, chance)
  const draw = type === 'trade-propose' ? suggestTrade : suggestCounter
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const move = draw(state, table, seat, chance)
    if (move) return move
  }
  return null
}

/** A formation and fit players, wherever chance puts them. */
function suggestLineUp(
  state: Board,
  { content }: Setting,
  seat: Seat,
  chance: Chance,
): Move | null {
  const match = matchOf(state, seat)
  const { boost } = match.sides[sideOf(match, seat)]
  const club = clubOf(state.shared, seat)
  const formation = chance.pick(content.formations)
  const sizes = rowsOf(formation)
  const order = chance.shuffle(fitOutfield(content, club).map(({ card }) => card))
  const keepers = fitKeepers(content, club).map(({ card }) => card)
  const fill = (size: number) => Array.from({ length: size }, () => order.shift() ?? null)
  const lineUp: Omit<LineUp, 'boostThird'> = {
    formation,
    goalkeeper: chance.pick([...keepers, GIVEN]),
    defence: fill(sizes.defence),
    midfield: fill(sizes.midfield),
    attack: fill(sizes.attack),
  }
  const boostThird = boost > 0 ? chance.pick(THIRDS) : null
  if (!allows(() => mustBeLineUp(content, club, { ...lineUp, boostThird }, boost))) return null
  return {
    type: 'lineup-submit',
    lineUp: boostThird === null ? lineUp : { ...lineUp, boostThird },
  }
}

/** Up to one player each way, and perhaps some cash one way. */
function suggestTrade(state: Board, table: Setting, from: Seat, chance: Chance): Move | null {
  const partners = partnersOf(state, from)
  if (partners.length === 0 || !mayPropose(state, table, from)) return null
  const to = chance.pick(partners)
  const give = drawGoods(state, table, from, chance)
  const take = drawGoods(state, table, to, chance)
  const payer = chance.pick([give, take])
  payer.cash = chance.below(Math.max(0, freeCashOf(state.shared, payer === give ? from : to)) + 1)
  const terms = { from, to, give, take }
  const { shared } = state
  const fits =
    allows(() => mustBeTrade(table, state, terms)) &&
    !lacks(shared, from, give) &&
    !lacks(shared, to, take)
  return fits ? { type: 'trade-propose', to, give, take } : null
}

function drawGoods({ shared }: Board, { options }: Setting, seat: Seat, chance: Chance): Goods {
  const { squad, staff } = clubOf(shared, seat)
  const some = (items: readonly string[]) =>
    items.length > 0 && chance.below(3) > 0 ? [chance.pick(items)] : []
  return {
    cash: 0,
    players: some(squad.map(({ card }) => card)),
    staff: options.staffTrading && chance.below(3) === 0 ? some(staff) : [],
  }
}

/** More cash, or a player of the bidder. */
function suggestCounter(state: Board, table: Setting, _: Seat, chance: Chance): Move | null {
  const { leader, amount } = bidOf(state.shared)
  const { cash: means, squad } = clubOf(state.shared, leader)
  const more = means - amount
  const counter =
    more > 0 && chance.below(2) === 0
      ? { cash: amount + 1 + chance.below(more), players: [] }
      : { cash: amount, players: squad.length > 0 ? [chance.pick(squad).card] : [] }
  const fits = allows(() => mustBeCounter(table, state, counter))
  return fits ? { type: 'unhappy-counter', ...counter } : null
}
