import { ServiceError, serviceError } from '../core/errors.ts'
import { ArchiveUnavailable, Unavailable } from '../core/ports.ts'

export const asUnreadable = (error: unknown): Error =>
  error instanceof Unavailable ||
  error instanceof ArchiveUnavailable ||
  error instanceof ServiceError
    ? error
    : serviceError('game-unreadable', { cause: error })

export function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw asUnreadable(error)
  }
}
