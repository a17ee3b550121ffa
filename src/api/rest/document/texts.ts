import { createHash } from 'node:crypto'

/** A text that is constant while the node runs. */
export interface Text {
  readonly text: string
  readonly tag: string
}

export const textOf = (text: string): Text => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
})

export const TAGGED = { etag: 'Tag of the text: send it as `If-None-Match`' } as const
