import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../../app/core/errors.ts'
import { namedQuestion } from '../../engine/kernel/turn-text.ts'

/** The codes of this door: whom it turns away before the protocol has its say, and a bug. */
export const mcpErrors = {
  'origin-refused': 'Pages from this origin may not call this service.',
  'host-refused': 'This service does not answer to this host name.',
  'internal-error': 'Something went wrong on our side.',
} as const

/** As the protocol's own library says it, and with a code of ours. */
export const protocolError = (code: keyof typeof mcpErrors) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_000, message: mcpErrors[code], data: { code } },
})

/** What was sent, as far as an answer has to know it. */
interface Sent {
  readonly decisionId?: unknown
  readonly option?: unknown
}

interface Asked {
  readonly sent: Sent
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly again: (() => Promise<string>) | undefined
}

/**
 * A no that the model can do something about is the tool's answer, with the same code as at every
 * door; where a number meant what is not allowed any more, the turn is told `again`. A bug tells
 * nothing, for the protocol's library would show whatever was thrown.
 */
export async function toolError(error: unknown, { sent, log, again }: Asked) {
  const told = (text: string) => ({ isError: true, content: [{ type: 'text' as const, text }] })
  if (!(error instanceof ServiceError)) {
    log.error({ err: error }, 'a bug')
    return told(BUG)
  }
  const isNumber = error.decision !== null && sent.option !== undefined && again !== undefined
  return told(isNumber ? `${ruleIn(error)}\n${await again()}` : textOf(error, sent))
}

const BUG = `No (internal-error): ${mcpErrors['internal-error']}`

/** The rule, what is malformed, what is asked now, and what would be allowed. */
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

/** The question by the name under which the model knows it. */
const nameOf = (id: string, { decisionId }: Sent): string =>
  typeof decisionId === 'string' && namedQuestion(decisionId).id === id ? decisionId : id

const nearestText = ({ move, label }: ServiceError['nearest'][number]): string =>
  move === null ? label : `${JSON.stringify(move)} ${label}`
