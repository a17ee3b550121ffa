import type { GraphQLFieldConfig, GraphQLOutputType } from 'graphql'
import { z } from 'zod'
import { malformedFields } from '../kernel/refusal.ts'
import type { Caller } from '../service/caller.ts'
import { no } from '../service/errors.ts'
import { troubleIn } from '../service/gate/guard.ts'
import type { Bucket } from '../service/gate/limits.ts'
import type { Services } from '../service/services.ts'
import type { Context } from './context.ts'
import { sentFields } from './types/input.ts'
import { type Games, moveOf } from './types/rulesets.ts'
import { jsonSchemaOf } from './types/shapes.ts'
import type { Types } from './types/types.ts'

export interface Ask<Who, Args> {
  readonly services: Services
  readonly caller: Who
  readonly args: Args
  readonly context: Context
}

interface Description {
  readonly description: string
  /** Null: not counted. */
  readonly bucket: Bucket | null
  /** The shape of the answer. */
  readonly answer: z.ZodType
  /** A save may be a season of a league. */
  readonly nodesMax?: number
}

interface Spec<Who, Args extends z.ZodObject> extends Description {
  readonly args?: Args
  run(ask: Ask<Who, z.output<Args>>): Promise<unknown>
}

/** One field of Query or Mutation: parse, call one use-case, answer. */
export interface Operation extends Description {
  readonly args: z.ZodObject
  readonly isOpen: boolean
  run(ask: Ask<never, never>): Promise<unknown>
}

const nothing = z.strictObject({})

/** An operation for callers with a token. */
export const operation = <Args extends z.ZodObject = typeof nothing>(
  spec: Spec<Caller, Args>,
): Operation => ({ ...spec, args: spec.args ?? nothing, isOpen: false })

/** An operation for everybody. */
export const openOperation = <Args extends z.ZodObject = typeof nothing>(
  spec: Spec<null, Args>,
): Operation => ({ ...spec, args: spec.args ?? nothing, isOpen: true })

export type Operations = Readonly<Record<string, Operation>>

/** The arguments of a field, as the schema of its input has them. */
export const argumentsOf = (schema: z.ZodObject, name: string, types: Types) => {
  const root = jsonSchemaOf(schema, 'input')
  return types.inputFields(root, { name, root, realm: '' })
}
type Arguments = ReturnType<typeof argumentsOf>

/** The arguments as the use-case takes them. */
export function parsed<S extends z.ZodObject>(
  schema: S,
  given: Readonly<Record<string, unknown>>,
  { args, games, nodesMax }: { args: Arguments; games: Games; nodesMax?: number | undefined },
): z.output<S> {
  const values = sentFields(given, args)
  if (args.move && given.move) values.move = moveOf(given.move as Record<string, unknown>, games)
  const trouble = troubleIn(values, nodesMax)
  if (trouble !== null) throw no('invalid-input', { errors: [trouble] })
  const { success, data, error } = schema.safeParse(values)
  if (success) return data
  throw no('invalid-input', { errors: malformedFields(error.issues) })
}

export function fieldOf(
  name: string,
  { args: schema, answer, description, bucket, isOpen, nodesMax, run }: Operation,
  types: Types,
  games: Games,
): GraphQLFieldConfig<unknown, Context> {
  const args = argumentsOf(schema, capital(name), types)
  return {
    type: answerType(answer, name, types),
    description,
    args,
    async resolve(_, given, context) {
      const { services, limits } = context
      const caller = isOpen ? null : await context.caller()
      if (bucket !== null) limits.take(bucket, caller?.account.id ?? context.address)
      const ask = {
        services,
        caller,
        context,
        args: parsed(schema, given, { args, games, nodesMax }),
      }
      return run(ask as Ask<never, never>)
    },
  }
}

export function answerType(answer: z.ZodType, name: string, types: Types): GraphQLOutputType {
  const root = jsonSchemaOf(answer, 'output')
  return types.output(root, { name: capital(name), root, realm: '' })
}

/** The answer of what has nothing to say but that it is done. */
export const done = z.literal(true)

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
