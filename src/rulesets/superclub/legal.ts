import { Refusal } from '../../kernel/refusal.ts'
import {
  either,
  exactly,
  hull,
  is,
  oneOf,
  range,
  record,
  type Space,
  subsetOf,
} from '../../kernel/space.ts'
import type { Decision, Seat } from '../../kernel/types.ts'
import { staffOf } from './content/book.ts'
import { DEPARTMENTS } from './content/effects.ts'
import { matchSpaces } from './legal-match.ts'
import { given, type Legal, oneCard, plain, type Spaces, some } from './legal-spaces.ts'
import type { Move } from './moves.ts'
import {
  clubOf,
  entryOf,
  freeCashOf,
  isKeeper,
  isTalent,
  isTrading,
  keepsTeam,
  nextBid,
  openContinents,
  roomOf,
} from './read/club.ts'
import { leastBid, lotOf } from './rules/deadline.ts'
import { lacks, mustBeTrade, offersUsed } from './rules/deals.ts'
import { effectOf, eligibleFor } from './rules/game-changers.ts'
import { upgradePriceOf } from './rules/invest.ts'
import { matchOf } from './rules/line-ups.ts'
import { isLocked, keyOfTrade } from './rules/market.ts'
import { trainingOf } from './rules/training.ts'
import { drawsOf, turnOf } from './rules/turns.ts'
import {
  acceptable,
  bidOf,
  bonusTalentsOf,
  COUNTERS_MAX,
  canSell,
  targetsOf,
} from './rules/unhappy.ts'
import type { Board, Kind, Setting, Superclub } from './types.ts'

