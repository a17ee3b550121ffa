import { deepStrictEqual, ok } from 'node:assert/strict'
import type { Commit, Game } from '../../../../src/engine/kernel/game.ts'
import { bookOf, DECKS } from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import type { Event } from '../../../../src/engine/rulesets/rising-star/events.ts'
import type { Player, RisingStar } from '../../../../src/engine/rulesets/rising-star/types.ts'

type RisingStarGame = Game<RisingStar>
type Is<T extends Event['type']> = Extract<Event, { type: T }>

interface Ledger {
  readonly cash: number[]
  readonly points: number[]
  readonly fame: number[]
  readonly loyalty: number[]
  readonly removed: Set<number>
  box: number
  match: { started: Is<'match.started'>; cards: string[]; rolled: boolean } | null
  paid: {
    ended: Is<'match.ended'>
    started: Is<'match.started'>
    points: number
    fees: number[]
  } | null
}

export function watch(): (game: RisingStarGame, commit: Commit<RisingStar>) => void {
  let ledger: Ledger | null = null
  return (game, { events }) => {
    const { seats } = game.table
    const none = () => Array.from({ length: seats }, () => 0)
    ledger ??= {
      cash: none(),
      points: none(),
      fame: none(),
      loyalty: none(),
      removed: new Set(),
      box: 0,
      match: null,
      paid: null,
    }
    for (const event of events) take(ledger, event as Event)
    settle(ledger)
    checkSheet(game, ledger)
    checkCards(game, ledger)
    checkSeats(game)
  }
}

function take(ledger: Ledger, event: Event): void {
  switch (event.type) {
    case 'cash.received':
      ok(!ledger.removed.has(event.seat) && event.amount % 1_000 === 0)
      ledger.cash[event.seat]! += event.amount
      if (event.reason.startsWith('loyalty')) ledger.loyalty[event.seat]! += 1
      if (event.reason.endsWith('fee')) ledger.paid?.fees.push(event.seat)
      return
    case 'cash.paid':
      ok(event.amount % 1_000 === 0)
      ledger.cash[event.seat]! -= event.amount
      return
    case 'points.awarded':
      ok(!ledger.removed.has(event.seat))
      ledger.points[event.seat]! += event.points
      if (ledger.paid) ledger.paid.points += event.points
      return
    case 'fame.changed':
      ledger.fame[event.seat]! += event.delta
      return
    case 'seat.removed':
      ledger.removed.add(event.seat)
      return
    case 'turn.started':
      ok(!ledger.removed.has(event.seat), 'no turn for who has left')
      settle(ledger)
      return
    default:
      takeOfMatch(ledger, event)
  }
}

function takeOfMatch(ledger: Ledger, event: Event): void {
  const { match } = ledger
  switch (event.type) {
    case 'match.started':
      settle(ledger)
      ledger.match = { started: event, cards: [], rolled: false }
      return
    case 'match.dice-rolled':
      match!.rolled = true
      return
    case 'match.card-played':
      ok(match!.rolled && !match!.cards.includes(event.side), 'one card a side, after the dice')
      ok(event.period === 'extra-time' || event.side === 'away' || match!.cards.length === 0)
      match!.cards.push(event.side)
      return
    case 'match.ended': {
      const { kind } = match!.started
      const isCup = kind === 'cup-final' || kind === 'championship-final'
      ok(!isCup || event.winner !== 'draw', 'a cup match has a winner')
      if (event.penalties) {
        const { home, away } = event.penalties
        deepStrictEqual(Math.abs(home - away), 1, 'sudden death ends one ahead')
      }
      ledger.paid = { ended: event, started: match!.started, points: 0, fees: [] }
      ledger.match = null
      return
    }
    default:
  }
}

const POINTS: { readonly [kind: string]: readonly number[] } = {
  'cup-final': [10, 0],
  'championship-final': [0],
}

