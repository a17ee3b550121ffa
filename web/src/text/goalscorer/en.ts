export const pitch = 'Pitch'
export const star = 'Star Player'
export const moveTo = (square: string) => `Move to ${square}`
export const capture = (counter: string) => `Capture ${counter}`
/**
 * Describes a counter, for example `Your 9, First Teamer, on c4` or `Omar’s hidden counter, Youth,
 * on b7`.
 */
export const counter = ({ owner, number, part, square }: CounterFacts) =>
  [
    `${owner === null ? 'Your' : `${owner}’s`} ${number ?? 'hidden counter'}`,
    part,
    ...(square === null ? [] : [`on ${square}`]),
  ].join(', ')
export const status = {
  'first-team': 'First Teamer',
  youth: 'Youth',
  substitute: 'Substitute',
  captured: 'captured',
  removed: 'removed',
  replaced: 'replaced',
}
export const debut = (number: string) => `Debut the ${number}`
export const bringOn = (number: string) => `Bring on your Substitute (${number})`
export const thenSquare = 'Then choose a square on the Pitch.'
export const tray = (owner: string | null) =>
  owner === null ? 'Your counters' : `${owner}’s counters`
export const allOn = 'All counters are on the Pitch.'
export const hidden = 'Still hidden'
export const nothingHidden = 'No counters are hidden.'
export const key = {
  firstTeam: 'First Teamer',
  youth: 'Your Youth Counter',
  hidden: 'Youth, hidden',
  revealed: 'Revealed',
}
export const progress = ({
  turn,
  turns,
  move,
}: {
  turn: number
  turns: number | null
  move: 1 | 2
}) => [turns === null ? `Turn ${turn}` : `Turn ${turn} of ${turns}`, `Move ${move} of 2`]

interface CounterFacts {
  /** Name of the counter's owner; null if the counter belongs to the viewer. */
  readonly owner: string | null
  /** Number of the counter; null if the counter's identity is hidden. */
  readonly number: string | null
  readonly part: string
  readonly square: string | null
}
