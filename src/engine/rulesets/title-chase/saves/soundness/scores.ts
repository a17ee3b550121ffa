import { categories } from '../../content/effects.ts'
import type { Content } from '../../content/schema.ts'
import { seatOfTeam } from '../../read/league.ts'
import type { TeamId } from '../../state.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf, sameList } from './faults.ts'

/** A side of a match that was played: with how many stars, where that is known. */
interface Side {
  readonly team: TeamId
  readonly die: 'blue' | 'red'
  readonly goals: number
  readonly stars: number | null
}

/** No side has more or fewer goals than its die, its stars and a penalty card can bring. */
export function scoresFaults(at: Whole): Fault[] {
  const { fixtures, cup } = at.state.shared
  const league = fixtures.flatMap((round, index) =>
    round.flatMap(({ home, away, score }) => {
      if (score === null) return []
      const [scored, conceded] = score
      const sides: Side[] = [
        { team: home, die: 'blue', goals: scored, stars: null },
        { team: away, die: 'red', goals: conceded, stars: null },
      ]
      return faultIf(!sides.every((one) => canScore(at, one)), `/fixtures/${index}`, IMPOSSIBLE)
    }),
  )
  const ties = cup.ties.flatMap(({ cupRound, matches }) =>
    matches.flatMap(({ home, away, score, lineUps }) => {
      const [scored, conceded] = score
      const [homeStars, awayStars] = lineUps
      const sides: Side[] = [
        {
          team: home,
          die: cupRound === 'FINAL' ? 'red' : 'blue',
          goals: scored,
          stars: homeStars.length,
        },
        { team: away, die: 'red', goals: conceded, stars: awayStars.length },
      ]
      return [
        ...faultIf(!sides.every((one) => canScore(at, one)), '/cup/ties', IMPOSSIBLE),
        ...faultIf(!lineUps.every(isLineUp), '/cup/ties', 'each star once, in order'),
      ]
    }),
  )
  return [...league, ...ties, ...skippedFaults(at)]
}

const IMPOSSIBLE = 'no dice give this score'

const isLineUp = (stars: readonly string[]): boolean =>
  sameList(
    stars,
    categories.filter((one) => stars.includes(one)),
  )

function canScore(at: Whole, { team, die, goals, stars }: Side): boolean {
  const { dice } = at.table.content
  const isManaged = mayBeManaged(at, team)
  if (!isManaged) return (stars ?? 0) === 0 && dice[die].includes(goals)
  const played = stars === null ? [0, ...categories.map((_, place) => place + 1)] : [stars]
  const faces = dice[die].flatMap((face) => [face, ...dice.black.map((black) => face + black)])
  return played.some((added) => faces.includes(goals - added))
}

/** Somebody runs the team, or may have run it before they left. */
function mayBeManaged(at: Whole, team: TeamId): boolean {
  const { seats, league } = at.state.shared
  const hasSomebodyLeft = seats.some(({ resigned }) => resigned !== null)
  const isInLeague = league.teams.some(({ id }) => id === team)
  return isInLeague && (hasSomebodyLeft || seatOfTeam(at, team) !== null)
}

/** In the short version just those matches are skipped that nobody of the table plays. */
function skippedFaults(at: Whole): Fault[] {
  const runs = (team: TeamId) => seatOfTeam(at, team) !== null
  return at.state.shared.fixtures.flatMap((round, index) =>
    round.flatMap(({ home, away, status }) => {
      const isWrong =
        status === 'skipped'
          ? runs(home) || runs(away)
          : status === 'played' &&
            at.table.options.version === 'mini' &&
            !(mayBeManaged(at, home) || mayBeManaged(at, away))
      return faultIf(isWrong, `/fixtures/${index}`, 'not the matches that are skipped')
    }),
  )
}

/** The most goals that a side can have in one match. */
export const goalsMost = ({ dice }: Content): number =>
  Math.max(...dice.blue, ...dice.red) + categories.length + Math.max(0, ...dice.black)
