import { eventContext } from './event-text.ts'
import type { Game } from './game.ts'
import { sameJson } from './json.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import { listMoves } from './sampling.ts'
import type { Space } from './space.ts'
import { textOfSpace } from './text.ts'
import type { QuestionContext, Wording } from './texts.ts'
import type { Tagged, Types } from './types.ts'

/**
 * Creates the context for describing an open decision. A caller that has already computed the
 * player's view passes `view`, so that the view is not computed twice.
 */
export function questionContext<K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  decision: OpenDecision<K>,
  view: K['view'] = rules.viewFor(state, decision.seat, table),
  wording?: Wording,
): QuestionContext<K> {
  const { seat } = decision
  return { ...eventContext(rules, table, seat, wording), view, seat, decision }
}

export const questionOf = <K extends Types>(
  { words }: Ruleset<K>,
  context: QuestionContext<K>,
): string => words.questions[context.decision.kind as K['kind']](context)

export const labelOf = <K extends Types>(
  { words }: Ruleset<K>,
  move: K['move'],
  context: QuestionContext<K>,
): string => words.moves[move.type as K['move']['type']](move as never, context)

export function lineOf<K extends Types>(
  { words }: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  context: QuestionContext<K>,
): string {
  const type = spaces[0]?.type as K['move']['type'] | undefined
  const line = type === undefined ? undefined : words.spaces?.[type]
  return line?.(spaces as never, context) ?? spaces.map(textOfSpace).join('; ')
}

const NEAREST_MAX = 3
const COMPARED_MAX = 1_000

export interface Near<K extends Types> {
  /** The move that `label` describes; null if `label` describes a set of moves. */
  readonly move: K['move'] | null
  readonly label: string
}

/**
 * Returns the legal moves that are most similar to a refused move. If the legal moves are known
 * only approximately, returns one line that describes the whole set of moves.
 */
export function nearestTo<K extends Types>(
  rules: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  refused: Tagged,
  context: QuestionContext<K>,
): Near<K>[] {
  const ofType = spaces.filter(({ type }) => type === refused.type)
  if (ofType.some(({ exact }) => !exact))
    return [{ move: null, label: lineOf(rules, ofType, context) }]
  return nearestMoves(spaces, refused).map((move) => ({
    move,
    label: labelOf(rules, move, context),
  }))
}

function nearestMoves<M extends Tagged>(spaces: readonly Space<M>[], refused: Tagged): M[] {
  const moves = listMoves(
    spaces.filter(({ exact }) => exact),
    COMPARED_MAX,
  )
  const fields = refused as unknown as Readonly<Record<string, unknown>>
  const near = (moves ?? []).map((move) => {
    const entries = Object.entries(move)
    const shared = entries.filter(([name, value]) => sameJson(value, fields[name])).length
    const away = entries.reduce((sum, [name, value]) => sum + distance(value, fields[name]), 0)
    return { move, shared, away }
  })
  return near
    .sort((one, other) => other.shared - one.shared || one.away - other.away)
    .slice(0, NEAREST_MAX)
    .map(({ move }) => move)
}

const distance = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) : 0
