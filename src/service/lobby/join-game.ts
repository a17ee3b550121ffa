import { handOver } from '../../kernel/perform.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, mayKnow, seatOf } from '../context.ts'
import { no } from '../errors.ts'
import type { LiveGame } from '../live/live-game.ts'
import type { SeatRecord, SecretGameRecord } from '../ports.ts'
import type { Keyed, Once } from '../services.ts'
import type { Created, JoinInput } from '../shapes/games.ts'
import { playDue } from '../unattended/play-due.ts'
import { type ChoiceParser, choiceParser, entropyFrom, tryTable, unchanged } from './create-game.ts'
import { freeSeats, hasLeft } from './load-game.ts'
import { answerCreated, once } from './once.ts'
import { afterwards, begin, changeLobby, dealFor, isFull, mustBeOpen } from './start-game.ts'

/** Takes a seat before the start, or takes the own one back from the bot that plays it. */
export async function joinGame(
  context: Context,
  caller: Caller,
  gameId: string,
  input: JoinInput,
  { key }: Keyed,
): Promise<Once<Created>> {
  need(caller, 'play')
  const { ports } = context
  const request = { key, operation: 'join', input: { gameId, ...input } }
  return once(context, caller, request, async (record) => {
    const live = await context.live.of(gameId)
    if (live) {
      // The log has it first: who asks again before the key is kept is told that they sit there.
      const back = await comeBack(live, caller, input)
      const first = record(back)
      if (first) await ports.games.keepKey(first)
      return back
    }
    const found = await ports.games.find(gameId)
    if (!found || !mayJoin(caller, found, input)) throw no('game-unknown')
    context.modes.mustAllow('begins')
    const deal = await dealFor(context, found)
    return changeLobby(context, gameId, record, (game) => {
      if (!mayJoin(caller, game, input)) throw no('game-unknown')
      mustBeOpen(game)
      const joined = sitDown(caller, game, input, choiceParser(deal.rules, game.save !== null))
      // Else whoever comes last would be told that two before do not fit together.
      if (!isFull(joined) && game.save === null) tryTable(deal.rules, deal.pack, joined)
      const change = isFull(joined) ? begin(deal, joined, ports.clock.now()) : unchanged(joined)
      return { change, answer: answerCreated(caller, afterwards(joined, change), change) }
    })
  })
}

/** A private game is known to those who have its code. */
const mayJoin = (caller: Caller, game: SecretGameRecord, { code }: JoinInput): boolean =>
  mayKnow(caller, game) || code === game.inviteCode

function sitDown(
  { account }: Caller,
  game: SecretGameRecord,
  { seat, choices, entropy }: JoinInput,
  parse: ChoiceParser,
): SecretGameRecord {
  const own = game.seats.find((one) => one.account === account.id)
  if (own?.joined) throw no('already-seated')
  const free = freeSeats(game)
  const facts = { free }
  const taken = game.seats[seat ?? own?.seat ?? free[0] ?? -1]
  if (seat !== undefined && !taken) throw no('seat-unknown')
  if (taken && hasLeft(game.saved, taken.seat)) throw no('seat-left', { facts })
  const isFree = taken && (taken.kind === 'open' || taken.account === account.id)
  if (!taken || !isFree) throw no('game-full', { facts })
  const filled: SeatRecord = {
    ...{ seat: taken.seat, kind: 'account', account: account.id, name: account.name },
    ...{ joined: true, choices: parse(choices, taken.seat), entropy: entropyFrom({ entropy }) },
    since: null,
    level: null,
  }
  // Who was expected elsewhere sits here now.
  const seats = game.seats.map((one) => {
    if (one.seat === taken.seat) return filled
    return one === own ? freed(one.seat) : one
  })
  return { ...game, seats }
}

export const freed = (seat: number): SeatRecord => ({
  ...{ seat, kind: 'open', account: null, name: null, joined: false },
  ...{ choices: null, entropy: null, since: null, level: null },
})

async function comeBack(live: LiveGame, caller: Caller, input: JoinInput): Promise<Created> {
  const seat = seatOf(caller, live.record)
  if (seat === null && !mayJoin(caller, live.record, input)) throw no('game-unknown')
  if (seat === null) throw no('game-started')
  const { rules, luck } = live
  return live.do((turn) => {
    const { game, keep } = turn
    playDue(turn)
    if (game.hands[seat] !== 'bot') throw no('already-seated')
    keep(handOver(rules, game, seat, 'player', luck, turn.now))
    const { version } = game
    return () => ({ ...answerCreated(caller, live.record, { row: null }), version })
  })
}
