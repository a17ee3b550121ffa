import { formOf, type JsonSchema, pascal, quote } from './python-forms.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: boolean; readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: JsonSchema
}
interface Reference {
  readonly $ref: string
}
type Contents = Readonly<Record<string, { readonly schema?: JsonSchema }>>
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

const HEAD = `"""Types of the REST API for players, generated from openapi.yaml."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, Union, overload
`

const SIGNATURE =
  'def call(self, operation_id: str, path: Any = None, query: Any = None, body: Any = None, ' +
  'key: str | None = None) -> Any:'

export function pythonTypes(source: object): string {
  // The cast is safe because `openApi` built the document.
  const { paths, components } = source as Document
  const written: string[] = []
  const derived: string[] = []
  const names = new Set(Object.keys(components.schemas))
  const context = {
    write: (text: string, late: boolean) => (late ? derived : written).push(text),
    free(wanted: string) {
      let name = wanted
      for (let count = 2; names.has(name); count += 1) name = `${wanted}${count}`
      names.add(name)
      return name
    },
  }
  const depthOf = ({ allOf = [] }: JsonSchema): number => {
    const bases = allOf.flatMap(
      ({ $ref }) => components.schemas[$ref?.split('/').at(-1) ?? ''] ?? [],
    )
    return Math.max(0, ...bases.map((base) => 1 + depthOf(base)))
  }
  const ordered = Object.entries(components.schemas).sort(
    ([, one], [, other]) => depthOf(one) - depthOf(other),
  )
  for (const [name, schema] of ordered) {
    const form = formOf(schema, name, context, name)
    if (form.name !== name) written.push(`${name} = ${form.quoted}`)
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const overloads = calls.map(({ operation }) => overloadOf(operation, components, context))
  const table = calls.map(
    ({ method, path, operation }) =>
      `    ${quote(operation.operationId)}: (${quote(method.toUpperCase())}, ${quote(path)}),`,
  )
  return [
    HEAD,
    ...written,
    ...derived,
    `OPERATIONS: dict[str, tuple[str, str]] = {\n${table.join('\n')}\n}`,
    `class Calls:\n    """The operations, for type checkers."""\n\n${overloads.join('\n\n')}\n
    ${SIGNATURE}
        raise NotImplementedError\n`,
  ].join('\n\n\n')
}

type Context = Parameters<typeof formOf>[2]

function overloadOf(
  { operationId, parameters = [], requestBody, responses }: Operation,
  components: Document['components'],
  context: Context,
): string {
  const all = parameters.map((one) =>
    '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? '']! : one,
  )
  const name = pascal(operationId)
  const argument = (kind: 'path' | 'query') => {
    const own = all.filter((one) => one.in === kind)
    if (own.length === 0) return `${kind}: None = None`
    const properties = Object.fromEntries(own.map((one) => [one.name, one.schema]))
    const required = own.filter((one) => one.required).map((one) => one.name)
    const shape = { type: 'object', properties, required }
    const form = formOf(shape, `${name}${pascal(kind)}`, context)
    return required.length > 0 ? `${kind}: ${form.text}` : `${kind}: ${form.text} | None = None`
  }
  const bodySchema = requestBody?.content['application/json']?.schema
  const body = bodySchema
    ? `${formOf(bodySchema, `${name}Body`, context).text}${requestBody?.required ? '' : ' | None'}`
    : requestBody
      ? 'str'
      : 'None'
  const isNeeded = bodySchema !== undefined && requestBody?.required
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content = {} }]) => answerOf(content, name, context))
  const answer = [...new Set(answers)].join(' | ')
  const given = ['self', `operation_id: Literal[${quote(operationId)}]`, argument('path')]
  const rest = [argument('query'), `body: ${body}${isNeeded ? '' : ' = None'}`]
  const keys = 'key: str | None = None'
  const list = [...given, '*', ...rest, keys].join(', ')
  return `    @overload\n    def call(${list}) -> ${answer}: ...`
}

function answerOf(content: Contents, name: string, context: Context): string {
  const schema = content['application/json']?.schema
  if (schema) return formOf(schema, `${name}Answer`, context).text
  return Object.keys(content).length === 0 ? 'None' : 'str'
}
