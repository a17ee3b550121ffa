import type pg from 'pg'
import type { MatchmakingStore, MatchRequestRecord } from '../../app/matchmaking/port.ts'
import type { MatchClaim } from '../../app/runtime/port.ts'
import { MatchClaimLost } from '../../app/runtime/port.ts'
import type { Pool } from '../connection/pools.ts'

const columns = (p: string, name: string) => `${p}.id, ${p}.account_id as account, ${name} as name,
  ${p}.ruleset, ${p}.rated, ${p}.bot, ${p}.strength, ${p}.since, ${p}.game_id as game`
const nameOf = '(select name from accounts where id = p.account_id)'

const ask = `
insert into pairings as p (account_id, id, ruleset, rated, bot, strength, since, seen_at,
  request_key)
values ($1, $2, $3, $4, $5, coalesce((
  select mu from ratings where account_id = $1 and ruleset = $3 and pool = 'two'), $6), $7, $7, $8)
on conflict (account_id) do update set id = excluded.id, ruleset = excluded.ruleset,
  rated = excluded.rated, bot = excluded.bot, strength = excluded.strength, since = excluded.since,
  seen_at = excluded.seen_at, request_key = excluded.request_key, claim = null,
  claimed_until = null, game_id = null
where p.request_key is distinct from excluded.request_key or excluded.request_key is null
returning ${columns('p', nameOf)}`
const ofAccount = `select ${columns('p', nameOf)} from pairings as p where account_id = $1`

const seen = `
update pairings as p set seen_at = $3
where id = $1 and account_id = $2 and (seen_at > $4 or game_id is not null)
returning ${columns('p', nameOf)}`

const isFree = (p: string) =>
  `${p}.game_id is null and (${p}.claimed_until is null or ${p}.claimed_until <= $2)`
const mayPlay = 'a.left_at is null and (a.ban_reason is null or a.banned_until <= $2)'

/** Rows that somebody is at are passed over: nobody waits, and no two wait for each other. */
const claimTwo = `
with own as (
  select p.* from pairings as p where id = $1 and ${isFree('p')} for update skip locked
), other as (
  select p.account_id from own join pairings as p on p.ruleset = own.ruleset
    and p.account_id <> own.account_id join accounts as a on a.id = p.account_id
  where ${isFree('p')} and p.seen_at > $5 and ${mayPlay}
    and abs(p.strength - own.strength) <= $6::float8 + $7::float8 * ($2 - least(p.since, own.since))
  order by abs(p.strength - own.strength), p.since limit 1 for update of p skip locked
)
update pairings as p set claim = $3, claimed_until = $4 from accounts as a
where a.id = p.account_id and exists (select from other)
  and p.account_id in (select account_id from own union all select account_id from other)
returning ${columns('p', 'a.name')}`
const claimOne = `
update pairings as p set claim = $3, claimed_until = $4
where id = $1 and ${isFree('p')} returning ${columns('p', nameOf)}`
const release = `
update pairings set claim = null, claimed_until = null where claim = $1 and game_id is null`
const fulfil = 'update pairings set game_id = $2 where claim = $1 and game_id is null'

const drop = `
delete from pairings where id = $1 and account_id = $2 and game_id is null returning 1`
const gameOf = 'select game_id as game from pairings where id = $1 and account_id = $2'
const purge = `
with old as (
  delete from pairings where account_id in (
    select account_id from pairings where seen_at < $1 limit $2 for update skip locked)
  returning 1)
select count(*) from old`

type Row = pg.QueryResultRow
type WishRow = MatchRequestRecord & Row

interface Wires {
  readonly lobby: Pool
}

export const matchmakingStore = ({ lobby }: Wires): MatchmakingStore => ({
  async ask({ id, account, ruleset, rated, bot, newcomer, since, key }) {
    const values = [account, id, ruleset, rated, bot, newcomer, since, key]
    const [made] = await lobby.query<WishRow>(ask, values)
    if (made) return { wish: made, isNew: true }
    const [found] = await lobby.query<WishRow>(ofAccount, [account])
    return { wish: found!, isNew: false }
  },

  async seen({ id, account }, { now, seenAfter }) {
    const [wish] = await lobby.query<WishRow>(seen, [id, account, now, seenAfter])
    return wish ?? null
  },

  async claimTwo(id, { claim, now, until, seenAfter, apart, apartPerMillisecond }) {
    const values = [id, now, claim, until, seenAfter, apart, apartPerMillisecond]
    const [one, other] = await lobby.query<WishRow>(claimTwo, values)
    return one && other ? [one, other] : null
  },

  async claimOne(id, { claim, now, until }) {
    const [wish] = await lobby.query<WishRow>(claimOne, [id, now, claim, until])
    return wish ?? null
  },

  async release(claim) {
    await lobby.query(release, [claim])
  },

  async drop({ id, account }) {
    return (await lobby.query(drop, [id, account])).length > 0
  },

  async gameOf({ id, account }) {
    const [found] = await lobby.query<Pick<MatchRequestRecord, 'game'> & Row>(gameOf, [id, account])
    return found?.game ?? null
  },

  async purge(seenBefore, most) {
    const [row] = await lobby.query<{ count: number }>(purge, [seenBefore, most])
    return row?.count ?? 0
  },
})

/** With the game that is made of them, or not at all. */
export async function fulfilMatchRequests(
  client: pg.PoolClient,
  { id, wishes }: MatchClaim,
  game: string,
): Promise<void> {
  const { rowCount } = await client.query(fulfil, [id, game])
  if (rowCount !== wishes) throw new MatchClaimLost()
}
