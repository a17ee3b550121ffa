import { handOver } from '../../engine/kernel/perform.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { requireOtherOwners } from '../ratings/other-owners.ts'
import { expireOverdue } from '../runtime/expire-overdue.ts'
import { canSeeGame, seatOf } from '../runtime/game-access.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { SeatRecord, SecretGameRecord } from '../runtime/port.ts'
import {
  type ChoiceParser,
  choiceParser,
  entropyFrom,
  requireStartable,
  unchanged,
} from './create-game.ts'
import { answerCreated, idempotently, type KeyedRequest } from './idempotent.ts'
import { freeSeats, hasLeft } from './restore-save.ts'
import type { Created, JoinInput } from './schema.ts'
import { begin, changeLobby, isFull, prepareSetup, recordAfter, requireOpen } from './start-game.ts'

interface JoinTerms extends WithIdempotencyKey {
  readonly request?: KeyedRequest
}

export async function joinGame(
  context: Context,
  caller: Caller,
  gameId: string,
  input: JoinInput,
  { key, request = { operation: 'join', input: { gameId, ...input } } }: JoinTerms,
): Promise<Replayable<Created>> {
  requireScope(caller, 'play')
  const { ports } = context
  return idempotently(context, caller, { key, ...request }, async (record) => {
    const live = await context.live.load(gameId)
    if (live) {
      // The idempotency key is stored after the log row, so a retry between the two steps gets an
      // `already-seated` error.
      const back = await comeBack(live, caller, input)
      const first = record(back)
      if (first) await ports.games.keepKey(first)
      return back
    }
    const found = await ports.games.find(gameId)
    if (!found || !mayJoin(caller, found, input)) throw serviceError('game-unknown')
    context.maintenance.requireAllowed('starts')
    if (found.rated) await requireOtherOwners(context, found, caller.account.id)
    const deal = await prepareSetup(context, found)
    return changeLobby(context, gameId, record, (game) => {
      if (!mayJoin(caller, game, input)) throw serviceError('game-unknown')
      requireOpen(game)
      const joined = sitDown(caller, game, input, choiceParser(deal.rules, game.save !== null))
      // Checks a player's choices as soon as the player joins, because otherwise the last player to
      // join would get the error.
      if (!isFull(joined) && game.save === null) requireStartable(deal.rules, deal.pack, joined)
      const change = isFull(joined) ? begin(deal, joined, ports.clock.now()) : unchanged(joined)
      return { change, answer: answerCreated(caller, recordAfter(joined, change), change) }
    })
  })
}

const mayJoin = (caller: Caller, game: SecretGameRecord, { code }: JoinInput): boolean =>
  canSeeGame(caller, game) || code === game.inviteCode

function sitDown(
  { account }: Caller,
  game: SecretGameRecord,
  { seat, choices, entropy }: JoinInput,
  parse: ChoiceParser,
): SecretGameRecord {
  if (game.removed.includes(account.id)) throw serviceError('player-removed')
  const own = game.seats.find((one) => one.account === account.id)
  if (own?.joined) throw serviceError('already-seated')
  const free = freeSeats(game)
  const facts = { free }
  const taken = game.seats[seat ?? own?.seat ?? free[0] ?? -1]
  if (seat !== undefined && !taken) throw serviceError('seat-unknown')
  if (taken && hasLeft(game.saved, taken.seat)) throw serviceError('seat-left', { facts })
  const isFree = taken && (taken.kind === 'open' || taken.account === account.id)
  if (!taken || !isFree) throw serviceError('game-full', { facts })
  const filled: SeatRecord = {
    seat: taken.seat,
    kind: 'account',
    account: account.id,
    name: account.name,
    joined: true,
    choices: parse(choices, taken.seat),
    entropy: entropyFrom({ entropy }),
    since: null,
    level: null,
  }
  const seats = game.seats.map((one) => {
    if (one.seat === taken.seat) return filled
    return one === own ? freed(one.seat) : one
  })
  return { ...game, seats }
}

export const freed = (seat: number): SeatRecord => ({
  seat,
  kind: 'open',
  account: null,
  name: null,
  joined: false,
  choices: null,
  entropy: null,
  since: null,
  level: null,
})

async function comeBack(live: LiveGame, caller: Caller, input: JoinInput): Promise<Created> {
  const seat = seatOf(caller, live.record)
  if (seat === null && !mayJoin(caller, live.record, input)) throw serviceError('game-unknown')
  if (seat === null) throw serviceError('game-started')
  const { rules, luck } = live
  return live.run((command) => {
    const { game, append } = command
    expireOverdue(command)
    if (game.hands[seat] !== 'bot') throw serviceError('already-seated')
    append(handOver(rules, game, seat, 'player', luck, command.now))
    const { version } = game
    return () => ({ ...answerCreated(caller, live.record, { row: null }), version })
  })
}
