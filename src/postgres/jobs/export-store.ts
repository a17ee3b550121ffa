import type { Clock } from '../../app/core/ports.ts'
import type {
  ExportKeyRecord,
  ExportStore,
  LogReading,
  RowLines,
  TrustedKeyRecord,
} from '../../app/exchange/port.ts'
import type { ExportedGame } from '../../app/runtime/port.ts'
import type { ExportSigner } from '../../config/keys.ts'
import { START_BYTES } from '../../engine/luck/exports/format.ts'
import type { ArchiveReader } from '../archive/archive-reader.ts'
import { audited, recordOutcomeWith } from '../audit/audit-outcomes.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'
import { columns, seatsOf } from '../games/game-columns.ts'
import { type Seeds, type StoredGame, seedColumns } from '../games/seeds.ts'
import type { ExportSlot, ExportSlots, RemoteRows } from '../log/log-export.ts'

/** The signing key may already be stored, because an operator may configure a retired key again. */
const publish = `
insert into export_keys (kid, public_key, made_at) values ($1, $2, $3)
on conflict (kid) do update set retired_at = null`
const retireOthers = `
update export_keys set retired_at = $2 where kid <> $1 and retired_at is null`
const allKeys = `
select kid, public_key as "publicKey", retired_at as "retiredAt" from export_keys
order by made_at desc limit 1000`

const trusted = `
select kid, public_key as "publicKey", label, at from trusted_keys
order by at desc, kid limit 1000`
const trust = `
insert into trusted_keys (kid, public_key, label, at) values ($1, $2, $3, $4)
on conflict (kid) do update set label = excluded.label`
const distrust = 'delete from trusted_keys where kid = $1'

const keptRules = (kept: string) => `(
  select a.${kept} from archived as a where a.game_id = g.id)`
const rulesOf = (place: number, order: 'asc' | 'desc', kept: string) => `coalesce((
  select (c.packed #>> '{${place},rules}')::int from commits as c
  where c.game_id = g.id order by c.first_version ${order} limit 1), ${keptRules(kept)})`
const rules = `${rulesOf(0, 'asc', 'first_rules')} as "firstRules",
  ${rulesOf(-1, 'desc', 'last_rules')} as "lastRules"`
const rulesApart = `${keptRules('first_rules')} as "firstRules",
  ${keptRules('last_rules')} as "lastRules"`

function questionsOf(rules: string) {
  const exported = `
select ${columns}, ${seedColumns}, null as save, ${seatsOf('g.id')}, ${rules}
from games as g`
  return {
    gamesByIds: `${exported} where g.id = any($1::uuid[]) order by g.id`,
    gamesBegun: `${exported}
where g.status in ('running', 'over', 'cancelled') and g.started_at is not null
  and ($1::text[] is null or g.status = any($1)) and ($2::text is null or g.ruleset = $2)
  and ($3::uuid is null or g.id > $3) and ($4::uuid is null or g.id < $4)
order by g.id limit $5`,
  }
}

interface Wires extends Pools {
  readonly slots: ExportSlots
  /**
   * Reader for log rows on other database servers; null if the log is in the same database as the
   * games.
   */
  readonly apart: RemoteRows | null
  readonly archive: ArchiveReader
  readonly seeds: Seeds
  readonly clock: Clock
  readonly key: ExportSigner
}

export function exportStore(wires: Wires): ExportStore<ExportedGame> {
  const { lobby, readers, slots, apart, archive, seeds, clock, key } = wires
  const { gamesByIds, gamesBegun } = questionsOf(apart ? rulesApart : rules)
  let published: Promise<unknown> | null = null
  const whole = ({ firstRules, lastRules, ...game }: StoredExport): ExportedGame => ({
    ...seeds.read(game),
    ...(game.endedAt === null ? { seed: null } : {}),
    rules: firstRules === null || lastRules === null ? null : [firstRules, lastRules],
  })
  const wholes = async (rows: readonly StoredExport[]): Promise<ExportedGame[]> =>
    (apart ? await withRules(apart, rows) : rows).map(whole)
  return {
    async signer() {
      published ??= lobby
        .transaction(async (client) => {
          const now = clock.now()
          await client.query(publish, [key.kid, key.publicKey, dateOf(now)])
          await client.query(retireOthers, [key.kid, dateOf(now)])
        })
        .catch((error) => {
          published = null
          throw error
        })
      await published
      return key
    },

    keys: () => readers.query<ExportKeyRecord>(allKeys, [], 'export-keys'),

    ...trustIn(wires),

    async games(capability, { statuses, ruleset, after, before, limit }) {
      capability.use()
      const values = [statuses, ruleset, after, before, limit]
      const rows = await readers.query<StoredExport>(gamesBegun, values)
      return wholes(rows)
    },

    these: async (ids) =>
      wholes(await readers.query<StoredExport>(gamesByIds, [ids], 'these-exported')),

    reading: () => readingOf(slots.begin(), archive),
  }
}

const readingOf = (slot: ExportSlot, archive: ArchiveReader): LogReading => ({
  // A game without log rows may have been archived after the job read the game's id.
  async *lines(gameIds) {
    let next = 0
    for await (const { place, lines: rows, ...lines } of slot.lines(gameIds)) {
      for (; next < place - 1; next += 1) yield* archivedLines(archive, gameIds[next]!)
      next = place
      yield { gameId: gameIds[place - 1]!, rows, ...lines }
    }
    for (; next < gameIds.length; next += 1) yield* archivedLines(archive, gameIds[next]!)
  },

  end: () => slot.end(),
})

async function withRules(
  apart: RemoteRows,
  games: readonly StoredExport[],
): Promise<readonly StoredExport[]> {
  const untold = games.filter(({ firstRules }) => firstRules === null).map(({ id }) => id)
  const rules = await apart.rules(untold)
  return games.map((game) => {
    const [firstRules, lastRules] = rules.get(game.id) ?? [game.firstRules, game.lastRules]
    return { ...game, firstRules, lastRules }
  })
}

type Trust = Pick<ExportStore<ExportedGame>, 'trusted' | 'trust' | 'distrust'>

const trustIn = ({ lobby, readers }: Wires): Trust => ({
  trusted: () => readers.query<TrustedKeyRecord>(trusted, [], 'trusted-keys'),

  async trust(capability, { kid, publicKey, label, at }) {
    capability.use()
    await audited(lobby, capability, (manager) =>
      manager.query(trust, [kid, publicKey, label, dateOf(at)]),
    )
  },

  async distrust(capability, kid) {
    capability.use()
    return lobby.transaction(async (client) => {
      const { rowCount } = await client.query(distrust, [kid])
      if (rowCount === 1) await recordOutcomeWith(client, capability)
      return rowCount === 1
    })
  },
})

type StoredExport = StoredGame & {
  readonly firstRules: number | null
  readonly lastRules: number | null
}

const LINE_END = 0x0a
const start = /^\{"row":\d+,"to":(\d+),"at":\d+,"head":"([0-9a-f]{64})"/

async function* archivedLines(archive: ArchiveReader, gameId: string): AsyncGenerator<RowLines> {
  const bytes = Buffer.from(await archive.removed(gameId))
  const rows = bytes.reduce((sum, byte) => (byte === LINE_END ? sum + 1 : sum), 0)
  if (rows === 0) return
  const from = bytes.lastIndexOf(LINE_END, bytes.length - 2) + 1
  const [, to, head = ''] = start.exec(bytes.toString('latin1', from, from + START_BYTES)) ?? []
  yield { gameId, bytes, rows, to: Number(to), head }
}
