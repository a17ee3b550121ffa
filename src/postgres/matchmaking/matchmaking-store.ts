import { type EntityManager, EntitySchema, IsNull, MoreThan, Not } from 'typeorm'
import type { MatchmakingStore, MatchRequestRecord } from '../../app/matchmaking/port.ts'
import { PAIRED_MAX } from '../../app/matchmaking/schema.ts'
import {
  bool,
  dateOf,
  float,
  HIDDEN,
  holder,
  key,
  NULLABLE,
  text,
  time,
  uuid,
} from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'

interface MatchRequestRow extends Omit<MatchRequestRecord, 'name'> {
  readonly seenAt: number
  readonly requestKey: string | null
  /**
   * Id of the node that creates the game for the matchmaking request. Until `claimedUntil`, no
   * other node may create the game.
   */
  readonly claim: string | null
  readonly claimedUntil: number | null
  readonly holder?: { readonly name: string }
}
const hidden = { ...NULLABLE, ...HIDDEN }
export const matchRequests = new EntitySchema<MatchRequestRow>({
  name: 'matchRequest',
  tableName: 'pairings',
  columns: {
    account: key('uuid', 'account_id'),
    id: uuid(),
    ruleset: text(),
    rated: bool(),
    bot: bool(),
    strength: float(),
    seatsMin: { type: 'smallint', name: 'seats_min' },
    seatsMax: { type: 'smallint', name: 'seats_max' },
    since: time(),
    seenAt: time('seen_at', HIDDEN),
    requestKey: text('request_key', hidden),
    claim: uuid(undefined, hidden),
    claimedUntil: time('claimed_until', hidden),
    game: uuid('game_id', NULLABLE),
  },
  relations: { holder },
})

/**
 * The statement is raw SQL with a condition after `do update`, so that a concurrent retry with the
 * same key does not replace the matchmaking request.
 */
const ask = `
insert into pairings as p (account_id, id, ruleset, rated, bot, strength, since, seen_at,
  request_key, seats_min, seats_max)
values ($1, $2, $3, $4, $5, coalesce((
  select mu from ratings where account_id = $1 and ruleset = $3
    and pool = case when $10 > 2 then 'more' else 'two' end), $6), $7, $7, $8, $9, $10)
on conflict (account_id) do update set id = excluded.id, ruleset = excluded.ruleset,
  rated = excluded.rated, bot = excluded.bot, strength = excluded.strength, since = excluded.since,
  seats_min = excluded.seats_min, seats_max = excluded.seats_max,
  seen_at = excluded.seen_at, request_key = excluded.request_key, claim = null,
  claimed_until = null, game_id = null
where p.request_key is distinct from excluded.request_key or excluded.request_key is null
returning 1`

const isFree = (p: string) =>
  `${p}.game_id is null and (${p}.claimed_until is null or ${p}.claimed_until <= $2::timestamptz)`
const mayPlay = 'a.left_at is null and (a.ban_reason is null or a.banned_until <= $2)'

const asRecord = `p.id, p.account_id as account, a.name, p.ruleset, p.rated, p.bot, p.strength,
  p.seats_min as "seatsMin", p.seats_max as "seatsMax", p.since, p.game_id as game`

/**
 * The statement is raw SQL, because it skips locked rows so that nodes never wait for each other.
 */
const ownRequest = `
select ${asRecord} from pairings as p join accounts as a on a.id = p.account_id
where p.id = $1 and ${isFree('p')} for update of p skip locked`
const closest = `
select ${asRecord} from pairings as p join accounts as a on a.id = p.account_id
where p.ruleset = $1 and p.account_id <> $3 and ${isFree('p')} and p.seen_at > $4 and ${mayPlay}
  and coalesce(a.owner_id, a.id) <> (select coalesce(owner_id, id) from accounts where id = $3)
  and abs(p.strength - $5::float8) <= $6::float8
    + $7::float8 * extract(epoch from $2 - least(p.since, $8::timestamptz)) * 1000
order by abs(p.strength - $5), p.since limit ${PAIRED_MAX} for update of p skip locked`
const claimThese = `
update pairings set claim = $2, claimed_until = $3 where id = any ($1::uuid[])`

/** The statement is raw SQL, because TypeORM cannot use `for update skip locked` in a delete. */
const purge = `
delete from pairings where account_id in (
  select account_id from pairings where seen_at < $1 limit $2 for update skip locked)`

export const matchmakingStore = (lobby: EntityPool): MatchmakingStore => ({
  ask: ({ id, account, ruleset, rated, bot, seatsMin, seatsMax, newcomer, since, key }) =>
    lobby.orm(async (manager) => {
      const values = [
        account,
        id,
        ruleset,
        rated,
        bot,
        newcomer,
        dateOf(since),
        key,
        seatsMin,
        seatsMax,
      ]
      const made: unknown[] = await manager.query(ask, values)
      return { wish: (await requestWith(manager, { account }))!, isNew: made.length === 1 }
    }),

  seen: ({ id, account }, { now, seenAfter }) =>
    lobby.orm(async (manager) => {
      const own = { id, account }
      const alive = [
        { ...own, seenAt: MoreThan(seenAfter) },
        { ...own, game: Not(IsNull()) },
      ]
      const { affected } = await manager.update(matchRequests, alive, { seenAt: now })
      return affected === 0 ? null : requestWith(manager, own)
    }),

  claimMany: (id, { claim, now, until, seenAfter, apart, apartPerMillisecond }, choose) =>
    lobby.transaction(async (client) => {
      const found = await client.query<MatchRequestRecord>(ownRequest, [id, dateOf(now)])
      const [own] = found.rows
      if (!own) return null
      const others = await client.query<MatchRequestRecord>(closest, [
        ...[own.ruleset, dateOf(now), own.account, dateOf(seenAfter), own.strength],
        ...[apart, apartPerMillisecond, dateOf(own.since)],
      ])
      const group = choose(own, others.rows)
      const ids = group?.players.map((one) => one.id)
      if (ids) await client.query(claimThese, [ids, claim, dateOf(until)])
      return group
    }),

  async release(claim) {
    const open = { claim, game: IsNull() }
    const released = { claim: null, claimedUntil: null }
    await lobby.orm((manager) => manager.update(matchRequests, open, released))
  },

  async drop({ id, account }) {
    const open = { id, account, game: IsNull() }
    const { affected } = await lobby.orm((manager) => manager.delete(matchRequests, open))
    return affected === 1
  },

  async gameOf({ id, account }) {
    const found = await lobby.orm((manager) => manager.findOneBy(matchRequests, { id, account }))
    return found?.game ?? null
  },

  purge: (seenBefore, most) => lobby.change(purge, [dateOf(seenBefore), most]),
})

async function requestWith(
  manager: EntityManager,
  where: Partial<Pick<MatchRequestRow, 'id' | 'account'>>,
): Promise<MatchRequestRecord | null> {
  const query = manager.createQueryBuilder(matchRequests, 'request').where(where)
  query.innerJoin('request.holder', 'holder').addSelect(['holder.id', 'holder.name'])
  const found = await query.getOne()
  if (!found) return null
  const { holder, ...request } = found
  return { ...request, name: holder!.name }
}
