import { setTimeout as sleep } from 'node:timers/promises'
import type { Pairing } from '../app/matchmaking/schema.ts'
import { progressBar } from './progress.ts'
import { posted, Refused, type Service } from './service-client.ts'

/**
 * Polling interval while a player searches for an opponent. The service ends the search of a client
 * that polls too rarely.
 */
const ASK_MILLISECONDS = 1_000
const TOO_LATE = 409

interface Looking {
  readonly ruleset: string
  readonly rated: boolean
  readonly signal: AbortSignal
  say(text: string): void
}

export async function findOpponent(
  service: Service,
  { ruleset, rated, signal, say }: Looking,
): Promise<string | null> {
  let request = await pairingOf(service('/v1/pairings', posted({ ruleset, rated })))
  const seconds = Math.ceil(((request.botAt ?? request.since) - request.since) / 1_000)
  if (request.game === null)
    say(`Looking for an opponent. A bot joins after ${seconds} s. Press Ctrl-C to cancel.`)
  const bar = progressBar(seconds)
  for (let polls = 1; request.game === null && !signal.aborted; polls += 1) {
    await sleep(ASK_MILLISECONDS, undefined, { signal }).catch(() => {})
    if (!signal.aborted) request = await waitForOpponent(service, request)
    bar.show(Math.min(polls, seconds))
  }
  bar.done()
  return request.game ?? cancelSearch(service, request)
}

const waitForOpponent = (service: Service, { id }: Pairing): Promise<Pairing> =>
  pairingOf(service(`/v1/pairings/${id}/wait`, { method: 'POST' }))

/** Returns the game if the service found an opponent before the search was cancelled. */
async function cancelSearch(service: Service, request: Pairing): Promise<string | null> {
  try {
    await service(`/v1/pairings/${request.id}`, { method: 'DELETE' })
    return null
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== TOO_LATE) throw error
    return (await waitForOpponent(service, request)).game
  }
}

async function pairingOf(answer: Promise<Response>): Promise<Pairing> {
  return (await (await answer).json()) as Pairing
}
