import { spawnSync } from 'node:child_process'
import { databaseFact } from './database-facts.ts'

/**
 * Copies the cluster that `npm test` has created, because creating one takes seconds. If no copy is
 * possible, the server creates the cluster.
 */
export async function copiedCluster(dir: string): Promise<string> {
  const made = await databaseFact('TEST_DATABASE_CLUSTER')
  return made ? copyOf(made, dir) : dir
}

export function copyOf(made: string, dir: string): string {
  // Keep the owner of the files, because PostgreSQL requires that its user owns them.
  spawnSync('cp', ['-a', `${made}/.`, dir])
  return dir
}
