import type { BoardItem, Mark } from './items.ts'

interface Pressing {
  readonly marks: ReadonlyMap<BoardItem, Mark>
  press(thing: BoardItem): void
}

/**
 * Props that make a board item a button if it can be pressed. SVG only knows the attribute in lower
 * case, `tabindex`. `own` are the item's constant classes.
 */
export const pressable = (pressing: Pressing, thing: BoardItem, label: string, own = '') =>
  pressing.marks.has(thing)
    ? { ...pressableByWords(pressing, thing, own), 'aria-label': label }
    : unmarked(thing, own)

/** Like `pressable`, for an item whose text is already its accessible name. */
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

/** An item without a mark: pressing it asks the service why the move is not possible. */
const unmarked = (thing: BoardItem, own: string) => ({
  'data-item': thing,
  ...(own !== '' && { class: own }),
})

/**
 * An item covers its place. A press on the item therefore picks its place if the place is a target.
 */
export const pressedAs = (
  { marks }: Pick<Pressing, 'marks'>,
  thing: BoardItem,
  place: BoardItem,
): BoardItem =>
  marks.get(place) === 'target' || (marks.has(place) && !marks.has(thing)) ? place : thing
