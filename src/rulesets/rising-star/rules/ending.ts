import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Place, Reason, Total } from '../state.ts'
import type { Play, State } from '../types.ts'
import { kickOff } from './match.ts'
import type { Next } from './next.ts'

const MONEY_POINT = 100_000
const TIEBREAK_DIE = 6
const FINALISTS = 2

/** All careers have ended: the totals, and a final match where the first place is shared. */
export function score(play: Play): Next {
  const { state, emit } = play
  const totals = totalsOf(state)
  emit({ type: 'scores.computed', totals })
  const tied = leadersOf(state, totals)
  if (tied.length === 1) {
    announce(play, reasonOf(state))
    return 'rests'
  }
  emit({ type: 'tiebreak.started', tied })
  const finalists = qualify(play, tied)
  const out = tied.filter((seat) => !finalists.includes(seat))
  emit({ type: 'tiebreak.qualified', finalists, out })
  const [home, away] = rollForHome(play, finalists)
  return kickOff(play, 'championship-final', { seat: home }, { seat: away })
}

const totalsOf = ({ seats }: State): Total[] =>
  seats.map(({ no: seat, points, fame, cash }) => {
    // Adding 0 turns -0, which a small debt would give, into 0.
    const moneyPoints = Math.trunc(cash / MONEY_POINT) + 0
    return { seat, points, fame, cash, moneyPoints, total: points + fame + moneyPoints }
  })

function leadersOf({ seats }: State, totals: readonly Total[]): Seat[] {
  const staying = totals.filter(({ seat }) => at(seats, seat).status !== 'resigned')
  const highest = Math.max(...staying.map(({ total }) => total))
  return staying.filter(({ total }) => total === highest).map(({ seat }) => seat)
}

/** What led to the scoring, a tie-break or not. */
const reasonOf = ({ seats }: State): Reason =>
  seats.every(({ status }) => status === 'retired' || status === 'resigned')
    ? 'careers-complete'
    : 'turn-cap'

/**
 * Equal rolls go through together while there is room for all of them; the first group that is too
 * large rolls again for what is left, and everybody below is out (RS-R45).
 */
function qualify({ chance, emit }: Play, tied: readonly Seat[]): [Seat, Seat] {
  const through = tied.length === FINALISTS ? [...tied] : []
  let contenders = tied
  for (let round = 1; through.length < FINALISTS; round += 1) {
    const rolls = contenders.map((seat) => ({ seat, value: chance.die(TIEBREAK_DIE) }))
    emit({ type: 'tiebreak.rolled', round, purpose: 'qualify', rolls })
    for (let value = TIEBREAK_DIE; value > 0 && through.length < FINALISTS; value -= 1) {
      const group = rolls.filter((one) => one.value === value).map(({ seat }) => seat)
      if (group.length > FINALISTS - through.length) {
        contenders = group
        break
      }
      through.push(...group)
    }
  }
  const [one, other] = through.toSorted((first, second) => first - second)
  return [one!, other!]
}

/** The higher roll is at home; equal ones are repeated (RS-815). */
function rollForHome({ chance, emit }: Play, finalists: [Seat, Seat]): [Seat, Seat] {
  for (let round = 1; ; round += 1) {
    const rolls = finalists.map((seat) => ({ seat, value: chance.die(TIEBREAK_DIE) }))
    emit({ type: 'tiebreak.rolled', round, purpose: 'home', rolls })
    const [one, other] = finalists
    const difference = at(rolls, 0).value - at(rolls, 1).value
    if (difference !== 0) return difference > 0 ? [one, other] : [other, one]
  }
}

/** The final match has been played. */
export function crown(play: Play): Next {
  announce(play, reasonOf(play.state))
  return 'rests'
}

/** One seat is left: it is champion, whatever the totals. */
export function endWithLastSeat(play: Play): void {
  play.emit({ type: 'scores.computed', totals: totalsOf(play.state) })
  announce(play, 'last-seat')
}

function announce({ state, emit }: Play, reason: Reason): void {
  const places = placesOf(state)
  const champion = at(places, 0).seat
  const lastFirst = places.toSorted(
    (one, other) => other.place - one.place || one.seat - other.seat,
  )
  emit({ type: 'results.announced', places: lastFirst, champion })
  for (const { no: seat, matchEvents } of state.seats)
    if (matchEvents.length > 0)
      emit({ type: 'hands.revealed', seat, matchEvents: [...matchEvents] })
  emit({ type: 'game.ended', champion, reason })
}

/** From first to last. Those who resigned come after all who stayed, the first to leave last. */
function placesOf(state: State): Place[] {
  const totals = totalsOf(state)
  let before = 0
  return groupsOf(state, totals).flatMap((group) => {
    const place = before + 1
    before += group.length
    return group.map((seat) => ({ ...at(totals, seat), place }))
  })
}

function groupsOf({ seats, tiebreak }: State, totals: readonly Total[]): Seat[][] {
  const staying = seats.filter(({ status }) => status !== 'resigned').map(({ no }) => no)
  const decided = decidedByFinal(tiebreak)
  const others = staying.filter((seat) => !decided.flat().includes(seat))
  const totalOf = (seat: Seat) => at(totals, seat).total
  const values = [...new Set(others.map(totalOf))].sort((low, high) => high - low)
  const left = seats
    .filter(({ status }) => status === 'resigned')
    .toSorted((one, other) => (other.resignOrder ?? 0) - (one.resignOrder ?? 0))
  return [
    ...decided,
    ...values.map((value) => others.filter((seat) => totalOf(seat) === value)),
    ...left.map(({ no }) => [no]),
  ]
}

/** Champion, beaten finalist, and third all who were tied but not in the final (RS-R46). */
function decidedByFinal(tiebreak: State['tiebreak']): Seat[][] {
  if (!tiebreak?.finalists || tiebreak.champion === null) return []
  const { champion, finalists, out } = tiebreak
  const beaten = finalists.filter((seat) => seat !== champion)
  return [[champion], beaten, [...out]]
}
