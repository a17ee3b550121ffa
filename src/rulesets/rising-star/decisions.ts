import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { exactly, oneOf, type Space } from '../../kernel/space.ts'
import type { Decision } from '../../kernel/types.ts'
import type { Move } from './moves.ts'
import {
  freeTokens,
  isChoosingRival,
  nextChooser,
  playerOf,
  rivalsOf,
  seatIn,
  seatsAfter,
  sideAsked,
  turnOf,
} from './read/players.ts'
import type { RisingStar, State, Table } from './types.ts'

type Question = Decision<RisingStar>

/** At most one question is open, and it may belong to a seat that is not on turn. */
export function openDecisions(state: State, table: Table): Question[] {
  const question = state.phase === 'choosing-tokens' ? tokenQuestion(state) : asked(state, table)
  return question === null ? [] : [question]
}

function tokenQuestion(state: State): Question | null {
  const seat = nextChooser(state)
  if (seat === null) return null
  return { key: `choose-token:${seat}`, kind: 'choose-token', seat, moves: ['choose-token'] }
}

function asked(state: State, table: Table): Question | null {
  const { turn, match, swap, negotiation } = state
  if (match) return cardQuestion(match)
  if (!turn) return null
  const { number, seat, stage } = turn
  if (swap) {
    const kind = swap.slot === 'agent' ? 'swap-agent' : 'swap-sponsorship'
    return { key: `${kind}:${number}`, kind, seat, moves: ['keep-current', 'take-new'] }
  }
  if (negotiation) {
    const kind = 'contract-offer'
    return { key: `${kind}:${number}`, kind, seat, moves: ['accept-offer', 'decline-offers'] }
  }
  if (stage === 'roll') return { key: `roll:${number}`, kind: 'roll', seat, moves: ['roll'] }
  if (stage === 'physio') {
    const moves = ['roll-for-fitness', 'play-magic-sponge'] as const
    return { key: `physio:${number}`, kind: 'physio', seat, moves }
  }
  if (!isChoosingRival(state, table)) return null
  // Candidates may leave while the question is open: another question then.
  const key = `choose-rival:${number}:${rivalsOf(state, seat)}`
  return { key, kind: 'choose-rival', seat, moves: ['choose-rival'] }
}

function cardQuestion(match: NonNullable<State['match']>): Question | null {
  const side = sideAsked(match.stage)
  const seat = side && seatIn(match[side])
  if (seat === null) return null
  return {
    key: `match-card:${match.id}:${match.stage}`,
    kind: 'match-card',
    seat,
    moves: ['play-match-event', 'decline-match-event'],
  }
}

export function legalMoves(state: State, { kind, seat }: Question, table: Table): Space<Move>[] {
  switch (kind) {
    case 'choose-token':
      return [exactly('choose-token', { token: oneOf(freeTokens(state, table)) })]
    case 'roll':
      return [exactly('roll')]
    case 'physio': {
      const holdsSponge = playerOf(state, seat).magicSponges.length > 0
      return [
        exactly('roll-for-fitness'),
        ...(holdsSponge ? [exactly<Move>('play-magic-sponge')] : []),
      ]
    }
    case 'contract-offer': {
      const { cause, offers } = offersOf(state)
      const accept = exactly<Move>('accept-offer', { card: oneOf(offers) })
      return cause === 'contract' ? [accept, exactly<Move>('decline-offers')] : [accept]
    }
    case 'swap-agent':
    case 'swap-sponsorship':
      return [exactly('keep-current'), exactly('take-new')]
    case 'choose-rival':
      return [exactly('choose-rival', { seat: oneOf(rivalsOf(state, seat)) })]
    case 'match-card': {
      const cards = playerOf(state, seat).matchEvents
      return [exactly('play-match-event', { card: oneOf(cards) }), exactly('decline-match-event')]
    }
  }
}

function offersOf({ negotiation }: State) {
  if (!negotiation) throw new Error('no contract is being negotiated')
  return negotiation
}

export const defaults: Ruleset<RisingStar>['defaults'] = {
  'choose-token': ({ state, table }) => ({
    type: 'choose-token',
    token: at(freeTokens(state, table), 0),
  }),
  roll: () => ({ type: 'roll' }),
  physio: () => ({ type: 'roll-for-fitness' }),
  'contract-offer': ({ state }) => {
    const { cause, offers } = offersOf(state)
    return cause === 'contract'
      ? { type: 'decline-offers' }
      : { type: 'accept-offer', card: at(offers, 0) }
  },
  'swap-agent': () => ({ type: 'keep-current' }),
  'swap-sponsorship': () => ({ type: 'keep-current' }),
  'choose-rival': ({ state, table }) => {
    const { seat } = turnOf(state)
    const rivals = rivalsOf(state, seat)
    const next = seatsAfter(seat, table.seats).find((one) => rivals.includes(one))
    return { type: 'choose-rival', seat: next ?? at(rivals, 0) }
  },
  'match-card': () => ({ type: 'decline-match-event' }),
}
