import { clocksAt } from '../../engine/kernel/pace.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { requireOfferedLevels, requireThinkingQuota } from '../runtime/bot-levels.ts'
import { requireRunningGame } from '../runtime/game-access.ts'
import type { ForkInput } from '../runtime/lifecycle-schema.ts'
import { newGame } from '../runtime/new-game.ts'
import type { Beside, GameRecord, SeatRecord } from '../runtime/port.ts'
import { type ForkSource, forkedLog, prefixOf, sourceHere } from './fork-log.ts'
import { requireNoHiddenStateAccess } from './hidden-state-check.ts'
import { answerCreated, idempotently } from './idempotent.ts'
import type { Created } from './schema.ts'

export function forkGame(
  context: Context,
  caller: Caller,
  gameId: string,
  input: ForkInput,
  { key }: WithIdempotencyKey,
): Promise<Replayable<Created>> {
  requireScope(caller, 'play')
  const request = { key, operation: 'fork', input: { gameId, ...input } }
  return idempotently(context, caller, request, async (record) => {
    const live = await requireRunningGame(context, caller, gameId)
    if (!live.isOver) throw serviceError('game-not-over')
    return forkOf(context, caller, sourceHere(context.ports, live), input, (answer) => ({
      key: record(answer),
    }))
  })
}

/** Callers must check that the account may read the log of the original game. */
export async function forkOf(
  { ports, settings }: Context,
  caller: Caller,
  source: ForkSource,
  input: ForkInput,
  beside: (answer: Created) => Beside,
): Promise<Created> {
  const hosted = await ports.games.countHosted(caller.account.id)
  if (hosted >= settings.hostedGamesMax) throw serviceError('too-many-games')
  const seats = await seatsOfFork(ports.accounts, caller, source, input.seats)
  requireOfferedLevels(source.rules, settings, { seats, absenceLevel: null })
  const accounts = seats.flatMap(({ account }) => account ?? [])
  const parts = await source.parts()
  if (accounts.length > 1)
    await requireNoHiddenStateAccess(
      ports,
      parts.map(({ game }) => game),
      accounts,
    )
  const prefix = await prefixOf(source, input.at)
  const now = ports.clock.now()
  const { decisionSeconds } = input
  const { id: host } = caller.account
  const { ruleset, packHash, options, hints, undo } = source.record
  const { decisionSeconds: before } = source.table
  const fork = newGame(now, {
    ruleset,
    status: 'running',
    visibility: 'private',
    host,
    packHash,
    package: source.record.package,
    options,
    decisionSeconds,
    hints,
    undo,
    absence: absenceAt(source, decisionSeconds),
    startedAt: now,
    origin: {
      game: prefix.origin.game,
      version: prefix.origin.version,
      decisionSeconds: before,
      ...(prefix.file ? { file: prefix.file } : {}),
    },
    seats,
  })
  await requireThinkingQuota({ ports, settings }, fork)
  const { rows } = forkedLog(source, prefix, fork, now)
  const answer = answerCreated(caller, fork, { row: rows.at(-1)! })
  await ports.games.fork(fork, rows, beside(answer))
  return answer
}

function absenceAt(
  { rules: { paces }, record: { options, absence } }: ForkSource,
  decisionSeconds: number | null,
): GameRecord['absence'] {
  const [clock] = clocksAt({ paces, table: { options, decisionSeconds } })
  if (!clock) return 'wait'
  return absence === 'wait' ? 'default' : absence
}

async function seatsOfFork(
  accounts: Context['ports']['accounts'],
  caller: Caller,
  { record: { seats: before } }: ForkSource,
  wanted: ForkInput['seats'],
): Promise<SeatRecord[]> {
  if (wanted.length !== before.length)
    throw malformed('/seats', `must contain one entry for each of the ${before.length} seats`)
  const named = wanted.flatMap((one) => (one.kind === 'account' ? [one.account] : []))
  const own = wanted.filter(({ kind }) => kind === 'me').length
  if (own > 1 && named.length > 0)
    throw malformed('/seats', 'if the host plays several seats, all other seats must be bots')
  const sitting = [...named, ...(own === 1 ? [caller.account.id] : [])]
  if (new Set(sitting).size < sitting.length) throw serviceError('already-seated')
  return Promise.all(
    wanted.map(async (one, seat): Promise<SeatRecord> => {
      const { choices } = before[seat]!
      const sits = {
        seat,
        account: null,
        name: null,
        joined: true,
        choices,
        entropy: null,
        since: null,
        level: null,
      }
      if (one.kind === 'bot') return { ...sits, kind: 'bot', level: one.level ?? null }
      if (one.kind === 'me' && own > 1) return { ...sits, kind: 'host' }
      const { id, name } =
        one.kind === 'me' ? caller.account : await knownAccount(accounts, one.account)
      return { ...sits, kind: 'account', account: id, name }
    }),
  )
}

async function knownAccount(accounts: Context['ports']['accounts'], id: string) {
  const account = await accounts.find(id)
  if (!account) throw serviceError('account-unknown', { facts: { account: id } })
  return account
}

const malformed = (pointer: string, message: string) =>
  serviceError('invalid-input', { errors: [{ pointer, message }] })
