import { signal } from '@preact/signals'
import { type components, connect, type paths } from 'touchline-client'
import { storedValue } from './shell/stored-value.ts'
import * as en from './text/shared/en.ts'

export type Schemas = components['schemas']
type Lists = paths['/v1/games']['get']['responses'][200]['content']['application/json']
export type Summary = Lists['items'][number]
export type Account = Schemas['Account']

const storedSignIn = storedValue('sign-in')

/** Account id of the signed-in user; null if no user is signed in. */
export const me = signal<string | null>(storedSignIn.read())
export const account = signal<Account | null>(null)
/** True if the service rejected the session; the page then shows a sign-in form. */
export const isSignedOut = signal(false)

export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(en.noConnectionToTheService, { cause })
  }
}

/** Timeout that ends requests over a lost connection; every complete response takes less time. */
const ANSWER_MILLISECONDS_MAX = 75_000

export async function fetchService(request: Request): Promise<Response> {
  await trading
  // Some browsers do not send the origin of a request, so this header tells the service that a
  // Touchline page sent the request.
  request.headers.set('Touchline-Page', '1')
  return send(request)
}

async function send(request: Request): Promise<Response> {
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
  onUnauthorized() {
    isSignedOut.value = true
  },
})

export function signInAs(next: Account | null): void {
  const mark = next && `${next.id} ${Date.now()}`
  storedSignIn.write(mark)
  me.value = mark
  account.value = next
  isSignedOut.value = false
}

/** A token that an earlier version of the pages stored. */
const storedToken = storedValue('token')
export let trading: Promise<void> | null = null

function tradeToken(): void {
  const token = storedToken.read()
  if (token === null) return
  trading = import('./account/trade-token.ts').then(async ({ tradeToken }) => {
    const traded = await tradeToken(token, send)
    // A null result means that the service did not respond, so the browser keeps the stored token.
    if (traded === null) return
    storedToken.write(null)
    if (traded.account) signInAs(traded.account)
  })
}

tradeToken()

/**
 * All browser tabs use the same account, and a storage event with a null key means that the
 * browser's storage was cleared.
 */
addEventListener('storage', ({ key }) => {
  if (key === 'touchline.token') tradeToken()
  else if (key === null || key === 'touchline.sign-in') {
    me.value = storedSignIn.read()
    account.value = null
    isSignedOut.value = false
  }
})
