import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { DOUBLE_UNIT } from '../content/numbers.ts'
import type { Starplayer, State } from '../types.ts'
import { behind, clubAt } from './money.ts'

const KICKS = 5

const nextIn = (state: State, from: number): number => {
  const { clubs } = state.shared
  const order = clubs.map((_, more) => (from + 1 + more) % clubs.length)
  return order.find((seat) => clubAt(state, seat).status === 'in') ?? from
}

function isDecided([one, other]: readonly [number, number]): boolean {
  return one !== other
}

export const turnLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-201',
    says: 'turns go clockwise past seats that are out or miss one',
    events: {
      'turn.started'({ seat, no }, { state }) {
        const { turn } = state.shared
        demand(no === turn.no + 1, 'one after the other')
        if (turn.no > 0) demand(seat === nextIn(state, turn.seat), 'the next seat')
        demand(clubAt(state, seat).missTurns === 0, 'that misses no turn')
        return (after) => {
          const { no: now, seat: who, owedRolls, freeMatchUsed, phase } = after.shared.turn
          demandSame([now, who, owedRolls, freeMatchUsed, phase], [no, seat, 1, false, 'roll'])
        }
      },
      'turn.skipped'({ seat, no, missTurns }, { state }) {
        const { turn } = state.shared
        const before = clubAt(state, seat).missTurns
        demand(no === turn.no + 1 && seat === nextIn(state, turn.seat), 'the next seat')
        demand(before > 0 && missTurns === before - 1, 'misses a turn')
        return (after) => demand(clubAt(after, seat).missTurns === missTurns, 'it counts')
      },
      'turn.ended'({ seat }, { state }) {
        const { turn, debts } = state.shared
        demand(turn.seat === seat && turn.phase === 'passing', 'the turn that is open')
        demand(debts.length === 0, 'after all debts')
        return undefined
      },
      'dice.rolled'({ seat, dice, purpose }, at) {
        const [one, other] = dice
        const { turn } = at.state.shared
        if (purpose === 'move') {
          demand(turn.seat === seat && turn.phase === 'roll', 'by the seat on turn')
          demand(turn.owedRolls > 0, 'a roll that is due')
          const next = behind(at)
          const moved = next.find((event) => event.type === 'pawn.moved')
          demand(moved, 'and its pawn moves')
          const { length } = at.table.content.board
          const { from, to } = moved
          demand(to === (from + one + other) % length, 'as far as the dice')
          const paid = next.find((event) => event.type === 'cash.paid' && event.reason === 'double')
          if (one !== other) demand(!paid, 'money for doubles only')
          else if (paid)
            demand(paid.type === 'cash.paid' && paid.amount % DOUBLE_UNIT === 0, 'units')
        }
        return (after) => demandSame(after.shared.dice, { seat, values: [one, other], purpose })
      },
      'pawn.moved'({ seat, from, to, reason, passed }, { state, table }) {
        demand(clubAt(state, seat).position === from, 'from its place')
        const { length } = table.content.board
        if (reason !== 'tackle') {
          demand(state.shared.turn.seat === seat, 'on its own turn')
          const steps = (to - from + length) % length || length
          const between = Array.from({ length: steps - 1 }, (_, more) => (from + more + 1) % length)
          demandSame(passed, between, 'over each space between')
        }
        return (after) => demand(clubAt(after, seat).position === to, 'it stands there')
      },
    },
    commits({ game: { state, over, table } }) {
      const { turn, clubs, result, left } = state.shared
      demand(turn.owedRolls >= 0, 'rolls')
      const { maxTurns } = table.options
      demand(maxTurns === null || turn.no <= maxTurns, 'no turn beyond the cap')
      demand(over === (result !== null), 'over with a result')
      const out = clubs.filter(({ status }) => status === 'out').map(({ seat }) => seat)
      demandSame([...left].sort(), out.sort(), 'seats that left')
    },
  },
  {
    clause: 'SP-703',
    says: 'matches are decided by goals, then kicks, and the winner gets a WIN card',
    events: {
      'match.started'({ starter, opponent, via }, { state }) {
        demand(starter === state.shared.turn.seat && opponent !== starter, 'against another seat')
        demand(clubAt(state, opponent).status === 'in', 'that plays')
        if (via === 'free') demand(state.shared.turn.freeMatchUsed, 'one free match a turn')
        return undefined
      },
      'match.decided'({ goals, shootOut, winner }, at) {
        const own = at.commit.events.slice(0, at.place)
        const started = own.findLast((event) => event.type === 'match.started')
        demand(started?.type === 'match.started', 'a match is on')
        const { starter, opponent } = started
        const rolls = own.filter(
          (event) => event.type === 'dice.rolled' && event.purpose === 'match',
        )
        const sums = rolls.slice(-2).map((event) => {
          const [one, other] = 'dice' in event ? event.dice : [0, 0]
          return one + other
        })
        demandSame(sums, [...goals], 'the dice')
        demand((shootOut !== null) === (goals[0] === goals[1]), 'a shoot-out after a draw')
        const [first, second] = shootOut ?? goals
        demand(isDecided([first, second]), 'somebody wins')
        demand(winner === (first > second ? starter : opponent), 'more goals')
        if (shootOut) {
          const kicks = own.filter((event) => event.type === 'penalty.rolled').length
          demand(kicks >= 2 * KICKS, 'five kicks each')
        }
        const before = clubAt(at.state, winner).wins.length
        const gained = behind(at).some(
          (event) => event.type === 'card.moved' && event.to === `seat:${winner}`,
        )
        demand(gained || before >= 3, 'a WIN card')
        return undefined
      },
      'final.decided'({ kicks, winner }, at) {
        const challenged = at.commit.events.find((event) => event.type === 'final.challenged')
        demand(challenged?.type === 'final.challenged', 'after a challenge')
        demand(
          winner === (kicks[0] > kicks[1] ? challenged.seat : challenged.opponent),
          'more goals',
        )
        const ends = behind(at).some((event) => event.type === 'game.ended')
        demand(ends === (winner === challenged.seat), 'the challenger takes the trophy')
        return undefined
      },
      'game.ended'({ result }, { state, table }) {
        const playing = state.shared.clubs.filter(({ status }) => status === 'in')
        if (result.kind === 'walkover')
          demand(playing.length === 1 && playing[0]?.seat === result.winner, 'the last seat')
        if (result.kind === 'cap') {
          demand(state.shared.turn.no === table.options.maxTurns, 'at the cap')
          const ranks = result.ranking.map(({ rank }) => rank)
          demandSame(
            ranks,
            [...ranks].sort((one, other) => one - other),
            'in order',
          )
          for (const [place, one] of result.ranking.entries()) {
            const next = result.ranking[place + 1]
            if (next) demand(one.progress >= next.progress, 'progress ranks first')
          }
        }
        if (result.kind === 'trophy') {
          const trophy = clubAt(state, result.winner).trophy
          demand(trophy === `trophy-${result.trophyColour}`, 'with the trophy')
        }
        return (after) => demand(after.shared.result?.kind === result.kind, 'it is over')
      },
      'seat.left': ({ seat }, { state }) => {
        demand(clubAt(state, seat).status === 'in', 'a seat that plays')
        return (after) => {
          demand(clubAt(after, seat).status === 'out', 'it is out')
          demand(after.shared.left.at(-1) === seat, 'the last to leave')
        }
      },
    },
  },
]
