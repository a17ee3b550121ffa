import { seatsOf } from '../../kernel/define.ts'
import type { Pace } from '../../kernel/pace.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Frozen, Seat } from '../../kernel/types.ts'
import type { MoveType } from './moves.ts'
import type { Options, Timer } from './options.ts'
import { clubOf } from './read/club.ts'
import { biddersOf, flipperOf } from './read/lots.ts'
import { isMarketOpen, isTrading, keyOfTrade } from './read/market.ts'
import { effectOf, holdersAwaited, playersOf, thirdOf } from './read/match.ts'
import { turnOf } from './read/turns.ts'
import { raisersOf } from './read/unhappy.ts'
import type { Trade } from './state.ts'
import type { At, Decision, Kind, Match, State, Superclub, Table } from './types.ts'

interface Question {
  readonly kind: Kind
  readonly seat: Seat
  readonly about: string
  readonly moves: readonly MoveType[]
  readonly clock?: string | null
}

export function openDecisions(state: State, table: Table): Decision[] {
  const at = { state, table }
  const open = questionsOf(at).map(ask)
  if (!isMarketOpen(state.shared)) return open
  for (const seat of seatsOf(table.seats)) if (isFree(at, seat)) open.push(marketDecision(at, seat))
  if (isTrading(state.shared.phase))
    for (const trade of state.secret.trades) open.push(tradeResponse(trade))
  return open
}

function ask({ kind, seat, about, moves, clock = null }: Question): Decision {
  const key = `${kind}:${about}:${seat}`
  // Other players may know how many seats must decide about tactical cards, but not which seats,
  // because the tactical cards in a hand are secret.
  return kind === 'third-prep' || kind === 'third-react'
    ? { key, kind, seat, moves, clock, shownTo: 'count' }
    : { key, kind, seat, moves, clock }
}

function questionsOf(at: At): Question[] {
  const { shared } = at.state
  const { year, managers, turn, first } = shared
  const seats = seatsOf(managers.length)
  switch (shared.phase) {
    case 'draft':
      return draftPick(at)
    case 'quick-staff':
      return seats
        .filter((seat) => clubOf(at, seat).staff.length === 0)
        .map((seat) => ({ kind: 'quick-staff', seat, about: 'quick', moves: ['staff-keep'] }))
    case 'wages':
      return seats
        .filter((seat) => clubOf(at, seat).wagesOwed !== null)
        .map((seat) => ({
          kind: 'wages-sale',
          seat,
          about: `${year}`,
          moves: ['squad-sell-abroad'],
        }))
    case 'unhappy':
      return unhappyQuestions(at)
    case 'training':
    case 'scouting':
    case 'invest':
      return turn ? [turnQuestion(at, turn.seat)] : []
    case 'deadline':
      return deadlineQuestions(at)
    case 'close':
      return seats
        .filter((seat) => !shared.ready.includes(seat))
        .map((seat) => readyQuestion(year, seat))
    case 'season':
    case 'super-duper':
    case 'super-cup':
      return shared.matches.flatMap((match) => matchQuestions(at, match))
    case 'supercup-choice': {
      const moves: MoveType[] = ['supercup-play', 'supercup-save']
      return [{ kind: 'supercup-choice', seat: first, about: `${year}`, moves }]
    }
    default:
      return []
  }
}

function draftPick({ state }: At): Question[] {
  const { next, round, board } = state.shared.draft
  if (next === null) return []
  const about = `${round}-${board.length}`
  return [{ kind: 'draft-pick', seat: next, about, moves: ['draft-pick'] }]
}

