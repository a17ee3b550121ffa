import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Decision } from '../../kernel/types.ts'
import { seatIn, sideAsked } from './read/match.ts'
import { rivalsOf } from './read/players.ts'
import { nextChooser } from './read/tokens.ts'
import { isChoosingRival } from './read/turn.ts'
import type { At, Match, RisingStar, State, Table } from './types.ts'

type Question = Decision<RisingStar>

/**
 * Returns the open decisions of the game. The seat that must decide is not always the seat whose
 * turn it is.
 */
export function openDecisions(state: State, table: Table): Question[] {
  const at = { state, table }
  const question = state.shared.phase === 'choosing-tokens' ? tokenQuestion(at) : playQuestion(at)
  return question === null ? [] : [question]
}

function tokenQuestion(at: At): Question | null {
  const seat = nextChooser(at)
  if (seat === null) return null
  return { key: `choose-token:${seat}`, kind: 'choose-token', seat, moves: ['choose-token'] }
}

function playQuestion(at: At): Question | null {
  const { turn, match, swap, negotiation } = at.state.shared
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
  if (!isChoosingRival(at)) return null
  // The key of the decision contains the rivals that can be chosen, so a new decision opens when
  // one of the rivals leaves the game.
  const key = `choose-rival:${number}:${rivalsOf(at, seat)}`
  return { key, kind: 'choose-rival', seat, moves: ['choose-rival'] }
}

function cardQuestion(match: Match): Question | null {
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

export const paces: Ruleset<RisingStar>['paces'] = {
  'choose-token': { share: 1 },
  roll: { share: 1 },
  physio: { share: 1 },
  'contract-offer': { share: 1 },
  'swap-agent': { share: 1 },
  'swap-sponsorship': { share: 1 },
  'choose-rival': { share: 1 },
  'match-card': { share: 0.5 },
}
