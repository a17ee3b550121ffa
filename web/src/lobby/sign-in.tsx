import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { account, freshToken, isSignedOut, token, touchline } from '../service.ts'
import { address } from '../shell/route.ts'
import * as en from '../text/lobby/en.ts'
import { lazy } from '../ui/lazy.tsx'
import { useQuery } from '../ui/use-query.ts'

const AskName = lazy(async () => (await import('./name-form.tsx')).AskName)
const You = lazy(async () => (await import('./account-dialog.tsx')).AccountDialog)
const KeepToken = lazy(async () => (await import('./account-dialog.tsx')).SaveKeyPrompt)

/** Resolved when the visitor has signed in, or cancelled. */
const pending = signal<((isKnown: boolean) => void) | null>(null)

/** True if the player is signed in; asks on the first action that requires an account. */
export async function ensureSignedIn(): Promise<boolean> {
  return (token.value !== null && !isSignedOut.value) || reauthenticate()
}

/** Asks for a sign-in even if there is a token. */
export const reauthenticate = (): Promise<boolean> =>
  new Promise((resolve) => {
    pending.value = resolve
  })

/** An expired token is reported by the client itself. */
async function loadAccount(): Promise<true> {
  const me = token.value
  const response = await touchline.told(touchline.GET('/v1/account'))
  // The player may have signed out meanwhile.
  if (me === token.value) account.value = response.account
  return true
}

function end(isKnown: boolean): void {
  pending.value?.(isKnown)
  pending.value = null
}

const close = (): void => end(false)

export function SignInDialog() {
  useEffect(() => close, [])
  return pending.value && <AskName done={() => end(true)} close={close} />
}

/** Notices about the account, above the page. */
export function AccountNotices() {
  const me = token.value
  useQuery(account.value === null ? me : null, loadAccount)
  if (isSignedOut.value && token.value !== null)
    return (
      <div class="strip warn" role="alert">
        <p class="grow">{en.yourSessionHasExpired}</p>
        <button type="button" onClick={() => void reauthenticate()}>
          {en.signInAgain}
        </button>
      </div>
    )
  // A board keeps the whole screen: the result card and the account show the key instead.
  if (address.value.pathname.startsWith('/play/')) return null
  return <KeyOffer />
}

/** The key of a new account, until its player has saved it. */
export const KeyOffer = () =>
  freshToken.value === null ? null : <KeepToken token={freshToken.value} />

export function AccountButton() {
  const [isAsked, ask] = useState(false)
  const name = account.value?.name
  if (token.value === null)
    return (
      <button type="button" class="quiet" onClick={() => void reauthenticate()}>
        {en.signIn}
      </button>
    )
  if (!name) return null
  return (
    <>
      <button type="button" class="quiet me" onClick={() => ask(true)}>
        <bdi class="clip">{name}</bdi>
      </button>
      {isAsked && <You close={() => ask(false)} />}
    </>
  )
}
