import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from '../../src/postgres/embedded/binaries.ts'

export interface Installed {
  readonly binaries: Binaries
  readonly pgDump: string
  readonly pgRestore: string
}

/**
 * Debian installs each version of PostgreSQL in a separate folder, and has only wrapper scripts on
 * the PATH.
 */
const DEBIAN = '/usr/lib/postgresql'
const programs = ['postgres', 'initdb', 'pg_ctl', 'pg_dump', 'pg_restore'] as const

export function installedPostgres(): Installed | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => {
    const found = path.join(folder, 'pg_dump')
    return existsSync(found) ? [path.dirname(realpathSync(found))] : []
  })
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : []
  const folder = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...onPath].find(
    (one) => programs.every((name) => existsSync(path.join(one, name))),
  )
  if (folder === undefined) return null
  const at = (name: (typeof programs)[number]) => path.join(folder, name)
  const { stdout: version } = spawnSync(at('postgres'), ['--version'], { encoding: 'utf8' })
  const [postgres, initdb, pg_ctl] = [at('postgres'), at('initdb'), at('pg_ctl')]
  return {
    binaries: { postgres, initdb, pg_ctl, version: version.trim() },
    pgDump: at('pg_dump'),
    pgRestore: at('pg_restore'),
  }
}
