/** `youth-move` as people write it: `Youth move`. */
export function titled(id: string): string {
  const words = id
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `title-chase` as it stands on the box: `Title Chase`. */
export const gameName = (ruleset: string): string => ruleset.split('-').map(titled).join(' ')

const counted = new Intl.NumberFormat('en-GB')
export const figure = (value: number): string => counted.format(value)

/** `4:05`, `1 h 20 min`, `2 days`. */
export function lasting(seconds: number): string {
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (seconds < 2 * 86_400)
    return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
  return `${Math.floor(seconds / 86_400)} days`
}

/**
 * Sentences call a seat by what the table fixed: a name is no part of the game, and would speak to
 * models in the voice of the rules. Where that is but a number, people are told who sits there.
 */
export const byName = (words: string | undefined, names: readonly string[]): string =>
  (words ?? '').replace(/\bSeat (\d+)\b/g, (handle, seat) => names[Number(seat)] ?? handle)
