import { backOff, pause } from './pause.ts'
import { secondsIn } from './refusal.ts'

export type Fetch = (request: Request) => Promise<Response>

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
const RETRIES_MAX = 3
/** Whoever shall come back later than that is told so instead. */
const RETRY_AFTER_SECONDS_MAX = 30

/** What may be otherwise at the next try. */
export const isPassing = (status: number): boolean => [429, 502, 503, 504].includes(status)

/** Sends a request, again and again where nothing is done twice by that, and takes it whole. */
export async function send(request: Request, fetch: Fetch): Promise<Response> {
  const triesMax = isRepeatable(request) ? 1 + RETRIES_MAX : 1
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === triesMax
    let seconds = 0
    try {
      const answer = await whole(await fetch(isLast ? request : request.clone()))
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

/** An answer can be lost half-way, too; only what may have no end is taken as it comes. */
async function whole(answer: Response): Promise<Response> {
  if (/event-stream|ndjson/.test(answer.headers.get('content-type') ?? '')) return answer
  const text = await answer.text()
  return new Response(text || null, answer)
}

/** Not `randomUUID`, which pages that came without TLS do not have. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
