import { seatsOf } from '../../kernel/define.ts'
import type { Decision, Limit, Seat } from '../../kernel/types.ts'
import type { MoveType } from './moves.ts'
import type { Options, Timer } from './options.ts'
import { clubOf, isMarketOpen, isTrading } from './read/club.ts'
import { biddersOf, flipperOf } from './rules/deadline.ts'
import { effectOf } from './rules/game-changers.ts'
import { keyOfTrade } from './rules/market.ts'
import { holdersAwaited } from './rules/match.ts'
import { raisersOf } from './rules/unhappy.ts'
import type { Board, Game, Kind, Setting, Superclub } from './types.ts'

type Asked = Decision<Superclub>

const timerOf: Readonly<Partial<Record<Kind, Timer>>> = {
  'draft-pick': 'draft',
  training: 'training',
  'scout-draw': 'scouting',
  'scout-sign': 'scouting',
  invest: 'invest',
  'staff-hire': 'invest',
  'lot-bid': 'lot',
  'unhappy-raise': 'lot',
  'trade-response': 'trade',
  'market-close': 'ready',
  'line-up': 'lineUp',
  'final-line-up': 'lineUp',
  'third-prep': 'window',
  'third-react': 'window',
  substitute: 'substitute',
}

function limitOf(kind: Kind, { timers }: Options, clock: string | null): { limit?: Limit } {
  const seconds = timers[timerOf[kind] ?? 'choice']
  if (seconds === 0) return {}
  return { limit: clock === null ? { seconds } : { seconds, clock } }
}

interface Question {
  readonly kind: Kind
  readonly seat: Seat
  /** Names it among the open ones, within its kind. */
  readonly about: string
  readonly moves: readonly MoveType[]
  readonly clock?: string
}

/** Who holds tactical cards is public by number only: others are told how many are awaited. */
const shownOf = (kind: Kind): Pick<Asked, 'shownTo'> =>
  kind === 'third-prep' || kind === 'third-react' ? { shownTo: 'count' } : {}

const ask = ({ options }: Setting, { kind, seat, about, moves, clock }: Question): Asked => ({
  key: `${kind}:${about}:${seat}`,
  kind,
  seat,
  moves,
  ...limitOf(kind, options, clock ?? null),
  ...shownOf(kind),
})

/** Whom the game waits for, then who may speak up unasked. */
export function openDecisions(state: Board, table: Setting): Asked[] {
  const { shared } = state
  const questions = questionsOf(state, table).map((question) => ask(table, question))
  if (!isMarketOpen(shared)) return questions
  return [...questions, ...marketDecisions(state, table), ...tradeResponses(state, table)]
}

function questionsOf(state: Board, table: Setting): Question[] {
  const { shared } = state
  const { year, managers, turn } = shared
  const seats = seatsOf(managers.length)
  switch (shared.phase) {
    case 'draft':
      return draftPick(state)
    case 'quick-staff':
      return seats.flatMap((seat) =>
        clubOf(shared, seat).staff.length === 0
          ? [{ kind: 'quick-staff' as const, seat, about: 'quick', moves: ['staff-keep'] }]
          : [],
      )
    case 'wages':
      return seats.flatMap((seat) =>
        clubOf(shared, seat).wagesOwed === null
          ? []
          : [{ kind: 'wages-sale' as const, seat, about: `${year}`, moves: ['squad-sell-abroad'] }],
      )
    case 'unhappy':
      return unhappyQuestions(state)
    case 'training':
    case 'scouting':
    case 'invest':
      return turn ? [turnQuestion(state, turn.seat)] : []
    case 'deadline':
      return deadlineQuestions(state, table)
    case 'close':
      return seats.flatMap((seat) =>
        shared.ready.includes(seat) ? [] : [readyQuestion(year, seat)],
      )
    case 'season':
    case 'super-duper':
    case 'super-cup':
      return shared.matches.flatMap((match) => matchQuestions(state, table, match))
    case 'supercup-choice':
      return [
        {
          kind: 'supercup-choice',
          seat: shared.first,
          about: `${year}`,
          moves: ['supercup-play', 'supercup-save'],
        },
      ]
    default:
      return []
  }
}

function draftPick({ shared }: Board): Question[] {
  const { next, round, board } = shared.draft
  if (next === null) return []
  const about = `${round}-${board.length}`
  return [{ kind: 'draft-pick', seat: next, about, moves: ['draft-pick'] }]
}

