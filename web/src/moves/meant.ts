import type { BoardItem } from '../boards/items.ts'
import { type Move, openSpaces, type Picks, type Space, sample } from './space.ts'
import type { ThingOf } from './use-move.ts'

export interface Pressed {
  /**
   * The pressed board item and the board items that contain it, from the innermost to the outermost
   * item.
   */
  readonly things: readonly BoardItem[]
  readonly spaces: readonly Space[]
  readonly type: string | null
  readonly picks: Picks
  readonly thingOf: ThingOf
}

/**
 * Returns the move that the player intended by pressing an unmarked board item. Returns null if the
 * board item is not the value of any field.
 */
export function meant({ things, spaces, type, picks, thingOf }: Pressed): Move | null {
  for (const chosen of Object.keys(picks).length > 0 ? [picks, {}] : [picks])
    for (const thing of things)
      for (const space of openSpaces(spaces, type, chosen)) {
        const move = moveWith(space, chosen, thing, thingOf)
        if (move) return move
      }
  return null
}

function moveWith(space: Space, picks: Picks, thing: BoardItem, thingOf: ThingOf): Move | null {
  const { type, fields } = space
  const field = Object.keys(fields).find((name) => !(name in picks))
  const id = thing.slice(thing.indexOf(':') + 1)
  const value = [id, Number(id)].find((one) => field && thingOf(field, one, type) === thing)
  if (field === undefined || value === undefined) return null
  const others = Object.entries(fields).flatMap(([name, domain]) => {
    const given = name in picks ? picks[name] : sample(domain)
    return given === undefined ? [] : [[name, given]]
  })
  return { type, ...Object.fromEntries(others), [field]: value }
}