function unhappyQuestions(at: At): Question[] {
  const { year, turn, unhappy } = at.state.shared
  const { bid } = unhappy
  if (!bid) {
    if (!turn) return []
    const moves: MoveType[] = ['unhappy-bid', 'unhappy-pass']
    return [{ kind: 'unhappy-nominate', seat: turn.seat, about: `${year}`, moves }]
  }
  const about = `${year}-${bid.owner}`
  switch (bid.stage) {
    case 'star':
      return [{ kind: 'unhappy-star', seat: bid.owner, about, moves: ['unhappy-star'] }]
    case 'enter':
      return bid.entitled
        .filter((seat) => !bid.answered.includes(seat))
        .map((seat) => ({
          kind: 'unhappy-enter',
          seat,
          about,
          moves: ['unhappy-enter', 'unhappy-stay-out'],
        }))
    case 'raise':
      return raisersOf(at).map((seat) => ({
        kind: 'unhappy-raise',
        seat,
        about,
        moves: ['auction-bid', 'auction-pass'],
        clock: `raise:${about}:${bid.raises}`,
      }))
    case 'respond': {
      const moves: MoveType[] = ['unhappy-sell', 'unhappy-counter', 'unhappy-bench']
      const of = `${about}-${bid.counters}`
      return [{ kind: 'unhappy-respond', seat: bid.owner, about: of, moves }]
    }
    case 'reply': {
      const of = `${about}-${bid.counters}`
      const moves: MoveType[] = ['unhappy-accept', 'unhappy-decline']
      return [{ kind: 'unhappy-reply', seat: bid.leader, about: of, moves }]
    }
  }
}

function turnQuestion(at: At, seat: Seat): Question {
  const { phase, year } = at.state.shared
  const { trained, rolled, draws, revealed, actions } = turnOf(at)
  if (phase === 'training') {
    const about = `${year}-${trained.length}-${rolled.length}`
    const moves: MoveType[] = ['train-guarantee', 'train-roll', 'train-done']
    return { kind: 'training', seat, about, moves }
  }
  if (phase === 'scouting') {
    const about = `${year}-${draws}`
    return revealed
      ? { kind: 'scout-sign', seat, about, moves: ['scout-sign', 'scout-decline'] }
      : { kind: 'scout-draw', seat, about, moves: ['scout-draw', 'scout-done'] }
  }
  const about = `${year}-${actions.length}`
  return clubOf(at, seat).offered.length > 0
    ? { kind: 'staff-hire', seat, about, moves: ['staff-hire', 'staff-decline'] }
    : { kind: 'invest', seat, about, moves: ['invest-upgrade', 'invest-staff', 'invest-done'] }
}

function deadlineQuestions(at: At): Question[] {
  const { year, lot, lotsDone } = at.state.shared
  if (!lot) {
    const seat = flipperOf(at)
    return [{ kind: 'lot-flip', seat, about: `${year}-${lotsDone}`, moves: ['deadline-flip'] }]
  }
  const isOpen = at.table.options.auctionMode === 'open'
  const moves: MoveType[] = isOpen ? ['auction-bid', 'auction-pass'] : ['auction-seal']
  const about = `${year}-${lot.n}`
  const clock = `lot:${about}:${lot.bids}`
  return biddersOf(at).map((seat) => ({ kind: 'lot-bid', seat, about, moves, clock }))
}

const MARKET_MOVES = ['squad-sell-abroad', 'trade-propose', 'trade-withdraw'] as const
const READY_MOVES = [...MARKET_MOVES, 'market-ready'] as const

const readyQuestion = (year: number, seat: Seat): Question => ({
  kind: 'market-close',
  seat,
  about: `${year}`,
  moves: READY_MOVES,
  clock: `ready:${year}:${seat}`,
})

function matchQuestions(at: At, match: Match): Question[] {
  const { id, kind, stage, sides, ordered } = match
  switch (stage) {
    case 'line-ups':
      return sides.flatMap(({ seat, submitted }): Question[] =>
        seat === null || submitted
          ? []
          : [
              {
                kind: kind === 'league' ? 'line-up' : 'final-line-up',
                seat,
                about: id,
                moves: ['lineup-submit'],
              },
            ],
      )
    case 'prep':
    case 'react': {
      const { index, plays } = thirdOf(match)
      return holdersAwaited(at.state, match).map((seat) => ({
        kind: stage === 'prep' ? 'third-prep' : 'third-react',
        seat,
        about: `${id}-${index}-${plays}`,
        moves: ['weapon-play', 'third-ready'],
      }))
    }
    case 'substitute': {
      const about = `${id}-${thirdOf(match).index}`
      return sides.flatMap(({ seat, vacancy }): Question[] =>
        seat === null || vacancy === null
          ? []
          : [{ kind: 'substitute', seat, about, moves: ['sub-bring'] }],
      )
    }
    case 'shoot-out':
      return playersOf(match)
        .filter((seat) => !ordered?.includes(seat))
        .map((seat) => ({ kind: 'penalty-order', seat, about: id, moves: ['penalties-order'] }))
    case 'reading':
      return gameChangerQuestion(at, match)
    default:
      return []
  }
}