function unhappyQuestions({ shared }: Board): Question[] {
  const { year, turn, unhappy } = shared
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
      return raisersOf(shared).map((seat) => ({
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

function turnQuestion({ shared }: Board, seat: Seat): Question {
  const { phase, year, turn } = shared
  if (phase === 'training') {
    const done = `${turn?.trained.length}-${turn?.rolled.length}`
    const moves: MoveType[] = ['train-guarantee', 'train-roll', 'train-done']
    return { kind: 'training', seat, about: `${year}-${done}`, moves }
  }
  if (phase === 'scouting') {
    const about = `${year}-${turn?.draws}`
    return turn?.revealed
      ? { kind: 'scout-sign', seat, about, moves: ['scout-sign', 'scout-decline'] }
      : { kind: 'scout-draw', seat, about, moves: ['scout-draw', 'scout-done'] }
  }
  const about = `${year}-${turn?.actions.length}`
  return clubOf(shared, seat).offered.length > 0
    ? { kind: 'staff-hire', seat, about, moves: ['staff-hire', 'staff-decline'] }
    : { kind: 'invest', seat, about, moves: ['invest-upgrade', 'invest-staff', 'invest-done'] }
}

function deadlineQuestions({ shared }: Board, { options }: Setting): Question[] {
  const { year, lot, lotsDone } = shared
  if (!lot) {
    const seat = flipperOf(shared)
    return [{ kind: 'lot-flip', seat, about: `${year}-${lotsDone}`, moves: ['deadline-flip'] }]
  }
  const moves: MoveType[] =
    options.auctionMode === 'open' ? ['auction-bid', 'auction-pass'] : ['auction-seal']
  const about = `${year}-${lot.n}`
  const clock = `lot:${about}:${lot.bids}`
  return biddersOf(shared).map((seat) => ({ kind: 'lot-bid', seat, about, moves, clock }))
}

const MARKET_MOVES = ['squad-sell-abroad', 'trade-propose', 'trade-withdraw'] as const

const readyQuestion = (year: number, seat: Seat): Question => ({
  kind: 'market-close',
  seat,
  about: `${year}`,
  moves: [...MARKET_MOVES, 'market-ready'],
  clock: `ready:${year}:${seat}`,
})

function matchQuestions(state: Board, table: Setting, match: Game): Question[] {
  const { id, kind, stage, sides, third, ordered } = match
  const seats = sides.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  switch (stage) {
    case 'line-ups':
      return sides.flatMap(({ seat, submitted }) =>
        seat === null || submitted
          ? []
          : [
              {
                kind: kind === 'league' ? ('line-up' as const) : ('final-line-up' as const),
                seat,
                about: id,
                moves: ['lineup-submit'],
              },
            ],
      )
    case 'prep':
    case 'react':
      return holdersAwaited(state, match).map((seat) => ({
        kind: stage === 'prep' ? ('third-prep' as const) : ('third-react' as const),
        seat,
        about: `${id}-${third?.index}-${third?.plays}`,
        moves: ['weapon-play', 'third-ready'],
      }))
    case 'substitute':
      return sides.flatMap(({ seat, vacancy }) =>
        seat === null || vacancy === null
          ? []
          : [
              {
                kind: 'substitute' as const,
                seat,
                about: `${id}-${third?.index}`,
                moves: ['sub-bring'],
              },
            ],
      )
    case 'shoot-out':
      return seats
        .filter((seat) => !ordered?.includes(seat))
        .map((seat) => ({ kind: 'penalty-order', seat, about: id, moves: ['penalties-order'] }))
    case 'reading':
      return gameChangerQuestion(state, table, match)
    default:
      return []
  }
}

function gameChangerQuestion({ shared }: Board, table: Setting, match: Game): Question[] {
  const { reading } = match
  if (!reading) return []
  const { seat, gc, step, revealed } = reading
  const move = (): MoveType => {
    const { kind } = effectOf(table, reading)
    if (kind === 'freePlayer') return revealed ? 'gc-keep' : 'gc-continent'
    return kind === 'freeStaff' ? 'gc-staff' : 'gc-player'
  }
  const { year } = shared
  const about = `${year}-${match.id}-${gc}-${step}-${revealed?.card ?? ''}`
  return [{ kind: 'gc-choice', seat, about, moves: [move()] }]
}

/**
 * Everybody may sell and trade beside the steps. A binding bid, an option that is off, or a bid
 * used up are worth a refusal that says so, hence the moves that only ever lead to one.
 */
function marketDecisions({ shared }: Board, { options }: Setting): Asked[] {
  const { year, lot, unhappy, phase } = shared
  return seatsOf(shared.managers.length).flatMap((seat) => {
    const isAsked = phase === 'close' && !shared.ready.includes(seat)
    if (isAsked || clubOf(shared, seat).resigned) return []
    const leads = lot?.high?.seat === seat || unhappy.bid?.leader === seat
    const hasNoBid = !options.unhappyPlayers || unhappy.bidders.includes(seat)
    const moves: MoveType[] = [
      ...MARKET_MOVES,
      ...(leads ? ['auction-pass' as const] : []),
      ...(hasNoBid ? ['unhappy-bid' as const] : []),
    ]
    return [{ key: `market:${year}:${seat}`, kind: 'market', seat, moves, standing: true }]
  })
}

function tradeResponses({ shared, secret }: Board, { options }: Setting): Asked[] {
  if (!isTrading(shared.phase)) return []
  return secret.trades.map((trade) => ({
    key: keyOfTrade(trade),
    kind: 'trade-response',
    seat: trade.to,
    moves: ['trade-accept', 'trade-reject'],
    standing: true,
    shownTo: 'seat',
    ...limitOf('trade-response', options, null),
  }))
}
