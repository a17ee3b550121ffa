export function countUpTo(rising: readonly number[], most: number): number {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? most) <= most) low = middle + 1
    else high = middle
  }
  return low
}
