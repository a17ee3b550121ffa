import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { connect, Refusal } from 'touchline-client'
import { account, isSignedOut, signInWith, token, touchline } from '../service.ts'
import { tell } from '../shell/toast.tsx'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Who waits to hear that somebody has said who they are. */
const asking = signal<((isKnown: boolean) => void) | null>(null)
/** Of an account that was made just now: it is shown this once. */
const fresh = signal<string | null>(null)

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
  if (fresh.value === null) return null
  return (
    <div class="strip" role="status">
      <div class="grow stack tight">
        <b>Keep this token: with it you sign in elsewhere</b>
        <Copy label="Your token, shown this once" words={fresh.value} />
      </div>
      <button
        type="button"
        onClick={() => {
          fresh.value = null
        }}
      >
        I have it
      </button>
    </div>
  )
}

/** Who I am; a press leaves. */
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
  const leave = () => {
    ask(false)
    fresh.value = null
    signInWith(null)
  }
  return (
    <>
      <button type="button" class="quiet me" onClick={() => ask(true)}>
        <bdi class="clip">{name}</bdi>
      </button>
      {isAsked && (
        <Dialog title="You" close={() => ask(false)}>
          <div class="stack">
            <Copy label="Your account: hosts keep a seat for it" words={account.value?.id ?? ''} />
            <p>
              Here you are <bdi>{name}</bdi>. Whoever signs out comes back with their token alone.
            </p>
            <div class="row">
              <button type="button" class="danger" onClick={leave}>
                Sign out here
              </button>
              <button type="button" class="quiet" onClick={() => ask(false)}>
                Stay
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}

function NameForm({ done }: { done(): void }) {
  const [isBusy, wait] = useState(false)
  const [trouble, say] = useState<string | null>(null)
  const [isReturning, come] = useState(isSignedOut.value)
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
          <input
            key="name"
            name="word"
            autoComplete="nickname"
            dir="auto"
            required
            maxLength={40}
          />
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
  fresh.value = made.token
}

/** Tried before it is taken: until then the page stays as it is. */
async function returnWith(word: string): Promise<void> {
  const { GET, told } = connect(location.origin, { token: word })
  const who = await told(GET('/v1/account'))
  signInWith(word)
  account.value = who.account
}
