import { signal } from '@preact/signals'
import { type components, connect, type paths } from 'touchline-client'
import { storedValue } from './shell/stored-value.ts'
import * as en from './text/shared/en.ts'

export type Schemas = components['schemas']
type Lists = paths['/v1/games']['get']['responses'][200]['content']['application/json']
export type Summary = Lists['items'][number]
export type Account = Schemas['Account']

const storedToken = storedValue('token')

export const token = signal<string | null>(storedToken.read())
export const account = signal<Account | null>(null)
export const freshToken = signal<string | null>(null)
/** The service rejected the token: the page stays and asks for a sign-in. */
export const isSignedOut = signal(false)

export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(en.noConnectionToTheService, { cause })
  }
}

/** Longer than any response takes, so that a dead connection does not hang forever. */
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
  storedToken.write(word)
  token.value = word
  account.value = null
  isSignedOut.value = false
}

/** All tabs share one account; a null key means that storage was cleared. */
addEventListener('storage', ({ key }) => {
  if (key !== null && key !== 'touchline.token') return
  freshToken.value = null
  signInWith(storedToken.read())
})
