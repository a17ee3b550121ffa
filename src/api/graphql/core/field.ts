import type { GraphQLFieldConfig, GraphQLOutputType } from 'graphql'
import { z } from 'zod'
import { countGuesses } from '../../../app/accounts/identify.ts'
import { bodyProblem, nodesOf } from '../../../app/core/body-limits.ts'
import { isRole, type OptionalCaller } from '../../../app/core/caller.ts'
import { sentenceOn } from '../../../app/core/deprecation.ts'
import { serviceError } from '../../../app/core/errors.ts'
import {
  type Answered,
  type IdOf,
  type Operation,
  operationText,
  type Subject,
  subjects,
} from '../../../app/core/operation.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { idempotencyKey, type Scope } from '../../../app/core/schema.ts'
import { timed } from '../../../app/monitoring/call-timing.ts'
import { malformedIn } from '../../../engine/kernel/malformed.ts'
import { sentFields } from '../types/input.ts'
import { type Games, moveOf } from '../types/rulesets.ts'
import type { Types } from '../types/types.ts'
import { jsonSchemaOf } from '../types/zod-json-schema.ts'
import type { Context } from './context.ts'

export interface Field extends Operation {
  tell?(answer: unknown, context: Context, id: string | undefined): void | Promise<void>
}
export type Fields = Readonly<Record<string, Field>>

export const withRuleset = <
  Input extends z.ZodType,
  Answer extends z.ZodType,
  Of extends Subject | null,
>(
  operation: Operation<Input, Answer, Of>,
  tell: (answer: Answered<Answer>, context: Context, id: IdOf<Of>) => void | Promise<void>,
): Operation<Input, Answer, Of> & Pick<Field, 'tell'> => ({ ...operation, tell })

export const argumentsOf = (schema: z.ZodObject, name: string, types: Types) => {
  const root = jsonSchemaOf(schema, 'input')
  return types.inputFields(root, { name, root, realm: '' })
}
type Arguments = ReturnType<typeof argumentsOf>

export function parsed<S extends z.ZodObject>(
  schema: S,
  given: Readonly<Record<string, unknown>>,
  { args, games, nodesMax }: { args: Arguments; games: Games; nodesMax?: number },
): z.output<S> {
  const values = sentFields(given, args)
  if (args.move && given.move) values.move = moveOf(given.move as Record<string, unknown>, games)
  const trouble = bodyProblem(values, nodesMax)
  if (trouble !== null) throw serviceError('invalid-input', { errors: [trouble] })
  const { success, data, error } = schema.safeParse(values)
  if (success) return data
  throw serviceError('invalid-input', { errors: malformedIn(schema, values, error.issues) })
}

export function fieldOf(
  name: string,
  field: Field,
  types: Types,
  games: Games,
): GraphQLFieldConfig<unknown, Context> {
  const { answer: shape, input, rateLimit: bucket, scope, bodyLimit: weight, bySecret } = field
  const isFlat = input instanceof z.ZodObject
  const schema = schemaOf(field)
  const args = argumentsOf(schema, capital(name), types)
  const nodesMax = nodesOf(weight)
  return {
    type: answerType(shape ?? done, name, types),
    description: operationText(field),
    deprecationReason: field.deprecated && sentenceOn(field.deprecated),
    args,
    resolve(_, given, context) {
      const { service, limits } = context
      if (isRole(scope as Scope) && !context.servesOperators) throw elsewhere(scope)
      const { metrics } = service.context
      return timed(metrics, metrics.fieldSeconds, name, async () => {
        const caller = await callerFor(scope, context)
        limits.take(bucket, allowanceOf(caller, context.address))
        const { id, key, ...rest } = parsed(schema, given, {
          args,
          games,
          nodesMax,
        }) as ParsedArguments
        const input = isFlat ? rest : rest.input
        const run = () => service.run(field, { caller, id, input, key })
        const answer = await (bySecret
          ? countGuesses(limits, context.address, 'unknown', run)
          : run())
        await field.tell?.(answer, context, id)
        return shape === null ? true : answer
      })
    },
  }
}

const elsewhere = (scope: Field['scope']) =>
  serviceError('scope-missing', {
    detail: 'Operators use another address of this service, `ADMIN_LISTEN`.',
    facts: { scope },
  })

function callerFor(scope: Field['scope'], context: Context): Promise<OptionalCaller> | null {
  if (scope === 'none') return null
  return scope === 'sight' ? context.onlooker() : context.caller()
}

interface ParsedArguments {
  readonly id?: string
  readonly key?: string
  readonly input?: unknown
}

const done = z.literal(true)

const schemaOf = ({ subject: of, input, idempotent }: Field): z.ZodObject =>
  z.strictObject({
    ...(of === null ? {} : { id: subjects[of] }),
    ...(input instanceof z.ZodObject ? input.shape : { input }),
    ...(idempotent ? { key: idempotencyKey.optional() } : {}),
  })

export function answerType(answer: z.ZodType, name: string, types: Types): GraphQLOutputType {
  const root = jsonSchemaOf(answer, 'output')
  return types.output(root, { name: capital(name), root, realm: '' })
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
