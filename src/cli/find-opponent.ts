import { setTimeout as sleep } from 'node:timers/promises'
import type { Pairing } from '../app/matchmaking/schema.ts'
import { progressBar } from './progress.ts'
import { posted, Refused, type Service } from './service-client.ts'

/** The service drops callers that poll less often. */
const ASK_MILLISECONDS = 1_000
const TOO_LATE = 409

interface Looking {
  readonly ruleset: string
  readonly rated: boolean
  readonly signal: AbortSignal
  say(text: string): void
}

/** The game with the opponent or bot found; null if the search was cancelled. */
export async function findOpponent(
  service: Service,
  { ruleset, rated, signal, say }: Looking,
): Promise<string | null> {
  let wish = await told(service('/v1/pairings', posted({ ruleset, rated })))
  const seconds = Math.ceil(((wish.botAt ?? wish.since) - wish.since) / 1_000)
  if (wish.game === null)
    say(`Looking for an opponent. You play a bot after ${seconds} s. Press Ctrl-C to cancel.`)
  const bar = progressBar(seconds)
  for (let asked = 1; wish.game === null && !signal.aborted; asked += 1) {
    await sleep(ASK_MILLISECONDS, undefined, { signal }).catch(() => {})
    if (!signal.aborted) wish = await waited(service, wish)
    bar.show(Math.min(asked, seconds))
  }
  bar.done()
  return wish.game ?? dropped(service, wish)
}

const waited = (service: Service, { id }: Pairing): Promise<Pairing> =>
  told(service(`/v1/pairings/${id}/wait`, { method: 'POST' }))

/** An opponent may have been found at the last moment: then there is a game. */
async function dropped(service: Service, wish: Pairing): Promise<string | null> {
  try {
    await service(`/v1/pairings/${wish.id}`, { method: 'DELETE' })
    return null
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== TOO_LATE) throw error
    return (await waited(service, wish)).game
  }
}

async function told(answer: Promise<Response>): Promise<Pairing> {
  return (await (await answer).json()) as Pairing
}
