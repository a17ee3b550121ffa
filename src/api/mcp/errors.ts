import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../../app/core/errors.ts'
import { namedQuestion } from '../../engine/kernel/turn-text.ts'

export const mcpErrors = {
  'origin-refused': 'Pages from this origin may not call this service.',
  'host-refused': 'This service does not answer to this host name.',
  'internal-error': 'Something went wrong on our side.',
} as const

/** The SDK's error format, with one of our codes. */
export const protocolError = (code: keyof typeof mcpErrors) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_000, message: mcpErrors[code], data: { code } },
})

interface Sent {
  readonly decisionId?: unknown
  readonly option?: unknown
}

interface ToolErrorContext {
  readonly sent: Sent
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly again: (() => Promise<string>) | undefined
}

/**
 * Errors that the model can correct become tool results with the usual code. An option that was
 * legal when it was read is no error: the result is the current turn, from `again`. Bugs are
 * hidden, because the SDK would show their message.
 */
export async function toolError(error: unknown, { sent, log, again }: ToolErrorContext) {
  if (!(error instanceof ServiceError)) {
    log.error({ err: error }, 'a bug')
    return result(BUG, true)
  }
  const isOutdated = error.decision !== null || OUTDATED.includes(error.code)
  if (isOutdated && sent.option !== undefined && again)
    return result(`${ruleIn(error)}\n${await again()}`, false)
  return result(textOf(error, sent), true)
}

/** Refusals without an open decision. */
const OUTDATED: readonly string[] = ['decision-closed', 'game-over']

const result = (text: string, isError: boolean) => ({
  isError,
  content: [{ type: 'text' as const, text }],
})

const BUG = `No (internal-error): ${mcpErrors['internal-error']}`

function textOf(error: ServiceError, sent: Sent): string {
  const { errors, decision, nearest, retryAfterSeconds } = error
  return [
    ruleIn(error),
    ...errors.map(({ pointer, message: fault }) => `${pointer || '(all)'}: ${fault}`),
    ...(retryAfterSeconds === null ? [] : [`Try again in ${retryAfterSeconds} s.`]),
    ...(decision ? [`[${nameOf(decision.id, sent)}] ${decision.question}`] : []),
    ...(nearest.length === 0 ? [] : [`Nearest: ${nearest.map(nearestText).join('; ')}`]),
  ].join('\n')
}

const ruleIn = ({ code, message, clause }: ServiceError): string =>
  `No (${clause === null ? code : `${code}, ${clause}`}): ${message} Nothing has changed.`

/** The short decision id that the model knows. */
const nameOf = (id: string, { decisionId }: Sent): string =>
  typeof decisionId === 'string' && namedQuestion(decisionId).id === id ? decisionId : id

const nearestText = ({ move, label }: ServiceError['nearest'][number]): string =>
  move === null ? label : `${JSON.stringify(move)} ${label}`
