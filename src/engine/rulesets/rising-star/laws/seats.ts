import { demand, demandSame, type Law, type Moment } from '../../../kernel/law.ts'
import { contractOf } from '../content/book.ts'
import type { Event } from '../events.ts'
import type { RisingStar, State } from '../types.ts'

type Player = State['shared']['seats'][number]

export const playerAt = (state: State, seat: number): Player => {
  const player = state.shared.seats[seat]
  demand(player, `seat ${seat} exists`)
  return player
}
export function later({ commit, place }: Moment<RisingStar>): readonly Event[] {
  const rest = commit.events.slice(place + 1) as readonly Event[]
  const end = rest.findIndex(({ type }) =>
    /^(die\.rolled|match\.started|turn\.started)$/.test(type),
  )
  return end < 0 ? rest : rest.slice(0, end)
}
export const only = <T extends Event['type']>(
  at: Moment<RisingStar>,
  type: T,
): Extract<Event, { type: T }>[] =>
  later(at).filter((event): event is Extract<Event, { type: T }> => event.type === type)
const previous = ({ commit, place }: Moment<RisingStar>, back = 1): Event | undefined =>
  commit.events[place - back] as Event | undefined

const TILE_EVENTS: Readonly<Record<string, readonly string[]>> = {
  training: ['card.drawn', 'card.deck-empty'],
  rest: ['card.drawn', 'card.deck-empty'],
  press: ['card.drawn', 'card.deck-empty'],
  agent: ['card.drawn', 'card.deck-empty'],
  'physio-room': ['player.injured'],
  'cup-final': ['match.started'],
  contract: ['contract.offered', 'card.deck-empty'],
  transfer: ['contract.offered', 'card.deck-empty'],
  'free-agent': ['contract.offered', 'card.deck-empty'],
}
const FAILURES = 3
const FEE = 20_000
const POINT = 100_000

function requireTurn({ state }: Moment<RisingStar>, seat: number): void {
  demand(state.shared.turn?.seat === seat, 'the seat whose turn it is acts')
}

