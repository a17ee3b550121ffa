import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { touchline } from '../service.ts'
import { Dialog } from '../ui/dialog.tsx'
import { gameName } from '../ui/game-name.ts'
import './rules.css'
import * as en from '../text/menu/en.ts'

interface RulesProps {
  readonly ruleset: string
  /** The clause that the rulebook initially shows; null for the beginning of the rulebook. */
  readonly clause: string | null
  close(): void
}

export function Rules({ ruleset, clause, close }: RulesProps) {
  const [text, set] = useState<ComponentChildren>(<p class="muted">{en.loading}</p>)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    written(ruleset).then(set, (error) => set(<p class="note bad">{error.message}</p>))
  }, [ruleset])
  useEffect(() => {
    const place = clause && ref.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)
    if (!place) return
    place.classList.add('found')
    place.scrollIntoView({ block: 'center' })
  }, [clause, text])
  return (
    <Dialog title={en.rulesOf(gameName(ruleset))} close={close} isWide>
      <div ref={ref} class="rules">
        {text}
      </div>
    </Dialog>
  )
}

const books = new Map<string, Promise<ComponentChildren>>()

/** Each rulebook is loaded and rendered only once, and then cached. */
function written(ruleset: string): Promise<ComponentChildren> {
  const known = books.get(ruleset)
  if (known) return known
  const book = read(ruleset)
  books.set(ruleset, book)
  book.catch(() => books.delete(ruleset))
  return book
}

async function read(ruleset: string): Promise<ComponentChildren> {
  const params = { path: { ruleset } }
  const [text, { Markdown }] = await Promise.all([
    touchline.told(touchline.GET('/v1/rulesets/{ruleset}/rules', { params })),
    import('../ui/markdown.tsx'),
  ])
  return <Markdown text={text} />
}
