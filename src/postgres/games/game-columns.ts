import type { SecretGameRecord } from '../../app/runtime/port.ts'
import { millisecondsOf as ms } from '../connection/columns.ts'

/** Property of the `save` JSON column that contains the public summary. */
export const SAVED = 'saved'

export const plainColumns = {
  ruleset: 'ruleset',
  visibility: 'visibility',
  inviteCode: 'invite_code',
  packHash: 'pack_hash',
  package: 'package',
  decisionSeconds: 'decision_seconds',
  absence: 'absence',
  absenceLevel: 'absence_level',
  hints: 'hints',
  undo: 'undo',
  bank: 'bank',
  holidays: 'holidays',
  removed: 'removed',
  rematchOf: 'rematch_of',
  lot: 'lot',
  commitment: 'commitment',
} as const satisfies Partial<Record<keyof SecretGameRecord, string>>

const plain = Object.entries(plainColumns).map(([field, column]) => `g.${column} as "${field}"`)

/** All columns of `games` (with the alias `g`) that are not secret. */
export const columns = `g.id, g.status, g.host_id as host, ${plain.join(', ')},
  g.options, g.rating is not null as rated,
  g.created_at as "createdAt", g.started_at as "startedAt", g.ended_at as "endedAt",
  g.archived_at as "archivedAt",
  g.save -> '${SAVED}' as saved, g.origin,
  case when g.lot is not null then (
    select floor(extract(epoch from s.ends_at) * 1000)::float8 from seasons as s
    where s.id = split_part(g.lot, '/', 1)::uuid
  ) end as "sealedUntil",
  case when g.ended_by is not null
    then json_build_object('by', g.ended_by, 'reason', g.ended_reason) end as cancelled`
/**
 * SQL that selects the seats of the game with the given id. If `game` is a query parameter,
 * Postgres can read the seats without reading the game first.
 */
export const seatsOf = (game: string) => `(
  select coalesce(json_agg(json_build_object('seat', s.seat, 'kind', s.kind,
    'account', s.account_id, 'name', case when a.left_at is null then a.name end,
    'joined', s.joined, 'choices', s.choices, 'entropy', s.entropy, 'since', s.since,
    'level', s.level, 'holidayUntil', ${ms('a.holiday_until')},
    'rating', case when r.games is not null
      then json_build_object('rating', r.rating, 'games', r.games,
        'mean', r.mu, 'deviation', r.sigma) end)
    order by s.seat), '[]'::json)
  from (select *, case count(*) over () when 2 then 'two' else 'more' end as pool
    from seats where game_id = ${game}) as s
  left join accounts as a on a.id = s.account_id
  left join ratings as r on r.account_id = a.id and a.left_at is null
    and r.ruleset = g.ruleset and r.pool = s.pool) as seats`
