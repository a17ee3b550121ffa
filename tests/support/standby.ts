import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Test } from 'tap'
import { type Embedded, startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { copiedCluster } from './cluster.ts'
import { untilAsync } from './until.ts'

/**
 * A database with a standby that lags behind, so that a failover loses all changes that were not
 * replicated.
 */
export interface Pair {
  readonly primary: string
  readonly standby: string
  caughtUp(): Promise<void>
  deafen(): Promise<void>
  failOver(): Promise<void>
}

const fast = { fsync: 'off' }
const notCopied = /\/data\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+)$/

export async function startPair(t: Pick<Test, 'teardown'>, dir: string): Promise<Pair> {
  const place = await copiedCluster(path.join(dir, 'primary'))
  const primary = await startEmbedded({ dir: place, settings: fast })
  t.teardown(() => primary.stop())
  await copyRunning(primary, path.join(dir, 'standby'))
  const standby = await startEmbedded({ dir: path.join(dir, 'standby'), settings: fast })
  t.teardown(() => standby.stop())
  const ask = (url: string, text: string) => rowsAt(url, text).then((rows) => rows[0]?.answer)
  return {
    primary: primary.url,
    standby: standby.url,
    async caughtUp() {
      const written = await ask(primary.url, 'select pg_current_wal_insert_lsn()::text as answer')
      const isThere = `select pg_last_wal_replay_lsn() >= '${written}' as answer`
      await untilAsync(async () => (await ask(standby.url, isThere)) === true)
    },
    async deafen() {
      await rowsAt(standby.url, `alter system set primary_conninfo = 'host=127.0.0.1 port=1'`)
      await rowsAt(standby.url, 'select pg_reload_conf()')
      const isDeaf = 'select count(*) = 0 as answer from pg_stat_wal_receiver'
      await untilAsync(async () => (await ask(standby.url, isDeaf)) === true)
    },
    async failOver() {
      await kill(primary)
      await rowsAt(standby.url, 'select pg_promote()')
    },
  }
}

/**
 * Copies a running server as `pg_basebackup` does, because some PostgreSQL packages lack that
 * program.
 */
async function copyRunning(primary: Embedded, to: string): Promise<void> {
  const { port, password } = new URL(primary.url)
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password}`
  const client = new pg.Client(primary.url)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  const filter = (file: string) => !notCopied.test(file)
  await cp(primary.dir, to, { recursive: true, filter, preserveTimestamps: true })
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  const write = (name: string, text: string) => writeFile(path.join(to, 'data', name), text)
  await write('backup_label', rows[0].labelfile)
  await write('standby.signal', '')
  await write('postgresql.auto.conf', `primary_conninfo = '${source}'\n`)
}

async function rowsAt(url: string, text: string): Promise<{ answer?: unknown }[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Kills the database server immediately, as a power failure would. */
async function kill({ dir }: Embedded): Promise<void> {
  const [pid] = (await readFile(path.join(dir, 'data/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
