import { describe, describeContent } from '../../kernel/describe.ts'
import type { FieldDescriptions } from '../../kernel/field-descriptions.ts'
import { demand, demandSame } from '../../kernel/law.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { descriptionsIn, silentIn } from './described.ts'

const LONGEST = 160

export function checkMeanings(rules: Ruleset): void {
  const published = [describe(rules), describeContent(rules)]
  demandSame(silentIn(published), [], 'every field has a description')

  const told = new Set(descriptionsIn(published))
  const { meanings } = rules.words
  const idle = Object.keys(meanings).filter((name) => !told.has(meanings[name] ?? ''))
  demandSame(idle, [], 'no meaning of what is not there')
  const same = Object.keys(meanings).filter((name) => isSaidTwice(meanings, name))
  demandSame(same, [], 'no description repeats the general one of its name')
  for (const text of Object.values(meanings)) {
    demand(/^[A-Z0-9`].*\.$/.test(text), `a sentence: ${text}`)
    demand(text.length <= LONGEST, `a short one: ${text}`)
  }
}

/**
 * True if a specific key such as `lot.price` repeats the description of the general key `price`.
 */
function isSaidTwice(meanings: FieldDescriptions, name: string): boolean {
  const field = name.slice(name.lastIndexOf('.') + 1)
  return field !== name && meanings[field] === meanings[name]
}
