import type { Seat, Tagged } from '../../../src/engine/kernel/types.ts'
import type { FoldedGame } from './folded-game.ts'

interface Throw {
  readonly seat: Seat
  readonly value: number
  /** All possible values, equally likely. */
  readonly faces: readonly number[]
}

/** Luck of each seat at some versions: the sum of its dice minus the expected sum. */
export interface LuckOverTime {
  readonly lines: readonly (readonly number[])[]
  /** Two standard deviations: 95% of games stay within it. */
  readonly band: readonly number[]
}

/** Null if no seat has rolled a die. */
export function luckOver(recording: FoldedGame, versions: readonly number[]): LuckOverTime | null {
  const { table, events, log } = recording
  const dice = diceIn(log.header.ruleset)
  if (!dice) return null
  const sums = Array.from({ length: table.seats }, () => 0)
  const variances = Array.from({ length: table.seats }, () => 0)
  const lines: number[][] = sums.map(() => [])
  const band: number[] = []
  let next = 0
  for (const version of versions) {
    for (const { event } of events.slice(next, version))
      for (const { seat, value, faces } of dice(event, table.content)) {
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

const SIX = [1, 2, 3, 4, 5, 6]
const six = ({ seat }: ByASeat, value: number): Throw => ({ seat, value, faces: SIX })

type ByASeat = Tagged & { readonly seat: Seat }
type Dice = (event: Tagged, content: unknown) => readonly Throw[]

/** The rolls in events of a ruleset; undefined for a game without dice. */
export const diceIn = (ruleset: string): Dice | undefined => diceOf[ruleset]

/** Which events are rolls, see docs/luck.md; GOALSCORER has no dice. */
const diceOf: Readonly<Record<string, Dice>> = {
  starplayer(event) {
    if (event.type !== 'dice.rolled') return []
    const thrown = event as ByASeat & { dice: readonly number[] }
    return thrown.dice.map((value) => six(thrown, value))
  },
  'rising-star'(event) {
    if (event.type !== 'die.rolled') return []
    const thrown = event as ByASeat & { value: number }
    return [six(thrown, thrown.value)]
  },
  superclub(event) {
    if (!['manager.rolled', 'tie.rolled', 'training.rolled'].includes(event.type)) return []
    const thrown = event as ByASeat & { die: number }
    return [six(thrown, thrown.die)]
  },
  'title-chase'(event, content) {
    if (event.type !== 'die.rolled') return []
    const { seat, die, face } = event as ByASeat & { die: string; face: number }
    const { dice } = content as { dice: Readonly<Record<string, readonly number[]>> }
    return [{ seat, value: face, faces: dice[die] ?? SIX }]
  },
}
