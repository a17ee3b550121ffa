// How requests to S3 are signed: AWS Signature Version 4, with what is sent covered by its SHA-256.
import { createHash, createHmac } from 'node:crypto'

export interface Credentials {
  readonly keyId: string
  readonly secret: string
  readonly region: string
}

export interface Unsigned {
  readonly method: string
  /** Without a query. */
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body. */
  readonly sha256: string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SERVICE = 's3'
export const EMPTY_SHA256 = createHash('sha256').digest('hex')

/** The headers with those that say who asks, and when. */
export function signedHeaders(
  { method, url, headers, sha256 }: Unsigned,
  { keyId, secret, region }: Credentials,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const all = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256,
    'x-amz-date': time,
  }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = sorted.map(([name]) => name).join(';')
  const lines = sorted.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const asked = [method, url.pathname, '', lines, names, sha256].join('\n')
  const scope = [day, region, SERVICE, 'aws4_request'].join('/')
  const text = [ALGORITHM, time, scope, hashed(asked)].join('\n')
  const key = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(
    (before, word) => createHmac('sha256', before).update(word).digest(),
    `AWS4${secret}`,
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  const authorization =
    `${ALGORITHM} Credential=${keyId}/${scope}, SignedHeaders=${names}, ` + `Signature=${signature}`
  return { ...all, authorization }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')
