import { useEffect, useRef } from 'preact/hooks'
import type { Choice } from '../moves/use-move.ts'

/**
 * Moves the keyboard focus from a chosen board item to its first target, and after a move to the
 * next board item that can be pressed. The Escape key clears the choice of a board item.
 */
export function useKeyboardFocus({ marks, picks, clear }: Choice) {
  const byKeys = useRef(false)
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKeys.current && Object.keys(picks).length > 0) lead(table.current, '.target')
  }, [picks])
  useEffect(() => {
    const { activeElement } = document
    // A pressed item loses the focus if it can no longer be pressed.
    const isLost = activeElement === document.body || activeElement === null
    if (byKeys.current && isLost) lead(table.current, '.can')
  }, [marks])
  useEffect(() => {
    // If a press removes the focused item, later key events reach only the body of the page.
    const onKey = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && target === document.body && clear()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [clear])
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

const lead = (table: HTMLElement | null, to: string): void =>
  table?.querySelector<SVGElement>(`.board ${to}`)?.focus()
