import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  executeSync,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Metrics } from '../../../app/core/metrics.ts'
import { FOLLOWED, type Step } from './follow.ts'

const KEPT_BYTES_MAX = 32 * 1_024 * 1_024

export class Payloads {
  readonly #executions: Metrics['subscriptionExecutions']
  readonly #made = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: (payload, key) => payload.length + key.length,
  })
  readonly #numbers = new WeakMap<object, number>()
  #numbered = 0

  constructor({ subscriptionExecutions }: Metrics) {
    this.#executions = subscriptionExecutions
  }

  for(args: ExecutionArgs): (step: Step) => Buffer | ExecutionResult {
    const { document, operationName, variableValues } = args
    const values = variableValues ?? {}
    // A missing GraphQL variable is not the same as a null variable.
    const given = variablesThatChoose(document).filter((name) => Object.hasOwn(values, name))
    const chosen = given.map((name) => [name, values[name]])
    const ofDocument = `${this.#numberOf(document)} ${JSON.stringify([operationName, chosen])}`
    return (step) => {
      const key = `${this.#numberOf(step.batch)} ${step.ruleset} ${ofDocument}`
      return this.#made.get(key) ?? this.#make(key, args, step)
    }
  }

  #make(key: string, args: ExecutionArgs, step: Step): Buffer | ExecutionResult {
    const { schema, document, operationName, variableValues } = args
    this.#executions.inc()
    const result = executeSync({ schema, document, operationName, variableValues, rootValue: step })
    if (result.errors) return result
    const payload = Buffer.from(JSON.stringify(result))
    this.#made.set(key, payload)
    return payload
  }

  #numberOf(one: object): number {
    const known = this.#numbers.get(one)
    if (known !== undefined) return known
    this.#numbered += 1
    this.#numbers.set(one, this.#numbered)
    return this.#numbered
  }
}

/**
 * Variables that only select the game and the start version are excluded, because they do not
 * affect the payload of a batch.
 */
function variablesThatChoose(document: DocumentNode): readonly string[] {
  const names = new Set<string>()
  visit(document, {
    VariableDefinition: () => false,
    Field: (node) => (node.name.value === FOLLOWED ? { ...node, arguments: [] } : undefined),
    Variable({ name }) {
      names.add(name.value)
    },
  })
  return [...names]
}
