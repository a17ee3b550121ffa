import type { Chance } from '../../kernel/chance.ts'
import { copied } from '../../kernel/json.ts'
import type { Viewer } from '../../kernel/types.ts'
import { bookOf, type CardId, type DeckName, isMatchEvent } from './content/book.ts'
import { openCardsOf } from './read/players.ts'
import { type Draft, initial, type View } from './state.ts'
import type { Table } from './types.ts'

export function imagine(view: View, _viewer: Viewer, table: Table, chance: Chance): Draft {
  const { decks, deckCounts, previews, ...open } = copied(view)
  const { seats } = open
  const players = seats.map(({ matchEventCount, matchEvents, ...player }) => player)
  const shared = { ...open, seats: players }
  if (view.phase === 'choosing-tokens') return { ...initial(table), shared }
  const { all } = bookOf(table.content)
  const seen = new Set<CardId>([
    ...(view.negotiation?.offers ?? []),
    ...(view.swap ? [view.swap.drawn] : []),
    ...seats.flatMap((player) => [...openCardsOf(player), ...(player.matchEvents ?? [])]),
  ])
  const unseen = (deck: DeckName) => all[deck].filter((card) => !seen.has(card))

  const isHidden = (card: CardId) => isMatchEvent(table.content, card)
  const events = chance.shuffle(unseen('dayToDay').filter(isHidden))
  const hands = seats.map(
    ({ matchEvents, matchEventCount }) => matchEvents ?? events.splice(0, matchEventCount),
  )
  const others = unseen('dayToDay').filter((card) => !isHidden(card))
  const dealt = () => ({
    contract: chance.shuffle(unseen('contract')),
    agent: chance.shuffle(unseen('agent')),
    dayToDay: chance.shuffle([...events, ...others]),
    press: chance.shuffle(unseen('press')),
  })
  return { shared, secret: { decks: decks ?? dealt(), hands } }
}
