import type { Frozen } from '../../../../kernel/types.ts'
import { cupRounds } from '../../content/schema.ts'
import type { CupTie, TeamId } from '../../state.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf, sameList, sameSet } from './faults.ts'

type Tie = Frozen<CupTie>

/** Plays the cup again from its ties: who is in, who is out, and what lies face down. */
export function cupFaults(at: Whole): Fault[] {
  const { cup, league, cupRoundsPlayed, queue, season, ending } = at.state.shared
  const { maxReplays } = at.table.options
  if (season === 0) return []
  const field = [...league.teams, ...league.cupExtras].map(({ id }) => id)
  const [due] = queue
  const isPlaying = due?.kind === 'cup' && at.state.secret.stacks !== null
  const faults: Fault[] = []
  const out: TeamId[] = []
  let playing: TeamId[] = field
  for (const [index, cupRound] of cupRounds.entries()) {
    const ties = cup.ties.filter((one) => one.cupRound === cupRound)
    const isPresent = isPlaying && index === cupRoundsPlayed
    faults.push(...roundFaults(ties, playing, { isPresent, index, at }))
    faults.push(...ties.flatMap((tie) => tieFaults(tie, maxReplays, ending !== null)))
    const losers = ties.flatMap(loserOf)
    out.push(...losers)
    playing = playing.filter((team) => !losers.includes(team))
  }
  const final = cup.ties.find(({ cupRound }) => cupRound === 'FINAL')
  const winner = final?.winner ?? null
  return [
    ...faults,
    ...faultIf(cupRoundsPlayed > cupRounds.length, '/cup/roundsPlayed', 'there are four rounds'),
    ...faultIf(!isInOrder(cup.ties), '/cup/ties', 'round by round, tie by tie'),
    ...faultIf(!sameList(cup.alive, playing), '/cup/alive', 'not those who have won their ties'),
    ...faultIf(!sameList(cup.out, out), '/cup/out', 'not those who have lost their ties'),
    ...faultIf(
      cup.winner !== winner || cup.runnerUp !== (final ? (loserOf(final)[0] ?? null) : null),
      '/cup/winner',
      'not those of the final',
    ),
    ...stacksFaults(at, isPlaying),
  ]
}

const loserOf = ({ home, away, winner }: Tie): TeamId[] =>
  winner === null ? [] : [winner === home ? away : home]

const isInOrder = (ties: readonly Tie[]): boolean =>
  ties.every(({ cupRound, tie }, place) => {
    const before = ties[place - 1]
    const step = before ? cupRounds.indexOf(cupRound) - cupRounds.indexOf(before.cupRound) : 0
    const isFirst = before === undefined || step === 1
    return isFirst ? tie === 1 : step === 0 && tie === before.tie + 1
  })

interface RoundOfCup {
  readonly isPresent: boolean
  readonly index: number
  readonly at: Whole
}

/** All ties of a round that has been played, some of the present one, none of a later one. */
function roundFaults(
  ties: readonly Tie[],
  playing: readonly TeamId[],
  { isPresent, index, at }: RoundOfCup,
): Fault[] {
  const teams = ties.flatMap(({ home, away }) => [home, away])
  const undecided = ties.filter(({ winner }) => winner === null)
  const isComplete = sameSet(teams, playing) && undecided.length === 0
  const { match, ending, cupRoundsPlayed } = at.state.shared
  // A walkover may leave a tie where it stood.
  const isRunning = match !== null || ending !== null
  const isOpen = undecided.every((one) => one === ties.at(-1)) && isRunning
  const isAllowed =
    index < cupRoundsPlayed
      ? isComplete
      : isPresent
        ? undecided.length === 0 || isOpen
        : ties.length === 0
  return [
    ...faultIf(!isAllowed, '/cup/ties', `the ties of ${cupRounds[index]} do not fit the round`),
    ...faultIf(
      new Set(teams).size !== teams.length || teams.some((team) => !playing.includes(team)),
      '/cup/ties',
      `a team plays in ${cupRounds[index]} that cannot`,
    ),
  ]
}

/** Drawn matches are replayed with sides swapped; the last one decides, or lots do. */
function tieFaults(
  { home, away, matches, winner, tie }: Tie,
  maxReplays: number,
  isOver: boolean,
): Fault[] {
  const pointer = '/cup/ties'
  const areSwapped = matches.every((one, place) =>
    sameList([one.home, one.away], place % 2 === 0 ? [home, away] : [away, home]),
  )
  const drawn = matches.filter(({ score }) => score[0] === score[1]).length
  const last = matches.at(-1)
  const isDrawn = last !== undefined && last.score[0] === last.score[1]
  const better = last && (last.score[0] > last.score[1] ? last.home : last.away)
  const isDecided =
    winner === null
      ? isOver || drawn === matches.length
      : last !== undefined &&
        drawn === matches.length - (isDrawn ? 0 : 1) &&
        (isDrawn
          ? matches.length === maxReplays + 1 && [home, away].includes(winner)
          : winner === better)
  return [
    ...faultIf(!areSwapped, pointer, `tie ${tie}: replays swap home and away`),
    ...faultIf(matches.length > maxReplays + 1, pointer, `tie ${tie}: too many replays`),
    ...faultIf(!isDecided, pointer, `tie ${tie}: not won by who won it`),
  ]
}

/** Face down lie those teams of the round whose tie has not been turned over. */
function stacksFaults({ state }: Whole, isPlaying: boolean): Fault[] {
  const { cup, cupRoundsPlayed } = state.shared
  const { stacks } = state.secret
  const pointer = '/secret/stacks'
  if (!isPlaying) return faultIf(stacks !== null, pointer, 'no cup round is being played')
  const { home, away } = stacks ?? { home: [], away: [] }
  const shown = cup.ties
    .filter(({ cupRound }) => cupRounds.indexOf(cupRound) === cupRoundsPlayed)
    .flatMap((tie) => [tie.home, tie.away])
  const hidden = cup.alive.filter((team) => !shown.includes(team))
  return [
    ...faultIf(!sameSet([...home, ...away], hidden), pointer, 'not the teams still to come'),
    ...faultIf(home.length !== away.length, pointer, 'both stacks have as many cards'),
  ]
}
