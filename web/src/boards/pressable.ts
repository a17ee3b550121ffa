import type { BoardItem, Mark } from './board.ts'

interface Pressing {
  readonly marks: ReadonlyMap<BoardItem, Mark>
  press(thing: BoardItem): void
}

const NOTHING: { readonly class?: string } = {}

/**
 * Props that make a board item a button if it can be pressed. In SVG the attribute is `tabindex`,
 * in lower case.
 */
export const pressable = (pressing: Pressing, thing: BoardItem, label: string) =>
  pressing.marks.has(thing)
    ? { ...pressableByWords(pressing, thing), 'aria-label': label }
    : NOTHING

/** The same for an item whose text is its accessible name. */
export function pressableByWords({ marks, press }: Pressing, thing: BoardItem) {
  const mark = marks.get(thing)
  if (mark === undefined) return NOTHING
  return {
    class: `pressable ${mark}`,
    role: 'button' as const,
    tabindex: 0,
    'data-thing': thing,
    ...(mark === 'chosen' && { 'aria-pressed': true }),
    onClick: () => press(thing),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(thing)
    },
  }
}
