import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Time without progress after which the client of a download is disconnected. The client can resume
 * the download with a range request.
 */
const IDLE_SECONDS_MAX = 60
/**
 * The fastest compression level takes a quarter of the default level's time, and its output is a
 * quarter larger.
 */
const FAST = 1

export const ZIPPED = { 'content-type': 'application/gzip' } as const
export const NDJSON = { 'content-type': 'application/x-ndjson; charset=utf-8' } as const

export const CSV = { 'content-type': 'text/csv; charset=utf-8' } as const

export const fileIn = ({ body }: FastifyRequest): AsyncIterable<Uint8Array> =>
  body instanceof Readable ? body : Readable.from([])

/**
 * Waits for the first chunk of the file, because an error can be reported only before the headers
 * are sent. Resolves when the whole file has been sent or the client has disconnected.
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
