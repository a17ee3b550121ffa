import { at } from '../../../kernel/define.ts'
import type { Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { abilityOf, type CardId, contractOf } from '../content/book.ts'
import { playerOf } from '../read/players.ts'
import { negotiationOf } from '../read/turn.ts'
import { problem } from '../refusals.ts'
import type { Cause } from '../state.ts'
import type { Play, RisingStar } from '../types.ts'
import { shuffleFor } from './decks.ts'
import { earn } from './income.ts'

export function negotiate(play: Play, seat: Seat, cause: Cause): void {
  const { state, table, emit } = play
  const { decks } = state.secret
  const { contract, agent } = playerOf(play, seat)
  if (contract === null) throw new Error('a negotiation needs a contract')
  const { black, buyoutFee } = contractOf(table.content, contract)
  if (cause === 'transfer') earn(play, seat, buyoutFee, 'buyout')
  if (decks.contract.length === 0 && (cause === 'contract' || black)) {
    emit({ type: 'card.deck-empty', seat, deck: 'contract' })
    return
  }
  if (cause !== 'contract') release(play, seat, cause)
  const count = 1 + abilityOf(table.content, agent)
  shuffleFor(play, 'contract', count)
  const cards = decks.contract.slice(0, count)
  emit({ type: 'contract.offered', seat, cause, cards })
  if (cause !== 'contract' && cards.length === 1) sign(play, seat, at(cards, 0))
}

const clauses = { contract: 'RS-601', transfer: 'RS-610', 'free-agent': 'RS-606' } as const

export const offerRules: Rules<RisingStar, 'accept-offer' | 'decline-offers'> = {
  'accept-offer': {
    problem(at, { move: { card } }) {
      const { offers, cause } = negotiationOf(at)
      if (offers.includes(card)) return null
      return problem('offer-not-available', { card }, clauses[cause])
    },
    spaces: (at) => [exactly('accept-offer', { card: oneOf(negotiationOf(at).offers) })],
    act: (play, { seat, move }) => sign(play, seat, move.card),
  },

  'decline-offers': {
    problem(at) {
      const { cause } = negotiationOf(at)
      return cause === 'contract' ? null : problem('decline-not-allowed', { cause }, clauses[cause])
    },
    act(play, { seat }) {
      const cards = [...negotiationOf(play).offers]
      play.emit({ type: 'contract.offers-declined', seat, cards })
      play.emit({ type: 'contract.returned', cards })
    },
  },
}

function sign(play: Play, seat: Seat, card: CardId): void {
  const { cause } = negotiationOf(play)
  if (cause === 'contract') release(play, seat, cause)
  play.emit({ type: 'contract.signed', seat, card, cause })
  play.emit({ type: 'contract.returned', cards: [...negotiationOf(play).offers] })
}

/**
 * Releases the contract of a seat. A black Rising Star contract never returns to the deck (RS-605).
 */
function release(play: Play, seat: Seat, cause: Cause): void {
  const { contract: card } = playerOf(play, seat)
  if (card === null) return
  const to = contractOf(play.table.content, card).black ? 'box' : 'deck-bottom'
  play.emit({ type: 'contract.released', seat, card, to, cause })
}
