import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { account, freshToken, isSignedOut, token, touchline } from '../service.ts'
import { later } from '../shell/later.tsx'
import { tell } from '../shell/toast.tsx'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'

const NameForm = later(async () => (await import('./name-form.tsx')).NameForm, { isPage: false })
const You = later(async () => (await import('./you.tsx')).You, { isPage: false })

/** Who waits to hear that somebody has said who they are. */
const asking = signal<((isKnown: boolean) => void) | null>(null)

/** Whether somebody is here by name; asks for it once, on the first act that needs it. */
export async function known(): Promise<boolean> {
  return (token.value !== null && !isSignedOut.value) || signInAgain()
}

/** Asks who is here, whatever was known. */
export const signInAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    asking.value = resolve
  })

/** A token that is good no more is told of by the call itself. */
async function lookMeUp(): Promise<void> {
  if (token.value === null) return
  try {
    account.value = (await touchline.told(touchline.GET('/v1/account'))).account
  } catch (error) {
    if (!(error instanceof Refusal)) tell('There is no line to the service.')
  }
}

/** Somewhere on each page. */
export function AskWho() {
  const answer = asking.value
  if (!answer) return null
  const end = (isKnown: boolean) => {
    asking.value = null
    answer(isKnown)
  }
  return (
    <Dialog
      title={isSignedOut.value ? 'Sign in again' : 'What shall we call you?'}
      close={() => end(false)}
    >
      <NameForm done={() => end(true)} />
    </Dialog>
  )
}

/** What concerns who I am, above whatever the page shows. */
export function AboutMe() {
  const me = token.value
  useEffect(() => {
    if (me !== null && account.value === null) void lookMeUp()
  }, [me])
  if (isSignedOut.value && token.value !== null)
    return (
      <div class="strip warn" role="alert">
        <p class="grow">Your token is good no more.</p>
        <button type="button" onClick={() => void signInAgain()}>
          Sign in again
        </button>
      </div>
    )
  if (freshToken.value === null) return null
  return (
    <div class="strip" role="status">
      <div class="grow stack tight">
        <b>Keep this token: with it you sign in elsewhere</b>
        <Copy label="Your token, shown this once" words={freshToken.value} />
      </div>
      <button
        type="button"
        onClick={() => {
          freshToken.value = null
        }}
      >
        I have it
      </button>
    </div>
  )
}

/** Who I am; a press leads to what concerns it. */
export function Me() {
  const [isAsked, ask] = useState(false)
  const name = account.value?.name
  if (token.value === null)
    return (
      <button type="button" class="quiet" onClick={() => void signInAgain()}>
        Sign in
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
