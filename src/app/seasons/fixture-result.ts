import type { Commit } from '../../engine/kernel/game.ts'
import type { Outcome } from '../../engine/kernel/types.ts'
import type { FixtureResult } from './port.ts'

export const seatOfDeal = (deal: number, seats: number): number => deal % seats

export function resultIn(
  { ranking, scores }: Outcome,
  commits: readonly Pick<Commit, 'cause' | 'at'>[],
  own: number,
): FixtureResult {
  const [first = []] = ranking
  const others = scores.filter((_, seat) => seat !== own)
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  const win = first.includes(own) ? 1 / first.length : 0
  return { win, margin: (scores[own] ?? 0) - mean, ...timesIn(commits, own) }
}

function timesIn(commits: readonly Pick<Commit, 'cause' | 'at'>[], own: number) {
  let [moves, late, milliseconds, before] = [0, 0, 0, commits[0]?.at ?? 0]
  for (const { cause, at } of commits) {
    if (cause.kind === 'time-out' && cause.seat === own) late += 1
    if (cause.kind === 'move' && cause.seat === own) {
      moves += 1
      milliseconds += at - before
    }
    before = at
  }
  return { moves, late, seconds: milliseconds / 1_000 }
}
