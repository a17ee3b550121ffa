import type { BoardItem, Mark } from './items.ts'

interface Pressing {
  readonly marks: ReadonlyMap<BoardItem, Mark>
  press(thing: BoardItem): void
}

/**
 * Props that make a pressable board item a button. In SVG the attribute is `tabindex`, in lower
 * case. `own` are the constant classes of the item.
 */
export const pressable = (pressing: Pressing, thing: BoardItem, label: string, own = '') =>
  pressing.marks.has(thing)
    ? { ...pressableByWords(pressing, thing, own), 'aria-label': label }
    : unmarked(thing, own)

/** The same for an item whose text is its accessible name. */
export function pressableByWords({ marks, press }: Pressing, thing: BoardItem, own = '') {
  const mark = marks.get(thing)
  if (mark === undefined) return unmarked(thing, own)
  return {
    class: `${own} pressable ${mark}`.trim(),
    role: 'button' as const,
    tabindex: 0,
    'data-thing': thing,
    ...(mark === 'chosen' && { 'aria-pressed': true }),
    onClick: () => press(thing),
    onKeyDown(event: { readonly key: string; preventDefault(): void }) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(thing)
    },
  }
}

/** A press on it asks why it has no mark. */
const unmarked = (thing: BoardItem, own: string) => ({
  'data-item': thing,
  ...(own !== '' && { class: own }),
})

/** What a press on an item picks: its place if that is a target, because the item covers it. */
export const pressedAs = (
  { marks }: Pick<Pressing, 'marks'>,
  thing: BoardItem,
  place: BoardItem,
): BoardItem =>
  marks.get(place) === 'target' || (marks.has(place) && !marks.has(thing)) ? place : thing
