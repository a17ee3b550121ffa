import { deepEqual, ok } from 'node:assert/strict'
import { describe, describeContent } from '../../../src/engine/kernel/describe.ts'
import type { FieldDescriptions } from '../../../src/engine/kernel/field-descriptions.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { descriptionsIn, silentIn } from '../../support/described.ts'

const LONGEST = 160

/** Every field that a client meets says what it means, and nothing is said of what is not there. */
export function checkMeanings(rules: Ruleset): void {
  const published = [describe(rules), describeContent(rules)]
  deepEqual(silentIn(published), [], 'every field says what it means')

  const told = new Set(descriptionsIn(published))
  const { meanings } = rules.words
  const idle = Object.keys(meanings).filter((name) => !told.has(meanings[name] ?? ''))
  deepEqual(idle, [], 'no meaning of what is not there')
  const same = Object.keys(meanings).filter((name) => isSaidTwice(meanings, name))
  deepEqual(same, [], 'what a name always means is said once')
  for (const text of Object.values(meanings)) {
    ok(/^[A-Z0-9`].*\.$/.test(text), `a sentence: ${text}`)
    ok(text.length <= LONGEST, `a short one: ${text}`)
  }
}

/** `lot.price` means what `price` means anyway. */
function isSaidTwice(meanings: FieldDescriptions, name: string): boolean {
  const field = name.slice(name.lastIndexOf('.') + 1)
  return field !== name && meanings[field] === meanings[name]
}
