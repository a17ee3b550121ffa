import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../../app/core/errors.ts'
import { namedQuestion } from '../../engine/kernel/turn-text.ts'
import type { Answer } from './turn.ts'

export const mcpErrors = {
  'origin-refused': 'Pages from this origin may not call this service.',
  'host-refused': 'This service does not accept this host name.',
  'internal-error': 'Something went wrong on our side.',
} as const

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
  readonly again: (() => Promise<Answer>) | undefined
}

/**
 * An error that the model can correct becomes a tool result with the error code. If the decision
 * was closed before the model answered, the result is the current turn from `again`. An unexpected
 * error is replaced by a general message, because the SDK would show the original message to the
 * model.
 */
export async function toolError(error: unknown, { sent, log, again }: ToolErrorContext) {
  if (!(error instanceof ServiceError)) {
    log.error({ err: error }, 'a bug')
    return failed(BUG)
  }
  const isOutdated = error.decision !== null || OUTDATED.includes(error.code)
  if (!isOutdated || sent.option === undefined || !again) return failed(textOf(error, sent))
  const { text, structured } = await again()
  return succeeded({ text: `${ruleIn(error)}\n${text}`, ...(structured && { structured }) })
}

export const succeeded = ({ text, structured, board }: Answer) => ({
  content: [{ type: 'text' as const, text }],
  ...(structured && { structuredContent: { ...structured } }),
  ...(board && { structuredContent: { board } }),
})

const failed = (text: string) => ({ ...succeeded({ text }), isError: true })

const OUTDATED: readonly string[] = ['decision-closed', 'game-over']

const BUG = `No (internal-error): ${mcpErrors['internal-error']}`

function textOf(error: ServiceError, sent: Sent): string {
  const { errors, decision, nearest, retryAfterSeconds, facts } = error
  return [
    ruleIn(error),
    ...(error.code === 'version-unknown' ? [`It is at v${facts.version}.`] : []),
    ...errors.map(({ pointer, message: fault }) => `${pointer || '(all)'}: ${fault}`),
    ...(retryAfterSeconds === null ? [] : [`Try again in ${retryAfterSeconds} s.`]),
    ...(decision ? [`[${nameOf(decision.id, sent)}] ${decision.question}`] : []),
    ...(nearest.length === 0 ? [] : [`Nearest: ${nearest.map(nearestText).join('; ')}`]),
  ].join('\n')
}

const ruleIn = ({ code, message, clause }: ServiceError): string =>
  `No (${clause === null ? code : `${code}, ${clause}`}): ${message} Nothing has changed.`

/** If the model sent a shortened decision id, returns the shortened id instead of the full id. */
const nameOf = (id: string, { decisionId }: Sent): string =>
  typeof decisionId === 'string' && namedQuestion(decisionId).id === id ? decisionId : id

const nearestText = ({ move, label }: ServiceError['nearest'][number]): string =>
  move === null ? label : `${JSON.stringify(move)} ${label}`
