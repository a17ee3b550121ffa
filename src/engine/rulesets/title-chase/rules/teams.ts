import { at } from '../../../kernel/define.ts'
import type { Problem, Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import { seatOfTeam, seatsToChoose } from '../read/league.ts'
import { problem } from '../refusals.ts'
import type { TeamId } from '../state.ts'
import type { At, Play, TitleChase } from '../types.ts'

export const teamRules: Rules<TitleChase, 'choose-team'> = {
  'choose-team': {
    problem: (at, { move }) => teamProblem(at, move.team),
    spaces: (at) => [exactly('choose-team', { team: oneOf(freeTeams(at)) })],
    act: ({ emit }, { seat, move }) =>
      emit({ type: 'team.chosen', seat, team: move.team, auto: false }),
  },
}

function teamProblem(at: At, team: TeamId): Problem | null {
  if (seatOfTeam(at, team) !== null) return problem('team-taken', { team })
  const isKnown = at.state.shared.league.teams.some(({ id }) => id === team)
  return isKnown ? null : problem('unknown-team', { team })
}

export const freeTeams = (at: At): TeamId[] =>
  at.state.shared.league.teams.map(({ id }) => id).filter((team) => !teamProblem(at, team))

export function assignTeams(play: Play): void {
  const { state, table, chance, emit } = play
  const { teamAssignment } = table.options
  const isPreset = teamAssignment === 'preset' && state.shared.season === 1
  if (teamAssignment !== 'random' && !isPreset) return
  const wanted = table.choices.map(({ team }) => (isPreset ? team : null))
  for (const seat of seatsToChoose(play)) {
    const free = freeTeams(play).filter((team) => !wanted.includes(team))
    const named = at(wanted, seat)
    const team = named ?? at(free, isPreset ? 0 : chance.below(free.length))
    emit({ type: 'team.chosen', seat, team, auto: true })
  }
}
