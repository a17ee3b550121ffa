import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ArchiveLocation, WrittenFile } from '../../app/archive/port.ts'

const pressed = promisify(gzip)
const game = /^\{"game":"([^"]+)"/

/**
 * Writes an export as a gzip file in which each game is compressed separately, so that one game can
 * be read without the others. `pieces` must contain the first line and the last line of each game
 * as separate items.
 */
export async function writeArchiveFile(
  target: string,
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<WrittenFile> {
  const handle = await open(target, 'w')
  const whole = createHash('sha256')
  const games: ArchiveLocation[] = []
  let bytes = 0
  let part: (string | Uint8Array)[] = []
  let current: string | null = null
  const flush = async () => {
    if (part.length === 0) return
    const member = await pressed(Buffer.concat(part.map((piece) => Buffer.from(piece))))
    await handle.write(member)
    whole.update(member)
    const sha256 = createHash('sha256').update(member).digest('hex')
    const place = { file, from: bytes, bytes: member.length, sha256 }
    if (current !== null) games.push({ game: current, ...place })
    bytes += member.length
    part = []
    current = null
  }
  try {
    for await (const piece of pieces) {
      const begun = typeof piece === 'string' ? (game.exec(piece)?.[1] ?? null) : null
      if (begun !== null) await flush()
      current ??= begun
      part.push(piece)
      if (typeof piece === 'string' && piece.startsWith('{"end":')) await flush()
    }
    await flush()
  } finally {
    await handle.close()
  }
  return { file, bytes, sha256: whole.digest('hex'), games }
}
