import type { Ruleset } from '../kernel/ruleset.ts'
import type { Coverage } from './coverage.ts'
import type { AnyWitnesses } from './laws.ts'

/** A clause of the rulebook, and how test games prove that the clause is implemented. */
export interface ShownClause {
  readonly clause: string
  /**
   * Event, law or refusal that occurs in test games and proves that the clause is implemented; null
   * if a general check of the engine covers the clause, or if no game can prove it.
   */
  readonly feature: string | null
  readonly by:
    | 'laws'
    | 'events, questions and causes'
    | 'refusals'
    | 'checks of the engine'
    | 'none'
  readonly reason: string
}

const listed = (clauses: string | undefined): string[] => clauses?.split(' ') ?? []

/**
 * Returns all rulebook clauses of a ruleset. For each clause, the result contains the event, law,
 * refusal or check with which test games prove that the clause is implemented.
 */
export function shownClauses(rules: Ruleset, witnesses: AnyWitnesses): ShownClause[] {
  const { laws, seen, checks, never } = witnesses
  const named = (
    by: ShownClause['by'],
    entries: Readonly<Record<string, string | undefined>>,
    featureOf: (name: string) => string | null,
  ) =>
    Object.entries(entries).flatMap(([name, clauses]) =>
      listed(clauses).map((clause) => ({ clause, feature: featureOf(name), by, reason: name })),
    )
  const refusals = Object.entries(rules.refusals).flatMap(([code, { clause }]) =>
    [clause].flat().map((one) => ({
      ...{ clause: one, feature: `refusal ${code}`, by: 'refusals' as const, reason: code },
    })),
  )
  return [
    ...named('laws', laws, (law) => `law ${law}`),
    ...named('events, questions and causes', seen, (feature) => feature),
    ...refusals,
    ...named('checks of the engine', checks, () => null),
    ...named('none', never, () => null),
  ]
}

/**
 * Returns the rulebook clauses that can be proved by test games, but that no test game has proved
 * yet.
 */
export function clausesNotReached(
  shown: readonly ShownClause[],
  { counts }: Coverage,
): ShownClause[] {
  const isReached = ({ feature, by }: ShownClause) =>
    by !== 'none' && (feature === null || (counts.get(feature) ?? 0) > 0)
  const reached = new Set(shown.filter(isReached).map(({ clause }) => clause))
  const seen = new Set<string>()
  return shown.filter(({ clause, by }) => {
    if (by === 'none' || reached.has(clause) || seen.has(clause)) return false
    seen.add(clause)
    return true
  })
}
