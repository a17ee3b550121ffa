import { useState } from 'preact/hooks'
import { reasonText } from '../text/console/en.ts'
import { sentenceCase } from '../ui/format.ts'
import { accessReason, needsAccessReason, operationNamed, setAccessReason } from './admin-client.ts'

export function AccessReasonBar() {
  const [isAsked, ask] = useState(false)
  const reasons = operationNamed('game.show')?.reasons ?? []
  if (reasons.length === 0) return null
  if (accessReason.value && !isAsked)
    return (
      <div class="why row small muted">
        <span class="clip">
          {`Access reason: ${reasonText(accessReason.value.reason) ?? accessReason.value.reason}`}
          {accessReason.value.note !== '' && ` · ${accessReason.value.note}`}
        </span>
        <button type="button" class="quiet" onClick={() => ask(true)}>
          Change
        </button>
      </div>
    )
  const say = (form: FormData) => {
    setAccessReason({ reason: String(form.get('reason')), note: String(form.get('note')).trim() })
    ask(false)
  }
  return (
    <form
      class="strip"
      aria-label="Access reason"
      onSubmit={(event) => {
        event.preventDefault()
        say(new FormData(event.currentTarget))
      }}
    >
      <label class="field">
        Reason for viewing games and tokens
        <select name="reason" required>
          <option value="" disabled selected={accessReason.value === null}>
            Choose …
          </option>
          {reasons.map((reason) => (
            <option key={reason} value={reason} selected={reason === accessReason.value?.reason}>
              {reasonText(reason) ?? sentenceCase(reason)}
            </option>
          ))}
        </select>
      </label>
      <label class="field grow">
        Case note
        <input
          name="note"
          maxLength={500}
          autoComplete="off"
          defaultValue={accessReason.value?.note}
        />
      </label>
      <button type="submit"> Continue </button>
    </form>
  )
}

export const WaitingForReason = ({ what }: { readonly what: 'game' | 'log' }) =>
  needsAccessReason('game.show') ? (
    <p class="muted">{`Enter a reason above to see the ${what}.`}</p>
  ) : (
    <p class="muted" aria-busy="true">
      Loading …
    </p>
  )
