import { useState } from 'preact/hooks'
import { connect } from 'touchline-client'
import { account, freshToken, isSignedOut, signInWith, touchline } from '../service.ts'
import * as en from '../text/account/en.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'

interface AskNameProps {
  done(): void
  close(): void
}

export const AskName = ({ done, close }: AskNameProps) => (
  <Dialog title={isSignedOut.value ? en.signInAgain : en.chooseAName} close={close}>
    <NameForm done={done} />
  </Dialog>
)

function NameForm({ done }: Pick<AskNameProps, 'done'>) {
  const [isReturning, come] = useState(isSignedOut.value)
  const send = async (form: FormData) => {
    const word = String(form.get('word')).trim()
    if (word === '') return
    await (isReturning ? returnWith(word) : signUp(word))
    done()
  }
  return (
    <SubmitForm
      label={isReturning ? en.signIn : en.goOn}
      send={send}
      aside={
        <button type="button" class="quiet" onClick={() => come(!isReturning)}>
          {isReturning ? en.createANewAccount : en.iAlreadyHaveAnAccount}
        </button>
      }
    >
      <label class="field">
        {isReturning ? en.signInKey : en.yourName}
        {isReturning ? (
          <input
            key="token"
            name="word"
            autoComplete="off"
            spellcheck={false}
            required
            placeholder={en.tl}
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
    </SubmitForm>
  )
}

async function signUp(name: string): Promise<void> {
  const made = await touchline.told(touchline.POST('/v1/accounts', { body: { name } }))
  signInWith(made.token)
  account.value = made.account
  freshToken.value = made.token
}

/** Verified before it is stored, so that a wrong key changes nothing. */
async function returnWith(word: string): Promise<void> {
  const { GET, told } = connect(location.origin, { token: word })
  const who = await told(GET('/v1/account'))
  signInWith(word)
  account.value = who.account
}
