import type { QueryRunner } from 'typeorm'

const isValid = `
select coalesce(bool_and(indisvalid), false) as valid from pg_index
where indexrelid = to_regclass($1)`

/**
 * Builds indexes (name to definition) while others write, hence outside of a transaction. An index
 * that an interrupted build has left invalid is built again.
 */
export async function buildIndices(
  runner: QueryRunner,
  indices: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, on] of Object.entries(indices)) {
    const [{ valid }] = await runner.query(isValid, [name])
    if (valid) continue
    await runner.query(`drop index concurrently if exists ${name}`)
    await runner.query(`create index concurrently ${name} on ${on}`)
  }
}
