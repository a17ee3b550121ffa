import type { Chance } from '../../kernel/chance.ts'
import { copied } from '../../kernel/json.ts'
import type { Viewer } from '../../kernel/types.ts'
import { dealt } from './evolve.ts'
import { unheldCards } from './read/holdings.ts'
import type { Colour, Draft } from './state.ts'
import type { Table, View } from './types.ts'
import { seenIn } from './view.ts'

/**
 * Guesses the hidden information: shuffles both packs and the face-down cup cards, whose order is
 * unknown.
 */
export function imagine(view: View, _viewer: Viewer, table: Table, chance: Chance): Draft {
  const { phase, counters, bank, table: rows, packs, cup, ...open } = copied(view)
  const { unrevealed, stacks, ...openCup } = cup
  const unheld = unheldCards(seenIn(view, table))
  const order = (colour: Colour) => packs[colour].order ?? chance.shuffle(unheld[colour])
  return {
    shared: { ...open, cup: openCup },
    secret: {
      packs: { yellow: order('yellow'), red: order('red') },
      stacks: stacks ?? (unrevealed && dealt(chance.shuffle(unrevealed))),
    },
  }
}
