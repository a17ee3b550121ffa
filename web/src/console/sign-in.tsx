import { useState } from 'preact/hooks'
import { canUsePasskeys, createCredential, requestCredential } from '../account/passkeys.ts'
import { address, go } from '../shell/route.ts'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { useQuery } from '../ui/use-query.ts'
import { adminClient, loadOperator, operator } from './admin-client.ts'

const { GET, POST, unwrap } = adminClient

const REFUSALS: Readonly<Record<string, string>> = {
  'scope-missing': 'Your account has no operator role. Ask the owner of this service.',
  'sign-in-expired': 'The sign-in was cancelled or took too long. Try again.',
  'identity-provider-unavailable': 'The identity provider is not responding. Try again.',
  'account-banned': 'This account is banned.',
}

export function SignIn() {
  const { data: ways, trouble } = useQuery('', () => unwrap(GET('/v1/admin/sign-in')))
  const code = address.value.searchParams.get('refused')
  const refusal = code === null ? null : (REFUSALS[code] ?? 'The sign-in failed. Try again.')
  return (
    <div class="notice">
      <h1>Console</h1>
      <p class="muted">For operators.</p>
      <Alert words={trouble ?? refusal} />
      {ways?.isFirst && ways.token && (
        <p>
          This service has no owner yet. Sign in with the admin token that was created when the
          service first started.
        </p>
      )}
      {ways?.provider && (
        <a class="button primary" href="/v1/admin/sign-in/oidc">
          Sign in
        </a>
      )}
      {ways && !ways.provider && !ways.isFirst && <PasskeyButton />}
      {ways?.token &&
        (ways.isFirst ? (
          <TokenForm label="Admin token" />
        ) : (
          <details>
            <summary>I have been invited</summary>
            <TokenForm label="Invitation token" />
          </details>
        ))}
    </div>
  )
}

const PasskeyButton = () => (
  <SubmitForm
    label="Sign in with a passkey"
    isReady={canUsePasskeys}
    send={async () => {
      const { publicKey } = await unwrap(POST('/v1/admin/sign-in/passkey/options'))
      const credential = await requestCredential(publicKey)
      await unwrap(POST('/v1/admin/sign-in/passkey', { body: { credential } }))
      await enter()
    }}
  >
    {!canUsePasskeys && <NoPasskeys />}
  </SubmitForm>
)

const NoPasskeys = () => (
  <p class="muted small">
    Passkeys work only on localhost, or if PUBLIC_URL or ADMIN_URL uses HTTPS.
  </p>
)

const TokenForm = ({ label }: { readonly label: string }) => (
  <SubmitForm
    label="Continue"
    send={async (form) => {
      const token = String(form.get('token')).trim()
      await unwrap(POST('/v1/admin/session', { body: { token } }))
      await enter()
    }}
  >
    <label class="field">
      {label}
      <input
        name="token"
        type="password"
        autoComplete="off"
        spellcheck={false}
        required
        placeholder="tl_…"
      />
    </label>
  </SubmitForm>
)

async function enter(): Promise<void> {
  await loadOperator()
  if (address.value.search.includes('refused')) go('/console', { replace: true })
}

/** The operator can sign in with the admin token only until a passkey exists. */
export function SetUpPasskey({ skip }: { skip(): void }) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const create = async () => {
    const { publicKey } = await unwrap(POST('/v1/admin/passkeys/options'))
    const credential = await createCredential(publicKey)
    await unwrap(POST('/v1/admin/passkeys', { body: { credential } }))
    await loadOperator()
  }
  return (
    <div class="notice">
      <h1>Create your passkey</h1>
      <p>
        {`You are signed in as ${operator.value?.account.name}. From now on, use a passkey. `}
        The token stops working in browsers, but programs can still use it.
      </p>
      {!canUsePasskeys && <NoPasskeys />}
      <Alert words={trouble} />
      <div class="row wrap">
        <button
          type="button"
          class="primary"
          disabled={!canUsePasskeys}
          onClick={() => create().catch((error) => setTrouble(errorMessage(error)))}
        >
          Create a passkey
        </button>
        <button type="button" class="quiet" onClick={skip}>
          Later
        </button>
      </div>
    </div>
  )
}
