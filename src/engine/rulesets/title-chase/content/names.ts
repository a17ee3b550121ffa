import { normalizeName } from '../../../kernel/name.ts'
import { quoted } from '../../../kernel/texts.ts'

const NAME_LENGTH_MAX = 40

export function namesFaults(names: readonly string[]): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const name of names.map(normalizeName)) {
    if (name === '') faults.push('a name is empty')
    if ([...name].length > NAME_LENGTH_MAX)
      faults.push(`a name is longer than ${NAME_LENGTH_MAX} characters`)
    const folded = name.toLowerCase()
    if (seen.has(folded)) faults.push(`two teams are called ${quoted(name, NAME_LENGTH_MAX)}`)
    seen.add(folded)
  }
  return faults
}
