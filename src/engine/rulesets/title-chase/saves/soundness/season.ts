import { sameJson } from '../../../../kernel/json.ts'
import { doubleRoundRobinFaults, type Pair, ROUNDS } from '../../content/fixtures.ts'
import { leagueOf } from '../../options.ts'
import { playableStars } from '../../read/holdings.ts'
import { seatsToChoose } from '../../read/league.ts'
import { penaltyOf, seatOf, sides, teamOf } from '../../read/match.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf, sameList, sameSet } from './faults.ts'

/** What the league keeps to: its teams, the fixture list, the results, the season's place. */
export function seasonFaults(at: Whole): Fault[] {
  const { season, history, ending, league } = at.state.shared
  const { options } = at.table
  const isComplete = ending?.reason === 'completed'
  return [
    ...faultIf(season > options.seasons, '/season', 'there are not so many seasons'),
    ...faultIf(
      isComplete && season !== options.seasons,
      '/season',
      'the game ended before its last season',
    ),
    ...faultIf(
      season > 0 && !sameJson(league, leagueOf(at.table)),
      '/league',
      'not the league of the options',
    ),
    ...historyFaults(at),
    ...faultIf(
      history.length !== (isComplete ? season : Math.max(0, season - 1)),
      '/history',
      'one result a finished season',
    ),
    ...listFaults(at),
    ...resultsFaults(at),
    ...matchFaults(at),
  ]
}

function historyFaults({ state }: Whole): Fault[] {
  const { history, seats, ending } = state.shared
  const fits = history.every(
    ({ season, positions, payments, winner, double }, place) =>
      season === place + 1 &&
      positions.length === seats.length &&
      payments.length === seats.length &&
      winner < seats.length &&
      (double === null || double < seats.length),
  )
  const ranked = ending ? ending.ranking.map(String) : null
  const all = seats.map((_, seat) => String(seat))
  return [
    ...faultIf(!fits, '/history', 'results of these seats, season by season'),
    ...faultIf(ranked !== null && !sameSet(ranked, all), '/ending', 'every seat is ranked once'),
  ]
}

/** A double round robin of the league's teams, and lots for all of them. */
function listFaults(at: Whole): Fault[] {
  const { fixtures, lots, league, season } = at.state.shared
  const ids = league.teams.map(({ id }) => id)
  if (season === 0 || seatsToChoose(at).length > 0)
    return [
      ...faultIf(fixtures.length > 0, '/fixtures', 'no list before the teams are chosen'),
      ...faultIf(lots.length > 0, '/lots', 'no lots before the teams are chosen'),
    ]
  const rounds = fixtures.map((round) =>
    round.map(({ home, away }): Pair => [ids.indexOf(home), ids.indexOf(away)]),
  )
  return [
    ...doubleRoundRobinFaults(rounds).map((message) => ({ pointer: '/fixtures', message })),
    ...faultIf(!sameSet(lots, ids), '/lots', 'each league team once'),
  ]
}

/** Rounds before are complete, the present one is played in order, later ones are due. */
function resultsFaults({ state, table }: Whole): Fault[] {
  const { fixtures, roundsPlayed, queue } = state.shared
  const { version } = table.options
  const [due] = queue
  const present = due?.kind === 'round' ? due.round : null
  return [
    ...faultIf(roundsPlayed > ROUNDS, '/roundsPlayed', 'there are 22 rounds'),
    ...faultIf(
      present !== null && present !== roundsPlayed + 1,
      '/secret/queue',
      'not the next round',
    ),
    ...fixtures.flatMap((round, index) => {
      const pointer = `/fixtures/${index}`
      const done = round.map(({ status }) => status !== 'due')
      const isOrdered = done.every((one, place) => !one || place === 0 || done[place - 1] === true)
      const allowed =
        index < roundsPlayed
          ? done.every(Boolean)
          : index + 1 === present
            ? isOrdered
            : !done.includes(true)
      return [
        ...faultIf(!allowed, pointer, 'its matches are not played when the round is'),
        ...faultIf(
          round.some(({ status, score }) => (status === 'played') !== (score !== null)),
          pointer,
          'a score for each match that was played',
        ),
        ...faultIf(
          version === 'long' && round.some(({ status }) => status === 'skipped'),
          pointer,
          'no match is skipped in the long version',
        ),
      ]
    }),
  ]
}

/** The match that runs is the next one due, between those who manage its teams. */
function matchFaults(at: Whole): Fault[] {
  const { match, seats, queue, step } = at.state.shared
  if (!match) return []
  const pointer = '/secret/match'
  const [due] = queue
  const isDue =
    match.competition === 'league'
      ? due?.kind === 'round' && due.round === match.round
      : due?.kind === 'cup' && due.cupRound === match.cupRound
  return [
    ...faultIf(!isDue || step !== 'rounds', pointer, 'this match is not due'),
    ...faultIf(!isNextMatch(at), pointer, 'not the next match'),
    ...sides.flatMap((side) => {
      const seat = seatOf(at, side)
      const team = teamOf(at, side)
      const line = match.lineUp[side]
      const card = penaltyOf(at, side)
      if (seat === null) {
        const isManaged = seats.some((one) => one.team === team)
        const isIdle = sameList(line ?? ['none'], []) && card === null
        return faultIf(isManaged || !isIdle, pointer, `${side} plays as it cannot`)
      }
      const manager = seats[seat]
      if (!manager || manager.team !== team)
        return [{ pointer, message: `${side} is not this manager’s team` }]
      const playable = playableStars(at, seat)
      return [
        ...faultIf(
          (line ?? []).some((star) => !playable.includes(star)),
          pointer,
          `${side} cannot play these stars`,
        ),
        ...faultIf(
          card !== null && !manager.keep.includes(card),
          pointer,
          `${side} does not hold its penalty card`,
        ),
      ]
    }),
  ]
}

function isNextMatch({ state }: Whole): boolean {
  const { match, fixtures, cup } = state.shared
  if (!match) return true
  if (match.competition === 'league') {
    const round = fixtures[(match.round ?? 0) - 1] ?? []
    const no = round.findIndex(({ status }) => status === 'due') + 1
    const fixture = round[no - 1]
    return (
      no === match.no &&
      fixture?.home === match.home &&
      fixture.away === match.away &&
      match.firstHome === match.home &&
      match.replay === 0 &&
      !match.neutral
    )
  }
  const tie = cup.ties.at(-1)
  if (!tie || tie.winner !== null) return false
  const isSwapped = match.replay % 2 === 1
  return (
    tie.tie === match.tie &&
    tie.cupRound === match.cupRound &&
    tie.matches.length === match.replay &&
    match.home === (isSwapped ? tie.away : tie.home) &&
    match.away === (isSwapped ? tie.home : tie.away) &&
    match.firstHome === tie.home &&
    match.neutral === (tie.cupRound === 'FINAL')
  )
}
