// Measures, in points of the final score, how much income each kind of board tile and each deck
// yields in games between built-in bots. One point is worth 100,000 RS Dollars.
import { playBots } from '../../src/engine/bots/match.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { at, register } from '../../src/engine/kernel/define.ts'
import type { Commit } from '../../src/engine/kernel/game.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { decisionViewOf } from '../../src/engine/kernel/turn.ts'
import type { Seat } from '../../src/engine/kernel/types.ts'
import { bot } from '../../src/engine/rulesets/rising-star/bot.ts'
import type { Event } from '../../src/engine/rulesets/rising-star/events.ts'
import { risingStar } from '../../src/engine/rulesets/rising-star/index.ts'
import type { Cause, MatchKind } from '../../src/engine/rulesets/rising-star/state.ts'
import type { RisingStar, Table } from '../../src/engine/rulesets/rising-star/types.ts'

export interface Income {
  readonly total: number
  readonly paid: Readonly<Partial<Record<Payer, number>>>
  readonly events: Readonly<Record<DayTile, number>>
}

type DayTile = 'training' | 'rest'
type Payer =
  | Exclude<MatchKind, 'championship-final'>
  | DayTile
  | 'start'
  | 'pre-season'
  | 'transfer'
  | 'sponsor'
  | 'press'
  | 'physio-room'
  | `signed on ${Cause}`

export type Without = 'agents' | 'match-events' | 'contract-tile'

export const SEATS = 4
const MOVES_MAX = 10_000
const MONEY_POINT = 100_000
const STARTING_FAME = 10

export function incomeOf(games: number): Income {
  const ledger = new Ledger()
  const total = play(
    games,
    () => bot,
    (commit, table) => ledger.take(commit, table),
  )
  const seats = games * SEATS
  const mean = ([payer, sum]: [string, number]) => [payer, sum / seats]
  return {
    total: total.all / seats,
    paid: Object.fromEntries([...ledger.paid].map(mean)),
    events: { training: ledger.events.training / seats, rest: ledger.events.rest / seats },
  }
}

export function totalWithout(games: number, without: Without): number {
  const own = (game: number, seat: Seat) => seat === game % SEATS
  if (without === 'match-events')
    return play(games, (game, seat) => (own(game, seat) ? sparing(without) : bot)).own / games
  return play(games, () => sparing(without)).all / (games * SEATS)
}

const rules = register(risingStar)

function play(
  games: number,
  botOf: (game: number, seat: Seat) => Bot<RisingStar>,
  keep: (commit: Commit<RisingStar>, table: Table) => void = () => {},
): { all: number; own: number } {
  const table = buildTable(risingStar, { seats: SEATS })
  const sums = { all: 0, own: 0 }
  for (let number = 0; number < games; number += 1) {
    const { game } = playBots(
      {
        rules,
        table,
        // The cast is needed, because a ruleset in the registry has no specific type of move.
        bots: Array.from({ length: SEATS }, (_, seat) => botOf(number, seat) as Bot),
        luck: seededLuck(2 * number),
        chance: seededChance(2 * number + 1),
        movesMax: MOVES_MAX,
      },
      (commit) => keep(commit as Commit<RisingStar>, table),
    )
    const scores = rules.outcome(game.state, table)?.scores ?? []
    sums.all += scores.reduce((sum, score) => sum + score, 0)
    sums.own += at(scores, number % SEATS)
  }
  return sums
}

/**
 * A bot that forgoes one kind of income. To forgo an Agent, the bot considers only the first
 * contract offer.
 */
const sparing =
  (without: Without): Bot<RisingStar> =>
  (turn) => {
    const { kind } = turn.decision
    const { negotiation } = turn.view
    if (without === 'match-events' && kind === 'match-card') return { type: 'decline-match-event' }
    if (kind !== 'contract-offer' || negotiation === null) return bot(turn)
    if (without === 'contract-tile' && negotiation.cause === 'contract')
      return { type: 'decline-offers' }
    if (without !== 'agents') return bot(turn)
    const offers = negotiation.offers.slice(0, 1)
    const view = { ...turn.view, negotiation: { ...negotiation, offers } }
    const { table, chance } = turn
    return bot({ ...decisionViewOf(turn), view, table, chance, suggest: () => turn.suggest() })
  }

class Ledger {
  readonly paid = new Map<Payer, number>()
  readonly events: Record<DayTile, number> = { training: 0, rest: 0 }
  private readonly tiles: string[] = []
  private readonly drawnAt: (DayTile | 'press')[] = []
  private readonly signedOn: (Cause | null)[] = []
  private kind: Payer = 'start'

  take({ events }: Commit<RisingStar>, table: Table): void {
    for (const event of events) this.follow(event as Event, table)
  }

  private follow(event: Event, { content }: Table): void {
    switch (event.type) {
      case 'contract.dealt':
        this.signedOn[event.seat] = null
        this.book('start', STARTING_FAME)
        break
      case 'token.moved':
        this.tiles[event.seat] = at(content.board, event.to).type
        break
      case 'card.drawn':
        this.draw(event)
        break
      case 'contract.signed':
        this.signedOn[event.seat] = event.cause
        break
      case 'match.started':
        if (event.kind !== 'championship-final') this.kind = event.kind
        break
      case 'points.awarded':
        this.book(this.kind, event.points)
        break
      case 'fame.changed':
        this.book(event.reason === 'card' ? this.deckOf(event.seat) : this.kind, event.delta)
        break
      case 'cash.received':
        this.earn(event)
        break
      case 'cash.paid': {
        const payer = event.reason === 'card' ? this.deckOf(event.seat) : 'physio-room'
        this.book(payer, -event.amount / MONEY_POINT)
      }
    }
  }

  private draw({ seat, deck, category }: Extract<Event, { type: 'card.drawn' }>): void {
    if (deck === 'press') this.drawnAt[seat] = deck
    if (deck !== 'dayToDay') return
    const tile = this.tiles[seat] === 'rest' ? 'rest' : 'training'
    this.drawnAt[seat] = tile
    if (category === 'match-event') this.events[tile] += 1
  }

  /**
   * The income from a contract is counted twice: for the board tile that pays the income, and for
   * the board tile on which the contract was signed.
   */
  private earn({ seat, amount, reason }: Extract<Event, { type: 'cash.received' }>): void {
    const points = amount / MONEY_POINT
    this.book(this.payerOf(seat, reason), points)
    const signed = this.signedOn[seat]
    if (signed && reason !== 'card' && reason !== 'sponsor')
      this.book(`signed on ${signed}`, points)
  }

  private payerOf(seat: Seat, reason: Extract<Event, { type: 'cash.received' }>['reason']): Payer {
    switch (reason) {
      case 'loyalty-setup':
        return 'start'
      case 'loyalty':
        return 'pre-season'
      case 'buyout':
        return 'transfer'
      case 'sponsor':
        return 'sponsor'
      case 'card':
        return this.deckOf(seat)
      case 'matchday-fee':
      case 'reserves-fee':
        return this.kind
    }
  }

  private readonly deckOf = (seat: Seat): DayTile | 'press' => at(this.drawnAt, seat)

  private book(payer: Payer, points: number): void {
    this.paid.set(payer, (this.paid.get(payer) ?? 0) + points)
  }
}