function settle(ledger: Ledger): void {
  if (!ledger.paid) return
  const { ended, started, points, fees } = ledger.paid
  const { kind, home, away } = started
  const walkover = ended.decidedBy === 'walkover'
  const seats = [home, away].flatMap((side) => (side && 'seat' in side ? [side.seat] : []))
  const win = kind === 'derby' ? 6 : 3
  const between = seats.length === 2 ? [win, 2] : [3, 1, 0]
  const allowed = walkover ? [win] : (POINTS[kind] ?? between)
  ok(allowed.includes(points), `${points} points for a ${kind}`)
  const paid = kind === 'championship-final' ? [] : walkover ? [fees[0]] : seats
  deepStrictEqual(fees, paid, 'one fee for each seat that took part')
  ledger.paid = null
}

function checkSheet({ state: { shared }, table }: RisingStarGame, ledger: Ledger): void {
  const { seasons, shortfall } = table.options
  for (const { no, cash, points, fame, seasonsCompleted, contract } of shared.seats) {
    deepStrictEqual(cash, ledger.cash[no], 'cash is what came in less what went out')
    deepStrictEqual(points, ledger.points[no])
    deepStrictEqual(fame, 10 + ledger.fame[no]!)
    ok(shortfall === 'debt' || cash >= 0, 'no debt where shortfalls are written off')
    if (contract === null && shared.phase === 'choosing-tokens') continue
    const wasDealt = shared.firstSeat !== null
    const expected = wasDealt ? 1 + Math.min(seasonsCompleted, seasons - 1) : 0
    deepStrictEqual(ledger.loyalty[no], expected, 'a loyalty bonus a season')
  }
}

function checkCards({ state: { shared, secret }, table }: RisingStarGame, ledger: Ledger): void {
  if (shared.firstSeat === null) return
  const { all, black } = bookOf(table.content)
  const { seats, box, negotiation, swap } = shared
  const { decks, hands } = secret
  const held = (pick: (player: Player) => readonly (string | null)[]) =>
    seats.flatMap(pick).filter((card) => card !== null)
  const sorted = (cards: readonly string[]) => cards.toSorted()
  const contracts = held(({ contract }) => [contract])
  const where = {
    contract: [...decks.contract, ...box, ...contracts, ...(negotiation?.offers ?? [])],
    agent: [
      ...decks.agent,
      ...held(({ agent, sponsorships }) => [agent, ...Object.values(sponsorships)]),
      ...(swap ? [swap.drawn] : []),
    ],
    dayToDay: [...decks.dayToDay, ...hands.flat(), ...held(({ magicSponges }) => magicSponges)],
    press: decks.press,
  }
  for (const deck of DECKS) {
    const cards = deck === 'contract' ? [...all.contract, ...black] : all[deck]
    deepStrictEqual(sorted(where[deck]), sorted(cards), `every ${deck} card is in one place`)
  }
  const isBlack = (card: string) => black.includes(card)
  ok(box.every(isBlack) && !decks.contract.some(isBlack), 'black contracts stay out of the deck')
  ok(box.length >= ledger.box, 'the box never gives a card back')
  ledger.box = box.length
}

function checkSeats({ state: { shared }, table, open }: RisingStarGame): void {
  const { board } = table.content
  ok(open.length <= 1)
  deepStrictEqual(open.length === 0, shared.phase === 'ended', 'one question, until the end')
  for (const seat of shared.seats) {
    const { position, seasonsCompleted, status, failedFitnessRolls, contract } = seat
    ok(position >= 0 && position < board.length)
    ok(seasonsCompleted <= table.options.seasons)
    const isDone = seasonsCompleted === table.options.seasons
    if (status !== 'resigned') deepStrictEqual(status === 'retired', isDone)
    if (status === 'retired') deepStrictEqual(position, 0)
    if (status === 'injured') deepStrictEqual(board[position]?.type, 'physio-room')
    else deepStrictEqual(failedFitnessRolls, 0)
    const negotiates = shared.negotiation?.seat === seat.no || shared.reason === 'last-seat'
    if (status !== 'resigned' && shared.firstSeat !== null && !negotiates) ok(contract !== null)
  }
}
