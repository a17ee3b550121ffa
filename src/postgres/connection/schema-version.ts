import type { DatabaseError } from 'pg'
import type { MigrationInterface } from 'typeorm'
import { Baseline0001 } from '../../../migrations/0001-baseline.ts'
import type { SchemaState } from '../../app/core/ports.ts'

/**
 * Oldest first, numbered at the end of their names. A migration that earlier nodes cannot work with
 * starts a new thousand; nodes can be replaced one by one across all others.
 */
export const migrations: (new () => MigrationInterface & { readonly name: string })[] = [
  Baseline0001,
]

const DIGITS = 13
const GENERATION_SIZE = 1_000
const UNDEFINED_TABLE = '42P01'

const generationOf = (name: string): number =>
  Math.floor(Number(name.slice(-DIGITS)) / GENERATION_SIZE)
const known = migrations.map((Migration) => new Migration().name)
const generation = Math.max(...known.map(generationOf))

type Ask = (text: string) => Promise<readonly { name: string }[]>

/** How the tables are, by the migrations that were run on them. */
export async function schemaState(ask: Ask): Promise<SchemaState> {
  const ran = await migrationsRun(ask)
  if (ran.some((name) => generationOf(name) > generation)) return 'too-new'
  return missingAmong(ran).length > 0 ? 'behind' : 'current'
}

export const missingAmong = (ran: readonly string[]): string[] =>
  known.filter((name) => !ran.includes(name))

/** By their names; where no migration was ever run there is no table of them. */
export async function migrationsRun(ask: Ask): Promise<string[]> {
  try {
    const rows = await ask('select name from migrations')
    return rows.map(({ name }) => name)
  } catch (error) {
    if ((error as Partial<DatabaseError>).code === UNDEFINED_TABLE) return []
    throw error
  }
}
