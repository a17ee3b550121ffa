import { Alert } from '../ui/alert.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { signIn } from './admin-client.ts'

/** The token stays in this tab. */
export function SignIn({ trouble }: { readonly trouble: string | null }) {
  return (
    <div class="notice">
      <h1> Console </h1>
      <p class="muted">
        For operators. Your token stays in this tab and is forgotten when you close it.
      </p>
      <Alert words={trouble} />
      <SubmitForm label="Sign in" send={(form) => signIn(String(form.get('token')).trim())}>
        <label class="field">
          Your token
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
    </div>
  )
}
