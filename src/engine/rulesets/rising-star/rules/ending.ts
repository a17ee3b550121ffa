import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { behindStayers, groupsBy, highestOf } from '../../shared/ranking.ts'
import { ROLL_OFF_ROUNDS_MAX, rollOff } from '../../shared/roll-off.ts'
import { byLeaving, handOf, moneyPointsOf, playerOf, totalOf } from '../read/players.ts'
import type { Place, Reason, Total } from '../state.ts'
import type { At, Play, Shared } from '../types.ts'
import { kickOff } from './match.ts'

const TIEBREAK_DIE = 6
const FINALISTS = 2

export function score(play: Play): void {
  const totals = totalsOf(play)
  play.emit({ type: 'scores.computed', totals })
  const staying = totals.filter(({ seat }) => playerOf(play, seat).status !== 'resigned')
  const tied = highestOf(staying, ({ total }) => total).map(({ seat }) => seat)
  if (tied.length === 1) announce(play, reasonOf(play))
  else playFinal(play, tied)
}

function playFinal(play: Play, tied: Seat[]): void {
  play.emit({ type: 'tiebreak.started', tied })
  const finalists = qualify(play, tied)
  const out = tied.filter((seat) => !finalists.includes(seat))
  play.emit({ type: 'tiebreak.qualified', finalists, out })
  const [home, away] = rollForHome(play, finalists)
  kickOff(play, 'championship-final', { seat: home }, { seat: away })
}

const totalsOf = ({ state }: At): Total[] =>
  state.shared.seats.map((player) => {
    const { no: seat, points, fame, cash } = player
    return { seat, points, fame, cash, moneyPoints: moneyPointsOf(player), total: totalOf(player) }
  })

const reasonOf = ({ state }: At): Reason =>
  state.shared.seats.every(({ status }) => status === 'retired' || status === 'resigned')
    ? 'careers-complete'
    : 'turn-cap'

/**
 * Determines with dice which of several tied seats reach the final. Tied seats with equal rolls
 * qualify together if there are enough places; otherwise these seats roll again. When the places in
 * the final are taken, the tied seats with the lowest rolls are out (RS-R45).
 */
function qualify({ chance, emit }: Play, tied: readonly Seat[]): [Seat, Seat] {
  const through = tied.length === FINALISTS ? [...tied] : []
  let contenders = tied
  for (let round = 1; through.length < FINALISTS && round <= ROLL_OFF_ROUNDS_MAX; round += 1) {
    const rolls = contenders.map((seat) => ({ seat, value: chance.die(TIEBREAK_DIE) }))
    emit({ type: 'tiebreak.rolled', round, purpose: 'qualify', rolls })
    for (const group of groupsBy(rolls, ({ value }) => value)) {
      contenders = group.map(({ seat }) => seat)
      if (through.length + group.length > FINALISTS) break
      through.push(...contenders)
    }
  }
  const finalists = [...through, ...contenders]
    .slice(0, FINALISTS)
    .sort((one, other) => one - other)
  return [at(finalists, 0), at(finalists, 1)]
}

function rollForHome({ chance, emit }: Play, finalists: [Seat, Seat]): [Seat, Seat] {
  const highest = rollOff(finalists, {
    roll: () => ({ value: chance.die(TIEBREAK_DIE) }),
    worth: ({ value }) => value,
    onRound: (rolls, round) =>
      emit({ type: 'tiebreak.rolled', round, purpose: 'home', rolls: [...rolls] }),
  })
  const [one, other] = finalists
  return at(highest, 0) === one ? [one, other] : [other, one]
}

export const crown = (play: Play): void => announce(play, reasonOf(play))

export function endWithLastSeat(play: Play): void {
  play.emit({ type: 'scores.computed', totals: totalsOf(play) })
  announce(play, 'last-seat')
}

function announce(play: Play, reason: Reason): void {
  const { table, emit } = play
  const places = placesOf(play)
  const champion = at(places, 0).seat
  const lastFirst = places.toSorted(
    (one, other) => other.place - one.place || one.seat - other.seat,
  )
  emit({ type: 'results.announced', places: lastFirst, champion })
  for (const seat of seatsOf(table.seats)) {
    const matchEvents = [...handOf(play, seat)]
    if (matchEvents.length > 0) emit({ type: 'hands.revealed', seat, matchEvents })
  }
  emit({ type: 'game.ended', champion, reason })
}

/**
 * Returns the final ranking of the seats. Resigned seats are ranked last, and the seat that
 * resigned first is ranked lowest.
 */
function placesOf(play: At): Place[] {
  const totals = totalsOf(play)
  let before = 0
  return groupsOf(play.state.shared, totals).flatMap((group) => {
    const place = before + 1
    before += group.length
    return group.map((seat) => ({ ...at(totals, seat), place }))
  })
}

function groupsOf({ seats, tiebreak }: Shared, totals: readonly Total[]): Seat[][] {
  const decided = decidedByFinal(tiebreak)
  const others = seatsOf(seats.length).filter((seat) => !decided.flat().includes(seat))
  const left = seats.filter(({ resigning }) => resigning).toSorted(byLeaving)
  return behindStayers(
    [...decided, ...groupsBy(others, (seat) => at(totals, seat).total)],
    left.map(({ no }) => no),
  )
}

function decidedByFinal(tiebreak: Shared['tiebreak']): Seat[][] {
  if (!tiebreak?.finalists || tiebreak.champion === null) return []
  const { champion, finalists, out } = tiebreak
  const beaten = finalists.filter((seat) => seat !== champion)
  return [[champion], beaten, [...out]]
}
