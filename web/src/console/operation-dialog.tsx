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

interface OperationDialogProps {
  readonly operation: AdminOperation
  readonly id: string | null
  readonly given?: Input
  /** Initial input; the operator may change it. */
  readonly first?: Input
  /** Receives the response; without it the dialog shows the response. */
  done?(answer: unknown): void
  close(): void
}

interface Preview {
  readonly confirm: string | null
  readonly changes: unknown
}

/** Runs an operation: input, a dry run if it is grave, confirmation. */
export function OperationDialog(props: OperationDialogProps) {
  const { operation, id, first = {}, done, close } = props
  // Fixed when opened, because a replay may continue underneath.
  const [given] = useState(props.given ?? {})
  const [input, fill] = useState<Input>(() => ({ ...first, ...reasonFor(operation) }))
  const [preview, setPreview] = useState<Preview | null>(null)
  const [answer, show] = useState<{ readonly is: unknown } | null>(null)
  const latest = useRef(input)
  latest.current = input
  const isGrave = operation.confirmation !== null || operation.hasPreview
  const sent = { ...input, ...given }
  const change = (next: Input) => {
    fill(next)
    setPreview(null)
  }
  const send = async () => {
    if (isGrave && preview === null) {
      // The type follows from the API document.
      const found = (await perform(operation, { id, input: sent, isDry: true })) as Preview
      // The input may have changed meanwhile.
      if (latest.current === input) setPreview(found)
      return
    }
    const is = await perform(operation, { id, input: sent })
    if (operation.method !== 'GET') showToast(`${operation.summary}: done and audited.`)
    if (is && (operation.method === 'GET' || !done)) show({ is })
    else close()
    done?.(is)
  }
  return (
    <Dialog title={operation.summary} close={close} isWide={operation.method === 'GET'}>
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
          {...submitButton(operation, isGrave && preview === null)}
          isReady={isReady(operation, sent, preview)}
          send={send}
        >
          {operation.description && (
            <p class="muted">{operation.description.replaceAll(/`([^`]*)`/g, '“$1”')}</p>
          )}
          <Fields
            fields={fieldsOf(operation).filter(([name]) => !(name in given))}
            value={input}
            isNeeded={(name) => isNeeded(operation, name)}
            change={change}
          />
          <Reason operation={operation} input={input} change={change} />
          {preview && (
            <EffectPreview operation={operation} preview={preview} input={input} fill={fill} />
          )}
          <Copy label="Command line" words={commandOf(operation, id, sent)} />
        </SubmitForm>
      )}
    </Dialog>
  )
}

function submitButton(operation: AdminOperation, isDry: boolean) {
  if (isDry) return { label: 'Preview', tone: 'plain' as const }
  if (operation.method === 'GET') return { label: 'Load', tone: 'plain' as const }
  return { label: labelOf(operation), tone: 'danger' as const }
}

const reasonFor = (operation: AdminOperation): Input => {
  const { reason = '', note = '' } = accessReason.value ?? {}
  if (!operation.reasons?.includes(reason)) return {}
  return { reason, ...(note !== '' && { note }) }
}

function isReady(operation: AdminOperation, sent: Input, preview: Preview | null): boolean {
  const needed = [
    ...fieldsOf(operation).map(([name]) => name),
    ...(operation.reasons ? ['reason'] : []),
  ]
  if (needed.some((name) => isNeeded(operation, name) && sent[name] === undefined)) return false
  return !preview?.confirm || sent.confirm === preview.confirm
}

interface PartProps {
  readonly operation: AdminOperation
  readonly input: Input
  change(input: Input): void
}

function Reason({ operation, input, change }: PartProps) {
  if (!operation.reasons) return null
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
          {operation.reasons.map((reason) => (
            <option key={reason} value={reason}>
              {sentenceCase(reason)}
            </option>
          ))}
        </select>
      </label>
      {takes(operation, 'note') && (
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

interface EffectPreviewProps {
  readonly operation: AdminOperation
  readonly preview: Preview
  readonly input: Input
  fill(input: Input): void
}

function EffectPreview({
  operation,
  preview: { confirm, changes },
  input,
  fill,
}: EffectPreviewProps) {
  return (
    <section class="stack foreseen" aria-label="Effect">
      {changes !== null && <Facts of={changes} />}
      {confirm !== null && (
        <label class="field">
          <span>
            {`${(operation.confirmation ?? '').replace(/\.$/, '')}: type `}
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
