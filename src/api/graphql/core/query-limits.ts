import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionSetNode,
  specifiedRules,
  type ValidationContext,
  validate,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { refusal } from './errors.ts'

export const queryLimits = {
  depth: 12,
  /**
   * Maximum cost of a GraphQL document in points. A field costs 1 point, and an operation costs 10
   * points. The fields of a fragment count each time the fragment is used.
   */
  cost: 1_000,
  aliases: 15,
  operations: 5,
  directives: 10,
  introspections: 2,
  introspectionAliases: 0,
  introspectionCost: 250,
  tokens: 1_000,
  characters: 16_384,
} as const
const OPERATION_COST = 10

export const parseOptions = { maxTokens: queryLimits.tokens }
export const validateOptions = { maxErrors: 5, hideSuggestions: true }

interface Size {
  readonly operations: number
  readonly depth: number
  readonly cost: number
  readonly aliases: number
  readonly directives: number
  readonly introspections: number
  readonly introspectionAliases: number
  readonly introspectionCost: number
}
const nothing: Size = {
  operations: 0,
  depth: 0,
  cost: 0,
  aliases: 0,
  directives: 0,
  introspections: 0,
  introspectionAliases: 0,
  introspectionCost: 0,
}

export function sizeRule(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>()

  function ofFragment(name: string): Size {
    const known = fragments.get(name)
    if (known) return known
    // Prevents endless recursion, because recursive fragments are refused only by a separate
    // validation rule.
    fragments.set(name, nothing)
    const fragment = context.getFragment(name)
    const size = fragment ? ofSelections(fragment.selectionSet) : nothing
    fragments.set(name, size)
    return size
  }

  function ofSelections({ selections }: SelectionSetNode): Size {
    return selections.reduce<Size>((sum, node) => {
      const own = { ...nothing, directives: node.directives?.length ?? 0 }
      if (node.kind === Kind.FRAGMENT_SPREAD) return together(sum, own, ofFragment(node.name.value))
      if (node.kind === Kind.INLINE_FRAGMENT)
        return together(sum, own, ofSelections(node.selectionSet))
      return together(sum, own, ofField(node))
    }, nothing)
  }

  function ofField(node: FieldNode): Size {
    const below = node.selectionSet ? ofSelections(node.selectionSet) : nothing
    // An introspection field counts as one level, because a separate validation rule limits the
    // depth of introspection.
    const isOfSchema = asksForSchema(node)
    const depth = isOfSchema ? 1 : below.depth + 1
    const aliases = below.aliases + (node.alias ? 1 : 0)
    const operations = node.name.value.startsWith('__') ? 0 : 1
    const size = { ...below, operations, depth, cost: below.cost + 1, aliases }
    if (!isOfSchema) return size
    const of = { introspectionAliases: below.aliases, introspectionCost: size.cost }
    return { ...size, introspections: 1, ...of }
  }

  return {
    OperationDefinition(node) {
      const size = ofSelections(node.selectionSet)
      const all = { ...size, cost: size.cost + size.operations * OPERATION_COST }
      for (const [limit, value] of Object.entries(all)) {
        const allowed = queryLimits[limit as keyof typeof all]
        if (value > allowed) context.reportError(tooLarge(limit, allowed))
      }
      // A document that contains introspection must not contain other operations, because only
      // responses to pure introspection are cached.
      if (size.introspections > 0 && size.operations > 0)
        context.reportError(tooLarge('operations beside introspection', 0))
    },
  }
}

function together(...sizes: readonly Size[]): Size {
  return sizes.reduce((a, b) => ({
    operations: a.operations + b.operations,
    depth: Math.max(a.depth, b.depth),
    cost: a.cost + b.cost,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    introspections: a.introspections + b.introspections,
    introspectionAliases: a.introspectionAliases + b.introspectionAliases,
    introspectionCost: a.introspectionCost + b.introspectionCost,
  }))
}

const tooLarge = (limit: string, allowed: number): GraphQLError =>
  refusal('query-too-large', `At most ${allowed}: ${limit}.`, { limit, most: allowed })

export function queryTextProblem(source: string): GraphQLError | null {
  if (source.length > queryLimits.characters) return tooLarge('characters', queryLimits.characters)
  // Refuses a query that is sent as a JSON syntax tree, because Mercurius would execute the tree
  // without applying the parser's limits.
  return /^\s*\{\s*"/.test(source) ? refusal('malformed-query') : null
}

const DOCUMENTS_MAX = 256

export function createReader(schema: GraphQLSchema) {
  const known = new LRUCache<string, DocumentNode>({ max: DOCUMENTS_MAX })
  return (source: string): DocumentNode | readonly GraphQLError[] => {
    const before = known.get(source)
    if (before) return before
    const trouble = queryTextProblem(source)
    if (trouble) return [trouble]
    try {
      const document = parse(source, parseOptions)
      for (const rules of [[sizeRule], specifiedRules]) {
        const errors = validate(schema, document, rules, validateOptions)
        if (errors.length > 0) return errors
      }
      known.set(source, document)
      return document
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
  }
}

/**
 * The size of the GraphQL document is checked before the full validation, which takes ten times as
 * long.
 */
export function createQueryChecker(schema: GraphQLSchema) {
  const weighed = new LRUCache<string, true>({ max: DOCUMENTS_MAX })
  return {
    isKnown: (source: string): boolean => weighed.has(source),
    weigh(source: string): GraphQLError | null {
      const trouble = queryTextProblem(source) ?? excessIn(schema, source)
      if (trouble === null) weighed.set(source, true)
      return trouble
    },
  }
}

function excessIn(schema: GraphQLSchema, source: string): GraphQLError | null {
  try {
    return validate(schema, parse(source, parseOptions), [sizeRule], validateOptions)[0] ?? null
  } catch {
    return null
  }
}

/**
 * An introspection query counts as this many reads, because the query needs no token and has a long
 * result.
 */
export const INTROSPECTION_READS = 20

const asksForSchema = ({ name }: FieldNode): boolean => /^__(schema|type)$/.test(name.value)

export const mayBeIntrospection = (source: string): boolean => /__(schema|type)\b/.test(source)

export function isIntrospection(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Field(node) {
      if (asksForSchema(node)) found = true
    },
  })
  return found
}