function gameChangerQuestion(at: At, { id, reading }: Match): Question[] {
  if (!reading) return []
  const { seat, gc, step, revealed } = reading
  const about = `${at.state.shared.year}-${id}-${gc}-${step}-${revealed?.card ?? ''}`
  const move = (): MoveType => {
    const { kind } = effectOf(at, reading)
    if (kind === 'freePlayer') return revealed ? 'gc-keep' : 'gc-continent'
    return kind === 'freeStaff' ? 'gc-staff' : 'gc-player'
  }
  return [{ kind: 'gc-choice', seat, about, moves: [move()] }]
}

/** True if the seat has a separate decision about sales and trades. */
function isFree(at: At, seat: Seat): boolean {
  const { phase, ready } = at.state.shared
  return (phase !== 'close' || ready.includes(seat)) && !clubOf(at, seat).resigned
}

const marketDecision = (at: At, seat: Seat): Decision => ({
  key: `market:${at.state.shared.year}:${seat}`,
  kind: 'market',
  seat,
  moves: marketMovesOf(at, seat),
  standing: true,
})

const WHILE_LEADING = [...MARKET_MOVES, 'auction-pass'] as const
const WITHOUT_BIDS = [...MARKET_MOVES, 'unhappy-bid'] as const
const WITHOUT_BIDS_WHILE_LEADING = [...WHILE_LEADING, 'unhappy-bid'] as const

/**
 * Returns the types of market moves. The list of move types includes moves that are certainly
 * illegal in the current position, so that the refusal can name the exact reason.
 */
function marketMovesOf({ state: { shared }, table }: At, seat: Seat): readonly MoveType[] {
  const { lot, unhappy } = shared
  const isLeading = lot?.high?.seat === seat || unhappy.bid?.leader === seat
  const mayBid = table.options.unhappyPlayers && !unhappy.bidders.includes(seat)
  if (mayBid) return isLeading ? WHILE_LEADING : MARKET_MOVES
  return isLeading ? WITHOUT_BIDS_WHILE_LEADING : WITHOUT_BIDS
}

const tradeResponse = (trade: Frozen<Trade>): Decision => ({
  key: keyOfTrade(trade),
  kind: 'trade-response',
  seat: trade.to,
  moves: TRADE_RESPONSES,
  standing: true,
  shownTo: 'seat',
})

const TRADE_RESPONSES = ['trade-accept', 'trade-reject'] as const

const timed = (timer: Timer, share: number): Pace<Options> => ({
  share,
  option: ({ timers }) => timers[timer] || null,
})

export const paces: Ruleset<Superclub>['paces'] = {
  'draft-pick': timed('draft', 1),
  'quick-staff': timed('choice', 1),
  'wages-sale': timed('choice', 1),
  'unhappy-nominate': timed('choice', 1),
  'unhappy-star': timed('choice', 1),
  'unhappy-enter': timed('choice', 1),
  'unhappy-raise': timed('lot', 0.5),
  'unhappy-respond': timed('choice', 1),
  'unhappy-reply': timed('choice', 1),
  training: timed('training', 1),
  'scout-draw': timed('scouting', 1),
  'scout-sign': timed('scouting', 1),
  invest: timed('invest', 1.5),
  'staff-hire': timed('invest', 1.5),
  'lot-flip': timed('choice', 1),
  'lot-bid': timed('lot', 0.5),
  market: 'none',
  'trade-response': timed('trade', 2),
  'market-close': timed('ready', 2),
  'line-up': timed('lineUp', 3),
  'third-prep': timed('window', 0.5),
  'third-react': timed('window', 0.5),
  substitute: timed('substitute', 0.75),
  'gc-choice': timed('choice', 1),
  'supercup-choice': timed('choice', 1),
  'final-line-up': timed('lineUp', 3),
  'penalty-order': timed('choice', 1),
}
