import type { Chance } from '../../../kernel/chance.ts'
import { at } from '../../../kernel/define.ts'
import { type Pair, type Rounds, TEAMS } from '../content/fixtures.ts'

export function generateRounds(template: Rounds, chance: Chance): Pair[][] {
  const team = chance.shuffle(Array.from({ length: TEAMS }, (_, slot) => slot))
  const isFlipped = chance.below(2) === 1
  return labelled(template, team, isFlipped).map((round) => chance.shuffle(round))
}

export function labelled(
  template: Rounds,
  team: readonly number[],
  isFlipped: boolean,
): readonly Pair[][] {
  const swapped = (round: readonly Pair[]) => round.map(([home, away]): Pair => [away, home])
  const season = [...template, ...template.map(swapped)]
  return season.map((round) =>
    (isFlipped ? swapped(round) : round).map(
      ([home, away]): Pair => [at(team, home), at(team, away)],
    ),
  )
}
