import type { BoardItem, Mark } from './items.ts'

interface Pressing {
  readonly marks: ReadonlyMap<BoardItem, Mark>
  press(thing: BoardItem): void
}

/**
 * Returns props that turn a board item into a button, if the item can be pressed. `own` contains
 * the constant CSS classes of the item. The prop `tabindex` is in lower case, because SVG elements
 * support only this spelling.
 */
export const pressable = (pressing: Pressing, thing: BoardItem, label: string, own = '') =>
  pressing.marks.has(thing)
    ? { ...pressableByWords(pressing, thing, own), 'aria-label': label }
    : unmarked(thing, own)

/** Returns the same props as `pressable` for an item whose text is its accessible name. */
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

/** Pressing an unmarked board item shows why a move with this item is not possible. */
const unmarked = (thing: BoardItem, own: string) => ({
  'data-item': thing,
  ...(own !== '' && { class: own }),
})

/**
 * Returns the board item that a press selects. An item covers the place below it, so a press on the
 * item selects the place if the place is a target.
 */
export const pressedAs = (
  { marks }: Pick<Pressing, 'marks'>,
  thing: BoardItem,
  place: BoardItem,
): BoardItem =>
  marks.get(place) === 'target' || (marks.has(place) && !marks.has(thing)) ? place : thing
