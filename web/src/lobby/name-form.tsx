import { useState } from 'preact/hooks'
import { canUsePasskeys, signInWithPasskey } from '../account/passkeys.ts'
import { account, isSignedOut, signInAs, touchline } from '../service.ts'
import * as en from '../text/name-form/en.ts'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { usePolling } from '../ui/use-query.ts'

interface AskNameProps {
  readonly isReturning: boolean
  done(): void
  close(): void
}

const { POST, unwrap } = touchline
/** A scanned QR code opens a URL whose fragment contains the sign-in code. */
const scannedCode = (): string => /^#([\w-]{8,9})$/.exec(location.hash)?.[1] ?? ''

export function AskName({ isReturning: isKnown, done, close }: AskNameProps) {
  const [isReturning, come] = useState(isKnown || scannedCode() !== '')
  const title = isSignedOut.value ? 'Sign in again' : isReturning ? 'Sign in' : 'Choose a name'
  return (
    <Dialog title={title} close={close}>
      {isReturning ? (
        <Returning done={done} other={() => come(false)} />
      ) : (
        <NewName done={done} other={() => come(true)} />
      )}
    </Dialog>
  )
}

interface WayProps {
  done(): void
  other(): void
}

const NewName = ({ done, other }: WayProps) => (
  <SubmitForm
    label={en.goOn}
    send={async (form) => {
      const name = String(form.get('word')).trim()
      if (name === '') return
      signInAs((await unwrap(POST('/v1/session', { body: { name } }))).account)
      done()
    }}
    aside={
      <button type="button" class="quiet" onClick={other}>
        {en.iAlreadyHaveAnAccount}
      </button>
    }
  >
    <label class="field">
      {en.yourName}
      <input name="word" autoComplete="nickname" dir="auto" required maxLength={40} />
    </label>
  </SubmitForm>
)

interface Entered {
  readonly code: string
  readonly secret: string
}

function Returning({ done, other }: WayProps) {
  const [entered, enter] = useState<Entered | null>(null)
  const [keepGames, keep] = useState(true)
  const [trouble, setTrouble] = useState<string | null>(null)
  const guest = isSignedOut.value ? null : account.value
  const usePasskey = () =>
    signInWithPasskey(keepGames && guest !== null).then(done, (error) =>
      setTrouble(errorMessage(error)),
    )
  if (entered !== null) return <Waiting entered={entered} done={done} />
  const send = async (form: FormData) => {
    const word = String(form.get('word')).trim()
    // Player keys and tokens are longer than device codes, which have eight characters, so the
    // length shows what the player has entered.
    if (word.length > 12) {
      signInAs((await unwrap(POST('/v1/session', { body: { token: word } }))).account)
      return done()
    }
    const { secret } = await unwrap(POST('/v1/sign-in/link', { body: { code: word } }))
    enter({ code: word, secret: secret ?? '' })
  }
  return (
    <div class="stack">
      {guest && (
        <label class="row">
          <input type="checkbox" checked={keepGames} onChange={() => keep(!keepGames)} />
          <span>
            Keep the games of <bdi>{guest.name}</bdi> when I sign in with a passkey
          </span>
        </label>
      )}
      {canUsePasskeys && (
        <div class="row">
          <button type="button" class="primary" onClick={() => void usePasskey()}>
            {en.usePasskey}
          </button>
        </div>
      )}
      <Alert words={trouble} />
      <SubmitForm
        label={en.signIn}
        tone={canUsePasskeys ? 'plain' : 'primary'}
        send={send}
        aside={
          <button type="button" class="quiet" onClick={other}>
            {en.createANewAccount}
          </button>
        }
      >
        <label class="field">
          Code from your other device, or sign-in key
          <input
            name="word"
            autoComplete="off"
            autocapitalize="characters"
            spellcheck={false}
            required
            defaultValue={scannedCode()}
          />
        </label>
      </SubmitForm>
    </div>
  )
}

const POLL_MILLISECONDS = 1_500

function Waiting({ entered, done }: { readonly entered: Entered; done(): void }) {
  const [trouble, setTrouble] = useState<string | null>(null)
  usePolling(trouble === null ? POLL_MILLISECONDS : null, () => {
    void unwrap(POST('/v1/sign-in/link', { body: entered })).then(
      ({ account }) => {
        if (account === null) return
        signInAs(account)
        done()
      },
      (error) => setTrouble(errorMessage(error)),
    )
  })
  return (
    <>
      <p role="status">Now press “Sign in this device” on your other device.</p>
      <Alert words={trouble} />
    </>
  )
}
