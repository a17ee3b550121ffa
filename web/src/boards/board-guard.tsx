import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'

interface BoardGuardProps {
  readonly children: ComponentChildren
  failed(): void
}

/** Calls `failed` and renders nothing if the board's code throws an error. */
export function BoardGuard({ children, failed }: BoardGuardProps) {
  const [error] = useErrorBoundary(failed)
  return error ? null : children
}
