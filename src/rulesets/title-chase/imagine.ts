import type { Chance } from '../../kernel/chance.ts'
import { copied } from '../../kernel/json.ts'
import type { Viewer } from '../../kernel/types.ts'
import { openCup, openPart } from './open-part.ts'
import { unheldCards } from './read/holdings.ts'
import type { Colour, Draft, View } from './state.ts'
import type { Table } from './types.ts'

/** Everything is open but the order of both packs and of the cup cards that are still face down. */
export function imagine(view: View, _viewer: Viewer, table: Table, chance: Chance): Draft {
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
