import { Alert } from '../ui/alert.tsx'
import { Sending } from '../ui/sending.tsx'
import { enter } from './desk.ts'

/** An operator’s token stays in this tab, and is forgotten with it. */
export function SignIn({ trouble }: { readonly trouble: string | null }) {
  return (
    <div class="notice">
      <h1>The console</h1>
      <p class="muted">
        For those who run this service. The token of an operator stays in this tab, and is forgotten
        with it.
      </p>
      <Alert words={trouble} />
      <Sending label="Sign in" send={(form) => enter(String(form.get('token')).trim())}>
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
      </Sending>
    </div>
  )
}
