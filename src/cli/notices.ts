import type { Status } from '../app/monitoring/schema.ts'
import { serviceClient } from './service-client.ts'

const ANSWER_MILLISECONDS_MAX = 1_000

export async function noticesOf(env: Readonly<Record<string, string | undefined>>) {
  if (!env.TOUCHLINE_URL) return []
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS_MAX)
  const answer = await serviceClient(env)('/v1/status', { signal }).catch(() => null)
  if (answer === null) return []
  // The cast is safe because the API document guarantees the type of the response.
  const { notices } = (await answer.json()) as Status
  return notices.map(({ text, url }) => `Notice: ${[text, url].filter(Boolean).join(' ')}`)
}
