import { at as itemAt } from '../../../../kernel/define.ts'
import { sameJson } from '../../../../kernel/json.ts'
import { type Pair, type Rounds, TEAMS } from '../../content/fixtures.ts'
import { labelled } from '../../rules/fixtures.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf } from './faults.ts'

/** The fixture list is the one that was given or prepared, or one that the generator makes. */
export function listFaults({ state, table }: Whole): Fault[] {
  const { fixtures, league } = state.shared
  const { options, content } = table
  if (fixtures.length === 0) return []
  const ids = league.teams.map(({ id }) => id)
  const rounds = fixtures.map((round) =>
    round.map(({ home, away }): Pair => [ids.indexOf(home), ids.indexOf(away)]),
  )
  const agreed =
    typeof options.fixtures === 'object'
      ? options.fixtures.rounds
      : itemAt(content.preparedFixtures, 0).rounds
  const isAgreed =
    options.fixtures === 'generated'
      ? isGenerated(content.fixtureTemplate.rounds, rounds)
      : sameJson(rounds, agreed)
  return faultIf(!isAgreed, '/fixtures', 'not a list of the kind that the options name')
}

/** Slot 0 meets every other one in the first half: whoever sits there, the rest follows. */
function isGenerated(template: Rounds, rounds: Rounds): boolean {
  const teams = Array.from({ length: TEAMS }, (_, team) => team)
  return teams.some((first) => {
    const slots = teams.map((slot) => (slot === 0 ? first : -1))
    for (const [index, round] of template.entries())
      slots[opponentIn(round, 0)] = opponentIn(itemAt(rounds, index), first)
    return [false, true].some((isFlipped) =>
      sameJson(labelled(template, slots, isFlipped).map(inOrder), rounds.map(inOrder)),
    )
  })
}

/** Whom a team plays, at home or away. */
function opponentIn(round: readonly Pair[], team: number): number {
  const [home, away] = round.find((pair) => pair.includes(team)) ?? [-1, -1]
  return home === team ? away : home
}

const inOrder = (round: readonly Pair[]): Pair[] => round.toSorted(([one], [other]) => one - other)
