import type { Move } from '../moves/space.ts'
import * as en from '../text/play/en.ts'
import { withSeatNames } from '../ui/format.ts'
import type { Decision } from './game-connection.ts'

export interface NamedAnswer {
  readonly move: Move
  readonly label: string
}

const isComplete = ({ exact, count, examples }: Decision): boolean =>
  exact && examples.length > 0 && count <= examples.length

/**
 * Returns all possible answers to the decision, the most important answers first; returns null if
 * the decision has too many answers.
 */
export const allAnswers = (
  decision: Decision,
  names: readonly string[],
): readonly NamedAnswer[] | null => (isComplete(decision) ? answersIn(decision, names) : null)

function answersIn(
  { examples, labels = [], kinds = [] }: Decision,
  names: readonly string[],
): readonly NamedAnswer[] {
  const rank = ({ move }: NamedAnswer) => kinds.findIndex(({ type }) => type === move.type)
  return examples
    .map((move, at) => ({ move: move as Move, label: labelled(labels[at], names) }))
    .toSorted((one, other) => rank(one) - rank(other))
}

export function labelled(label: string | undefined, names: readonly string[]): string {
  const text = withSeatNames(label, names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const kindLabel = ({ kinds = [] }: Decision, type: string): string =>
  kinds.find((one) => one.type === type)?.label ?? en.answers.send
