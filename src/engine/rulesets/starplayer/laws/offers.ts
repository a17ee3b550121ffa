import { canonical } from '../../../kernel/json.ts'
import { demand, demandSame, type Law, type Offered } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'
import { isSetComplete, lacksWins } from './club-sets.ts'
import { canBuy } from './dues.ts'
import { type Club, clubAt, debtAt } from './money.ts'

type Move = Starplayer['move']
type At = Offered<Starplayer>
type Expected = Partial<Record<Move['type'], readonly Move[]>>

const sellable = ({ footballers, manager, stadium }: Club): string[] => [
  ...footballers.map(({ card }) => card),
  ...[manager, stadium].filter((card) => card !== null),
]

const opponents = ({ state, decision }: At): number[] =>
  state.shared.clubs
    .filter(({ seat, status }) => seat !== decision.seat && status === 'in')
    .map(({ seat }) => seat)

/** Returns the cards that the seat may buy on the current space of the board. */
function purchases(at: At, type: 'buy' | 'tackle'): Move[] {
  const { state, table, decision } = at
  const frame = state.shared.frames.at(-1)
  demand(frame?.kind === 'purchase' || frame?.kind === 'tackle', 'a card is on sale')
  if (!canBuy(at, decision.seat, frame.space)) return []
  const kind = table.content.board[frame.space]?.type ?? ''
  if (kind === 'footballer') return [{ type }]
  const cards = state.shared.tray.filter((card) => card.startsWith(`${kind}-`))
  return cards.map((pick) => ({ type, pick }))
}

/**
 * Returns the actions (such as a match) that are available to a seat between the steps of its turn.
 */
function actions(at: At): Expected {
  const { state, decision, table } = at
  const { seat } = decision
  const club = clubAt(state, seat)
  const { matchCards, windowCards, footballers } = club
  const isFull = isSetComplete(at, seat)
  const rivals = opponents(at)
  const isFree =
    matchCards.length === 0 && isFull && lacksWins(at, seat) && !state.shared.turn.freeMatchUsed
  const matches = rivals.flatMap((opponent): Move[] => [
    ...matchCards.map((card): Move => ({ type: 'play-cup-match', opponent, card })),
    ...(isFree ? [{ type: 'play-cup-match' as const, opponent }] : []),
  ])
  const mayChallenge = isFull && !lacksWins(at, seat) && footballers.length <= 11
  const colours = [...new Set(table.content.footballers.map(({ squad }) => squad))]
  return {
    'play-cup-match': matches,
    'play-transfer-window': windowCards.map((card) => ({ type: 'play-transfer-window', card })),
    'challenge-final': mayChallenge
      ? rivals.flatMap((opponent) =>
          colours.map(
            (trophyColour): Move => ({ type: 'challenge-final', opponent, trophyColour }),
          ),
        )
      : [],
  }
}

function expectedAt(at: At): Expected {
  const { state, decision } = at
  const { seat, kind, about } = decision
  switch (kind) {
    case 'roll':
      return { roll: [{ type: 'roll' }], ...actions(at) }
    case 'turn-end':
      return { 'end-turn': [{ type: 'end-turn' }], ...actions(at) }
    case 'purchase':
      return { buy: purchases(at, 'buy'), decline: [{ type: 'decline' }], ...actions(at) }
    case 'tackle':
      return { tackle: purchases(at, 'tackle'), 'pass-tackle': [{ type: 'pass-tackle' }] }
    case 'choose-opponent': {
      const lacks = lacksWins(at, seat)
      const rivals = opponents(at).filter((one) => lacks || lacksWins(at, one))
      const frame = state.shared.frames.at(-1)
      const isSpace = frame?.kind === 'pick-opponent' && frame.via === 'space'
      const maySkip = isSpace && at.table.options.cupMatchSpace === 'may' && lacks
      return {
        'choose-opponent': rivals.map((opponent) => ({ type: 'choose-opponent', opponent })),
        'skip-match': maySkip ? [{ type: 'skip-match' }] : [],
      }
    }
    case 'negotiate':
      return { 'pass-window': [{ type: 'pass-window' }] }
    case 'answer-offer':
    case 'answer-sale':
      return { reject: [{ type: 'reject' }] }
    case 'offer-pending':
      return { withdraw: [{ type: 'withdraw' }] }
    case 'claim-window':
      return { waive: [{ type: 'waive' }] }
    case 'settle-debt': {
      const club = clubAt(state, seat)
      const { rest } = debtAt(state, about?.debt ?? -1)
      const isBroke = sellable(club).length === 0 && club.cash < rest
      return { concede: isBroke ? [{ type: 'concede' }] : [] }
    }
    default:
      return {}
  }
}

const SELLING = ['roll', 'turn-end', 'purchase', 'settle-debt']

export const offerLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-325',
    says: 'a decision offers the moves of the rulebook, and no others',
    offers(offered) {
      const { decision, state } = offered
      for (const [type, moves] of Object.entries(expectedAt(offered))) {
        const found = offered
          .all(type as Move['type'])
          ?.map(canonical)
          .sort()
        demandSame(found, moves.map(canonical).sort(), `${decision.kind} ${type}`)
      }
      if (!SELLING.includes(decision.kind)) return
      const cards = sellable(clubAt(state, decision.seat))
      for (const card of cards)
        demand(offered.has({ type: 'sell-back', cards: [card] }), `${card} can be sold`)
      if (cards.length === 0) demandSame(offered.all('sell-back'), [], 'nothing to sell')
    },
  },
]
