import { malformedIn } from '../../engine/kernel/malformed.ts'
import {
  type AdminOperation,
  type AdminPipeline,
  type AdminRequest,
  answersWithFile,
  type ParsedInput,
  type RawAdminRequest,
} from '../core/admin-operation.ts'
import type { Preview } from '../core/admin-schema.ts'
import { AuditCapability } from '../core/audit-capability.ts'
import type { AuditRecord } from '../core/audit-port.ts'
import { requireScope, roleIn } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Ports } from '../core/ports.ts'
import { databaseErrorsOf } from '../monitoring/database-errors.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { SecretGameRecord } from '../runtime/port.ts'
import { DailyAudit } from './daily-audit.ts'
import { idempotentBy } from './idempotent.ts'

export function adminPipeline(
  context: Context,
  operations: readonly AdminOperation[],
): AdminPipeline {
  const { ports } = context
  const byName = new Map(operations.map((operation) => [operation.name as string, operation]))
  const { asServiceLines } = databaseErrorsOf(context.metrics)
  const daily = new DailyAudit()
  const keyed = idempotentBy(ports)
  const operationNamed = (name: string): AdminOperation => {
    const operation = byName.get(name)
    if (!operation) throw serviceError('act-unknown')
    return operation
  }

  async function authorized(
    operation: AdminOperation,
    { game, request, entry }: Admitted,
  ): Promise<AuditCapability> {
    if (operation.needsHiddenState && game?.status === 'running')
      return underSession(context, entry, game)
    const issue = () => AuditCapability.record(ports.audits, entry, request.note)
    return operation.audit === 'daily' ? daily.of(entry, issue) : issue()
  }

  async function execute(operation: AdminOperation, admission: Admitted): Promise<unknown> {
    const capability = await authorized(operation, admission)
    const isConcluded = capability.entry === admission.entry && operation.audit === 'each'
    const conclude = (outcome: string) =>
      isConcluded ? concluded(ports, capability, outcome) : Promise.resolve()
    try {
      const answer = await operation.execute(context, admission.request, capability)
      if (answersWithFile(operation)) return followed(asServiceLines(linesIn(answer)), conclude)
      await conclude('done')
      return answer
    } catch (error) {
      // If storing the operation's outcome fails too, the outcome stays unknown.
      await conclude(outcomeOf(error)).catch(() => {})
      throw error
    }
  }

  return {
    async run(name, ask) {
      const operation = operationNamed(name)
      requireScope(ask.caller, operation.right)
      return keyed(operation, ask, async () => {
        const admission = await admitted(context, operation, ask)
        const expected = await typedFor(context, operation, ask)
        if (expected !== null && ask.input.confirm !== expected)
          throw serviceError('confirm-differs')
        return execute(operation, admission)
      })
    },

    async preview(caller, { act: name, subject, input }): Promise<Preview> {
      requireScope(caller, 'support')
      const operation = operationNamed(name)
      requireScope(caller, operation.right)
      const ask = { caller, id: subject, input: inputFor(operation, input) }
      const { request } = await admitted(context, operation, ask)
      const confirm = await typedFor(context, operation, ask)
      return { act: name, confirm, changes: (await operation.preview?.(context, request)) ?? null }
    },
  }
}

interface Admitted {
  readonly game: SecretGameRecord | null
  readonly request: AdminRequest<never, unknown>
  readonly entry: AuditRecord
}

async function admitted(
  context: Context,
  operation: AdminOperation,
  ask: RawAdminRequest,
): Promise<Admitted> {
  const game = operation.subject === 'game' ? await gameFor(context, ask) : null
  const { ifVersion } = ask.input
  if (game !== null && ifVersion !== undefined) await requireUnchanged(context, game, ifVersion)
  return { game, request: requestOf(ask), entry: entryOf(context, operation, ask, game) }
}

async function* noFile() {}

/** The cast is safe because every operation with `file: 'given'` returns an iterable of lines. */
const linesIn = (answer: unknown) => answer as AsyncIterable<string | Uint8Array>

