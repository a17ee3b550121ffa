import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { blueSquareOf } from '../content/book.ts'
import type { State, TitleChase } from '../types.ts'
import { managerAt, rightBehind } from './holdings.ts'

const CUP_ROUNDS = ['R16', 'QF', 'SF', 'FINAL']

type Row = State['shared']['history'][number]['table'][number]

function compareRows(one: Row, other: Row): number {
  const keys = ['points', 'difference', 'goalsFor', 'won'] as const
  const first = keys.find((key) => one[key] !== other[key])
  return first ? other[first] - one[first] : 0
}

export const turnLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-201',
    says: 'turns go round, and counters move by the white die',
    events: {
      'turn.started'({ turn, seat }, { state }) {
        const { shared } = state
        demand(turn === shared.turn + 1, 'one after the other')
        const count = shared.seats.length
        const from = shared.currentSeat === null ? (shared.firstSeat ?? 0) : shared.currentSeat + 1
        const order = Array.from({ length: count }, (_, more) => (from + more) % count)
        const next = order.find((one) => managerAt(state, one).resigned === null)
        demand(seat === next, 'clockwise, past seats that left')
        demand(shared.queue.length === 0 && shared.match === null, 'after all rounds')
        return (after) => {
          const { turn: now, currentSeat, step } = after.shared
          demandSame([now, currentSeat, step], [turn, seat, 'roll'], 'it is open')
        }
      },
      'die.rolled'({ seat, purpose }, at) {
        const { shared } = at.state
        if (purpose !== 'move') return undefined
        demand(shared.currentSeat === seat && shared.step === 'roll', 'by the seat on turn')
        const next = rightBehind(at)
        demand(next?.type === 'counter.moved', 'and its counter moves')
        return undefined
      },
      'counter.moved'(moved, at) {
        const { seat, from, to, rolled, unused, landed, greens } = moved
        const { state, table } = at
        const { squares, last } = table.content.board
        demand(from === managerAt(state, seat).square, 'from its place')
        demand(to === Math.min(last, from + rolled), 'as far as the die')
        demand(unused === rolled - (to - from), 'what is left over')
        demand(landed === squares[to]?.type, 'the square')
        const passed = squares.slice(from + 1, to + 1)
        const isGreen = ({ type }: { type: string }) => type === 'match' || type === 'cup'
        demand(greens.length === passed.filter(isGreen).length, 'all green squares')
        const { roundsPlayed, cupRoundsPlayed, queue } = state.shared
        for (const { square, round, cupRound, due } of greens) {
          const one = squares[square]
          demand(square > from && square <= to && one, 'on the way')
          if (one.type === 'match')
            demand(round === one.match && due === one.match > roundsPlayed, 'a league round')
          if (one.type === 'cup') {
            const isDue = CUP_ROUNDS.indexOf(one.cupRound) >= cupRoundsPlayed
            demand(cupRound === one.cupRound && due === isDue, 'a cup round')
          }
        }
        const next = rightBehind(at)
        const drew = next?.type === 'card.drawn' || next?.type === 'deck.empty'
        const isCard = landed === 'yellow' || landed === 'red'
        if (isCard) demand(drew && next.colour === landed, 'a card of its colour')
        if (landed === 'blue') demand(next?.type === 'blue.triggered', 'a blue square')
        const waiting = queue.length + greens.filter(({ due }) => due).length
        return (after) => {
          demand(managerAt(after, seat).square === to, 'it stands there')
          demand(after.shared.step === (landed === 'pink' ? 'nominate' : 'rounds'), 'what follows')
          demand(after.shared.queue.length === waiting, 'due rounds wait')
        }
      },
      'blue.triggered'({ seat, blue, square }, at) {
        const { content } = at.table
        const one = content.board.squares[square]
        demand(one?.type === 'blue' && one.blue === blue, 'that of the square')
        demand(managerAt(at.state, seat).square === square, 'where it stands')
        const { effect } = blueSquareOf(content, blue)
        const { stars, cash } = managerAt(at.state, seat)
        if (!('amount' in effect)) return undefined
        const due = effect.amount * (effect.kind.endsWith('PerStar') ? stars.length : 1)
        const next = rightBehind(at)
        if (due === 0) return undefined
        demand(next && 'amount' in next && next.amount === due, `${effect.kind} ${due}`)
        const isIncome = effect.kind.startsWith('collect')
        const type = isIncome ? 'cash.collected' : cash >= due ? 'cash.paid' : 'debt.recorded'
        demand(next.type === type, type)
        return undefined
      },
      'pink.nominated'({ by, seat, colour }, at) {
        const { shared } = at.state
        demand(shared.currentSeat === by && shared.step === 'nominate', 'by the seat on turn')
        demand(managerAt(at.state, seat).resigned === null, 'a seat that plays')
        const next = rightBehind(at)
        const drew = next?.type === 'card.drawn' || next?.type === 'deck.empty'
        demand(drew && next.seat === seat && next.colour === colour, 'draws that colour')
        return (after) => demand(after.shared.step === 'rounds', 'it is done')
      },
    },
  },
  {
    clause: 'TC-R50',
    says: 'a season starts afresh and ends with its table',
    events: {
      'season.started'({ season, seats, betweenSeasons }, { state, table }) {
        const { season: before, seats: managers } = state.shared
        demand(season === before + 1, 'one after the other')
        const isCarried = season > 1 && betweenSeasons === 'carry'
        const kept = table.options.teamsBetweenSeasons === 'keep' && season > 1
        for (const [seat, { team, cash, debts }] of seats.entries()) {
          const manager = managers[seat]!
          if (manager.resigned !== null) continue
          demand(cash === (isCarried ? manager.cash : table.content.money.startingCash), 'its cash')
          demand(debts.length === (isCarried ? manager.debts.length : 0), 'its debts')
          if (season === 1 || !kept) demand(team === null, 'a team is chosen')
        }
        const turns = state.shared.turn
        return (after) => {
          demand(after.shared.roundsPlayed === 0 && after.shared.cupRoundsPlayed === 0, 'no round')
          demand(after.shared.turn === turns && after.shared.season === season, 'counted on')
          const start = after.shared.seats.every(
            ({ square, stars }) => square === 0 && !stars.length,
          )
          demand(start, 'from the start, without stars')
        }
      },
      'team.chosen'({ seat, team, auto }, { state, table }) {
        const { teamAssignment } = table.options
        const wanted = table.choices[seat]?.team ?? null
        const isPreset = teamAssignment === 'preset' && state.shared.season === 1
        demand(auto === (isPreset || teamAssignment === 'random'), 'chosen as the option says')
        if (isPreset && wanted !== null) demand(team === wanted, 'the wish of the manager')
        const { seats, league } = state.shared
        demand(
          seats.every((one) => one.team !== team),
          'a free team',
        )
        demand(
          league.teams.some(({ id }) => id === team),
          'of the league',
        )
        demand(managerAt(state, seat).team === null, 'once')
        return (after) => demand(managerAt(after, seat).team === team, 'it is managed')
      },
      'fixtures.drawn'({ rounds }, { state }) {
        const teams = state.shared.league.teams.map(({ id }) => id)
        const pairs = new Set<string>()
        for (const round of rounds) {
          const playing = round.flatMap(({ home, away }) => [home, away])
          demand(new Set(playing).size === playing.length, 'each team once a round')
          demand(playing.length === teams.length, 'all teams')
          for (const { home, away } of round) pairs.add([home, away].sort().join())
        }
        demand(pairs.size === (teams.length * (teams.length - 1)) / 2, 'all teams meet')
        return (after) => demand(after.shared.fixtures.length === rounds.length, 'they wait')
      },
      'first-player.decided': ({ seat }, at) => {
        const rolls = (at.commit.events as readonly { type: string }[])
          .slice(0, at.place)
          .filter((event) => event.type === 'first-player.rolled')
        const last = rolls.at(-1) as { rolls?: { seat: number; face: number }[] } | undefined
        const faces = last?.rolls ?? []
        const best = Math.max(...faces.map(({ face }) => face))
        const own = faces.find((one) => one.seat === seat)
        demand(faces.length === 0 || own?.face === best, 'the highest face')
        return (after) => demand(after.shared.firstSeat === seat, 'begins')
      },
      'season.finished'({ positions, payments, winner, double, table: rows, cupWinner }, at) {
        const { shared } = at.state
        const { content } = at.table
        for (const [seat, manager] of shared.seats.entries()) {
          if (manager.resigned !== null) continue
          const row = rows.find((one) => one.seat === seat)
          demand(positions[seat] === (row?.position ?? null), 'its position')
          const due = content.money.finalPayments[(positions[seat] ?? 0) - 1]
          if (positions[seat] !== null) demand(payments[seat] === due, 'the payment of its place')
        }
        const ranked = positions.flatMap((position, seat) =>
          position === null || shared.seats[seat]?.resigned !== null ? [] : [{ seat, position }],
        )
        const best = ranked.reduce((one, other) => (other.position < one.position ? other : one))
        demand(winner === best.seat, 'the best placed manager')
        demand(cupWinner === shared.cup.winner, 'with the cup')
        for (const [place, row] of rows.slice(1).entries())
          demand(compareRows(rows[place]!, row) <= 0, 'by points, difference, goals and wins')
        const champion = rows[0]
        const isDouble = champion?.team === cupWinner && champion.seat !== null
        demand((double !== null) === isDouble, 'both is the double')
        return undefined
      },
      'game.finished'({ ranking, reason }, { state }) {
        const { seats } = state.shared
        demandSame(
          [...ranking].sort((a, b) => a - b),
          seats.map((_, seat) => seat),
          'all seats',
        )
        const orders = ranking.map((seat) => seats[seat]!.resigned)
        const left = orders.filter((one) => one !== null)
        demandSame(orders.slice(orders.length - left.length), left, 'seats that left come last')
        demandSame(
          left,
          [...left].sort((a, b) => b - a),
          'the first to leave last',
        )
        const staying = seats.length - left.length
        demand((reason === 'walkover') === staying <= 1, 'a walkover for the last one')
        return (after) => demand(after.shared.ending?.reason === reason, 'it is over')
      },
    },
  },
  {
    clause: 'TC-R54',
    says: 'a seat that leaves gives everything back',
    events: {
      'resignation.requested'({ seat, order }, { state }) {
        const { seats, match } = state.shared
        demand(match !== null, 'while a match runs')
        demand(order === seats.filter(({ leaving }) => leaving !== null).length + 1, 'in order')
        return (after) => demand(managerAt(after, seat).leaving === order, 'it waits')
      },
      'seat.resigned'({ seat, order, cash }, { state }) {
        const { seats } = state.shared
        demand(order === seats.filter(({ resigned }) => resigned !== null).length + 1, 'in order')
        const own = managerAt(state, seat)
        demand(own.cash === cash && own.stars.length === 0, 'without stars')
        return (after) => {
          const left = managerAt(after, seat)
          demand(left.resigned === order && left.team === null && left.cash === 0, 'it is empty')
        }
      },
    },
    commits({ game: { state, open, over, table } }) {
      const { shared } = state
      if (over) return
      if (shared.fixtures.length > 0) demand(open.length === 1, 'one question')
      demand(shared.season <= table.options.seasons, 'no season beyond the last')
      demand(behindAll(shared.roundsPlayed, shared.fixtures), 'played rounds are played')
    },
  },
]

type Fixtures = readonly (readonly { readonly status: string; readonly score: unknown }[])[]

function behindAll(played: number, fixtures: Fixtures): boolean {
  return fixtures.every((round, place) =>
    round.every(({ status, score }) => {
      const isDone = status !== 'due'
      return (status === 'played') === (score !== null) && (place >= played || isDone)
    }),
  )
}
