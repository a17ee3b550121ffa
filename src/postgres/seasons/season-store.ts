import type {
  Deal,
  EntryRecord,
  FixtureRecord,
  NamedFixture,
  SeasonRecord,
  SeasonStore,
} from '../../app/seasons/port.ts'
import type { ServiceKeys } from '../../config/keys.ts'
import { recordOutcomeWith } from '../audit/audit-outcomes.ts'
import { dateOf } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'

interface StoredSeason extends Omit<SeasonRecord, 'seed'> {
  readonly lockedSeed: Buffer
  readonly seedKey: string
}

const columns = `id, name, ruleset, pack_hash as "packHash", options, seats, deals,
  decision_seconds as "decisionSeconds", created_at as "createdAt", starts_at as "startsAt",
  ends_at as "endsAt", voided_at as "voidedAt", commitment, locked_seed as "lockedSeed",
  seed_key as "seedKey"`
const insert = `
insert into seasons (id, name, ruleset, pack_hash, options, seats, deals, decision_seconds,
  created_at, starts_at, ends_at, commitment, locked_seed, seed_key)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`
const end = `
update seasons set ends_at = least(ends_at, $2), voided_at = case when $3 then $2 end
where id = $1`
const list = `
select ${columns} from seasons where $1::uuid is null or id < $1 order by id desc limit $2`
const enter = `
insert into season_entries (season_id, account_id, state, declared, entered_at)
select $1, $2, 'in', $3, $4 where not exists (
  select from season_entries as e join accounts as a on a.id = e.account_id,
    accounts as own
  where e.season_id = $1 and own.id = $2
    and coalesce(a.owner_id, a.id) = coalesce(own.owner_id, own.id))
on conflict do nothing`
const withdraw = `
update season_entries set state = 'withdrawn'
where season_id = $1 and account_id = $2 and state = 'in'`
const entries = `
select e.account_id as account, case when a.left_at is null then a.name end as name, e.state,
  e.declared
from season_entries as e join accounts as a on a.id = e.account_id
where e.season_id = $1 order by e.entered_at, e.account_id`
const fixtureColumns = `account_id as account, deal, game_id as game, result, illegal,
  characters_out as "charactersOut", characters_in as "charactersIn"`
const fixtures = `
select ${fixtureColumns} from season_fixtures where season_id = $1 order by account_id, deal`
const fixturesAfter = `
select ${fixtureColumns}, (
  select name from accounts as a where a.id = account_id and a.left_at is null) as name
from season_fixtures where season_id = $1 and ($2::uuid is null or (deal, account_id) > (
  select deal, account_id from season_fixtures where season_id = $1 and game_id = $2))
order by deal, account_id limit $3`
const lastFixture = `
select ${fixtureColumns} from season_fixtures where season_id = $1 and account_id = $2
order by deal desc limit 1`
const addFixture = `
insert into season_fixtures (season_id, account_id, deal, game_id) values ($1, $2, $3, $4)
on conflict do nothing`
const settle = 'update season_fixtures set result = $2 where game_id = $1 and result is null'
const count = `
update season_fixtures set illegal = illegal + $2, characters_out = characters_out + $3,
  characters_in = characters_in + $4
where game_id = $1`

export function seasonStore(pool: EntityPool, keys: ServiceKeys): SeasonStore {
  const vault = keys.vault('seeds')
  const read = ({ lockedSeed: bytes, seedKey: keyId, ...rest }: StoredSeason): SeasonRecord => ({
    ...rest,
    seed: vault.opened({ keyId, bytes }, rest.id),
  })
  const last = async (season: string, account: string) =>
    (await pool.one<FixtureRecord>(lastFixture, [season, account], 'last-fixture')) ?? null

  return {
    async create(capability, season) {
      const { id, seed } = season
      const { keyId, bytes } = vault.locked(seed, id)
      await pool.transaction(async (client) => {
        await client.query(insert, [
          ...[id, season.name, season.ruleset, season.packHash, JSON.stringify(season.options)],
          ...[season.seats, season.deals, season.decisionSeconds, dateOf(season.createdAt)],
          ...[dateOf(season.startsAt), dateOf(season.endsAt), season.commitment, bytes, keyId],
        ])
        await recordOutcomeWith(client, capability)
      })
    },

    async end(capability, id, at, isVoid) {
      await pool.transaction(async (client) => {
        await client.query(end, [id, dateOf(at), isVoid])
        await recordOutcomeWith(client, capability)
      })
    },

    async list(before, limit) {
      const rows = await pool.query<StoredSeason>(list, [before, limit], 'seasons')
      return rows.map(read)
    },

    async find(id) {
      const sql = `select ${columns} from seasons where id = $1`
      const row = await pool.one<StoredSeason>(sql, [id], 'season')
      return row ? read(row) : null
    },

    async enter(season, account, declared, at) {
      const given = declared && JSON.stringify(declared)
      return (await pool.change(enter, [season, account, given, dateOf(at)])) > 0
    },

    withdraw: async (season, account) => (await pool.change(withdraw, [season, account])) > 0,
    entries: (season) => pool.query<EntryRecord>(entries, [season], 'season-entries'),
    fixtures: (season) => pool.query<FixtureRecord>(fixtures, [season], 'season-fixtures'),
    fixturesAfter: (season, game, limit) =>
      pool.query<NamedFixture>(fixturesAfter, [season, game, limit], 'season-games'),
    lastFixture: last,

    async addFixture(season, { account, deal, game }): Promise<Deal> {
      await pool.change(addFixture, [season, account, deal, game])
      return (await last(season, account))!
    },

    settle: async (game, result) =>
      void (await pool.change(settle, [game, JSON.stringify(result)])),
    count: async (game, { illegal = 0, charactersOut = 0, charactersIn = 0 }) =>
      void (await pool.change(count, [game, illegal, charactersOut, charactersIn])),
  }
}
