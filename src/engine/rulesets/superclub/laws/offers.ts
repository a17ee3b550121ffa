import { canonical } from '../../../kernel/json.ts'
import { demand, demandSame, type Law, type Offered } from '../../../kernel/law.ts'
import { gameChangerOf, playerOf, staffOf } from '../content/book.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import type { Superclub } from '../types.ts'
import { managerAt } from './clubs.ts'
import { freeCash, hasRoom, isAhead, isTalented, staffSum } from './staff.ts'

type Move = Superclub['move']
type At = Offered<Superclub>

/** Legal moves by type, limited to the types for which the rulebook states all legal moves. */
type Expected = Partial<Record<Move['type'], readonly Move[]>>

const cards = (type: Move['type'], list: readonly string[]): Move[] =>
  list.map((card) => ({ type, card }) as Move)

function training(at: At): Expected {
  const { state, table, decision } = at
  const { squad, levels } = managerAt(state, decision.seat)
  const { turn, trained: before } = state.shared
  demand(turn, 'a turn is open')
  const pitch = table.content.facilities.training[levels.training - 1]!
  const most = pitch.players + staffSum(at, decision.seat, 'trainingExtraPlayers')
  const mayTrain = (card: string) => turn.trained.includes(card) || !before.includes(card)
  const talents = squad.filter((entry) => isTalented(at, entry)).map(({ card }) => card)
  const rolls = talents.filter(
    (card) =>
      !turn.rolled.includes(card) &&
      mayTrain(card) &&
      (turn.trained.includes(card) || turn.trained.length < most),
  )
  const isGiven = pitch.guaranteed > 0 && turn.guaranteed === null && turn.rolled.length === 0
  return {
    'train-roll': cards('train-roll', rolls),
    'train-guarantee': isGiven ? cards('train-guarantee', talents.filter(mayTrain)) : [],
    'train-done': [{ type: 'train-done' }],
  }
}

function invest(at: At): Expected {
  const { state, table, decision } = at
  const { seat } = decision
  const { levels } = managerAt(state, seat)
  const actions = state.shared.turn?.actions ?? []
  const { facilities, limits } = table.content
  const isLeft = actions.length < limits.investActions
  const discount = staffSum(at, seat, 'investmentDiscount')
  const open = DEPARTMENTS.filter((department) => {
    const next = facilities[department][levels[department]]
    const isFree = isLeft && !actions.includes(department)
    return isFree && next && freeCash(at, seat) >= Math.max(0, next.cost - discount)
  })
  const mayHire = isLeft && !actions.includes('staff') && state.secret.staff.length > 0
  return {
    'invest-upgrade': open.map((department) => ({ type: 'invest-upgrade', department })),
    'invest-staff': mayHire ? [{ type: 'invest-staff' }] : [],
    'invest-done': [{ type: 'invest-done' }],
  }
}

function hiring({ state, table, decision }: At): Expected {
  const { seat } = decision
  const { offered, staff: own } = managerAt(state, seat)
  const fits = offered.filter(
    (staff) => staffOf(table.content, staff).price <= freeCash({ state, table }, seat),
  )
  const isFull = own.length >= table.content.limits.keyStaff
  const hires = fits.flatMap((staff): Move[] =>
    isFull
      ? own.map((dismiss) => ({ type: 'staff-hire', staff, dismiss }))
      : [{ type: 'staff-hire', staff }],
  )
  return { 'staff-hire': hires, 'staff-decline': [{ type: 'staff-decline' }] }
}

function scouting(at: At): Expected {
  const { state, table, decision } = at
  const { seat, kind } = decision
  const { turn } = state.shared
  const { levels } = managerAt(state, seat)
  if (kind === 'scout-sign') {
    const fits = hasRoom(at, seat) && freeCash(at, seat) >= (turn?.revealed?.price ?? 0)
    return { 'scout-sign': fits ? [{ type: 'scout-sign' }] : [] }
  }
  const { draws } = table.content.facilities.scouting[levels.scouting - 1]!
  const isLeft = (turn?.draws ?? 0) < draws + staffSum(at, seat, 'scoutExtraDraws')
  return { 'scout-draw': isLeft ? stacks(at, 'scout-draw') : [] }
}

/** Returns the moves that sell a player abroad or withdraw one of the seat's offers. */
function market({ state, table, decision }: At): Expected {
  const { seat } = decision
  const { squad } = managerAt(state, seat)
  const isKeeper = (card: string) => playerOf(table.content, card).position === 'goalkeeper'
  const outfield = squad.filter(({ card }) => !isKeeper(card)).length
  const locked = state.shared.unhappy.bid?.card
  const sales = squad
    .map(({ card }) => card)
    .filter((card) => card !== locked)
    .filter((card) => isKeeper(card) || outfield > table.content.limits.minOutfield)
  const own = state.secret.trades.filter(({ from }) => from === seat)
  return {
    'squad-sell-abroad': cards('squad-sell-abroad', sales),
    'trade-withdraw': own.map(({ id }) => ({ type: 'trade-withdraw', trade: id })),
  }
}

