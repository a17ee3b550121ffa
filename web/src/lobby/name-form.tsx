import { useState } from 'preact/hooks'
import { connect } from 'touchline-client'
import { account, freshToken, isSignedOut, signInWith, touchline } from '../service.ts'

/** Who somebody is: a name, or the token of before. */
export function NameForm({ done }: { done(): void }) {
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
  freshToken.value = made.token
}

/** Tried before it is taken: until then the page stays as it is. */
async function returnWith(word: string): Promise<void> {
  const { GET, told } = connect(location.origin, { token: word })
  const who = await told(GET('/v1/account'))
  signInWith(word)
  account.value = who.account
}
