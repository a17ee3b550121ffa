import type { Chance } from '../../kernel/chance.ts'
import type { Viewer } from '../../kernel/types.ts'
import { type CardId, cardsOf, type DeckName, isMatchEvent } from './content/book.ts'
import { type Draft, initial, type View } from './state.ts'
import type { Table } from './types.ts'

/**
 * Deals the cards that the viewer has not seen anew: any Match Event Card may be in any other hand,
 * and the decks may lie in any order.
 */
export function imagine(seen: View, _viewer: Viewer, table: Table, chance: Chance): Draft {
  const view = structuredClone(seen)
  const { content } = table
  const { all } = cardsOf(content)
  const { seats, negotiation, swap } = view
  const open = new Set<CardId | null>([...(negotiation?.offers ?? []), swap?.drawn ?? null])
  for (const { contract, agent, sponsorships, magicSponges, matchEvents } of seats)
    for (const card of [
      ...[contract, agent, sponsorships.boot, sponsorships.clothing, sponsorships.product],
      ...magicSponges,
      ...(matchEvents ?? []),
    ])
      open.add(card)
  const unseen = (deck: DeckName) => all[deck].filter((card) => !open.has(card))

  const isHidden = (card: CardId) => isMatchEvent(content, card)
  const events = chance.shuffle(unseen('dayToDay').filter(isHidden))
  const hands = seats.map(
    ({ matchEvents, matchEventCount }) => matchEvents ?? events.splice(0, matchEventCount),
  )
  const others = unseen('dayToDay').filter((card) => !isHidden(card))
  const decks = view.decks ?? {
    contract: chance.shuffle(unseen('contract')),
    agent: chance.shuffle(unseen('agent')),
    dayToDay: chance.shuffle([...events, ...others]),
    press: chance.shuffle(unseen('press')),
  }
  return {
    phase: view.phase,
    seats: seats.map(({ matchEventCount: _, ...player }, seat) => ({
      ...player,
      matchEvents: [...(hands[seat] ?? [])],
    })),
    firstSeat: view.firstSeat,
    turn: view.turn,
    decks: view.phase === 'choosing-tokens' ? initial(table).decks : decks,
    box: view.box,
    negotiation,
    swap,
    matches: view.matches,
    match: view.match,
    tiebreak: view.tiebreak,
    result: view.result,
    reason: view.reason,
  }
}
