/** One clause or ruling of a rulebook: the row of a table that begins with its id; null: none. */
export function clauseIn(rulebook: string, name: string): string | null {
  const asked = name.trim().toUpperCase()
  const row = rulebook.split('\n').find((line) => firstCell(line) === asked)
  return row?.replace(/^\|\s*|\s*\|$/g, '') ?? null
}

const firstCell = (line: string): string | undefined =>
  /^\|\s*`?\**([A-Z]{2}-R?\d+)\**`?\s*\|/.exec(line)?.[1]
