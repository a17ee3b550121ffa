import { useMemo, useState } from 'preact/hooks'
import type { BoardItem, Mark } from '../boards/items.ts'
import {
  asksOffBoard,
  fieldsToAsk,
  type Move,
  offered,
  openSpaces,
  type Picks,
  type Space,
  same,
  wholeMove,
} from './space.ts'

export type ThingOf = (field: string, value: unknown, move: string) => BoardItem | null

/** The unfinished answer to a decision, which the player can edit in the form and on the board. */
export interface Choice {
  readonly types: readonly string[]
  readonly type: string | null
  readonly picks: Picks
  readonly open: readonly Space[]
  readonly order: readonly string[]
  readonly marks: ReadonlyMap<BoardItem, Mark>
  readonly move: Move | null
  /**
   * True if the player has started a move on the board, but no board item represents a value of the
   * next field, so that the player must use the form.
   */
  readonly isOffBoard: boolean
  chooseType(type: string): void
  pick(field: string, value: unknown): void
  press(thing: BoardItem): void
  clear(): void
}

interface Chosen {
  readonly type: string | null
  readonly picks: Picks
}
const NOTHING: Chosen = { type: null, picks: {} }

/**
 * State of the player's unfinished answer to one decision. A different `key` resets the unfinished
 * answer. A player's choice is kept until it is no longer legal.
 */
export function useMove(
  spaces: readonly Space[],
  {
    key,
    thingOf,
    send,
  }: { key: string | undefined; thingOf: ThingOf | undefined; send(move: Move): void },
): Choice {
  const [stored, setStored] = useState({ key, chosen: NOTHING })
  const { type: picked, picks } = useMemo(() => {
    const { type, picks } = stored.chosen
    return stored.key === key && openSpaces(spaces, type, picks).length > 0
      ? stored.chosen
      : NOTHING
  }, [stored, key, spaces])
  const choose = (chosen: Chosen) => setStored({ key, chosen })
  const types = useMemo(() => [...new Set(spaces.map((space) => space.type))], [spaces])
  const type = picked ?? (types.length === 1 ? (types[0] ?? null) : null)
  const open = useMemo(() => openSpaces(spaces, type, picks), [spaces, type, picks])
  const order = Object.keys(open[0]?.fields ?? {})
  const table = useMemo(
    () => pressable(spaces, { type, picks }, thingOf),
    [spaces, type, picks, thingOf],
  )
  const pick = (field: string, value: unknown) => {
    const at = order.indexOf(field)
    const before = Object.entries(picks).filter(([name]) => order.indexOf(name) < at)
    choose({ type, picks: { ...Object.fromEntries(before), [field]: value } })
  }
  return {
    types,
    type,
    picks,
    open,
    order,
    pick,
    marks: table.marks,
    move: type === null ? null : wholeMove(spaces, type, picks),
    isOffBoard: asksOffBoard(open, picks, table.marks),
    chooseType: (next) => choose({ type: next, picks: {} }),
    clear: () => choose(NOTHING),
    press(thing) {
      const pressed = table.values.get(thing)
      if (!pressed) return
      const next = { type: pressed.type, picks: pressed.picks }
      const move = wholeMove(spaces, next.type, next.picks)
      // If one board item is enough for a complete move, the first press selects the item and the
      // second press sends the move.
      const isAgain = table.marks.get(thing) === 'chosen'
      const isAsked = openSpaces(spaces, next.type, next.picks).every(
        (space) => fieldsToAsk(space, next.picks).length > 0,
      )
      const isWhole = isAgain || Object.keys(next.picks).length > 1
      const isLast = move !== null && isWhole && !isAsked
      choose(isLast ? NOTHING : next)
      if (isLast && move) send(move)
    },
  }
}

interface Pressable {
  readonly marks: ReadonlyMap<BoardItem, Mark>
  readonly values: ReadonlyMap<BoardItem, Chosen>
}

/**
 * Returns the possible values of the next field. Also returns the values of the first field, so
 * that the player can directly choose a different first item.
 */
function pressable(
  spaces: readonly Space[],
  { type, picks }: Chosen,
  thingOf: ThingOf | undefined,
): Pressable {
  const marks = new Map<BoardItem, Mark>()
  const values = new Map<BoardItem, Chosen>()
  if (!thingOf) return { marks, values }
  const add = (space: Space, chosen: Picks, mark: Mark) => {
    const field = Object.keys(space.fields).find((name) => !(name in chosen))
    if (field === undefined) return
    for (const value of offered([space], field)) {
      const thing = thingOf(field, value, space.type)
      if (thing === null || marks.has(thing)) continue
      const isChosen = mark === 'can' && same(picks[field], value)
      marks.set(thing, isChosen ? 'chosen' : mark)
      values.set(thing, { type: space.type, picks: { ...chosen, [field]: value } })
    }
  }
  if (Object.keys(picks).length > 0)
    for (const space of openSpaces(spaces, type, picks)) add(space, picks, 'target')
  // If the player has not chosen a move type, a board item may start a move of any type.
  for (const space of openSpaces(spaces, type, {})) add(space, {}, 'can')
  return { marks, values }
}
