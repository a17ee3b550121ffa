import { backOff, pause } from './pause.ts'
import { secondsIn } from './refusal.ts'

export type Fetch = (request: Request) => Promise<Response>

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
const RETRIES_MAX = 3
/**
 * Maximum number of seconds to wait before an automatic retry. If the service requires a longer
 * wait, the request is not retried, and the caller gets the service's error.
 */
const RETRY_AFTER_SECONDS_MAX = 30

export const isPassing = (status: number): boolean => [429, 502, 503, 504].includes(status)

/** For each HTTP method, the earliest time at which the next request may be sent. */
export type Pace = Map<string, number>

/** Sends a request, retries the request if a retry is safe, and reads the complete response. */
export async function send(request: Request, fetch: Fetch, pace: Pace): Promise<Response> {
  const triesMax = isRepeatable(request) ? 1 + RETRIES_MAX : 1
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === triesMax
    let seconds = 0
    const rest = (pace.get(request.method) ?? 0) - Date.now()
    if (rest > 0) await pause(rest, request.signal)
    try {
      const answer = await whole(await fetch(isLast ? request : request.clone()))
      const left = /;r=0;t=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')
      if (left) pace.set(request.method, Date.now() + Number(left[1]) * 1000)
      seconds = secondsIn(answer.headers) ?? 0
      if (isLast || !isPassing(answer.status) || seconds > RETRY_AFTER_SECONDS_MAX) return answer
    } catch (error) {
      if (isLast || request.signal.aborted) throw error
    }
    await pause(Math.max(backOff(tries - 1), seconds * 1000), request.signal)
  }
}

const isRepeatable = ({ method, headers }: Request): boolean =>
  method === 'GET' || headers.has(IDEMPOTENCY_KEY)

/**
 * Reads the whole body of a response before the response is returned, because the connection can
 * also fail in the middle of the body. The body of an event stream is left to the caller.
 */
async function whole(answer: Response): Promise<Response> {
  if (/event-stream|ndjson/.test(answer.headers.get('content-type') ?? '')) return answer
  const text = await answer.text()
  return new Response(text || null, answer)
}

export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
