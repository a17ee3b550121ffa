import type { EventLog, StoredRow } from '../../app/runtime/port.ts'
import { rowIn } from '../../engine/luck/exports/format.ts'
import type { ArchiveReader } from './archive-reader.ts'

export function withArchive(log: EventLog, archive: ArchiveReader): EventLog {
  return {
    ...log,
    ...rowsWithArchive(log, archive),

    async versions(gameIds) {
      const versions = await log.versions(gameIds)
      const missing = gameIds.filter((id) => !versions.has(id))
      return missing.length === 0
        ? versions
        : new Map([...versions, ...(await archive.versions(missing))])
    },
  }
}

type Rows = Pick<EventLog, 'rows'>

export const rowsWithArchive = (log: Rows, archive: Pick<ArchiveReader, 'removed'>): Rows => ({
  // Reads the archive after the last page too, because a game may be archived while a reader waits
  // between two pages.
  async *rows(gameId, first = 0) {
    let from = first
    for await (const row of log.rows(gameId, first)) {
      yield row
      from = row.lastVersion
    }
    for (const line of linesOf(Buffer.from(await archive.removed(gameId))))
      for (const row of rowsIn(gameId, line)) if (row.firstVersion >= from) yield row
  },
})

const LINE_END = 0x0a

function* linesOf(bytes: Buffer): Generator<Buffer> {
  let from = 0
  for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    yield bytes.subarray(from, end)
    from = end + 1
  }
}

/** The rows contain no wake-up times, because archive files do not store them. */
function rowsIn(gameId: string, line: Buffer): StoredRow[] {
  const found = rowIn(line)
  if (!found) return []
  const { row: firstVersion, to: lastVersion, at } = found
  const [head, packed] = [found.head ?? '', found.packed.toString()]
  return [{ gameId, firstVersion, lastVersion, at, head, packed, wakeAt: null }]
}
