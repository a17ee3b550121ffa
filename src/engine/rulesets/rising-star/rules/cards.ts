import type { Rules } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { type CardId, categoryOf, type DeckName, drawnCardOf } from '../content/book.ts'
import type { Effect } from '../content/schema.ts'
import { handOf, playerOf } from '../read/players.ts'
import { drawsMax, swapOf, turnOf } from '../read/turn.ts'
import type { Slot } from '../state.ts'
import type { Play, Player, RisingStar } from '../types.ts'
import { shuffleFor } from './decks.ts'
import { changeFame, earn, pay } from './income.ts'
import { followCard } from './travel.ts'

export function draw(play: Play, seat: Seat, deck: Exclude<DeckName, 'contract'>): boolean {
  const { state, table, emit } = play
  shuffleFor(play, deck, 1)
  const id = state.secret.decks[deck][0]
  if (id === undefined) {
    emit({ type: 'card.deck-empty', seat, deck })
    return false
  }
  if (turnOf(play).chain >= drawsMax(table)) throw new Error('pack-chain-overflow')
  const card = drawnCardOf(table.content, id)
  emit({ type: 'card.drawn', seat, deck, category: categoryOf(card), card: id })
  switch (card.kind) {
    case 'agent':
      keepOrSwap(play, seat, 'agent', 'agent', id)
      return false
    case 'sponsorship':
      keepOrSwap(play, seat, 'sponsorship', card.category, id)
      return false
    case 'magic-sponge':
      keep(play, seat, 'magic-sponge', 'magicSponges', id)
      return false
    case 'match-event':
      keep(play, seat, 'match-event', 'matchEvents', id)
      return false
    case 'instant':
      // An instant card returns to its deck before its effect, so that the deck is as full as
      // possible if the effect draws another card (RS-R13).
      emit({ type: 'card.returned', deck, card: id, position: 'bottom' })
      for (const effect of card.effects) take(play, seat, effect)
      return card.effects.some(({ kind }) => kind === 'move')
  }
}

function keep(
  play: Play,
  seat: Seat,
  category: 'agent' | 'sponsorship' | 'magic-sponge' | 'match-event',
  slot: Slot | 'magicSponges' | 'matchEvents',
  card: CardId,
): void {
  const handCount = slot === 'matchEvents' ? handOf(play, seat).length + 1 : null
  play.emit({ type: 'card.kept', seat, category, slot, card, handCount })
}

function keepOrSwap(
  play: Play,
  seat: Seat,
  category: 'agent' | 'sponsorship',
  slot: Slot,
  drawn: CardId,
): void {
  const held = heldIn(playerOf(play, seat), slot)
  if (held === null) keep(play, seat, category, slot, drawn)
  else play.emit({ type: 'swap.offered', seat, slot, held, drawn })
}

const heldIn = ({ agent, sponsorships }: Player, slot: Slot): CardId | null =>
  slot === 'agent' ? agent : sponsorships[slot]

/**
 * Applies one effect of a card. An effect that moves the token is always the last effect of its
 * card.
 */
function take(play: Play, seat: Seat, effect: Effect): void {
  switch (effect.kind) {
    case 'fame':
      changeFame(play, seat, effect.delta, 'card')
      break
    case 'receive':
      earn(play, seat, effect.amount, 'card')
      break
    case 'pay':
      pay(play, seat, effect.amount, 'card')
      break
    case 'move':
      followCard(play, seat, effect.to, effect.mode)
      break
  }
}

export const swapRules: Rules<RisingStar, 'keep-current' | 'take-new'> = {
  'keep-current': { act: (play, { seat }) => swap(play, seat, false) },
  'take-new': { act: (play, { seat }) => swap(play, seat, true) },
}

function swap(play: Play, seat: Seat, takesNew: boolean): void {
  const { emit } = play
  const { slot, held, drawn } = swapOf(play)
  const [kept, returned] = takesNew ? [drawn, held] : [held, drawn]
  if (slot === 'agent') {
    const type = takesNew ? 'agent.swapped' : 'agent.swap-declined'
    emit({ type, seat, kept, returned })
  } else {
    const type = takesNew ? 'sponsorship.swapped' : 'sponsorship.swap-declined'
    emit({ type, seat, category: slot, kept, returned })
  }
  emit({ type: 'card.returned', deck: 'agent', card: returned, position: 'bottom' })
}
