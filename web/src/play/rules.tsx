import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { once, rulesetOf } from '../lobby/ruleset.ts'
import { touchline } from '../service.ts'
import * as en from '../text/menu/en.ts'
import { Segments } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { gameName } from '../ui/game-name.ts'
import './rules.css'

interface RulesProps {
  readonly ruleset: string
  /** The rule clause at which the rulebook opens; null if the guide for players opens instead. */
  readonly clause: string | null
  close(): void
}
type Part = 'guide' | 'clauses'

export function Rules({ ruleset, clause: asked, close }: RulesProps) {
  const [clause, open] = useState(asked)
  const [part, show] = useState<Part>(asked === null ? 'guide' : 'clauses')
  const [text, set] = useState<ComponentChildren>(null)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isShown = true
    const put = (next: ComponentChildren) => isShown && set(next)
    put(<p class="muted">{en.loading}</p>)
    written(ruleset, part).then(put, (error) => put(<p class="note bad">{error.message}</p>))
    return () => {
      isShown = false
    }
  }, [ruleset, part])
  useEffect(() => {
    const place = clause && ref.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)
    if (!place) return
    for (const one of ref.current?.querySelectorAll('.found') ?? []) one.classList.remove('found')
    place.classList.add('found')
    place.scrollIntoView({ block: 'center' })
  }, [clause, text])
  useEffect(() => {
    const openClause = ({ target }: Event) => {
      const id = target instanceof Element && target.closest('[data-opens]')
      if (!id) return
      open(id.getAttribute('data-opens'))
      show('clauses')
    }
    ref.current?.addEventListener('click', openClause)
    return () => ref.current?.removeEventListener('click', openClause)
  }, [])
  return (
    <Dialog title={en.rulesOf(gameName(ruleset))} close={close} isWide>
      <Segments<Part>
        label={en.rules}
        options={[
          ['guide', en.guide],
          ['clauses', en.clauses],
        ]}
        value={part}
        pick={show}
      />
      <div ref={ref} class="rules">
        {text}
      </div>
    </Dialog>
  )
}

const books = new Map<string, Promise<ComponentChildren>>()

const written = (ruleset: string, part: Part): Promise<ComponentChildren> =>
  once(books, `${ruleset} ${part}`, () => read(ruleset, part))

async function read(ruleset: string, part: Part): Promise<ComponentChildren> {
  const params = { path: { ruleset }, query: { part } }
  const [text, { glossary, presets }, { Guide }] = await Promise.all([
    touchline.told(touchline.GET('/v1/rulesets/{ruleset}/rules', { params })),
    rulesetOf(ruleset),
    import('./guide.tsx'),
  ])
  const explained = part === 'guide' ? { glossary, presets } : { glossary: [], presets: [] }
  return <Guide text={text} {...explained} />
}
