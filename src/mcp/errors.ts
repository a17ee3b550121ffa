import { ServiceError } from '../service/errors.ts'

/**
 * A no that the model can do something about is the tool's answer, with the same code as at every
 * door. A bug is the protocol's error, and tells nothing.
 */
export function toolError(error: unknown) {
  if (!(error instanceof ServiceError)) throw error
  const { code, message, clause, facts, errors, retryAfterSeconds } = error
  const told = {
    code,
    detail: message,
    ...(clause === null ? {} : { clause }),
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
    ...(errors.length > 0 ? { errors } : {}),
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  }
  return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(told) }] }
}
