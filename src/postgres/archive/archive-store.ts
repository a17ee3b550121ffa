import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type {
  ArchivableGame,
  ArchivedGame,
  ArchivePreview,
  ArchiveStore,
  WrittenFile,
} from '../../app/archive/port.ts'
import { ArchiveUnavailable } from '../../app/core/ports.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'
import { writeArchiveFile } from './archive-file.ts'
import { type ArchiveReader, archivedColumns } from './archive-reader.ts'
import type { Archivist } from './archivist.ts'
import type { ArchiveFiles } from './files.ts'

/**
 * SQL condition for archiving a game: the game has ended and has a log, and no fork of the game is
 * unfinished.
 */
const isOld = `
g.archived_at is null and g.status in ('over', 'cancelled') and g.started_at is not null
and g.ended_at < $1
and not exists (select from archived as a where a.game_id = g.id)
and not exists (
  select from games as f where f.origin is not null and f.origin ->> 'game' = g.id::text
    and f.status in ('open', 'running'))`
const COUNTED_GAMES = 1_000
const isWanted = `${isOld} and ($2::text is null or g.ruleset = $2)`
const countOld = `select count(*) as games from games as g where ${isWanted}`
const foreseen = `
with old as (
  select g.id, g.ended_at from games as g where ${isWanted}
), counted as (select id from old order by ended_at limit ${COUNTED_GAMES})
select count(*) as games, min(ended_at) as oldest, max(ended_at) as newest,
  array(select id from counted) as counted
from old`
/**
 * Log rows are counted in a separate statement, because Citus cannot join a local table with the
 * log.
 */
const rowsOf = 'select count(*) as rows from commits where game_id = any($1::uuid[])'
const oldGames = `
select g.id, g.ruleset, g.created_at as "createdAt" from games as g
where ${isOld} and g.ruleset = $2 and ($3::uuid is null or g.id > $3)
  and ($4::uuid is null or g.id <= $4)
order by g.id limit $5`

/**
 * Records a game as archived only if the hash of its last log row equals the last hash in the
 * archive file, because the last hash covers the complete log.
 */
const keepReadBack = `
insert into archived (game_id, file, from_byte, bytes, sha256, last_version, head, first_rules,
  last_rules, read_back_at)
select r.game, r.file, r."from", r.bytes, r.sha256, r.version, decode(r.head, 'hex'),
  (r.rules ->> 0)::int, (r.rules ->> 1)::int, $2
from json_to_recordset($1) as r (game uuid, file text, "from" bigint, bytes int, sha256 text,
  version int, head text, rules json)
cross join lateral (
  select last_version, head from commits where game_id = r.game
  order by first_version desc limit 1
) as newest
where newest.last_version = r.version and newest.head = decode(r.head, 'hex')
on conflict (game_id) do nothing`
const readBackOf = 'select game_id as id from archived where game_id = any($1)'
const isInUse = 'select from archived where file = $1 limit 1'

const leftBehind = `${archivedColumns} where a.removed_at is null order by a.game_id limit $1`

type ForeseenRow = Omit<ArchivePreview, 'rows'> & { readonly counted: string[] }

interface Wires extends Pools {
  readonly archivist: Archivist
  readonly reader: ArchiveReader
  /** The archive's file storage; null if no archive is configured. */
  readonly files: ArchiveFiles | null
}

export function archiveStore({ readers, lobby, archivist, reader, files }: Wires): ArchiveStore {
  const there = (): ArchiveFiles => {
    if (!files) throw new ArchiveUnavailable('ARCHIVE does not say where it is')
    return files
  }
  return {
    async hindrance() {
      return files ? archivist.obstacle() : 'ARCHIVE does not say where the archive is'
    },

    async foresee({ endedBefore, ruleset }) {
      const row = await readers.one<ForeseenRow>(foreseen, [dateOf(endedBefore), ruleset])
      const { counted, ...found } = row!
      const sum = await readers.one<{ rows: number }>(rowsOf, [counted])
      const share = Math.max(1, found.games / COUNTED_GAMES)
      return { ...found, rows: Math.round(sum!.rows * share) }
    },

    async countOld({ endedBefore, ruleset }) {
      const row = await readers.one<{ games: number }>(countOld, [dateOf(endedBefore), ruleset])
      return row!.games
    },

    old({ endedBefore, ruleset, behind, upTo, limit }) {
      const values = [dateOf(endedBefore), ruleset, behind, upTo, limit]
      return readers.query<ArchivableGame>(oldGames, values)
    },

    async write(file, lines, manifest) {
      const draft = await there().draft()
      try {
        const written = await writeArchiveFile(draft, file, lines)
        await there().keep(draft, file, written.sha256)
        await keepText(there(), manifestOf(file), manifest(written))
        return written
      } finally {
        await rm(draft, { force: true })
      }
    },

    read: (written) => Readable.from(wholeOf(there(), written)).compose(createGunzip()),

    async readBack(capability, games, at) {
      capability.use()
      await lobby.query(keepReadBack, [JSON.stringify(games), dateOf(at)])
      const rows = await lobby.query<{ id: string }>(readBackOf, [games.map(({ game }) => game)])
      return rows.map(({ id }) => id)
    },

    leftBehind: (limit) => readers.query<ArchivedGame>(leftBehind, [limit]),

    lines: reader.lines,

    remove(capability, removal) {
      capability.use()
      return archivist.remove(capability, removal)
    },

    async discard(file) {
      if ((await lobby.query(isInUse, [file])).length > 0) return
      await there().drop(file)
      await there().drop(manifestOf(file))
    },
  }
}

const manifestOf = (file: string): string => `${file}.manifest.json`

async function keepText(files: ArchiveFiles, file: string, text: string): Promise<void> {
  const draft = await files.draft()
  try {
    await writeFile(draft, text)
    await files.keep(draft, file, createHash('sha256').update(text).digest('hex'))
  } finally {
    await rm(draft, { force: true })
  }
}

async function* wholeOf(files: ArchiveFiles, { file, sha256 }: WrittenFile) {
  const digest = createHash('sha256')
  for await (const chunk of files.read(file)) {
    digest.update(chunk)
    yield chunk
  }
  if (digest.digest('hex') !== sha256) throw new Error(`${file} is not what was written to it`)
}
