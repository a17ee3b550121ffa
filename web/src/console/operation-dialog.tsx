import { useEffect, useRef, useState } from 'preact/hooks'
import { showToast } from '../shell/toast.tsx'
import { en, reasonText } from '../text/console/en.ts'
import { fieldText, formText } from '../text/console-forms/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { sentenceCase } from '../ui/format.ts'
import { SubmitForm } from '../ui/submit-form.tsx'
import { useQuery } from '../ui/use-query.ts'
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
  needsNote,
  takes,
} from './operation.ts'

interface OperationDialogProps {
  readonly operation: AdminOperation
  readonly id: string | null
  readonly given?: Input
  readonly about?: string | undefined
  readonly first?: Input
  /** Called with the service's response. If `done` is missing, the dialog displays the response. */
  done?(answer: unknown): void
  close(): void
}

interface Preview {
  readonly confirm: string | null
  readonly changes: unknown
}

export function OperationDialog(props: OperationDialogProps) {
  const { operation, id, first = {}, done, close } = props
  // The dialog keeps the input with which it was opened, because a replay behind the dialog may
  // continue.
  const [given] = useState(props.given ?? {})
  const [input, fill] = useState<Input>(() => ({ ...first, ...reasonFor(operation) }))
  const [preview, setPreview] = useState<Preview | null>(null)
  const [answer, show] = useState<{ readonly is: unknown } | null>(null)
  const isGrave = operation.confirmation !== null || operation.hasPreview
  const sent = { ...input, ...given }
  const isComplete = hasAllFields(operation, sent)
  const change = (next: Input) => {
    fill(next)
    setPreview(null)
  }
  const { trouble } = useEffectPreview(
    isGrave && isComplete ? { operation, id, sent } : null,
    setPreview,
  )
  const send = async () => {
    const is = await perform(operation, { id, input: sent })
    if (operation.method !== 'GET') showToast(`${operation.summary}: done and audited.`)
    if (is && (operation.method === 'GET' || !done)) show({ is })
    else close()
    done?.(is)
  }
  return (
    <Dialog
      title={titleFor(operation, props.about)}
      close={close}
      isWide={operation.method === 'GET'}
    >
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
          {...submitButton(operation, given)}
          isReady={isComplete && (!isGrave || isConfirmed(preview, sent))}
          send={send}
        >
          {operation.description && <p class="muted">{inWords(operation)}</p>}
          <Fields
            operation={operation.name}
            fields={fieldsOf(operation).filter(([name]) => !(name in given))}
            value={input}
            isNeeded={(name) => isNeeded(operation, name)}
            change={change}
          />
          <Reason operation={operation} input={input} change={change} />
          <Alert words={trouble} />
          {isGrave && <EffectPreview preview={preview} input={input} fill={fill} />}
          <details class="command">
            <summary>{en.command}</summary>
            <Copy label="Command line" words={commandOf(operation, id, sent)} />
          </details>
        </SubmitForm>
      )}
    </Dialog>
  )
}

/**
 * Replaces the names of API fields and reasons in an operation's description with the labels that
 * the form shows.
 */
const inWords = ({ name, description }: AdminOperation): string =>
  (formText(name) ?? description ?? '').replaceAll(
    /`([^`]*)`/g,
    (_, code) => `“${fieldText(name, code)?.label ?? reasonText(code) ?? code}”`,
  )

const titleFor = (operation: AdminOperation, about: string | undefined): string =>
  about === undefined ? operation.summary : `${labelOf(operation)}: ${about}`

const PAUSE_MILLISECONDS = 250

interface Planned {
  readonly operation: AdminOperation
  readonly id: string | null
  readonly sent: Input
}

function useEffectPreview(planned: Planned | null, show: (preview: Preview) => void) {
  const { confirm: _, ...asked } = planned?.sent ?? {}
  const wanted = planned && JSON.stringify(asked)
  const [settled, settle] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => settle(wanted), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [wanted])
  const latest = useRef(wanted)
  latest.current = wanted
  return useQuery(settled !== null && settled === wanted ? settled : null, async () => {
    if (!planned) return
    const { operation, id } = planned
    const found = (await perform(operation, { id, input: asked, isDry: true })) as Preview
    // The preview is shown only if the operator has not changed the input since the request was
    // sent.
    if (latest.current === wanted) show(found)
  })
}

function submitButton(operation: AdminOperation, { on }: Input) {
  if (operation.method === 'GET') return { label: 'Load', tone: 'plain' } as const
  const label = on === undefined ? labelOf(operation) : on ? 'Switch on' : 'Switch off'
  return { label, tone: 'danger' } as const
}

const reasonFor = (operation: AdminOperation): Input => {
  const { reason = '', note = '' } = accessReason.value ?? {}
  if (!operation.reasons?.includes(reason)) return {}
  return { reason, ...(note !== '' && { note }) }
}

function hasAllFields(operation: AdminOperation, sent: Input): boolean {
  const names = [
    ...fieldsOf(operation).map(([name]) => name),
    ...(operation.reasons ? ['reason'] : []),
  ]
  return names.every((name) => !isNeeded(operation, name) || sent[name] !== undefined)
}

const isConfirmed = (preview: Preview | null, sent: Input): boolean =>
  preview !== null && (preview.confirm === null || sent.confirm === preview.confirm)

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
        Reason
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
              {reasonText(reason) ?? sentenceCase(reason)}
            </option>
          ))}
        </select>
      </label>
      {takes(operation, 'note') && (
        <label class="field">
          {needsNote(operation) ? 'Note' : 'Note (optional)'}
          <input
            required={needsNote(operation)}
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
  readonly preview: Preview | null
  readonly input: Input
  fill(input: Input): void
}

function EffectPreview({ preview, input, fill }: EffectPreviewProps) {
  const { confirm = null, changes = null } = preview ?? {}
  return (
    <section class="stack foreseen" aria-label="Effect" aria-busy={preview === null}>
      {preview === null ? (
        <p class="muted">{en.effectWaits}</p>
      ) : (
        changes !== null && (
          <>
            <h3>{en.effect}</h3>
            <Changes of={changes} />
          </>
        )
      )}
      {confirm !== null && (
        <label class="field">
          <span>
            {'Type '}
            <b class="mono">{confirm}</b>
            {' to confirm'}
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

/** Counts of zero are left out, because the preview lists only what the operation changes. */
function Changes({ of }: { readonly of: unknown }) {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return <Facts of={of} />
  const changed = Object.entries(of).filter(
    ([, value]) => value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0),
  )
  return changed.length === 0 ? (
    <p class="muted">{en.effectNone}</p>
  ) : (
    <Facts of={Object.fromEntries(changed)} />
  )
}
