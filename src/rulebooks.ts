import { readFile } from 'node:fs/promises'

const folder = new URL('../../docs/rulesets/', import.meta.url)

/** The rules of a game as they are written for players: their guide, and clause by clause. */
export async function rulebookOf(ruleset: string) {
  const [guide, clauses] = await Promise.all([
    written(`guides/${ruleset}.md`),
    written(`${ruleset}.md`),
  ])
  return clauses === null ? null : { guide, clauses }
}

const written = (file: string): Promise<string | null> =>
  readFile(new URL(file, folder), 'utf8').catch(() => null)
