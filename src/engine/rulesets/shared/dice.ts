export const SIX = [1, 2, 3, 4, 5, 6] as const

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0)
