import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, isIPv6 } from 'node:net'
import { VERSION } from '../../version.ts'
import { type AddressCheck, nameOf } from './ssrf-guard.ts'

const ANSWER_BYTES_MAX = 64 * 1_024

export interface PostResult {
  readonly status: number
  readonly retryAfter: string | undefined
}
export interface PostRequest extends AddressCheck {
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly milliseconds: number
  readonly authorities?: string | undefined
}

export function post({ url, address, body, headers, ...terms }: PostRequest): Promise<PostResult> {
  return new Promise((resolve, reject) => {
    const name = nameOf(url)
    const sending = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headers,
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': `touchline/${VERSION}`,
      },
      // Each request opens a new, direct connection, because the request must use the network
      // address that was checked.
      agent: false,
      lookup: (_name, { all }, found) => {
        const family = isIPv6(address) ? 6 : 4
        if (all) found(null, [{ address, family }])
        else found(null, address, family)
      },
      ...(isIP(name) ? {} : { servername: name }),
      ...(terms.authorities === undefined ? {} : { ca: terms.authorities }),
    })
    const timer = setTimeout(() => sending.destroy(new Error('timeout')), terms.milliseconds)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      sending.destroy()
      settle()
    }
    sending.on('error', (error) => end(() => reject(error)))
    sending.on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer
      const done = () => end(() => resolve({ status, retryAfter: headers['retry-after'] }))
      readThrough(answer, done, (error) => end(() => reject(error)))
    })
    sending.end(body)
  })
}

function readThrough(
  answer: IncomingMessage,
  done: () => void,
  failed: (error: Error) => void,
): void {
  let bytes = 0
  answer.on('data', ({ length }: Buffer) => {
    bytes += length
    if (bytes > ANSWER_BYTES_MAX) done()
  })
  answer.on('end', done)
  answer.on('error', failed)
}

export function problemOf(error: unknown): string {
  const { code, message } = error as Error & { readonly code?: string }
  return code ?? (message === 'timeout' ? 'timeout' : 'failed')
}
