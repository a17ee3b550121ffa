import { useState } from 'preact/hooks'
import { type AdminOperation, type Input, labelOf } from './operation.ts'
import { OperationDialog } from './operation-dialog.tsx'

interface ActButtonProps {
  readonly act: AdminOperation | null
  readonly id: string | null
  readonly given?: Input
  readonly first?: Input
  readonly label?: string | undefined
  readonly isQuiet?: boolean
  done?(answer: unknown): void
}

/** A button for an operation; hidden if the caller lacks the right. */
export function OperationButton(props: ActButtonProps) {
  const { act, label, isQuiet = false, ...rest } = props
  const [isOpen, open] = useState(false)
  if (!act) return null
  const tone = act.confirmation === null ? '' : 'danger'
  return (
    <>
      <button
        type="button"
        class={isQuiet ? 'quiet' : tone}
        title={act.summary}
        onClick={() => open(true)}
      >
        {label ?? labelOf(act)}
      </button>
      {isOpen && <OperationDialog act={act} {...rest} close={() => open(false)} />}
    </>
  )
}
