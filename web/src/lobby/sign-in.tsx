import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account, isSignedOut, me, touchline, trading } from '../service.ts'
import * as en from '../text/lobby/en.ts'
import { lazy } from '../ui/lazy.tsx'
import { useQuery } from '../ui/use-query.ts'

const AskName = lazy(async () => (await import('./name-form.tsx')).AskName)

interface Pending {
  readonly isReturning: boolean
  /** `isKnown` is true if the visitor has signed in, and false if the visitor has cancelled. */
  end(isKnown: boolean): void
}
const pending = signal<Pending | null>(null)

const ask = (isReturning: boolean): Promise<boolean> =>
  new Promise((end) => {
    pending.value = { isReturning, end }
  })

export async function ensureSignedIn(): Promise<boolean> {
  await trading
  return (me.value !== null && !isSignedOut.value) || ask(isSignedOut.value)
}

export const reauthenticate = (): Promise<boolean> => ask(true)

/**
 * Loads the account of the session. The code that sends all requests also handles an expired
 * session.
 */
async function loadAccount(): Promise<true> {
  const asked = me.value
  const response = await touchline.unwrap(touchline.GET('/v1/account'))
  // The response is ignored if a different account has signed in since the request.
  if (asked === me.value) account.value = response.account
  return true
}

function end(isKnown: boolean): void {
  pending.value?.end(isKnown)
  pending.value = null
}

const close = (): void => end(false)

export function SignInDialog() {
  useEffect(() => close, [])
  const { isReturning = false } = pending.value ?? {}
  return pending.value && <AskName {...{ isReturning, close }} done={() => end(true)} />
}

export function AccountNotices() {
  useQuery(account.value === null ? me.value : null, loadAccount)
  if (isSignedOut.value && me.value !== null)
    return (
      <div class="strip warn" role="alert">
        <p class="grow">{en.yourSessionHasExpired}</p>
        <button type="button" onClick={() => void reauthenticate()}>
          {en.signInAgain}
        </button>
      </div>
    )
  return null
}

export function AccountButton() {
  const name = account.value?.name
  if (me.value === null)
    return (
      <button type="button" class="quiet" onClick={() => void reauthenticate()}>
        {en.signIn}
      </button>
    )
  if (!name) return null
  return (
    <a class="button quiet me" href="/account">
      <bdi class="clip">{name}</bdi>
    </a>
  )
}
