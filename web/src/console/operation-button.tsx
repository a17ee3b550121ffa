import { useState } from 'preact/hooks'
import { lazy } from '../ui/lazy.tsx'
import { type AdminOperation, type Input, isDestructive, labelOf } from './operation.ts'

const OperationDialog = lazy(async () => (await import('./operation-dialog.tsx')).OperationDialog)

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
  const tone = isDestructive(operation) ? 'danger' : ''
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
