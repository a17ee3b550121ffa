import { serviceError } from '../../app/core/errors.ts'
import type { RulesetShown } from '../../app/packs/ruleset-schema.ts'
import { rulebookOf, showRuleset } from '../../app/packs/show-rulesets.ts'
import type { Service } from '../../app/service/service.ts'
import { clauseIn } from '../../engine/kernel/rulebook.ts'

const RULES_PAGE = 8_000

interface RulesPage {
  readonly page: number
  readonly clause?: string | undefined
}

export async function rulesText(
  { context }: Service,
  id: string,
  { page, clause }: RulesPage,
): Promise<string> {
  const { guide, clauses, names = null } = await rulebookOf(context, id)
  if (clause !== undefined) {
    const row = clauseIn(clauses, clause)
    if (row !== null) return row
    throw serviceError('invalid-input', {
      errors: [{ pointer: '/clause', message: 'no clause of this game' }],
    })
  }
  const sent = sentIn(showRuleset(context, id))
  const first =
    guide === null ? [] : [[guide.trimEnd(), ...(names === null ? [] : [names])].join('\n\n')]
  const pages = [...first, ...pagesOf(sent), ...pagesOf(clauses)]
  const at = Math.min(page, pages.length)
  return `${pages[at - 1]?.trimEnd()}\n(page ${at} of ${pages.length})`
}

function sentIn({ seats, options, choice, moves }: RulesetShown): string {
  const parts = { seats, options, choices: choice, moves }
  const lines = Object.entries(parts).map(([name, schema]) => `${name}: ${JSON.stringify(schema)}`)
  return ['Schemas of moves and options (JSON Schema)', ...lines].join('\n')
}

function pagesOf(text: string): string[] {
  const pages: string[] = []
  let page = ''
  for (const line of text.split(/(?<=\n)/).flatMap(cut)) {
    if (page.length + line.length > RULES_PAGE) {
      pages.push(page)
      page = ''
    }
    page += line
  }
  return [...pages, page]
}

const cut = (line: string): string[] => line.match(new RegExp(`[^]{1,${RULES_PAGE}}`, 'g')) ?? []
