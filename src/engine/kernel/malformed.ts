import { z } from 'zod'
import { nearestName } from './closest-name.ts'
import { type MalformedField, malformedFields } from './refusal.ts'
import { asZod, type Schema, type SchemaIssue } from './schema.ts'
import { anyOf, oneOf, validationMessage } from './validation-messages.ts'

// Zod's error messages are configured globally, so that all schemas use the same messages.
z.config({ customError: validationMessage })

type Path = readonly PropertyKey[]
type AnySchema = z.core.$ZodType

const FIELDS_MAX = 20
const TAGS: readonly PropertyKey[] = ['type', 'kind']

/**
 * Explains why the schema refused a value. For a union type, only the errors of the most likely
 * member are reported; for an unknown name, the most similar known name is suggested.
 */
export function malformedIn(
  schema: Schema,
  value: unknown,
  issues: readonly SchemaIssue[],
  within = '',
): MalformedField[] {
  const first = issues.slice(0, FIELDS_MAX)
  const messages = first.flatMap((issue) => explain(issue, [], { schema: asZod(schema), value }))
  return malformedFields(messages.slice(0, FIELDS_MAX), within)
}

interface Checked {
  readonly schema: AnySchema
  readonly value: unknown
}

function explain(issue: SchemaIssue, above: Path, checked: Checked): SchemaIssue[] {
  const { keys, errors, options, values } = issue
  const path = [...above, ...issue.path]
  if (keys) return keys.slice(0, FIELDS_MAX).map((key) => unknownName(key, path, checked))
  if (options) return [{ path, message: oneOf(options) }]
  if (errors?.length) return explainCases(errors, path, checked)
  return [{ path, message: values ? oneOf(values) : issue.message }]
}

function explainCases(
  cases: readonly (readonly SchemaIssue[])[],
  path: Path,
  checked: Checked,
): SchemaIssue[] {
  const meant = cases.filter((issues) => !issues.some(isOtherTag))
  if (meant.length === 0) {
    const tags = cases.flatMap((issues) => issues.filter(isOtherTag))
    const at = [...path, ...(tags[0]?.path ?? [])]
    return [{ path: at, message: oneOf(tags.flatMap(({ values = [] }) => values)) }]
  }
  if (meant.every(([first]) => first?.path.length === 0 && !first.keys && !first.errors)) {
    return [{ path, message: anyOf(meant.map(([first]) => first!.message)) }]
  }
  const [nearest = []] = [...meant].sort((one, other) => faultsIn(one) - faultsIn(other))
  return nearest.flatMap((issue) => explain(issue, path, checked))
}

const isOtherTag = ({ path, values }: SchemaIssue): boolean =>
  values !== undefined && path.length === 1 && TAGS.includes(path[0]!)

const faultsIn = (issues: readonly SchemaIssue[]): number =>
  issues.reduce((sum, { keys, path }) => sum + (keys?.length ?? (path.length === 0 ? 9 : 1)), 0)

function unknownName(name: string, path: Path, { schema, value }: Checked): SchemaIssue {
  const known = recordsAt(schema, value, path).flatMap(({ shape }) => Object.keys(shape))
  const meant = nearestName(name, known)
  const message = meant === null ? 'unknown' : `unknown; did you mean ${meant}?`
  return { path: [...path, name], message }
}

function recordsAt(schema: AnySchema, value: unknown, path: Path): z.ZodObject[] {
  if (schema instanceof z.ZodUnion)
    return schema.options
      .filter((one) => isOwnCase(one, value))
      .flatMap((one) => recordsAt(one, value, path))
  const inner = innerOf(schema)
  if (inner) return recordsAt(inner, value, path)
  const [step, ...rest] = path
  if (step === undefined) return schema instanceof z.ZodObject ? [schema] : []
  const part = partOf(schema, step)
  return part ? recordsAt(part, fieldOf(value, step), rest) : []
}

function isOwnCase(schema: AnySchema, value: unknown): boolean {
  if (!(schema instanceof z.ZodObject)) return true
  return TAGS.every((tag) => {
    const tags = partOf(schema, tag)
    return !tags || z.safeParse(tags, fieldOf(value, tag)).success
  })
}

const fieldOf = (value: unknown, name: PropertyKey): unknown =>
  (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[name]

function innerOf(schema: AnySchema): AnySchema | null {
  if (schema instanceof z.ZodPipe) return schema.in
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  return isWrapped ? schema.unwrap() : null
}

function partOf(schema: AnySchema, step: PropertyKey): AnySchema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[step as string]
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}
