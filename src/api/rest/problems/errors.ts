import type { Facts, MalformedField } from '../../../engine/kernel/refusal.ts'

/** The codes of this door: what is wrong with a request before any use-case hears of it. */
export const restErrors = {
  'malformed-json': [400, 'The body is not JSON.'],
  'malformed-request': [400, 'The request is not proper HTTP.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address does not know that method; see Allow.'],
  'request-timeout': [408, 'The request came too slowly.'],
  'body-too-large': [413, 'The body is larger than this address takes.'],
  'unsupported-media-type': [415, 'Send JSON: Content-Type: application/json'],
  'headers-too-large': [431, 'The headers are too large, the address among them.'],
  'rate-limited': [429, 'Too many requests; see Retry-After.'],
  'too-many-streams': [429, 'You follow as many games at once as one account may.'],
  'internal-error': [500, 'Something went wrong here, not with you.'],
  'not-ready': [503, 'This node takes no traffic now.'],
  'timed-out': [503, 'The answer took too long: try again.'],
} as const satisfies Record<string, readonly [number, string]>

export type RestErrorCode = keyof typeof restErrors

interface Particulars {
  readonly detail?: string
  readonly facts?: Facts
  readonly errors?: readonly MalformedField[]
  readonly retryAfterSeconds?: number
  readonly headers?: Readonly<Record<string, string>>
}

export class RestError extends Error {
  readonly code: RestErrorCode
  readonly status: number
  readonly facts: Facts
  readonly errors: readonly MalformedField[]
  readonly retryAfterSeconds: number | null
  readonly headers: Readonly<Record<string, string>>

  constructor(code: RestErrorCode, particulars: Particulars = {}) {
    const [status, detail] = restErrors[code]
    super(particulars.detail ?? detail)
    this.name = 'RestError'
    this.code = code
    this.status = status
    this.facts = particulars.facts ?? {}
    this.errors = particulars.errors ?? []
    this.retryAfterSeconds = particulars.retryAfterSeconds ?? (status === 503 ? 1 : null)
    this.headers = particulars.headers ?? {}
  }
}
