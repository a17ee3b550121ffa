import type { DatabaseError } from 'pg'
import type { MigrationInterface } from 'typeorm'
import { Baseline0001 } from '../../../migrations/0001-baseline.ts'
import type { SchemaState } from '../../app/core/ports.ts'

export type Migrations = readonly (new () => MigrationInterface & { readonly name: string })[]

/**
 * All migrations, from the oldest to the newest. The number at the end of a migration's name is the
 * schema version. A migration that is incompatible with older nodes gets the next multiple of 1,000
 * as its version. After a compatible migration, an operator can replace the nodes one by one.
 */
export const migrations: Migrations = [Baseline0001]

const DIGITS = 13
const GENERATION_SIZE = 1_000
const UNDEFINED_TABLE = '42P01'

const generationOf = (name: string): number =>
  Math.floor(Number(name.slice(-DIGITS)) / GENERATION_SIZE)
const namesOf = (known: Migrations): string[] => known.map((Migration) => new Migration().name)

type Ask = (text: string) => Promise<readonly { name: string }[]>

export async function schemaState(ask: Ask, known = migrations): Promise<SchemaState> {
  const ran = await migrationsRun(ask)
  const generation = Math.max(...namesOf(known).map(generationOf))
  if (ran.some((name) => generationOf(name) > generation)) return 'too-new'
  return missingAmong(ran, known).length > 0 ? 'behind' : 'current'
}

export const missingAmong = (ran: readonly string[], known = migrations): string[] =>
  namesOf(known).filter((name) => !ran.includes(name))

export async function migrationsRun(ask: Ask): Promise<string[]> {
  try {
    const rows = await ask('select name from migrations')
    return rows.map(({ name }) => name)
  } catch (error) {
    if ((error as Partial<DatabaseError>).code === UNDEFINED_TABLE) return []
    throw error
  }
}
