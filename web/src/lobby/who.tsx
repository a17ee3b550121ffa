import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { account, signInWith, token, touchline } from '../service.ts'
import { tell } from '../shell/toast.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Who waits to hear that somebody has said who they are. */
const asking = signal<((isKnown: boolean) => void) | null>(null)

/** Whether somebody is here by name; asks for it once, on the first act that needs it. */
export async function known(): Promise<boolean> {
  if (token.value !== null) return true
  return new Promise((resolve) => {
    asking.value = resolve
  })
}

/** Looks up who I am; a token that is good no more is forgotten. */
export async function lookMeUp(): Promise<void> {
  if (token.value === null) return
  try {
    account.value = (await touchline.told(touchline.GET('/v1/account'))).account
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) signInWith(null)
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
    <Dialog title="What shall we call you?" close={() => end(token.value !== null)}>
      <NameForm done={() => end(true)} />
    </Dialog>
  )
}

function NameForm({ done }: { done(): void }) {
  const [isBusy, wait] = useState(false)
  const [trouble, say] = useState<string | null>(null)
  const [isReturning, come] = useState(false)
  const send = async (word: string) => {
    wait(true)
    try {
      if (isReturning) await returnWith(word)
      else await signUp(word)
      done()
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
    wait(false)
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        const word = new FormData(event.currentTarget).get('word')
        if (typeof word === 'string' && word.trim() !== '') void send(word.trim())
      }}
    >
      <label class="field">
        {isReturning ? 'Your token' : 'Your name at the table'}
        {isReturning ? (
          <input
            key="token"
            name="word"
            autoComplete="off"
            spellcheck={false}
            required
            placeholder="tl_…"
          />
        ) : (
          <input key="name" name="word" autoComplete="nickname" required maxLength={40} />
        )}
      </label>
      {trouble && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      <div class="row">
        <button type="submit" class="primary" disabled={isBusy}>
          {isReturning ? 'Sign in' : 'Sit down'}
        </button>
        <button type="button" class="quiet" onClick={() => come(!isReturning)}>
          {isReturning ? 'I am new here' : 'I have a token'}
        </button>
      </div>
    </form>
  )
}

async function signUp(name: string): Promise<void> {
  const made = await touchline.told(touchline.POST('/v1/accounts', { body: { name } }))
  signInWith(made.token)
  account.value = made.account
  tell(`Welcome, ${name}. Your token is under your name: keep it, to sign in elsewhere.`)
}

async function returnWith(word: string): Promise<void> {
  signInWith(word)
  try {
    account.value = (await touchline.told(touchline.GET('/v1/account'))).account
  } catch (error) {
    signInWith(null)
    throw error
  }
}
