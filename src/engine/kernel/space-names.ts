import type { Ruleset } from './ruleset.ts'
import type { Domain, Space } from './space.ts'
import type { QuestionContext } from './texts.ts'
import type { Types } from './types.ts'

export function namesIn<K extends Types>(
  { words }: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  context: QuestionContext<K>,
): Record<string, string> {
  const ids = new Set<string>()
  for (const { fields } of spaces) for (const domain of Object.values(fields)) collect(domain, ids)
  const named: [string, string][] = []
  for (const id of ids) {
    const name = words.named?.(id, context) ?? null
    if (name !== null) named.push([id, name])
  }
  return Object.fromEntries(named)
}

function collect(domain: Domain, ids: Set<string>): void {
  if ('is' in domain) note(domain.is, ids)
  else if ('oneOf' in domain) note(domain.oneOf, ids)
  else if ('subsetOf' in domain) note(domain.subsetOf, ids)
  else if ('arrange' in domain) note(domain.arrange, ids)
  else if ('listOf' in domain) collect(domain.listOf, ids)
  else if ('optional' in domain) collect(domain.optional, ids)
  else if ('record' in domain) for (const part of Object.values(domain.record)) collect(part, ids)
  else if ('either' in domain) for (const one of domain.either) collect(one, ids)
}

function note(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') ids.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) note(part, ids)
}
