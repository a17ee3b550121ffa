import type { Facts, MalformedField } from '../../../engine/kernel/refusal.ts'

export const restErrors = {
  'malformed-json': [400, 'The body is not valid JSON.'],
  'malformed-request': [400, 'The request is not valid HTTP.'],
  'not-found': [404, 'This address does not exist on this service.'],
  'method-not-allowed': [405, 'This path does not allow the method. See the `Allow` header.'],
  'request-timeout': [408, 'The request arrived too slowly.'],
  'body-too-large': [413, 'The request body is too large.'],
  'unsupported-media-type': [415, 'Send JSON with `Content-Type: application/json`.'],
  'headers-too-large': [431, 'The URL and headers are too large.'],
  'rate-limited': [429, 'Too many requests. Wait for the time in `Retry-After`.'],
  'too-many-streams': [429, 'You have too many open streams. Close a stream first.'],
  'internal-error': [500, 'Something went wrong on our side.'],
  'not-ready': [503, 'This node is not accepting traffic.'],
  'timed-out': [503, 'The request took too long. Try again.'],
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
