import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { abilityOf, type CardId, contractOf } from '../content/book.ts'
import { playerOf } from '../read/players.ts'
import { must } from '../refusals.ts'
import type { Cause } from '../state.ts'
import type { Answer, Play } from '../types.ts'
import { earn } from './income.ts'
import type { Next } from './next.ts'

/** CONTRACT, TRANSFER and FREE AGENT: an Agent brings offers beside the first (RS-410). */
export function negotiate(play: Play, seat: Seat, cause: Cause): Next {
  const { state, table, emit } = play
  const { contract, agent } = playerOf(state, seat)
  if (contract === null) throw new Error('nobody negotiates without a contract')
  const { black, buyoutFee } = contractOf(table.content, contract)
  if (cause === 'transfer') earn(play, seat, buyoutFee, 'buyout')
  if (state.decks.contract.length === 0 && (cause === 'contract' || black)) {
    emit({ type: 'card.deck-empty', seat, deck: 'contract' })
    return 'done'
  }
  if (cause !== 'contract') release(play, seat, cause)
  const count = 1 + abilityOf(table.content, agent)
  const offers = state.decks.contract.slice(0, count)
  emit({ type: 'contract.offered', seat, cause, cards: offers })
  if (cause === 'contract' || offers.length > 1) return 'rests'
  return sign(play, seat, at(offers, 0))
}

/** A black Rising Star contract never enters the deck (RS-605). */
function release({ state, table, emit }: Play, seat: Seat, cause: Cause): void {
  const { contract: card } = playerOf(state, seat)
  if (card === null) return
  const to = contractOf(table.content, card).black ? 'box' : 'deck-bottom'
  emit({ type: 'contract.released', seat, card, to, cause })
}

function sign(play: Play, seat: Seat, card: CardId): Next {
  const { state, emit } = play
  const { cause } = openOffers(play)
  if (cause === 'contract') release(play, seat, cause)
  emit({ type: 'contract.signed', seat, card, cause })
  emit({ type: 'contract.returned', cards: [...(state.negotiation?.offers ?? [])] })
  return 'done'
}

export function acceptOffer(play: Play, { seat, move }: Answer<'accept-offer'>): Next {
  const { card } = move
  must(openOffers(play).offers.includes(card), 'offer-not-available', { card })
  return sign(play, seat, card)
}

export function declineOffers(play: Play, { seat }: Answer<'decline-offers'>): Next {
  const { cause, offers } = openOffers(play)
  must(cause === 'contract', 'decline-not-allowed', { cause })
  const cards = [...offers]
  play.emit({ type: 'contract.offers-declined', seat, cards })
  play.emit({ type: 'contract.returned', cards })
  return 'done'
}

function openOffers({ state }: Play) {
  if (state.negotiation === null) throw new Error('no contract is being negotiated')
  return state.negotiation
}
