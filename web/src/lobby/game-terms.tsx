import { undoTerm } from '../text/people/en.ts'
import * as en from '../text/waiting-room/en.ts'
import { formatPace, sentenceCase } from '../ui/format.ts'
import type { OptionSchema } from './option-schema.ts'
import type { Ruleset } from './ruleset.ts'

export interface AgreedTerms {
  readonly visibility: 'public' | 'private'
  readonly decisionSeconds: number | null
  readonly bank: { readonly seconds: number; readonly increment: number } | null
  readonly absence: 'wait' | 'default' | 'bot'
  readonly options: unknown
  readonly rated: boolean
  readonly undo: boolean
  readonly holidays: boolean
}

export const ABSENCES = [
  ['wait', en.theGameWaits],
  ['default', en.aMoveIsMadeFor],
  ['bot', en.aBotTakesOver],
] as const

export function GameTerms({ agreed, ruleset }: { agreed: AgreedTerms; ruleset: Ruleset | null }) {
  const { visibility, decisionSeconds, bank, absence, options, rated, undo, holidays } = agreed
  const rows = [
    [en.visibility, visibility === 'public' ? 'public' : en.anyoneWithTheLink],
    [en.time, formatPace(agreed)],
    ...(decisionSeconds === null || bank !== null
      ? []
      : [[en.ifTimeRunsOut, ABSENCES.find(([one]) => one === absence)?.[1] ?? absence]]),
    ...(rated ? [[en.rated, 'yes']] : []),
    ...(undo ? [[undoTerm, 'yes']] : []),
    ...(holidays ? [[en.holidayTerm, 'yes']] : []),
    ...unusual(options, ruleset),
  ]
  return (
    <dl class="terms">
      {rows.map(([name = '', value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function unusual(options: unknown, ruleset: Ruleset | null): string[][] {
  if (!ruleset || typeof options !== 'object' || options === null) return []
  const { properties = {} } = ruleset.options as OptionSchema
  return Object.entries(options).flatMap(([name, value]) => {
    const usual = properties[name]?.default
    return JSON.stringify(value) === JSON.stringify(usual)
      ? []
      : [[sentenceCase(name), formatValue(value)]]
  })
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'none'
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' ? sentenceCase(value).toLowerCase() : String(value)
}
