import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ArchivedGame, ArchiveStore } from '../../app/archive/port.ts'
import { ArchiveUnavailable } from '../../app/core/ports.ts'
import type { Pool } from '../connection/pools.ts'
import type { ArchiveFiles } from './files.ts'

const unpacked = promisify(gunzip)
const UNPACKED_BYTES_MAX = 512 * 1_024 * 1_024
const LINE_END = 0x0a
const NOTHING = Buffer.alloc(0)

export const archivedColumns = `
select a.game_id as game, a.file, a.from_byte as "from", a.bytes, a.sha256,
  a.last_version as version, encode(a.head, 'hex') as head,
  json_build_array(a.first_rules, a.last_rules) as rules
from archived as a`
const archivedGame = `${archivedColumns}
where a.game_id = $1 and ($2 or a.removed_at is not null)`
const versionsOfGames = `
select game_id as id, last_version as version from archived
where game_id = any($1) and removed_at is not null`

export interface ArchiveReader extends Pick<ArchiveStore, 'lines'> {
  /**
   * Reads the log rows of a game from the archive. Returns an empty array if the rows are still in
   * the database.
   */
  removed(game: string): Promise<Uint8Array>
  versions(games: readonly string[]): Promise<(readonly [id: string, version: number])[]>
}

export function archiveReader(readers: Pool, files: ArchiveFiles | null): ArchiveReader {
  const lines = async (game: string, isAny: boolean): Promise<Uint8Array> => {
    const found = await readers.one<ArchivedGame>(archivedGame, [game, isAny], 'archived')
    if (!found) return NOTHING
    if (!files) throw new ArchiveUnavailable('ARCHIVE does not say where it is')
    return linesOf(files, found).catch((error) => {
      throw new ArchiveUnavailable(error)
    })
  }
  return {
    lines: (game) => lines(game, true),
    removed: (game) => lines(game, false),

    async versions(games) {
      const rows = await readers.query<{ id: string; version: number }>(versionsOfGames, [games])
      return rows.map(({ id, version }) => [id, version] as const)
    },
  }
}

async function linesOf(files: ArchiveFiles, place: ArchivedGame): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of files.read(place.file, place)) chunks.push(chunk)
  const member = Buffer.concat(chunks)
  const sha256 = createHash('sha256').update(member).digest('hex')
  if (sha256 !== place.sha256) throw new Error(`${place.game} in ${place.file} was changed`)
  const bytes = await unpacked(member, { maxOutputLength: UNPACKED_BYTES_MAX })
  const first = bytes.indexOf(LINE_END) + 1
  return bytes.subarray(first, bytes.lastIndexOf(LINE_END, bytes.length - 2) + 1)
}
