import { eventContext } from './event-text.ts'
import type { Game } from './game.ts'
import { sameJson } from './json.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import { listMoves } from './sampling.ts'
import type { Space } from './space.ts'
import { textOfSpace } from './text.ts'
import type { QuestionContext } from './texts.ts'
import type { Tagged, Types } from './types.ts'

/**
 * What sentences about an open question may be made of: the view of the seat that is asked, which
 * whoever has it brings along.
 */
export function questionContext<K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  decision: OpenDecision<K>,
  view: K['view'] = rules.viewFor(state, decision.seat, table),
): QuestionContext<K> {
  const { seat } = decision
  return { ...eventContext(rules, table, seat), view, seat, decision }
}

/** The question as a sentence. */
export const questionOf = <K extends Types>(
  { words }: Ruleset<K>,
  asked: QuestionContext<K>,
): string => words.questions[asked.decision.kind as K['kind']](asked)

/** What a move means, and what it costs. */
export const labelOf = <K extends Types>(
  { words }: Ruleset<K>,
  move: K['move'],
  asked: QuestionContext<K>,
): string => words.moves[move.type as K['move']['type']](move as never, asked)

/** Spaces of one type in a line. */
export function lineOf<K extends Types>(
  { words }: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  asked: QuestionContext<K>,
): string {
  const type = spaces[0]?.type as K['move']['type'] | undefined
  const line = type === undefined ? undefined : words.spaces?.[type]
  return line?.(spaces as never, asked) ?? spaces.map(textOfSpace).join('; ')
}

const NEAREST_MAX = 3
const COMPARED_MAX = 1_000

/** What would be allowed instead. */
export interface Near<K extends Types> {
  /** Null: the label says of a whole space what its moves look like. */
  readonly move: K['move'] | null
  readonly label: string
}

/** The legal moves that are most like a refused one; of a hull, which holds others, its line. */
export function nearestTo<K extends Types>(
  rules: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  refused: Tagged,
  asked: QuestionContext<K>,
): Near<K>[] {
  const ofType = spaces.filter(({ type }) => type === refused.type)
  if (ofType.some(({ exact }) => !exact))
    return [{ move: null, label: lineOf(rules, ofType, asked) }]
  return nearestMoves(spaces, refused).map((move) => ({ move, label: labelOf(rules, move, asked) }))
}

/** The legal moves that share most fields with one that was refused. */
function nearestMoves<M extends Tagged>(spaces: readonly Space<M>[], refused: Tagged): M[] {
  const moves = listMoves(
    spaces.filter(({ exact }) => exact),
    COMPARED_MAX,
  )
  const fields = refused as unknown as Readonly<Record<string, unknown>>
  const shared = (move: M) =>
    Object.entries(move).filter(([name, value]) => sameJson(value, fields[name])).length
  const near = (moves ?? []).map((move) => ({ move, shared: shared(move) }))
  return near
    .sort((one, other) => other.shared - one.shared)
    .slice(0, NEAREST_MAX)
    .map(({ move }) => move)
}
