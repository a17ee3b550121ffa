import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type Compressed = Buffer<ArrayBuffer>

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export const compressed = (text: string | Uint8Array, encoding: Encoding): Promise<Compressed> =>
  encoding === 'br' ? inThread.br(text) : inThread.gzip(text, { level: 9 })

export function encodingFor(accepted = ''): Encoding | null {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const named = accepted
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';')[0]!.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((one) => named.includes(one)) ?? null
}
