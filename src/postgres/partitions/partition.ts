// Lays the log in months of making: what has wholly left for files can then be dropped at once.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { advisoryLocks } from '../connection/advisory-locks.ts'
import { alsoAtWorkers, forShards, functions, guardPart } from './statements.ts'

/** A table is asked for so often, and everybody else has their turn meanwhile. */
const LOCK_TRIES_MAX = 60
const LOCK_PAUSE_MILLISECONDS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/** A reason of the operator's, to be told as it is. */
export class CannotPartition extends Error {
  override readonly name = 'CannotPartition'
}

const state = `
select relkind = 'p' as "isParted", is_log_spread() as "isSpread"
from pg_class where oid = 'public.commits'::regclass`
/** Where rows of a game lie stays as it is. */
const spreadLikeBefore = `
select create_distributed_table('commits', 'game_id', colocate_with => 'commits_before')`
/** Of next month: whoever is cut off has time to try again before games of others begin. */
const endOfFirst = `
select least_id(month) as bound, to_char(month, 'YYYY-MM-DD') as day
from (select date_trunc('month', now() at time zone 'utc') + interval '2 months' as month) as next`
const later = 'select count(*)::int as games from commits where game_id >= $1'

/** Found before the log is locked: who plays waits for no table to be read. */
const bounded = (end: string) => `
alter table commits add constraint ck_commits_before check (game_id < '${end}') not valid`
const unbounded = 'alter table commits drop constraint if exists ck_commits_before'

const triggersThere = `
select tgname as name, pg_get_triggerdef(oid) as text, tgenabled = 'A' as "isAlways"
from pg_trigger where tgrelid = 'public.commits'::regclass and not tgisinternal`
const indicesThere = `
select relname as name, pg_get_indexdef(oid) as text
from pg_index join pg_class on oid = indexrelid
where indrelid = 'public.commits'::regclass and not indisprimary`
const rightsThere = `
select case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as role,
  privilege_type as name
from pg_class, aclexplode(relacl)
where oid = 'public.commits_before'::regclass and grantee <> relowner`

interface State {
  readonly isParted: boolean
  /** Over the workers of Citus. */
  readonly isSpread: boolean
}
interface Named {
  readonly name: string
  readonly text: string
}
interface Trigger extends Named {
  readonly isAlways: boolean
}

/**
 * The table that is there becomes the first part, as it is: no row moves, and the games made until
 * the end of next month are among them. A second time it only makes the parts that come next.
 */
export async function partition(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'touchline' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    await client.query(functions)
    const { rows } = await client.query<State>(state)
    const { isParted, isSpread } = rows[0]!
    if (isSpread) await client.query(forShards)
    const patient = new Patient(client, isSpread)
    const said = isParted ? 'The log lies in months already.' : await layInMonths(patient)
    // What is there has room for all games until then: others wait for no more than they have to.
    const made = await madeAhead(client)
    return isParted ? [...made, said] : [said]
  } finally {
    await client.end()
  }
}

async function layInMonths(patient: Patient): Promise<string> {
  const { client } = patient
  const { rows: ends } = await client.query<{ bound: string; day: string }>(endOfFirst)
  const { bound, day } = ends[0]!
  const { rows } = await client.query<{ games: number }>(later, [bound])
  if (rows[0]!.games > 0)
    throw new CannotPartition(`${rows[0]!.games} rows are of games that seem made in times to come`)
  await patient.run(unbounded, bounded(bound))
  try {
    await client.query('alter table commits validate constraint ck_commits_before')
    await patient.run(() => takePlace(patient, bound))
  } catch (error) {
    await patient.run(unbounded)
    throw error
  }
  await patient.run('alter table commits_before drop constraint ck_commits_before')
  return `The log lies in months: games made before ${day} are the first part.`
}

/** One table takes the place of the other, with all that holds for it. */
async function takePlace({ client, isSpread }: Patient, bound: string): Promise<void> {
  await client.query('lock table commits in access exclusive mode')
  const { rows: triggers } = await client.query<Trigger>(triggersThere)
  const { rows: indices } = await client.query<Named>(indicesThere)
  for (const { name } of triggers) await client.query(`drop trigger ${name} on commits`)
  for (const { name } of indices) await client.query(`alter index ${name} rename to ${name}_before`)
  await client.query('alter index pk_commits rename to pk_commits_before')
  await client.query('alter table commits rename to commits_before')
  await client.query(`
    create table commits (like commits_before including defaults including constraints)
      partition by range (game_id)`)
  await client.query('alter table commits drop constraint ck_commits_before')
  await client.query(`
    alter table commits add constraint pk_commits primary key (game_id, first_version)`)
  for (const { text } of indices) await client.query(text)
  for (const { name, text, isAlways } of triggers) {
    await client.query(text)
    if (isAlways) await client.query(`alter table commits enable always trigger ${name}`)
  }
  await giveRights(client)
  if (isSpread) await client.query(spreadLikeBefore)
  for (const text of guardPart('commits_before')) await client.query(text)
  await client.query(`
    alter table commits attach partition commits_before for values from (minvalue) to ('${bound}')`)
  if (!isSpread)
    await client.query('alter table commits_before enable always trigger no_row_change')
}

/** Whoever serves asks the whole; the parts are for nobody. */
async function giveRights(client: pg.Client): Promise<void> {
  await client.query('revoke update, delete, truncate on commits from public, current_user')
  const { rows } = await client.query<{ role: string; name: string }>(rightsThere)
  for (const { role, name } of rows) {
    await client.query(`grant ${name} on commits to ${role}`)
    await client.query(`revoke ${name} on commits_before from ${role}`)
  }
}

/** On Citus each call makes one month. */
async function madeAhead(client: pg.Client): Promise<string[]> {
  const made: string[] = []
  for (;;) {
    const { rows } = await client.query<{ part: string }>('select make_log_months() as part')
    if (rows.length === 0) return made
    made.push(...rows.map(({ part }) => `${part} is ready.`))
  }
}

/** Takes locks in turn with all others: nobody who plays waits behind it for long. */
class Patient {
  readonly client: pg.Client
  readonly isSpread: boolean

  constructor(client: pg.Client, isSpread: boolean) {
    this.client = client
    this.isSpread = isSpread
  }

  /** All of it or nothing. Citus takes one statement at a time. */
  async run(...works: readonly (string | (() => Promise<void>))[]): Promise<void> {
    const { client, isSpread } = this
    for (let tries = 1; ; tries += 1) {
      await client.query('begin')
      if (isSpread) await client.query(alsoAtWorkers)
      await client.query(`set local lock_timeout = '1s'`)
      try {
        for (const work of works) await (typeof work === 'string' ? client.query(work) : work())
        await client.query('commit')
        return
      } catch (error) {
        await client.query('rollback')
        const isHeld = (error as Partial<pg.DatabaseError>).code === LOCK_NOT_AVAILABLE
        if (!isHeld || tries === LOCK_TRIES_MAX) throw error
        await sleep(LOCK_PAUSE_MILLISECONDS)
      }
    }
  }
}
