import { useEffect, useRef } from 'preact/hooks'
import type { Choice } from '../moves/use-move.ts'

/**
 * Whoever plays by keys is led on: from what was chosen to the first place where it may go, and
 * after a move to the first thing that may be pressed next. Escape clears the choice.
 */
export function useKeyboardFocus({ marks, picks, clear }: Choice) {
  const byKeys = useRef(false)
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKeys.current && Object.keys(picks).length > 0) lead(table.current, '.target')
  }, [picks])
  useEffect(() => {
    const { activeElement } = document
    // What was pressed may be pressed no more, and has lost the focus by that.
    const isLost = activeElement === document.body || activeElement === null
    if (byKeys.current && isLost) lead(table.current, '.can')
  }, [marks])
  return {
    ref: table,
    onKeyDownCapture({ key, target }: KeyboardEvent) {
      byKeys.current = target instanceof Element && target.closest('.board') !== null
      if (key === 'Escape') clear()
    },
    onPointerDownCapture() {
      byKeys.current = false
    },
  }
}

/** On the board alone: forms have an order of their own. */
const lead = (table: HTMLElement | null, to: string): void =>
  table?.querySelector<SVGElement>(`.board ${to}`)?.focus()
