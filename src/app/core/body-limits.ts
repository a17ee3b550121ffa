import { type MalformedField, malformedFields } from '../../engine/kernel/refusal.ts'

const DEPTH_MAX = 32
export const NODES_MAX = 2_000
export type BodyLimit = 'move' | 'save' | 'pack'
const LARGE_NODES_MAX = 200_000

export const nodesOf = (weight: BodyLimit | undefined): number =>
  weight === 'save' || weight === 'pack' ? LARGE_NODES_MAX : NODES_MAX

/** The steps of the path to an invalid field, innermost field first. */
interface Trouble {
  readonly message: string
  readonly path: string[]
}
interface Budget {
  readonly most: number
  nodes: number
}

/**
 * A request body is checked before any schema is applied, because recursive schemas would fail for
 * very deep bodies, and because Postgres refuses U+0000 and lone surrogates.
 */
export function bodyProblem(body: unknown, nodesMax: number = NODES_MAX): MalformedField | null {
  const trouble = search(body, 0, { most: nodesMax, nodes: 0 })
  if (trouble === null) return null
  const { message, path } = trouble
  return malformedFields([{ path: path.reverse(), message }])[0]!
}

/** `search` checks the body of every move, so it allocates no memory unless the body is invalid. */
function search(value: unknown, depth: number, budget: Budget): Trouble | null {
  budget.nodes += 1
  if (budget.nodes > budget.most)
    return { message: `has more than ${budget.most} values`, path: [] }
  if (depth > DEPTH_MAX) return { message: `is nested deeper than ${DEPTH_MAX}`, path: [] }
  if (typeof value !== 'object' || value === null) {
    const message = troubleOf(value)
    return message === null ? null : { message, path: [] }
  }
  if (Array.isArray(value)) {
    // An index loop is used, because `for…in` would first create a list of all keys of the array.
    for (let step = 0; step < value.length; step += 1) {
      const trouble = search(value[step], depth + 1, budget)
      if (trouble !== null) return within(step, trouble, budget)
    }
    return null
  }
  // `for…in` is safe because parsed JSON has no inherited properties.
  for (const step in value) {
    const wrongName = troubleOf(step)
    if (wrongName !== null) return { message: `has a key that ${wrongName}`, path: [] }
    const trouble = search((value as Record<string, unknown>)[step], depth + 1, budget)
    if (trouble !== null) return within(step, trouble, budget)
  }
  return null
}

function within(step: string | number, trouble: Trouble, { nodes, most }: Budget): Trouble {
  if (nodes <= most) trouble.path.push(String(step))
  return trouble
}

function troubleOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'is too large'
  if (typeof value !== 'string') return null
  if (value.includes('\u0000')) return 'holds U+0000'
  return value.isWellFormed() ? null : 'contains a lone surrogate'
}
