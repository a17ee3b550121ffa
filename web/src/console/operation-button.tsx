import { useState } from 'preact/hooks'
import { type AdminOperation, type Input, labelOf } from './operation.ts'
import { OperationDialog } from './operation-dialog.tsx'

interface OperationButtonProps {
  readonly operation: AdminOperation | null
  readonly id: string | null
  readonly given?: Input
  readonly about?: string | undefined
  readonly first?: Input
  readonly label?: string | undefined
  readonly isQuiet?: boolean
  done?(answer: unknown): void
}

export function OperationButton(props: OperationButtonProps) {
  const { operation, label, isQuiet = false, ...rest } = props
  const [isOpen, open] = useState(false)
  if (!operation) return null
  const tone = operation.confirmation === null ? '' : 'danger'
  return (
    <>
      <button
        type="button"
        class={isQuiet ? 'quiet' : tone}
        title={operation.summary}
        onClick={() => open(true)}
      >
        {label ?? labelOf(operation)}
      </button>
      {isOpen && <OperationDialog operation={operation} {...rest} close={() => open(false)} />}
    </>
  )
}
