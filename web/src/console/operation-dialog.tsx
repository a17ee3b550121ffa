import { useRef, useState } from 'preact/hooks'
import { showToast } from '../shell/toast.tsx'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { sentenceCase } from '../ui/format.ts'
import { SubmitForm } from '../ui/submit-form.tsx'
import { accessReason, perform } from './admin-client.ts'
import { Facts } from './cell.tsx'
import { Fields } from './fields.tsx'
import {
  type AdminOperation,
  commandOf,
  fieldsOf,
  type Input,
  isNeeded,
  labelOf,
  takes,
} from './operation.ts'

interface ActDialogProps {
  readonly act: AdminOperation
  /** The subject's id; null if the operation has none. */
  readonly id: string | null
  /** Input fixed by the page: a seat, a decision. */
  readonly given?: Input
  /** Initial input; the operator may change it. */
  readonly first?: Input
  /** Receives the response; without it the dialog shows the response. */
  done?(answer: unknown): void
  close(): void
}

/** Result of a dry run: the text to confirm, and the effect. */
interface Preview {
  readonly confirm: string | null
  readonly changes: unknown
}

/** Runs an operation: input, a dry run if it is grave, confirmation. */
export function OperationDialog(props: ActDialogProps) {
  const { act, id, first = {}, done, close } = props
  // Fixed when opened, because a replay may continue underneath.
  const [given] = useState(props.given ?? {})
  const [input, fill] = useState<Input>(() => ({ ...first, ...reasonFor(act) }))
  const [preview, foresee] = useState<Preview | null>(null)
  const [answer, show] = useState<{ readonly is: unknown } | null>(null)
  const latest = useRef(input)
  latest.current = input
  const isGrave = act.confirmation !== null || act.hasPreview
  const sent = { ...input, ...given }
  const change = (next: Input) => {
    fill(next)
    // A changed input needs a new preview.
    foresee(null)
  }
  const send = async () => {
    if (isGrave && preview === null) {
      // The type follows from the API document.
      const found = (await perform(act, { id, input: sent, isDry: true })) as Preview
      // The input may have changed meanwhile.
      if (latest.current === input) foresee(found)
      return
    }
    const is = await perform(act, { id, input: sent })
    if (act.method !== 'GET') showToast(`${act.summary}: done and audited.`)
    if (is && (act.method === 'GET' || !done)) show({ is })
    else close()
    done?.(is)
  }
  return (
    <Dialog title={act.summary} close={close} isWide={act.method === 'GET'}>
      {answer ? (
        <div class="stack">
          <Facts of={answer.is} />
          <div class="row">
            <button type="button" onClick={close}>
              Close
            </button>
          </div>
        </div>
      ) : (
        <SubmitForm
          label={
            isGrave && preview === null ? 'Preview' : act.method === 'GET' ? 'Load' : labelOf(act)
          }
          tone={act.method === 'GET' || (isGrave && preview === null) ? 'plain' : 'danger'}
          isReady={isReady(act, sent, preview)}
          send={send}
        >
          {act.description && (
            <p class="muted">{act.description.replaceAll(/`([^`]*)`/g, '“$1”')}</p>
          )}
          <Fields
            fields={fieldsOf(act).filter(([name]) => !(name in given))}
            value={input}
            isNeeded={(name) => isNeeded(act, name)}
            change={change}
          />
          <Reason act={act} input={input} change={change} />
          {preview && <Foreseen act={act} preview={preview} input={input} fill={fill} />}
          <Copy label="Command line" words={commandOf(act, id, sent)} />
        </SubmitForm>
      )}
    </Dialog>
  )
}

const reasonFor = (act: AdminOperation): Input => {
  const { reason = '', note = '' } = accessReason.value ?? {}
  if (!act.reasons?.includes(reason)) return {}
  return { reason, ...(note !== '' && { note }) }
}

function isReady(act: AdminOperation, sent: Input, preview: Preview | null): boolean {
  const needed = [...fieldsOf(act).map(([name]) => name), ...(act.reasons ? ['reason'] : [])]
  if (needed.some((name) => isNeeded(act, name) && sent[name] === undefined)) return false
  return !preview?.confirm || sent.confirm === preview.confirm
}

interface PartProps {
  readonly act: AdminOperation
  readonly input: Input
  change(input: Input): void
}

function Reason({ act, input, change }: PartProps) {
  if (!act.reasons) return null
  return (
    <div class="two">
      <label class="field">
        {' '}
        Reason{' '}
        <select
          required
          value={String(input.reason ?? '')}
          onChange={({ currentTarget }) => change({ ...input, reason: currentTarget.value })}
        >
          <option value="" disabled>
            Choose …
          </option>
          {act.reasons.map((reason) => (
            <option key={reason} value={reason}>
              {sentenceCase(reason)}
            </option>
          ))}
        </select>
      </label>
      {takes(act, 'note') && (
        <label class="field">
          Note (optional)
          <input
            maxLength={500}
            autoComplete="off"
            value={String(input.note ?? '')}
            onInput={({ currentTarget: { value } }) =>
              change({ ...input, note: value === '' ? undefined : value })
            }
          />
        </label>
      )}
    </div>
  )
}

interface ForeseenProps {
  readonly act: AdminOperation
  readonly preview: Preview
  readonly input: Input
  fill(input: Input): void
}

function Foreseen({ act, preview: { confirm, changes }, input, fill }: ForeseenProps) {
  return (
    <section class="stack foreseen" aria-label="Effect">
      {changes !== null && <Facts of={changes} />}
      {confirm !== null && (
        <label class="field">
          <span>
            {`${(act.confirmation ?? '').replace(/\.$/, '')}: type `}
            <b class="mono">{confirm}</b>
          </span>
          <input
            class="mono"
            autoComplete="off"
            spellcheck={false}
            value={String(input.confirm ?? '')}
            onInput={({ currentTarget }) => fill({ ...input, confirm: currentTarget.value })}
          />
        </label>
      )}
    </section>
  )
}
