import { tableFromSave } from '../../engine/kernel/load-save.ts'
import { create, load, type Started } from '../../engine/kernel/perform.ts'
import type { LoadRequest, Ruleset } from '../../engine/kernel/ruleset.ts'
import { buildTable } from '../../engine/kernel/table.ts'
import type { Types } from '../../engine/kernel/types.ts'
import { chainKey, firstHead, nextHead } from '../../engine/luck/chain.ts'
import { pack } from '../../engine/luck/log.ts'
import { drawsNamed, hmacLuck } from '../../engine/luck/stream.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError, translateRefusals } from '../core/errors.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { withReplayed } from '../core/operation.ts'
import type { Pack } from '../packs/packs.ts'
import { canSeeGame } from '../runtime/game-access.ts'
import { newHolders, openingOfNew, type SeatHolders } from '../runtime/game-opening.ts'
import type { LobbyChange, SeatRecord, SecretGameRecord, StoredRow } from '../runtime/port.ts'
import { entropyOf } from '../runtime/stored-log.ts'
import { wakeAt } from '../runtime/wake-time.ts'
import { answerCreated, idempotently, type Recorder } from './idempotent.ts'
import { hasLeft } from './restore-save.ts'
import type { Created, CreatedOnce } from './schema.ts'

export async function startGame(
  context: Context,
  caller: Caller,
  gameId: string,
  { key }: WithIdempotencyKey,
): Promise<Replayable<Created>> {
  requireScope(caller, 'play')
  const { ports } = context
  return idempotently(
    context,
    caller,
    { key, operation: 'start', input: { gameId } },
    async (record) => {
      const found = await ports.games.find(gameId)
      if (!found || !canSeeGame(caller, found)) throw serviceError('game-unknown')
      const deal = await prepareSetup(context, found)
      return changeLobby(context, gameId, record, (game) => {
        requireOpen(game)
        if (game.host !== caller.account.id) throw serviceError('not-host')
        const started = begin(deal, game, ports.clock.now())
        return {
          change: started,
          answer: answerCreated(caller, recordAfter(game, started), started),
        }
      })
    },
  )
}

export async function changeLobby<T>(
  { ports }: Context,
  gameId: string,
  record: Recorder<T>,
  decide: (game: SecretGameRecord) => { readonly change: LobbyChange; readonly answer: T },
): Promise<T> {
  let answered: { readonly answer: T } | null = null
  await ports.games.change(gameId, (game) => {
    const decided = decide(game)
    answered = decided
    return { ...decided.change, key: record(decided.answer) }
  })
  if (!answered) throw serviceError('game-unknown')
  return (answered as { readonly answer: T }).answer
}

export function requireOpen({ status }: SecretGameRecord): void {
  if (status === 'cancelled') throw serviceError('game-cancelled')
  if (status !== 'open') throw serviceError('game-started')
}

/** A seat whose player left before the game was saved stays empty in the restored game. */
export const isFull = ({ seats, saved }: SecretGameRecord): boolean =>
  seats.every((one) => isTaken(one) || hasLeft(saved, one.seat))

const isTaken = ({ kind, joined }: SecretGameRecord['seats'][number]): boolean =>
  kind === 'bot' || (kind === 'account' && joined)

/**
 * The content and the saved game are loaded before the game is locked, so that the lock is held
 * only briefly.
 */
export interface GameSetup {
  readonly rules: Ruleset
  readonly pack: Pack
}

export async function prepareSetup({ packs }: Context, game: SecretGameRecord): Promise<GameSetup> {
  const rules = packs.rules(game.ruleset)
  const pack = await packs.byHash(game.ruleset, game.packHash)
  if (!pack) throw new Error(`the content pack ${game.packHash} of ${game.id} is missing`)
  return { rules, pack }
}

export function begin(deal: GameSetup, game: SecretGameRecord, now: number): LobbyChange {
  const { min } = deal.rules.seats
  const here = game.seats.filter(isTaken).map((one, seat) => ({ ...one, seat }))
  const sitting = game.save === null ? here : game.seats
  if (sitting.length < min)
    throw serviceError('too-few-seats', { facts: { seats: here.length, min } })
  const closedUp = { ...game, seats: sitting }
  const { salts, holders } = newHolders(closedUp)
  const { game: fold, commit } = translateRefusals(deal.rules, () =>
    firstCommit(deal, closedUp, holders, now),
  )
  const isMissing = (one: SeatRecord) => !isTaken(one) && !fold.resigned[one.seat]
  if (sitting.some(isMissing))
    throw serviceError('too-few-seats', { facts: { seats: here.length } })
  const seats = sitting.map((one) => ({ ...one, choices: fold.table.choices[one.seat] }))
  const packed = pack([commit])
  const row: StoredRow = {
    gameId: game.id,
    firstVersion: 0,
    lastVersion: fold.version,
    at: commit.at,
    packed,
    head: nextHead(chainKey(game.seed), firstHead(game.id), packed),
    wakeAt: wakeAt(fold, { seats }, commit.at),
  }
  const status = fold.over ? 'over' : 'running'
  return {
    seats,
    status,
    startedAt: commit.at,
    host: game.host,
    row,
    salts,
    removed: [],
    key: null,
  }
}

function firstCommit(
  { rules, pack: { content } }: GameSetup,
  game: SecretGameRecord,
  holders: SeatHolders,
  now: number,
): Started<Types> {
  const { decisionSeconds, options, seats } = game
  const draws = drawsNamed({ game: game.id, lot: game.lot })
  const luck = hmacLuck(game.seed, draws, entropyOf({ seats }))
  if (game.save !== null) {
    const { document, digest, packHash, changes } = game.save
    const request: LoadRequest = { document, digest, packHash, changes }
    // The saved game is trusted, because it was validated when the game was created.
    const table = tableFromSave(rules, request, { content, decisionSeconds, isTrusted: true })
    return load(rules, table, request, luck, now, openingOfNew(rules, game, table, holders))
  }
  const choices = seats.map((one) => one.choices)
  const tableRequest = { seats: seats.length, options, choices, content, decisionSeconds }
  const table = buildTable(rules, tableRequest)
  return create(rules, table, luck, now, openingOfNew(rules, game, table, holders))
}

export const recordAfter = (game: SecretGameRecord, change: LobbyChange): SecretGameRecord => ({
  ...game,
  seats: change.seats.map((seat) => ({
    ...seat,
    name: seat.name ?? null,
  })),
  status: change.status,
  host: change.host,
  startedAt: change.startedAt,
  endedAt: change.status === 'over' ? change.startedAt : null,
})

export function answerStarted(context: Context, result: Replayable<Created>): CreatedOnce {
  const { id, status } = result.answer
  if (status === 'running') context.askBots(id)
  return withReplayed(result)
}
