import { spawnSync } from 'node:child_process'
import { databaseFact } from './database-facts.ts'

/**
 * Copies the Citus cluster that `npm test` has created, because creating a cluster takes seconds;
 * if the copy fails, a new cluster is created.
 */
export async function copiedCluster(dir: string): Promise<string> {
  const made = await databaseFact('TEST_DATABASE_CLUSTER')
  return made ? copyOf(made, dir) : dir
}

export function copyOf(made: string, dir: string): string {
  // `cp -a` preserves the owner of the files, because PostgreSQL must run as the owner of its
  // files.
  spawnSync('cp', ['-a', `${made}/.`, dir])
  return dir
}
