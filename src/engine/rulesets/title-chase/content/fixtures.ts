/** A match: the home team and the away team, as numbers of slots or of league teams. */
export type Pair = readonly [number, number]
export type Rounds = readonly (readonly Pair[])[]

export const TEAMS = 12
export const ROUNDS = 22

export function doubleRoundRobinFaults(rounds: Rounds): string[] {
  if (rounds.length !== ROUNDS) return [`there are ${rounds.length} rounds, not ${ROUNDS}`]
  const faults: string[] = []
  const met = new Set<number>()
  for (const [index, round] of rounds.entries()) {
    const playing = new Set(round.flat().filter((team) => team >= 0 && team < TEAMS))
    if (round.length !== TEAMS / 2 || playing.size !== TEAMS)
      faults.push(`not every team plays once in round ${index + 1}`)
    for (const [home, away] of round) met.add(home * TEAMS + away)
  }
  if (faults.length === 0 && met.size !== TEAMS * (TEAMS - 1))
    faults.push('not every pair meets once at each ground')
  return faults
}