async function concluded(
  { audits, clock }: Ports,
  { entry: of }: AuditCapability,
  outcome: string,
) {
  await audits.conclude({ at: clock.now(), of, outcome })
}

async function* followed<Line>(
  lines: AsyncIterable<Line>,
  conclude: (outcome: string) => Promise<void>,
): AsyncGenerator<Line> {
  let outcome = 'left'
  try {
    yield* lines
    outcome = 'done'
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    await conclude(outcome).catch(() => {})
  }
}

const outcomeOf = (error: unknown): string =>
  error instanceof ServiceError ? error.code : 'failed'

/** An operator who plays in an unfinished game cannot use admin operations on that game. */
async function gameFor(
  { ports }: Context,
  { caller, id }: RawAdminRequest,
): Promise<SecretGameRecord> {
  const game = await ports.games.find(id!)
  if (!game) throw serviceError('game-unknown')
  const isInside = game.seats.some(({ account }) => account === caller.account.id)
  if (isInside && !hasEnded(game)) throw serviceError('own-game')
  return game
}

async function requireUnchanged(
  { ports }: Context,
  { id }: SecretGameRecord,
  at: unknown,
): Promise<void> {
  const versions = await ports.log.versions([id])
  const version = versions.get(id) ?? 0
  if (version !== at) throw serviceError('moved-on', { facts: { version } })
}

const ofEnvelope = new Set(['reason', 'note', 'confirm', 'ifVersion'])

function requestOf({
  caller,
  id,
  input,
  key,
  file,
}: RawAdminRequest): AdminRequest<never, unknown> {
  const own = Object.entries(input).filter(([name]) => !ofEnvelope.has(name))
  const note = input.note as string | undefined
  // The cast is safe because the API layer passes an id if and only if the operation requires an
  // id.
  return {
    caller,
    id: id as never,
    input: Object.fromEntries(own),
    key,
    note,
    file: file ?? noFile(),
  }
}

function entryOf(
  { ports }: Context,
  operation: AdminOperation,
  { caller, id, input }: RawAdminRequest,
  game: SecretGameRecord | null,
): AuditRecord {
  const at = ports.clock.now()
  const isOfGame = operation.subject === 'game'
  return {
    id: newId(at),
    at,
    account: caller.account.id,
    role: roleIn(caller.scopes),
    token: caller.tokenId,
    action: operation.name,
    game: isOfGame ? id! : null,
    subject: isOfGame ? null : (id ?? null),
    running: game?.status === 'running',
    reason: (input.reason as string | undefined) ?? null,
    detail: Object.fromEntries(
      Object.entries(input).filter(
        ([name, value]) => isKept(operation, name) && value !== undefined,
      ),
    ),
  }
}

/**
 * Audit entries never change, so an audit entry must not contain a name that may have to be deleted
 * later.
 */
const isKept = ({ unaudited }: AdminOperation, name: string): boolean =>
  !ofEnvelope.has(name) && !unaudited.includes(name)

async function underSession(
  { ports }: Context,
  entry: AuditRecord,
  { id }: SecretGameRecord,
): Promise<AuditCapability> {
  const session = await ports.hiddenStateSessions.openTo(entry.account!, id, entry.at)
  if (!session) throw serviceError('look-needed')
  const versions = await ports.log.versions([id])
  await ports.hiddenStateSessions.seen(session.id, versions.get(id) ?? 0)
  return AuditCapability.inSession(session, entry)
}

async function typedFor(
  { ports }: Context,
  { confirm }: AdminOperation,
  { id = '', input }: RawAdminRequest,
): Promise<string | null> {
  if (confirm === null) return null
  if (confirm === 'mode') return String(input.mode)
  if (confirm === 'name') return (await ports.accounts.find(id))?.name ?? null
  return id.slice(-8)
}

function inputFor({ input }: AdminOperation, sent: unknown): ParsedInput {
  const { success, data, error } = input.safeParse(sent)
  if (!success)
    throw serviceError('invalid-input', { errors: malformedIn(input, sent, error.issues) })
  return data as ParsedInput
}