export const seatLaws: readonly Law<RisingStar>[] = [
  {
    clause: 'RS-502',
    says: 'cash, points and fame are the sum of their events',
    events: {
      'cash.received'({ seat, amount, reason }, { state, table }) {
        const { cash, status, contract } = playerAt(state, seat)
        demand(status === 'active' || status === 'retired', `no income while ${status}`)
        const held = contract === null ? null : contractOf(table.content, contract)
        if (reason.startsWith('loyalty')) demand(held?.loyaltyBonus === amount, 'the bonus')
        if (reason === 'matchday-fee') demand(held?.matchdayFee === amount, 'the matchday fee')
        if (reason === 'reserves-fee') demand(held?.reservesFee === amount, 'the reserves fee')
        if (reason === 'buyout') demand(held?.buyoutFee === amount, 'the buyout fee')
        return (after) => demand(playerAt(after, seat).cash === cash + amount, 'it arrives')
      },
      'cash.paid'({ seat, due, amount, reason }, { state, table }) {
        const { cash } = playerAt(state, seat)
        const owed = table.options.shortfall === 'debt' ? due : Math.min(due, cash)
        demand(amount === owed, 'a seat pays what it owes, or what it has')
        if (reason === 'physio') demand(due > 0, 'the medical fee')
        return (after) => demand(playerAt(after, seat).cash === cash - amount, 'it leaves')
      },
      'points.awarded'({ seat, points }, { state }) {
        const { status, points: before } = playerAt(state, seat)
        demand(status !== 'injured', 'no points for an injured seat')
        return (after) => demand(playerAt(after, seat).points === before + points, 'they count')
      },
      'fame.changed'({ seat, delta }, { state }) {
        const { fame } = playerAt(state, seat)
        return (after) => demand(playerAt(after, seat).fame === fame + delta, 'it counts')
      },
      'income.suppressed'({ seat }, { state }) {
        demand(playerAt(state, seat).status === 'injured', 'an injured seat earns nothing')
      },
    },
  },
  {
    clause: 'RS-R23',
    says: 'an injured seat rolls a six, pays after three failures, or plays a sponge',
    events: {
      'player.injured'({ seat }, at) {
        requireTurn(at, seat)
        const { position } = playerAt(at.state, seat)
        demand(at.table.content.board[position]?.type === 'physio-room', 'in the physio room')
        return (after) => {
          const player = playerAt(after, seat)
          demand(player.status === 'injured' && player.failedFitnessRolls === 0, 'from now on')
        }
      },
      'fitness.failed'({ seat, failures }, at) {
        requireTurn(at, seat)
        const { status, failedFitnessRolls } = playerAt(at.state, seat)
        const { die } = at.state.shared
        demand(status === 'injured' && failures === failedFitnessRolls + 1, 'one more failure')
        demand(die?.purpose === 'fitness' && die.value !== 6, 'no six')
        return (after) => {
          demand(playerAt(after, seat).failedFitnessRolls === failures, 'it counts')
          const pays = at.table.options.physioFeeTiming === 'third-failed-roll'
          const paid = only(at, 'cash.paid').filter(({ reason }) => reason === 'physio')
          const isDue = failures === FAILURES && pays
          demand(paid.length === (isDue ? 1 : 0), 'the fee after three failures')
          demand(after.shared.turn?.stage === 'tile', 'the turn is over')
        }
      },
      'player.recovered'({ seat, cause }, at) {
        requireTurn(at, seat)
        const { status, failedFitnessRolls } = playerAt(at.state, seat)
        demand(status === 'injured', 'an injured seat recovers')
        const { die } = at.state.shared
        if (cause === 'six') demand(die?.value === 6 && die.purpose === 'fitness', 'with a six')
        if (cause === 'fee') {
          demand(failedFitnessRolls === FAILURES, 'after three failures')
          const fee = previous(at)
          demand(fee?.type === 'cash.paid' && fee.reason === 'physio', 'for the medical fee')
          demand(fee.seat === seat && fee.due === FEE, 'all of it')
        }
        if (cause === 'sponge') demand(previous(at, 2)?.type === 'sponge.played', 'with a sponge')
        return (after) => {
          const player = playerAt(after, seat)
          demand(player.status === 'active' && player.failedFitnessRolls === 0, 'it is fit')
          demand(after.shared.turn?.stage === 'roll', 'and rolls')
        }
      },
      'die.rolled'({ seat, value, purpose }, at) {
        requireTurn(at, seat)
        const isFit = playerAt(at.state, seat).status !== 'injured'
        demand(isFit === (purpose === 'move'), 'an injured seat rolls for its fitness')
        const types = at.commit.events.slice(at.place + 1).map(({ type }) => type)
        const wanted = isFit ? 'token.moved' : value === 6 ? 'player.recovered' : 'fitness.failed'
        demand(types[0] === wanted, `a ${value} leads to ${wanted}`)
      },
    },
  },
  {
    clause: 'RS-204',
    says: 'tokens move by the die, and each round is a season',
    events: {
      'token.moved'({ seat, from, to, steps, unusedSteps, cause, mode }, at) {
        requireTurn(at, seat)
        const { content, options } = at.table
        const { length } = content.board
        const { position, seasonsCompleted, status } = playerAt(at.state, seat)
        demand(from === position && status === 'active', 'the move starts on its tile')
        const { die } = at.state.shared
        if (cause === 'roll') demand(steps + unusedSteps === die?.value, 'as many as the die')
        const passes = mode === 'advance' && from + steps >= length
        if (mode === 'advance') demand(to === (from + steps) % length, 'clockwise')
        else demand(steps === 0 && unusedSteps === 0, 'directly')
        const isLast = passes && seasonsCompleted + 1 === options.seasons
        demand(unusedSteps === 0 || isLast, 'only the last season leaves steps')
        if (isLast) demand(to === 0, 'a career ends at pre-season')
        const next = later(at)[0]?.type
        demand((next === 'season.completed') === passes, 'passing pre-season completes a season')
        const tile = content.board[to]?.type ?? ''
        const rest = at.commit.events.slice(at.place + 1).map(({ type }) => type)
        const gives = TILE_EVENTS[tile]
        if (gives && !isLast)
          demand(
            rest.some((type) => gives.includes(type)),
            `a ${tile} tile acts`,
          )
        return (after) => demand(playerAt(after, seat).position === to, 'it stands there')
      },
      'season.completed'({ seat, season }, at) {
        const { seasonsCompleted } = playerAt(at.state, seat)
        demand(season === seasonsCompleted + 1, 'one more')
        const ends = later(at)[0]?.type === 'career.ended'
        demand(ends === (season === at.table.options.seasons), 'the last one ends the career')
        const loyal = only(at, 'cash.received').some(({ reason }) => reason === 'loyalty')
        const { contract } = playerAt(at.state, seat)
        const bonus = contract ? contractOf(at.table.content, contract).loyaltyBonus : 0
        demand(loyal === (!ends && bonus > 0), 'each other one pays the loyalty bonus')
        return (after) => demand(playerAt(after, seat).seasonsCompleted === season, 'it counts')
      },
      'career.ended':
        ({ seat }) =>
        (after) =>
          demand(playerAt(after, seat).status === 'retired', 'it has retired'),
      'turn.started'({ turn, seat, stage }, at) {
        const { turn: last, seats, firstSeat } = at.state.shared
        demand(turn === (last?.number ?? 0) + 1, 'one after the other')
        const isPlaying = ({ status }: Player) => status === 'active' || status === 'injured'
        const count = seats.length
        const from = last ? last.seat + 1 : (firstSeat ?? 0)
        const order = Array.from({ length: count }, (_, more) => (from + more) % count)
        const next = order.find((one) => isPlaying(playerAt(at.state, one)))
        demand(seat === next, 'clockwise, to the next seat that plays')
        const isInjured = playerAt(at.state, seat).status === 'injured'
        demand(stage === (isInjured ? 'physio' : 'roll'), 'an injured seat sees the physio')
        return (after) => {
          demandSame(after.shared.turn, { number: turn, seat, stage, chain: 0 })
          demand(after.shared.match === null, 'without a match')
        }
      },
    },
  },
  {
    clause: 'RS-809',
    says: 'totals, places and the champion follow from the sheets',
    events: {
      'scores.computed'({ totals }, { state }) {
        for (const { seat, points, fame, cash, moneyPoints, total } of totals) {
          const player = playerAt(state, seat)
          demandSame([points, fame, cash], [player.points, player.fame, player.cash])
          demand(moneyPoints === Math.trunc(cash / POINT) + 0, 'a point for each 100,000')
          demand(total === points + fame + moneyPoints, 'all points')
        }
      },
      'results.announced'({ places, champion }, { state }) {
        const { tiebreak } = state.shared
        const left = (seat: number) => playerAt(state, seat).resigning
        for (const one of places)
          for (const other of places) {
            if (left(one.seat) && !left(other.seat))
              demand(one.place > other.place, 'seats that left rank last')
            const hasFinal = tiebreak?.champion != null
            if (left(one.seat) || left(other.seat) || hasFinal) continue
            demand(one.total <= other.total || one.place < other.place, 'more points rank first')
            demand(one.total !== other.total || one.place === other.place, 'equal ones together')
          }
        demand(places.find(({ seat }) => seat === champion)?.place === 1, 'the first is champion')
        if (tiebreak?.champion != null) demand(champion === tiebreak.champion, 'as the final said')
        return (after) => demand(after.shared.result?.champion === champion, 'it is the result')
      },
      'tiebreak.started'({ tied }, { state }) {
        const totalOf = ({ points, fame, cash }: Player) => points + fame + Math.trunc(cash / POINT)
        const staying = state.shared.seats.filter(({ status }) => status !== 'resigned')
        const most = Math.max(...staying.map(totalOf))
        const best = staying.filter((player) => totalOf(player) === most).map(({ no }) => no)
        demand(tied.length > 1 && tied.join() === best.join(), 'all seats with the most points')
        return (after) => demandSame(after.shared.tiebreak?.tied, tied)
      },
      'tiebreak.qualified'({ finalists, out }, { state }) {
        const all = [...finalists, ...out].sort((one, other) => one - other)
        demandSame(all, state.shared.tiebreak?.tied, 'two of the tied seats qualify')
        return (after) => demandSame(after.shared.tiebreak?.finalists, finalists)
      },
      'game.ended'({ champion, reason }, { state }) {
        demand(state.shared.result?.champion === champion, 'with its champion')
        const playing = state.shared.seats.filter(({ status }) =>
          ['active', 'injured'].includes(status),
        )
        if (reason === 'careers-complete') demand(playing.length === 0, 'all careers are over')
        if (reason === 'turn-cap') demand(playing.length > 0, 'at the last turn')
        return (after) => demand(after.shared.phase === 'ended', 'it has ended')
      },
    },
    commits({ game: { state, table, open, over } }) {
      const { shared } = state
      demand(open.length === (over ? 0 : 1), 'one question until the end')
      const { turnCap } = table.options
      if (typeof turnCap === 'number')
        demand((shared.turn?.number ?? 0) <= turnCap, 'the last turn')
      for (const player of shared.seats) {
        const { position, seasonsCompleted, status, failedFitnessRolls, cash } = player
        const { board } = table.content
        demand(seasonsCompleted <= table.options.seasons, 'no season beyond the last')
        const isDone = seasonsCompleted === table.options.seasons
        if (status !== 'resigned') demand((status === 'retired') === isDone, 'careers end in time')
        if (status === 'retired') demand(position === 0, 'at pre-season')
        if (status === 'injured') demand(board[position]?.type === 'physio-room', 'with the physio')
        else demand(failedFitnessRolls === 0, 'no failures of a fit seat')
        demand(table.options.shortfall === 'debt' || cash >= 0, 'no debt')
      }
    },
  },
  {
    clause: 'RS-R51',
    says: 'a seat that leaves returns its cards and stops playing',
    events: {
      'seat.resigned': ({ seat, order }, { state }) => {
        const left = state.shared.seats.filter(({ resigning }) => resigning).length
        demand(order === left + 1, 'the next to leave')
        return (after) => {
          demand(playerAt(after, seat).resigning, 'it leaves')
          demand(playerAt(after, seat).resignOrder === order, 'in that order')
        }
      },
      'seat.removed': ({ seat, contract, hiddenCards, hiddenCount }, { state }) => {
        const before = playerAt(state, seat)
        demand(before.resigning && before.contract === contract, 'a seat that has resigned')
        demand(before.cash <= 0, 'it has paid all its cash')
        demand(hiddenCount === hiddenCards.length, 'all its cards')
        demandSame([...hiddenCards].sort(), [...(state.secret.hands[seat] ?? [])].sort())
        return (after) => {
          const player = playerAt(after, seat)
          demand(player.status === 'resigned' && player.contract === null, 'it is gone')
          demand(player.agent === null && player.magicSponges.length === 0, 'without cards')
          demand(after.secret.hands[seat]?.length === 0, 'without a hand')
        }
      },
    },
  },
]
