import {
  type DocumentNode,
  type ExecutionResult,
  executeSync,
  type GraphQLSchema,
  print,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Metrics } from '../../../app/core/metrics.ts'
import { type Compressed, compressed, type Encoding } from '../../shared/compression.ts'

const KEPT_BYTES_MAX = 16 * 1_024 * 1_024

interface ExecutionParts {
  readonly operationName?: string | null | undefined
  readonly variableValues?: { readonly [name: string]: unknown } | null | undefined
}
interface Answer {
  readonly result: ExecutionResult
  readonly bytes: Buffer
  readonly packed: Map<Encoding, Promise<Compressed>>
}

/**
 * Caches introspection results, which are long, public and constant while the node runs. The cache
 * key is the reprinted GraphQL document, so differences in formatting have no effect.
 */
export class Introspection {
  readonly #schema: GraphQLSchema
  readonly #executions: Metrics['introspectionExecutions']
  readonly #printed = new WeakMap<DocumentNode, string>()
  readonly #made = new LRUCache<string, Answer>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  })

  constructor(schema: GraphQLSchema, { introspectionExecutions }: Metrics) {
    this.#schema = schema
    this.#executions = introspectionExecutions
  }

  answer(
    document: DocumentNode,
    { operationName = null, variableValues = null }: ExecutionParts,
  ): Answer {
    const text = this.#printed.get(document) ?? print(document)
    this.#printed.set(document, text)
    const key = JSON.stringify([text, operationName, variableValues])
    const known = this.#made.get(key)
    if (known) return known
    this.#executions.inc()
    const result = executeSync({
      schema: this.#schema,
      document,
      operationName,
      variableValues,
    })
    const made = { result, bytes: Buffer.from(JSON.stringify(result)), packed: new Map() }
    if (!result.errors) this.#made.set(key, made)
    return made
  }
}

export function packedIn({ bytes, packed }: Answer, encoding: Encoding): Promise<Compressed> {
  const made = packed.get(encoding) ?? compressed(bytes, encoding)
  packed.set(encoding, made)
  return made
}
