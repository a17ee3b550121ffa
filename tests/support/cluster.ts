import { spawnSync } from 'node:child_process'

/**
 * Fills the folder with the cluster that `npm test` has made once for all, since making one takes
 * seconds. Where there is none to copy, whoever starts the server makes it.
 */
export function copiedCluster(dir: string): string {
  const made = process.env.TEST_DATABASE_CLUSTER
  // Whose the files are matters: PostgreSQL starts on none but its own.
  if (made) spawnSync('cp', ['-a', `${made}/.`, dir])
  return dir
}