/** Asks the judges themselves, where a rule is long. */
export function allows(judge: () => void): boolean {
  try {
    judge()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

export const sellable = ({ content }: Setting, { shared }: Pick<Board, 'shared'>, seat: Seat) => {
  const club = clubOf(shared, seat)
  const mayShrink = keepsTeam(content, club, 1)
  return club.squad.flatMap(({ card }) =>
    !isLocked(shared, card) && (mayShrink || isKeeper(content, card)) ? [card] : [],
  )
}

const marketSpaces: Legal = (state, table, { seat }) => [
  ...some(sellable(table, state, seat), oneCard('squad-sell-abroad')),
  ...some(
    state.secret.trades.flatMap(({ id, from }) => (from === seat ? [id] : [])),
    (trades) => exactly<Move>('trade-withdraw', { trade: oneOf(trades) }),
  ),
  ...(mayPropose(state, table, seat) ? partnersOf(state, seat) : []).map((to) =>
    tradeSpace(state, table, seat, to),
  ),
]

export const mayPropose = ({ shared, secret }: Board, { options }: Setting, seat: Seat): boolean =>
  isTrading(shared.phase) && offersUsed(secret.offers[seat] ?? []) < options.maxTradeOffers

export const partnersOf = ({ shared }: Board, seat: Seat): Seat[] =>
  shared.managers.flatMap(({ resigned }, other) => (resigned || other === seat ? [] : [other]))

function tradeSpace(state: Board, { options }: Setting, from: Seat, to: Seat): Space<Move> {
  const goodsOf = (seat: Seat) => {
    const { squad, staff } = clubOf(state.shared, seat)
    return record<{ cash: number; players: string[]; staff: string[] }>({
      cash: range(0, Math.max(0, freeCashOf(state.shared, seat))),
      players: subsetOf(squad.map(({ card }) => card)),
      staff: subsetOf(options.staffTrading ? staff : []),
    })
  }
  return hull<Move>('trade-propose', { to, give: goodsOf(from), take: goodsOf(to) })
}

const offered: Legal = (state, table, { key }) => {
  const trade = state.secret.trades.find((one) => keyOfTrade(one) === key)
  if (!trade) return []
  const { shared } = state
  const isSealed = table.options.auctionMode === 'sealed' && shared.lot !== null
  const fits =
    !isSealed &&
    !lacks(shared, trade.from, trade.give) &&
    !lacks(shared, trade.to, trade.take) &&
    allows(() => mustBeTrade(table, state, trade))
  return [
    ...given(fits, () => exactly<Move>('trade-accept', { trade: trade.id })),
    exactly<Move>('trade-reject', { trade: trade.id }),
  ]
}

const training: Legal = (state, table, { seat }) => {
  const { rolled, guaranteed, trained } = turnOf(state)
  const { trainees, guaranteed: gifts } = trainingOf(table, state, seat)
  const talents = clubOf(state.shared, seat).squad.flatMap((entry) =>
    isTalent(table.content, entry) ? [entry.card] : [],
  )
  const gifted = gifts > 0 && guaranteed === null && rolled.length === 0 ? talents : []
  const rollable = talents.filter(
    (card) => !rolled.includes(card) && (trained.includes(card) || trained.length < trainees),
  )
  return [
    ...some(gifted, (cards) => exactly<Move>('train-guarantee', { card: oneOf(cards) })),
    ...some(rollable, (cards) => exactly<Move>('train-roll', { card: oneOf(cards) })),
    plain('train-done'),
  ]
}

const scoutDraw: Legal = (state, table, { seat }) => {
  const hasDraws = turnOf(state).draws < drawsOf(table, state, seat)
  return [
    ...some(hasDraws ? openContinents(table, state) : [], (continents) =>
      exactly<Move>('scout-draw', { continent: oneOf(continents) }),
    ),
    plain('scout-done'),
  ]
}

const scoutSign: Legal = ({ shared }, { content }, { seat }) => {
  const price = shared.turn?.revealed?.price ?? 0
  const fits = roomOf(content, shared, seat) > 0 && freeCashOf(shared, seat) >= price
  return [...given(fits, () => plain('scout-sign')), plain('scout-decline')]
}

const invest: Legal = (state, table, { seat }) => {
  const { shared, secret } = state
  const { actions } = turnOf(state)
  const left = actions.length < table.content.limits.investActions
  const club = clubOf(shared, seat)
  const departments = DEPARTMENTS.filter((department) => {
    const price = upgradePriceOf(table, club, department)
    const isFree = left && !actions.includes(department)
    return isFree && price !== null && price <= freeCashOf(shared, seat)
  })
  const mayHire = left && !actions.includes('staff') && secret.staff.length > 0
  return [
    ...some(departments, (list) => exactly<Move>('invest-upgrade', { department: oneOf(list) })),
    ...given(mayHire, () => plain('invest-staff')),
    plain('invest-done'),
  ]
}

function staffSpaces(
  type: 'staff-hire' | 'gc-staff',
  { shared }: Board,
  { content }: Setting,
  { seat, cash }: { seat: Seat; cash: number },
): Spaces {
  const { offered, staff } = clubOf(shared, seat)
  const affordable = offered.filter((id) => staffOf(content, id).price <= cash)
  const isFull = staff.length >= content.limits.keyStaff
  const dismissal = isFull ? { dismiss: oneOf(staff) } : {}
  return some(affordable, (ids) => exactly<Move>(type, { staff: oneOf(ids), ...dismissal }))
}

const lotBid: Legal = ({ shared }, table, { seat }) => {
  const least = leastBid(table, shared, seat)
  const most = freeCashOf(shared, seat)
  const fits = roomOf(table.content, shared, seat) > 0 && least <= most
  if (table.options.auctionMode === 'open')
    return [
      ...given(fits, () => exactly<Move>('auction-bid', { amount: range(least, most) })),
      plain('auction-pass'),
    ]
  const { min } = lotOf(shared)
  const amounts = fits ? [range(min, most)] : []
  return [exactly<Move>('auction-seal', { amount: either<number | null>(is(null), ...amounts) })]
}

const unhappyNominate: Legal = ({ shared }, { content }, { seat }) => {
  const cash = freeCashOf(shared, seat)
  const hasRoom = roomOf(content, shared, seat) > 0
  const targets = targetsOf(content, shared, seat).filter((card) => {
    const stars = shared.managers.flatMap((club) => entryOf(club, card)?.stars ?? [])[0] ?? 0
    return hasRoom && content.unhappyPricePerStar * stars <= cash
  })
  return [
    ...some(targets, (cards) => exactly<Move>('unhappy-bid', { card: oneOf(cards) })),
    plain('unhappy-pass'),
  ]
}

const unhappyEnter: Legal = ({ shared }, { content }, { seat }) => {
  const fits = roomOf(content, shared, seat) > 0 && bidOf(shared).amount <= freeCashOf(shared, seat)
  return [...given(fits, () => plain('unhappy-enter')), plain('unhappy-stay-out')]
}

const unhappyRaise: Legal = ({ shared }, { content }, { seat }) => {
  const { leader, amount } = bidOf(shared)
  const least = nextBid(content, shared, seat, { seat: leader, amount })
  const most = freeCashOf(shared, seat)
  const fits = roomOf(content, shared, seat) > 0 && least <= most
  return [
    ...given(fits, () => exactly<Move>('auction-bid', { amount: range(least, most) })),
    plain('auction-pass'),
  ]
}

const unhappyRespond: Legal = ({ shared }, { content }) => {
  const { leader, counters } = bidOf(shared)
  const { cash, squad } = clubOf(shared, leader)
  return [
    ...given(canSell(content, shared), () => plain('unhappy-sell')),
    ...given(counters < COUNTERS_MAX, () =>
      hull<Move>('unhappy-counter', {
        cash: range(0, cash),
        players: subsetOf(squad.map(({ card }) => card)),
      }),
    ),
    plain('unhappy-bench'),
  ]
}

const gameChanger: Legal = (state, table, { seat, moves }) => {
  const { shared } = state
  const { content } = table
  const { reading } = matchOf(state, seat)
  if (!reading) return []
  if (moves.includes('gc-continent'))
    return some(openContinents(table, state), (list) =>
      exactly<Move>('gc-continent', { continent: oneOf(list) }),
    )
  if (moves.includes('gc-staff')) {
    const cash = Number.MAX_SAFE_INTEGER
    return [
      ...staffSpaces('gc-staff', state, table, { seat, cash }),
      exactly<Move>('gc-staff', { staff: null }),
    ]
  }
  if (moves.includes('gc-keep')) {
    const hasRoom = roomOf(content, shared, seat) > 0
    const keep = hasRoom
      ? [exactly<Move>('gc-keep', { keep: true })]
      : some(sellable(table, state, seat), (cards) =>
          exactly<Move>('gc-keep', { keep: true, sell: oneOf(cards) }),
        )
    return [...keep, exactly<Move>('gc-keep', { keep: false })]
  }
  const eligible = eligibleFor(table, state, seat, effectOf(table, reading))
  return some(
    eligible.map(({ card }) => card),
    oneCard('gc-player'),
  )
}

const legal: Readonly<Record<Kind, Legal>> = {
  ...matchSpaces,
  'draft-pick': ({ shared }) => some(shared.draft.board, oneCard('draft-pick')),
  'quick-staff': ({ shared }, _, { seat }) => [
    exactly<Move>('staff-keep', { staff: oneOf(clubOf(shared, seat).offered) }),
  ],
  'wages-sale': ({ shared }, _, { seat }) =>
    some(
      clubOf(shared, seat).squad.map(({ card }) => card),
      oneCard('squad-sell-abroad'),
    ),
  'unhappy-nominate': unhappyNominate,
  'unhappy-star': ({ shared }, { content }) =>
    some(bonusTalentsOf(content, shared), oneCard('unhappy-star')),
  'unhappy-enter': unhappyEnter,
  'unhappy-raise': unhappyRaise,
  'unhappy-respond': unhappyRespond,
  'unhappy-reply': (state, table) => [
    ...given(
      allows(() => acceptable(table, state)),
      () => plain('unhappy-accept'),
    ),
    plain('unhappy-decline'),
  ],
  training,
  'scout-draw': scoutDraw,
  'scout-sign': scoutSign,
  invest,
  'staff-hire': (state, table, { seat }) => [
    ...staffSpaces('staff-hire', state, table, {
      seat,
      cash: freeCashOf(state.shared, seat),
    }),
    plain('staff-decline'),
  ],
  'lot-flip': (state, table) =>
    some(openContinents(table, state), (continents) =>
      exactly<Move>('deadline-flip', { continent: oneOf(continents) }),
    ),
  'lot-bid': lotBid,
  market: marketSpaces,
  'trade-response': offered,
  'market-close': (state, table, decision) => [
    ...marketSpaces(state, table, decision),
    plain('market-ready'),
  ],
  'gc-choice': gameChanger,
  'supercup-choice': () => [plain('supercup-play'), plain('supercup-save')],
}

export const legalMoves = (state: Board, decision: Decision<Superclub>, table: Setting): Spaces =>
  legal[decision.kind](state, table, decision)
