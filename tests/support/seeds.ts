import { randomUUID } from 'node:crypto'
import type { ServiceKeys } from '../../src/config/keys.ts'
import { keys as keysOfTests } from './keys.ts'
import { queryAt } from './query.ts'

const SEED = '0'.repeat(64)

const encrypted = (id: string, seed: string, keys: ServiceKeys) => {
  const { keyId, bytes } = keys.vault('seeds').locked(seed, id)
  return { keyId, hex: bytes.toString('hex') }
}

export function setSeed(id: string, { seed = SEED, keys = keysOfTests } = {}): string {
  const { keyId, hex } = encrypted(id, seed, keys)
  return `update games set locked_seed = '\\x${hex}', seed_key = '${keyId}' where id = '${id}'`
}

/** Copies the row of a game without its seats and its log, and returns the ids of the copies. */
export async function copyGame(url: string, id: string, copies: number): Promise<string[]> {
  const ids = Array.from({ length: copies }, () => randomUUID())
  const rows = ids.map((copy) => `('${copy}', '${encrypted(copy, SEED, keysOfTests).hex}')`)
  await queryAt(
    url,
    `insert into games select (jsonb_populate_record(g, jsonb_build_object(
       'id', copy.id, 'invite_code', copy.id, 'locked_seed', '\\x' || copy.locked,
       'seed_key', '${keysOfTests.id}'))).*
     from games as g, (values ${rows.join(', ')}) as copy (id, locked) where g.id = '${id}'`,
  )
  return ids
}
