import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import type { ArchiveFiles } from './files.ts'

/** Timeout after which an S3 request fails if the server sends no data. */
const SILENCE_MILLISECONDS = 30_000
const COMPLAINT_CHARACTERS_MAX = 2_000
const EMPTY_SHA256 = createHash('sha256').digest('hex')

export interface Credentials {
  readonly keyId: string
  readonly secret: string
  readonly region: string
}

export interface Bucket {
  readonly bucket: string
  /** Prefix of each archive file's name: either empty, or a path that ends with a slash. */
  readonly prefix: string
  /** URL of the S3 server; null for Amazon's server in the configured region. */
  readonly endpoint: string | null
  readonly credentials: Credentials
}

export function bucketOf({ bucket, prefix, endpoint, credentials }: Bucket): ArchiveFiles {
  const base = endpoint ?? `https://s3.${credentials.region}.amazonaws.com`
  const urlOf = (file: string) => {
    const names = [bucket, ...`${prefix}${file}`.split('/')].map(written)
    return new URL(`${base.replace(/\/$/, '')}/${names.join('/')}`)
  }
  return {
    draft: () => Promise.resolve(path.join(tmpdir(), `touchline-${randomUUID()}.draft`)),

    async keep(draft, file, sha256) {
      const { size } = await stat(draft)
      const headers = { 'content-length': String(size) }
      const asked = { method: 'PUT', url: urlOf(file), headers, sha256 }
      const answer = await answerTo(asked, credentials, draft)
      answer.resume()
      await rm(draft)
    },

    async *read(file, range) {
      const wanted = range && `bytes=${range.from}-${range.from + range.bytes - 1}`
      const headers: Record<string, string> = wanted ? { range: wanted } : {}
      const asked = { method: 'GET', url: urlOf(file), headers, sha256: EMPTY_SHA256 }
      yield* await answerTo(asked, credentials)
    },

    async drop(file) {
      const asked = { method: 'DELETE', url: urlOf(file), headers: {}, sha256: EMPTY_SHA256 }
      const answer = await answerTo(asked, credentials)
      answer.resume()
    },
  }
}

interface Unsigned {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the request body, which is part of the S3 signature. */
  readonly sha256: string
}

/**
 * Encodes a part of a path as the S3 signature requires, including some characters that
 * `encodeURIComponent` leaves unencoded.
 */
const written = (part: string): string =>
  encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )

async function signedHeaders(
  { method, url, headers, sha256 }: Unsigned,
  { keyId, secret, region }: Credentials,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  })
  return Object.fromEntries((await signer.sign()).headers)
}

/**
 * Throws if the status of the S3 server's response is not 2xx. `body` is the path of the file to
 * upload.
 */
async function answerTo(asked: Unsigned, credentials: Credentials, body?: string) {
  const { method, url } = asked
  const headers = await signedHeaders(asked, credentials)
  const request = url.protocol === 'http:' ? requestPlain : requestSecure
  const sent = request(url, { method, headers, timeout: SILENCE_MILLISECONDS })
  sent.on('timeout', () => sent.destroy(new Error(`${url.host} does not answer`)))
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // Errors on the request stream are ignored, because the code that waits for the response also
  // receives the errors.
  sent.on('error', () => {})
  if (body === undefined) sent.end()
  else
    createReadStream(body)
      .on('error', (error) => sent.destroy(error))
      .pipe(sent)
  const [answer] = await answered
  const { statusCode: status = 0 } = answer
  if (status >= 200 && status < 300) return answer
  throw new Error(
    `${method} ${url.pathname} at ${url.host}: ${status} ${await complaintIn(answer)}`,
  )
}

async function complaintIn(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) {
    text += piece
    if (text.length > COMPLAINT_CHARACTERS_MAX) break
  }
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
}
