import type { Seat } from '../../../kernel/types.ts'
import { type CardId, categoryOf, type DeckName, drawnCardOf } from '../content/book.ts'
import type { Effect } from '../content/schema.ts'
import { drawsMax, playerOf, turnOf } from '../read/players.ts'
import type { Slot } from '../state.ts'
import type { Play, Player } from '../types.ts'
import { changeFame, earn, pay } from './income.ts'
import type { Next } from './next.ts'
import { followCard } from './travel.ts'

/** Draws the top card; `moved`: it took the token to another tile, which is to be carried out. */
export function draw(play: Play, seat: Seat, deck: Exclude<DeckName, 'contract'>): Next | 'moved' {
  const { state, table, emit } = play
  const id = state.decks[deck][0]
  if (id === undefined) {
    emit({ type: 'card.deck-empty', seat, deck })
    return 'done'
  }
  if (turnOf(state).chain >= drawsMax(table)) throw new Error('pack-chain-overflow')
  const card = drawnCardOf(table.content, id)
  const category = categoryOf(card)
  emit({ type: 'card.drawn', seat, deck, category, card: id })
  switch (card.kind) {
    case 'agent':
      return keepOrSwap(play, seat, 'agent', 'agent', id)
    case 'sponsorship':
      return keepOrSwap(play, seat, 'sponsorship', card.category, id)
    case 'magic-sponge':
      keep(play, seat, 'magic-sponge', 'magicSponges', id)
      return 'done'
    case 'match-event':
      keep(play, seat, 'match-event', 'matchEvents', id)
      return 'done'
    case 'instant':
      // Returned first, so that a chained draw finds the deck as full as it can be (RS-R13).
      emit({ type: 'card.returned', deck, card: id, position: 'bottom' })
      return carryOutEffects(play, seat, card.effects)
  }
}

function keep(
  { state, emit }: Play,
  seat: Seat,
  category: 'agent' | 'sponsorship' | 'magic-sponge' | 'match-event',
  slot: Slot | 'magicSponges' | 'matchEvents',
  card: CardId,
): void {
  const hand = playerOf(state, seat).matchEvents.length + 1
  const handCount = slot === 'matchEvents' ? hand : null
  emit({ type: 'card.kept', seat, category, slot, card, handCount })
}

function keepOrSwap(
  play: Play,
  seat: Seat,
  category: 'agent' | 'sponsorship',
  slot: Slot,
  drawn: CardId,
): Next {
  const held = heldIn(playerOf(play.state, seat), slot)
  if (held === null) {
    keep(play, seat, category, slot, drawn)
    return 'done'
  }
  play.emit({ type: 'swap.offered', seat, slot, held, drawn })
  return 'rests'
}

const heldIn = ({ agent, sponsorships }: Player, slot: Slot): CardId | null =>
  slot === 'agent' ? agent : sponsorships[slot]

function carryOutEffects(play: Play, seat: Seat, effects: readonly Effect[]): Next | 'moved' {
  for (const effect of effects) {
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
        return 'moved'
    }
  }
  return 'done'
}

/** The card that is not kept goes to the bottom of the Agent deck (RS-405, RS-408). */
export function answerSwap(play: Play, seat: Seat, takesNew: boolean): Next {
  const { state, emit } = play
  if (state.swap === null) throw new Error('no swap is open')
  const { slot, held, drawn } = state.swap
  const [kept, returned] = takesNew ? [drawn, held] : [held, drawn]
  if (slot === 'agent') {
    const type = takesNew ? 'agent.swapped' : 'agent.swap-declined'
    emit({ type, seat, kept, returned })
  } else {
    const type = takesNew ? 'sponsorship.swapped' : 'sponsorship.swap-declined'
    emit({ type, seat, category: slot, kept, returned })
  }
  emit({ type: 'card.returned', deck: 'agent', card: returned, position: 'bottom' })
  return 'done'
}
