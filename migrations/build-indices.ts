import type { QueryRunner } from 'typeorm'

const isWhole = `
select coalesce(bool_and(indisvalid), false) as whole from pg_index
where indexrelid = to_regclass($1)`

/** By name, on what. Beside those who write, hence outside of a transaction. */
export async function buildIndices(
  runner: QueryRunner,
  indices: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, on] of Object.entries(indices)) {
    const [{ whole }] = await runner.query(isWhole, [name])
    if (whole) continue
    // A try that was cut off leaves one behind that is of no use.
    await runner.query(`drop index concurrently if exists ${name}`)
    await runner.query(`create index concurrently ${name} on ${on}`)
  }
}
