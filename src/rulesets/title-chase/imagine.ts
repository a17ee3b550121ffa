import type { Chance } from '../../kernel/chance.ts'
import type { Viewer } from '../../kernel/ruleset.ts'
import { copied } from './copy.ts'
import { cardsHeld } from './holdings.ts'
import { openCup, openPart } from './open-part.ts'
import type { CardId, Colour, Draft, TitleChaseTable } from './types.ts'
import type { View } from './view.ts'

/** Everything is open but the order of both packs and of the cup cards that are still face down. */
export function imagine(
  view: View,
  _viewer: Viewer,
  table: TitleChaseTable,
  chance: Chance,
): Draft {
  const { unrevealed, stacks } = view.cup
  const packs = unheldCards(view, table)
  const order = (colour: Colour) => view.packs[colour].order ?? chance.shuffle(packs[colour])
  const state = { ...view, packs: { yellow: [], red: [] }, cup: { ...view.cup, stacks } }
  return {
    ...copied(openPart(state)),
    packs: { yellow: [...order('yellow')], red: [...order('red')] },
    cup: {
      ...copied(openCup(state.cup)),
      stacks: copied(stacks) ?? (unrevealed && dealt(chance.shuffle(unrevealed))),
    },
  }
}

const dealt = (teams: readonly string[]) => ({
  home: teams.filter((_, place) => place % 2 === 0),
  away: teams.filter((_, place) => place % 2 === 1),
})

/** The cards of both colours that lie in front of nobody; none before the packs are shuffled. */
export function unheldCards(
  { seats, fixtures }: Pick<View, 'seats' | 'fixtures'>,
  { content }: Pick<TitleChaseTable, 'content'>,
): { yellow: CardId[]; red: CardId[] } {
  if (fixtures.length === 0) return { yellow: [], red: [] }
  const held = new Set(seats.flatMap(cardsHeld))
  const free = (colour: Colour) =>
    content.cards[colour].map(({ id }) => id).filter((id) => !held.has(id))
  return { yellow: free('yellow'), red: free('red') }
}
