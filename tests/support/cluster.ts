import { spawnSync } from 'node:child_process'
import { told } from './told.ts'

/**
 * Fills the folder with the cluster that `npm test` has made once for all, since making one takes
 * seconds. Where there is none to copy, whoever starts the server makes it.
 */
export async function copiedCluster(dir: string): Promise<string> {
  const made = await told('TEST_DATABASE_CLUSTER')
  return made ? copyOf(made, dir) : dir
}

export function copyOf(made: string, dir: string): string {
  // Whose the files are matters: PostgreSQL starts on none but its own.
  spawnSync('cp', ['-a', `${made}/.`, dir])
  return dir
}