/** Returns the players to whom the effect of a Game changer card may be applied. */
function chosenBy(at: At): Expected {
  const { state, table, decision } = at
  const { squad } = managerAt(state, decision.seat)
  const match = state.shared.matches.find(({ reading }) => reading?.seat === decision.seat)
  const { gc, step } = match?.reading ?? { gc: '', step: 0 }
  const effect = gameChangerOf(table.content, gc).effects[step]
  const fits = squad.filter((entry) => {
    switch (effect?.kind) {
      case 'developStar':
        return isTalented(at, entry)
      case 'loseStar':
        return entry.stars > entry.baseStars
      case 'losePlayer':
        return entry.stars <= effect.maxStars
      case 'healInjured':
        return entry.injured
      default:
        return false
    }
  })
  if (!decision.moves.includes('gc-player')) return {}
  return {
    'gc-player': cards(
      'gc-player',
      fits.map(({ card }) => card),
    ),
  }
}

const stacks = ({ state }: At, type: 'scout-draw' | 'deadline-flip'): Move[] =>
  Object.entries(state.secret.stacks)
    .filter(([, stack]) => stack.length > 0)
    .map(([continent]) => ({ type, continent }))

function bidding(at: At): void {
  const { state, decision, table } = at
  const { seat } = decision
  const { lot } = state.shared
  demand(lot, 'a lot is open')
  const { high, min } = lot
  const raise = high ? high.amount + (isAhead(at, seat, high.seat) ? 0 : 1) : min
  const least = Math.max(min, raise)
  const isAble = hasRoom(at, seat) && freeCash(at, seat) >= least
  const isOpen = table.options.auctionMode === 'open'
  const bid = (amount: number): Move =>
    isOpen ? { type: 'auction-bid', amount } : { type: 'auction-seal', amount }
  demand(at.has(bid(least)) === isAble, `a bid of ${least}`)
  if (least > 0) demand(!at.has(bid(least - 1)), 'no lower bid')
  if (isAble) demand(at.has(bid(freeCash(at, seat))), 'all its cash')
  demand(!at.has(bid(freeCash(at, seat) + 1)), 'not more than its cash')
  demand(at.has(isOpen ? { type: 'auction-pass' } : { type: 'auction-seal', amount: null }), 'pass')
}

function expectedAt(at: At): Expected {
  const { state, decision } = at
  const { seat, kind } = decision
  switch (kind) {
    case 'draft-pick':
      return { 'draft-pick': cards('draft-pick', state.shared.draft.board) }
    case 'quick-staff':
      return {
        'staff-keep': managerAt(state, seat).offered.map((staff) => ({
          type: 'staff-keep',
          staff,
        })),
      }
    case 'training':
      return training(at)
    case 'invest':
      return invest(at)
    case 'staff-hire':
      return hiring(at)
    case 'scout-draw':
    case 'scout-sign':
      return scouting(at)
    case 'lot-flip':
      return { 'deadline-flip': stacks(at, 'deadline-flip') }
    case 'market':
    case 'market-close':
      return market(at)
    case 'trade-response': {
      const ids = state.secret.trades.flatMap(({ id }) =>
        decision.key === `trade:${id}` ? [id] : [],
      )
      return { 'trade-reject': ids.map((trade) => ({ type: 'trade-reject', trade })) }
    }
    case 'gc-choice':
      return chosenBy(at)
    case 'unhappy-star': {
      const { card } = state.shared.unhappy.bid ?? {}
      const others = managerAt(state, seat).squad.filter((one) => one.card !== card)
      const talents = others.filter((one) => isTalented(at, one)).map((one) => one.card)
      return { 'unhappy-star': cards('unhappy-star', talents) }
    }
    case 'supercup-choice':
      return {
        'supercup-play': [{ type: 'supercup-play' }],
        'supercup-save': [{ type: 'supercup-save' }],
      }
    default:
      return {}
  }
}

export const offerLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-102',
    says: 'decisions of the draft and the off-season offer the moves of the rulebook',
    offers(offered) {
      if (offered.decision.kind === 'lot-bid') bidding(offered)
      for (const [type, moves] of Object.entries(expectedAt(offered))) {
        const found = offered
          .all(type as Move['type'])
          ?.map(canonical)
          .sort()
        demandSame(found, moves.map(canonical).sort(), type)
      }
    },
  },
]
