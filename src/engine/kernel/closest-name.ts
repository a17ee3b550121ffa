const SLIPS_MAX = 2

/**
 * Returns the known name that is most similar to `written`, or null if no known name is similar
 * enough.
 */
export function nearestName(written: string, known: Iterable<string>): string | null {
  let nearest: string | null = null
  let least = Math.min(SLIPS_MAX, Math.floor(written.length / 3)) + 1
  for (const name of known) {
    const slips = slipsBetween(written.toLowerCase(), name.toLowerCase(), least)
    if (slips < least) [nearest, least] = [name, slips]
  }
  return nearest
}

function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : most,
      )
    }
    before = last
    last = next
  }
  return Math.min(most, last[other.length]!)
}
