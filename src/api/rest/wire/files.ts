import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reader who takes nothing for so long is cut; it can go on behind what it has. */
const IDLE_SECONDS_MAX = 60
/** The first level: four times as fast as the usual one, for a quarter more bytes. */
const FAST = 1

/** Several files of gzip, one behind the other, which unpack to one. */
export const ZIPPED = { 'content-type': 'application/gzip' } as const
export const NDJSON = { 'content-type': 'application/x-ndjson; charset=utf-8' } as const

/** What is sent, piece by piece; nothing where there is no body. */
export const fileIn = ({ body }: FastifyRequest): AsyncIterable<Uint8Array> =>
  body instanceof Readable ? body : Readable.from([])

/**
 * Sends what comes, as fast as it is read. The first piece is awaited before the head is sent:
 * until then it can still be an error. Resolves when the last one is out, or the reader is gone,
 * as they may be before the first one is there.
 */
export async function sendFile(
  reply: FastifyReply,
  pieces: AsyncIterable<string | Uint8Array>,
  headers: Readonly<Record<string, string>>,
): Promise<null> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (reply.raw.destroyed) {
    await iterator.return?.()
    return null
  }
  const closed = once(reply.raw, 'close')
  const source = Readable.from(paced(first, iterator, reply.raw), { objectMode: true })
  reply.headers({ ...headers, vary: 'accept, accept-encoding' })
  if (headers !== ZIPPED && isZipped(reply)) {
    const zip = createGzip({ level: FAST })
    source.on('error', (error) => zip.destroy(error))
    zip.on('close', () => source.destroy())
    reply.header('content-encoding', 'gzip').send(source.pipe(zip))
  } else reply.send(source)
  await closed
  return null
}

async function* paced<Piece>(
  first: IteratorResult<Piece>,
  iterator: AsyncIterator<Piece>,
  raw: ServerResponse,
) {
  let cut: NodeJS.Timeout | undefined
  try {
    for (let piece = first; !piece.done; piece = await iterator.next()) {
      cut = setTimeout(() => raw.destroy(), IDLE_SECONDS_MAX * 1_000)
      yield piece.value
      clearTimeout(cut)
    }
  } finally {
    clearTimeout(cut)
    await iterator.return?.()
  }
}

const isZipped = ({ request: { headers } }: FastifyReply): boolean =>
  /(?:^|[\s,])gzip(?![^,]*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '')
