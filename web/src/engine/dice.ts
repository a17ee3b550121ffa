import type { FoldedGame } from './folded-game.ts'

/**
 * Luck of each seat at several versions of the game: the sum of the seat's dice minus the expected
 * sum.
 */
export interface LuckOverTime {
  readonly lines: readonly (readonly number[])[]
  /**
   * For each version, two standard deviations of the luck of a seat. In 95 % of games, the luck of
   * a seat is within two standard deviations.
   */
  readonly band: readonly number[]
}

/**
 * Returns the luck of each seat at the given versions of a game, or null if no seat has rolled a
 * die.
 */
export function luckOver(recording: FoldedGame, versions: readonly number[]): LuckOverTime | null {
  const { table, events, rules } = recording
  if (!rules.throwsOf) return null
  const sums = Array.from({ length: table.seats }, () => 0)
  const variances = Array.from({ length: table.seats }, () => 0)
  const lines: number[][] = sums.map(() => [])
  const band: number[] = []
  let next = 0
  for (const version of versions) {
    for (const { event } of events.slice(next, version))
      for (const { seat, value, faces } of rules.throwsOf(event, table.content)) {
        sums[seat] = (sums[seat] ?? 0) + value - meanOf(faces)
        variances[seat] = (variances[seat] ?? 0) + varianceOf(faces)
      }
    next = version
    for (const [seat, line] of lines.entries()) line.push(sums[seat] ?? 0)
    band.push(2 * Math.sqrt(Math.max(...variances)))
  }
  return variances.some((one) => one > 0) ? { lines, band } : null
}

const meanOf = (faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, 0) / faces.length

const varianceOf = (faces: readonly number[]): number => {
  const mean = meanOf(faces)
  return meanOf(faces.map((face) => (face - mean) ** 2))
}
