import { signal } from '@preact/signals'
import { type components, connect, type paths } from 'touchline-client'
import { storedValue } from './shell/stored-value.ts'

export type Schemas = components['schemas']
type Lists = paths['/v1/games']['get']['responses'][200]['content']['application/json']
export type Summary = Lists['items'][number]
export type Account = Schemas['Account']

const kept = storedValue('token')

/** Who I am here; null: nobody yet. */
export const token = signal<string | null>(kept.read())
export const account = signal<Account | null>(null)
/** Of an account that was made just now: it is shown this once. */
export const freshToken = signal<string | null>(null)
/** The service takes the token no more: the page stays, and asks who I am. */
export const isSignedOut = signal(false)

/** Nobody was reached. Browsers have words of their own for that, each others. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No connection to the service.', { cause })
  }
}

/** Longer than any answer of the service takes: a line that is dead on its way says nothing. */
const ANSWER_MILLISECONDS_MAX = 75_000

export async function fetchService(request: Request): Promise<Response> {
  const late = new AbortController()
  const alarm = setTimeout(() => late.abort(), ANSWER_MILLISECONDS_MAX)
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) })
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new NetworkError(error)
  } finally {
    clearTimeout(alarm)
  }
}

export const touchline = connect(location.origin, {
  fetch: fetchService,
  token: () => token.value ?? undefined,
  onUnauthorized() {
    isSignedOut.value = true
  },
})

export function signInWith(word: string | null): void {
  kept.write(word)
  token.value = word
  account.value = null
  isSignedOut.value = false
}

/** Other tabs of this browser are the same person; without a key, all that is kept is gone. */
addEventListener('storage', ({ key }) => {
  if (key !== null && key !== 'touchline.token') return
  freshToken.value = null
  signInWith(kept.read())
})
