import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type Compressed = Buffer<ArrayBuffer>

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** The last two levels take five times as long for a twentieth of the bytes. */
const BROTLI_QUALITY = 9

/** Compresses in a thread of the pool, for texts that are sent many times. */
export const compressed = (text: string | Uint8Array, encoding: Encoding): Promise<Compressed> =>
  encoding === 'br'
    ? inThread.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : inThread.gzip(text, { level: 9 })

/** The best encoding that the header accepts; null for none. */
export function encodingFor(accepted = ''): Encoding | null {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const named = accepted
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';')[0]!.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((one) => named.includes(one)) ?? null
}
