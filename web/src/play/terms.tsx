import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useRuleset } from '../lobby/ruleset.ts'
import type { Schemas } from '../service.ts'
import { Clause } from './clause.tsx'
import './terms.css'

type Term = Schemas['Ruleset']['glossary'][number]

interface TermsProps {
  readonly ruleset: string
  readonly text: string
}

/** A text in which the glossary terms of the game are explained at their first use. */
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
 * Returns a function that marks glossary terms in texts; within one rendering, the function marks
 * each term once.
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

interface Use {
  readonly term: Term
  /** Spelling of the glossary term in the text. */
  readonly text: string
}

/**
 * Splits a text at the first use of each glossary term that is not in `used`; long terms are
 * searched before short terms.
 */
export function partsOf(
  text: string,
  glossary: readonly Term[],
  used: Set<string> = new Set(),
): (string | Use)[] {
  const first = glossary
    .filter(({ term }) => !used.has(term))
    .flatMap((term) => {
      const found = patternOf(term.term).exec(text)
      return found ? [{ term, text: found[0], at: found.index }] : []
    })
    .sort((one, other) => one.at - other.at || other.text.length - one.text.length)[0]
  if (!first) return text === '' ? [] : [text]
  used.add(first.term.term)
  const rest = text.slice(first.at + first.text.length)
  return [
    ...(first.at > 0 ? [text.slice(0, first.at)] : []),
    { term: first.term, text: first.text },
    ...partsOf(rest, glossary, used),
  ]
}

/** A glossary term may be a plural, and a term in lower case may begin a sentence. */
function patternOf(term: string): RegExp {
  const [head = '', ...rest] = term
  const escaped = `${anyCase(head)}${rest.join('')}`.replace(/[.*+?^${}()|\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w-])${escaped}(?:e?s)?(?![\w-])`)
}

const anyCase = (letter: string): string =>
  letter === letter.toUpperCase() ? letter : `[${letter}${letter.toUpperCase()}]`

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
