import { spawnSync } from 'node:child_process'
import { databaseFact } from './database-facts.ts'

/**
 * Copies the cluster that `npm test` has created, because creating one takes seconds. Without a
 * copy the server creates it.
 */
export async function copiedCluster(dir: string): Promise<string> {
  const made = await databaseFact('TEST_DATABASE_CLUSTER')
  return made ? copyOf(made, dir) : dir
}

export function copyOf(made: string, dir: string): string {
  // Keep the owner, because PostgreSQL requires that it owns its files.
  spawnSync('cp', ['-a', `${made}/.`, dir])
  return dir
}
