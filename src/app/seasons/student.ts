/** The quantile of Student's t-distribution for a 95 % interval. */
const TAIL = 0.975
const STEPS_MAX = 200
const HALVINGS = 60
const TINY = 1e-300
const EXACT = 1e-13

/**
 * Returns half the width of the 95 % confidence interval of the mean, which is based on Student's
 * t-distribution. Returns null if there are fewer than two numbers.
 */
export function reachOf(numbers: readonly number[]): number | null {
  const count = numbers.length
  if (count < 2) return null
  const mean = numbers.reduce((sum, number) => sum + number, 0) / count
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (count - 1)
  return quantileOf(count - 1) * Math.sqrt(variance / count)
}

/**
 * Bisection is possible because the distribution is strictly increasing. The largest quantile, for
 * one degree of freedom, is 12.7.
 */
export function quantileOf(freedom: number): number {
  let [low, high] = [0, 13]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (distribution(middle, freedom) < TAIL) low = middle
    else high = middle
  }
  return high
}

const distribution = (t: number, freedom: number): number =>
  1 - betaShare(freedom / (freedom + t * t), freedom / 2, 0.5) / 2

/** Regularized incomplete beta function, computed by its continued fraction (Lentz). */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  )
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b
}

function fraction(x: number, a: number, b: number): number {
  const safe = (number: number) => (Math.abs(number) < TINY ? TINY : number)
  let c = 1
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let step = 1; step <= STEPS_MAX; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step))
    d = 1 / safe(1 + even * d)
    c = safe(1 + even / c)
    result *= d * c
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1))
    d = 1 / safe(1 + odd * d)
    c = safe(1 + odd / c)
    const change = d * c
    result *= change
    if (Math.abs(change - 1) < EXACT) break
  }
  return result
}

/** Lanczos coefficients for g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
] as const

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const [first, ...others] = LANCZOS
  const sum = others.reduce((sum, one, place) => sum + one / (x + place), first as number)
  const t = x + others.length - 1.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}
