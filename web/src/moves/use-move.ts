import { useMemo, useState } from 'preact/hooks'
import type { BoardItem, Mark } from '../boards/board.ts'
import { type Move, offered, openSpaces, type Picks, type Space, same, wholeMove } from './space.ts'

/** The thing on the table that stands for a value of a field. */
export type ThingOf = (field: string, value: unknown, move: string) => BoardItem | null

/** A choice under way: form and board show it and fill it. */
export interface Choice {
  readonly types: readonly string[]
  readonly type: string | null
  readonly picks: Picks
  /** What the picks may still become. */
  readonly open: readonly Space[]
  /** The fields in the order in which they are chosen. */
  readonly order: readonly string[]
  readonly marks: ReadonlyMap<BoardItem, Mark>
  readonly move: Move | null
  chooseType(type: string): void
  pick(field: string, value: unknown): void
  /** Something on the table was pressed: it is picked, and the last press sends the move. */
  press(thing: BoardItem): void
  clear(): void
}

interface Chosen {
  readonly type: string | null
  readonly picks: Picks
}
const NOTHING: Chosen = { type: null, picks: {} }

/** Of one question; `key` starts a new one. What is picked stays while it can still be had. */
export function useMove(
  spaces: readonly Space[],
  {
    key,
    thingOf,
    send,
  }: { key: string | undefined; thingOf: ThingOf | undefined; send(move: Move): void },
): Choice {
  const [kept, keep] = useState({ key, chosen: NOTHING })
  const { type: picked, picks } = useMemo(() => {
    const { type, picks } = kept.chosen
    return kept.key === key && openSpaces(spaces, type, picks).length > 0 ? kept.chosen : NOTHING
  }, [kept, key, spaces])
  const choose = (chosen: Chosen) => keep({ key, chosen })
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
    chooseType: (next) => choose({ type: next, picks: {} }),
    clear: () => choose(NOTHING),
    press(thing) {
      const pressed = table.values.get(thing)
      if (!pressed) return
      const next = { type: pressed.type, picks: pressed.picks }
      const move = wholeMove(spaces, next.type, next.picks)
      // Where one thing is the whole move, it is pressed once more to confirm that.
      const isAgain = table.marks.get(thing) === 'chosen'
      const isLast = move !== null && (isAgain || Object.keys(next.picks).length > 1)
      choose(isLast ? NOTHING : next)
      if (isLast && move) send(move)
    },
  }
}

interface Pressable {
  readonly marks: ReadonlyMap<BoardItem, Mark>
  /** What the choice becomes when the thing is pressed. */
  readonly values: ReadonlyMap<BoardItem, Chosen>
}

/**
 * The things that may be pressed: the values of the next field, and those of the first one again,
 * so that another source changes the choice and nothing has to be undone.
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
  // Without a type, whatever lies on the table may be the beginning of any of them.
  for (const space of openSpaces(spaces, type, {})) add(space, {}, 'can')
  return { marks, values }
}
