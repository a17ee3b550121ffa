import { createHash } from 'node:crypto'
import { type Compressed, compressed, type Encoding } from '../../shared/compression.ts'

export interface Text {
  readonly text: string
  readonly tag: string
  in(encoding: Encoding): Promise<Compressed>
}

export function textOf(text: string): Text {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const made = new Map<Encoding, Promise<Compressed>>()
  return {
    text,
    tag: `"${digest}"`,
    in(encoding) {
      const bytes = made.get(encoding) ?? compressed(text, encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

export const TAGGED = { etag: 'Entity tag for use in `If-None-Match`' } as const
