import { type EntityManager, EntitySchema, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm'
import type { MatchmakingStore, MatchRequestRecord } from '../../app/matchmaking/port.ts'
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
  /** The node that creates the game, and how long no other node may. */
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
    since: time(),
    seenAt: time('seen_at', HIDDEN),
    requestKey: text('request_key', hidden),
    claim: uuid(undefined, hidden),
    claimedUntil: time('claimed_until', hidden),
    game: uuid('game_id', NULLABLE),
  },
  relations: { holder },
})

/** Raw: a retry under the same key must not replace the request, even at the same moment. */
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
returning 1`

const isFree = (p: string) =>
  `${p}.game_id is null and (${p}.claimed_until is null or ${p}.claimed_until <= $2::timestamptz)`
const mayPlay = 'a.left_at is null and (a.ban_reason is null or a.banned_until <= $2)'

/** Raw: skips locked rows, so that no node waits for another. */
const claimTwo = `
with own as (
  select p.* from pairings as p where id = $1 and ${isFree('p')} for update skip locked
), other as (
  select p.account_id from own join pairings as p on p.ruleset = own.ruleset
    and p.account_id <> own.account_id join accounts as a on a.id = p.account_id
  where ${isFree('p')} and p.seen_at > $5 and ${mayPlay}
    and coalesce(a.owner_id, a.id) <> (select coalesce(owner_id, id) from accounts
      where id = own.account_id)
    and abs(p.strength - own.strength) <= $6::float8
      + $7::float8 * extract(epoch from $2 - least(p.since, own.since)) * 1000
  order by abs(p.strength - own.strength), p.since limit 1 for update of p skip locked
)
update pairings as p set claim = $3, claimed_until = $4 from accounts as a
where a.id = p.account_id and exists (select from other)
  and p.account_id in (select account_id from own union all select account_id from other)
returning p.id, p.account_id as account, a.name, p.ruleset, p.rated, p.bot, p.strength, p.since,
  p.game_id as game`
/** Raw: `for update skip locked` within a delete. */
const purge = `
delete from pairings where account_id in (
  select account_id from pairings where seen_at < $1 limit $2 for update skip locked)`

export const matchmakingStore = (lobby: EntityPool): MatchmakingStore => ({
  ask: ({ id, account, ruleset, rated, bot, newcomer, since, key }) =>
    lobby.orm(async (manager) => {
      const values = [account, id, ruleset, rated, bot, newcomer, dateOf(since), key]
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

  async claimTwo(id, { claim, now, until, seenAfter, apart, apartPerMillisecond }) {
    const values = [
      ...[id, dateOf(now), claim, dateOf(until), dateOf(seenAfter), apart, apartPerMillisecond],
    ]
    const [one, other] = await lobby.query<MatchRequestRecord>(claimTwo, values)
    return one && other ? [one, other] : null
  },

  claimOne: (id, { claim, now, until: claimedUntil }) =>
    lobby.orm(async (manager) => {
      const open = { id, game: IsNull() }
      const free = [
        { ...open, claimedUntil: IsNull() },
        { ...open, claimedUntil: LessThanOrEqual(now) },
      ]
      const { affected } = await manager.update(matchRequests, free, { claim, claimedUntil })
      return affected === 0 ? null : requestWith(manager, { id })
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
