export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0)
