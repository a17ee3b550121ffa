import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'

interface BoardGuardProps {
  readonly children: ComponentChildren
  failed(): void
}

/** Renders the board; if the board's code throws an error, calls `failed` and renders nothing. */
export function BoardGuard({ children, failed }: BoardGuardProps) {
  const [error] = useErrorBoundary(failed)
  return error ? null : children
}
