import { type MalformedField, malformedFields } from '../../kernel/refusal.ts'

export const DEPTH_MAX = 32
export const NODES_MAX = 2_000
/** A save may be a season of a league. */
export const SAVE_NODES_MAX = 200_000

interface Node {
  readonly value: unknown
  readonly depth: number
  readonly step: string
  readonly parent: Node | null
}

/**
 * What is wrong with a parsed body before any schema looks at it. Schemas call themselves, so they
 * must not be the first to see how deep a body is; and Postgres takes no U+0000 in a text, nor half
 * a surrogate pair.
 */
export function troubleIn(body: unknown, nodesMax: number = NODES_MAX): MalformedField | null {
  const open: Node[] = [{ value: body, depth: 0, step: '', parent: null }]
  let nodes = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes += 1
    if (nodes > nodesMax) return { pointer: '', message: `has more than ${nodesMax} values` }
    const { value, depth } = node
    const trouble = depth > DEPTH_MAX ? `is nested deeper than ${DEPTH_MAX}` : troubleOf(value)
    if (trouble !== null) return troubleAt(node, trouble)
    if (typeof value !== 'object' || value === null) continue
    for (const [step, child] of Object.entries(value)) {
      if (troubleOf(step) !== null) return troubleAt(node, `has a name that ${troubleOf(step)}`)
      open.push({ value: child, depth: depth + 1, step, parent: node })
    }
  }
  return null
}

function troubleOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'is too large a number'
  if (typeof value !== 'string') return null
  if (value.includes('\u0000')) return 'holds U+0000'
  return value.isWellFormed() ? null : 'holds half a surrogate pair'
}

function troubleAt(node: Node, message: string): MalformedField {
  const path: string[] = []
  for (let at: Node | null = node; at?.parent; at = at.parent) path.unshift(at.step)
  return malformedFields([{ path, message }])[0]!
}
