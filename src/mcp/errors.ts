import { ServiceError } from '../service/errors.ts'

/** Whom this door turns away before the protocol has its say. */
export const mcpErrors = {
  'origin-refused': 'Pages of this origin may not call from a browser.',
  'host-refused': 'This service does not answer to that host name.',
} as const

/** As the protocol's own library says it, and with a code of ours. */
export const turnedAway = (code: keyof typeof mcpErrors) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_000, message: mcpErrors[code], data: { code } },
})

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
