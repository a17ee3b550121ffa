// Runs the commands for roles, backup and restore exactly as docs/operating.md shows them.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Test } from 'tap'
import { migrate } from '../../src/bin/migrate.ts'
import { grantsFor } from '../../src/postgres/accounts/grants.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { on } from '../database.ts'
import { blocks, page } from '../readme/commands.ts'
import { installedPostgres } from './installed-postgres.ts'
import { SERVICE_KEY } from './keys.ts'
import { queryAt } from './query.ts'

const program = (name: string) =>
  fileURLToPath(new URL(`../../src/bin/${name}.js`, import.meta.url))
export const installed = installedPostgres()
export const skip = installed === null && 'pg_dump and its server are not installed here'

export const [, section = ''] = page('docs/operating.md').split('\n## Backup and restore\n')
const [, roles = ''] = page('docs/operating.md').split('\n## Roles\n')
/** Commands that docs/operating.md requires before the first node of a new version starts. */
export const prepareUpgrade = blocks(roles, 'sh')[0]?.trim().split('\n').slice(-2).join('\n')
export const [createRole, dump, restore, takeBase, recover] = blocks(section, 'sh')

export function run(commands: string, folder: string, env: Readonly<Record<string, string>>) {
  const script = commands
    .replaceAll(/npm run migrate(?: --silent --)?/g, `"${process.execPath}" ${program('migrate')}`)
    .replaceAll('npm run verify', `"${process.execPath}" ${program('verify-games')}`)
    .replaceAll('/backup', path.join(folder, 'backup'))
    .replaceAll('/var/lib/postgresql/restored', path.join(folder, 'restored/data'))
  const PATH = `${path.dirname(installed!.pgDump)}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-euc', `set -o pipefail; ${script}`],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH, SERVICE_KEY, ...env },
    },
  )
  return { status, output: stdout + stderr }
}

export const as = (url: string, username: string, password = 'secret') =>
  Object.assign(new URL(url), { username, password }).href

export async function server(t: Test, dir: string, settings: Record<string, string> = {}) {
  const fast = { fsync: 'off', ...settings }
  const started = await startEmbedded({ dir, binaries: installed!.binaries, settings: fast })
  t.teardown(() => started.stop())
  return started
}

export async function documented(t: Test, folder: string, settings: Record<string, string> = {}) {
  const { url: superuser } = await server(t, path.join(folder, 'server'), settings)
  await queryAt(
    superuser,
    `create role touchline_owner login password 'secret'`,
    `create role touchline login password 'secret'`,
    'create database touchline owner touchline_owner',
  )
  const database = on(superuser, 'touchline')
  const [owner, serving] = [as(database, 'touchline_owner'), as(database, 'touchline')]
  await migrate(owner)
  await queryAt(owner, grantsFor('touchline'))
  const urls = { SUPERUSER_URL: superuser, MIGRATION_DATABASE_URL: owner }
  const created = run(createRole!, folder, urls)
  t.equal(created.status, 0, created.output)
  return { database, serving, backup: as(database, 'touchline_backup') }
}
