import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Decision, Seat } from '../../kernel/types.ts'
import { seatsToChoose } from './read/league.ts'
import { matchOf } from './read/match.ts'
import { type MatchQuestion, nextMatchQuestion } from './read/match-question.ts'
import type { At, State, Table, TitleChase } from './types.ts'

type Question = Decision<TitleChase>

export function openDecisions(state: State, table: Table): readonly Question[] {
  const at = { state, table }
  const { ending, match, season, step, currentSeat: seat, turn } = state.shared
  if (ending) return []
  if (match) {
    const question = nextMatchQuestion(at)
    return question ? [beforeMatch(at, question)] : []
  }
  const choosing = seatsToChoose(at)
  if (choosing.length > 0) return choosing.map((one) => chooseTeam(season, one))
  if (seat === null) return []
  if (step === 'roll') return [{ key: `roll ${turn}`, kind: 'turn-roll', seat, moves: ['roll'] }]
  if (step !== 'nominate') return []
  return [{ key: `pink ${turn}`, kind: 'pink-nominate', seat, moves: ['nominate'] }]
}

/**
 * The key of this decision contains no teams, so that the decision keeps its id when another seat
 * takes a team.
 */
const chooseTeam = (season: number, seat: Seat): Question => ({
  key: `team ${season} ${seat}`,
  kind: 'choose-team',
  seat,
  moves: ['choose-team'],
})

/** After a purchase or an appeal, the clock for the decision before the match keeps running. */
function beforeMatch(at: At, { kind, side, seat }: MatchQuestion): Question {
  const { competition, round, no, cupRound, tie, replay } = matchOf(at)
  const place = competition === 'league' ? [round, no] : [cupRound, tie, replay]
  const key = [kind, side, at.state.shared.season, ...place].join(' ')
  if (kind === 'match-penalty') return { key, kind, seat, moves: ['commit-penalty'] }
  const moves = ['commit-lineup', 'buy-star', 'play-appeal'] as const
  return { key, kind, seat, moves, clock: key }
}

export const paces: Ruleset<TitleChase>['paces'] = {
  'choose-team': { share: 1 },
  'turn-roll': { share: 1 },
  'pink-nominate': { share: 1 },
  'match-stars': { share: 2 },
  'match-penalty': { share: 0.5 },
}
