import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useRuleset } from '../lobby/ruleset.ts'
import { Clause } from './clause.tsx'
import { partsOf, type Term } from './term-uses.ts'
import './terms.css'

interface TermsProps {
  readonly ruleset: string
  readonly text: string
}

/** Renders text in which each glossary term of the game is explained at its first use. */
export const Terms = ({ ruleset, text }: TermsProps) => {
  const { mark, explanation } = useTerms(useRuleset(ruleset)?.glossary ?? [])
  return (
    <>
      {mark(text)}
      {explanation}
    </>
  )
}

/**
 * Returns a function that marks glossary terms in a string; within one rendering, the function
 * marks each term only once.
 */
export function useTerms(glossary: readonly Term[]) {
  const [open, set] = useState<{ readonly term: Term; readonly beside: HTMLElement } | null>(null)
  const card = useRef<HTMLSpanElement>(null)
  const used = new Set<string>()
  useLayoutEffect(() => {
    if (!open || !card.current) return
    card.current.togglePopover(true)
    putBeside(card.current, open.beside.getBoundingClientRect())
  }, [open])
  const mark = (text: string): ComponentChildren =>
    partsOf(text, glossary, used).map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <button
          key={part.term.term}
          type="button"
          class="term"
          aria-haspopup="dialog"
          aria-expanded={open?.term === part.term}
          onClick={({ currentTarget }) => set({ term: part.term, beside: currentTarget })}
        >
          {part.text}
        </button>
      ),
    )
  const explanation = (
    <span
      ref={card}
      class="explanation"
      popover="auto"
      role="dialog"
      aria-label={open?.term.term}
      onToggle={({ newState }) => newState === 'closed' && set(null)}
    >
      {open && (
        <>
          <b>{open.term.term}</b>
          <span>{open.term.says}</span>
          {/* The rules dialog opens the clause itself. */}
          <span data-opens={open.term.clause}>
            <Clause clause={open.term.clause} />
          </span>
        </>
      )}
    </span>
  )
  return { mark, explanation }
}

const GAP = 6
const MARGIN = 12

/**
 * Places the explanation below the glossary term, or above the term in the lower half of the
 * window.
 */
function putBeside(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { width, height } = card.getBoundingClientRect()
  const isBelow = bottom < innerHeight / 2
  card.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`
  card.style.top = `${isBelow ? bottom + GAP : top - GAP - height}px`
}
