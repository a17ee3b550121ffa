import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { AdminOperationView } from '../app/core/admin-schema.ts'
import { UsageError } from './arguments.ts'

export interface Request {
  readonly id: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
  readonly isDry: boolean
  readonly isJson: boolean
  readonly key: string | undefined
}

interface Field {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Field[]
  readonly description?: string
}

/**
 * Finds an operation by the words of a command, such as `games list`. The verb `list` can be
 * omitted.
 */
export function operationNamed(
  operations: readonly AdminOperationView[],
  noun: string,
  verb: string | undefined,
): AdminOperationView | null {
  const ofNoun = operations.filter(({ name }) => [nounOf(name), `${nounOf(name)}s`].includes(noun))
  const named = (wanted: string | undefined) =>
    ofNoun.find(({ name }) => name.split('.')[1] === wanted) ?? null
  const isVerb = verb !== undefined && !verb.startsWith('-')
  return isVerb ? named(verb) : named('list')
}

const nounOf = (name: string): string => name.split('.')[0]!

const UNCOUNTED = ['audit', 'search', 'health', 'config']
const plural = (noun: string): string => (UNCOUNTED.includes(noun) ? noun : `${noun}s`)

export function nounsOf(operations: readonly AdminOperationView[]): string {
  const verbs = new Map<string, string[]>()
  for (const { name } of operations) {
    const [noun, verb] = name.split('.') as [string, string]
    verbs.set(noun, [...(verbs.get(noun) ?? []), verb])
  }
  return [...verbs]
    .map(([noun, all]) => `  ${plural(noun).padEnd(10)} ${all.sort().join(' ')}`)
    .join('\n')
}

export function helpOf(operation: AdminOperationView): string {
  const [noun, verb] = operation.name.split('.')
  const id = operation.subject === null ? '' : ` ${operation.subject.toUpperCase()}`
  const lines = Object.entries(fieldsOf(operation)).map(([name, field]) => {
    const flag = `--${kebab(name)} ${typeOf(field) === 'boolean' ? '' : wordsFor(field)}`.trim()
    const must = requiredOf(operation).includes(name) ? ' (required)' : ''
    return `  ${flag}${must}${field.description ? `\n        ${field.description}` : ''}`
  })
  return [
    `usage: touchline ${plural(noun!)} ${verb}${id} [--FIELD VALUE]…`,
    `${operation.summary}. For ${operation.role} and above.`,
    ...(operation.description ? [operation.description] : []),
    ...(operation.confirmation ? [`--confirm must be: ${operation.confirmation}`] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    '  --json, --dry-run, --key KEY, --help',
  ].join('\n\n')
}

export function requestFrom(operation: AdminOperationView, args: readonly string[]): Request {
  const fields = fieldsOf(operation)
  const flags = Object.entries(fields).map(([name, field]) => {
    const isSwitch = typeOf(field) === 'boolean'
    return [kebab(name), { type: isSwitch ? ('boolean' as const) : ('string' as const) }]
  })
  const options: Flags = { ...Object.fromEntries(flags), ...usual }
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  if (positionals.length !== (operation.subject === null ? 0 : 1))
    throw new UsageError(
      operation.subject === null
        ? 'this command takes no id'
        : `give the id of the ${operation.subject}`,
    )
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[kebab(name)]
    return value === undefined ? [] : [[name, meant(name, field, value)]]
  })
  return {
    id: positionals[0],
    fields: Object.fromEntries(given),
    isDry: values['dry-run'] === true,
    isJson: values.json === true,
    key: typeof values.key === 'string' ? values.key : undefined,
  }
}

type Flags = NonNullable<ParseArgsConfig['options']>
const usual: Flags = {
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  key: { type: 'string' },
}

const fieldsOf = ({ input }: AdminOperationView) =>
  (input.properties ?? {}) as Readonly<Record<string, Field>>
export const requiredOf = ({ input }: AdminOperationView) =>
  (input.required ?? []) as readonly string[]

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)

const typeOf = ({ type, anyOf }: Field): string | undefined =>
  type ?? anyOf?.map(typeOf).find((one) => one !== 'null')

function wordsFor(field: Field): string {
  const words = field.enum ?? field.anyOf?.flatMap((one) => one.enum ?? [])
  return words && words.length > 0 ? words.join('|') : (typeOf(field) ?? 'json').toUpperCase()
}

function meant(name: string, field: Field, value: unknown): unknown {
  const type = typeOf(field)
  if (typeof value !== 'string') return value
  if (value === 'null' && field.anyOf) return null
  if (type === 'array' && !value.startsWith('[')) return value.split(',')
  if (type === 'string') return value
  const measured = secondsIn(name, value) ?? timeIn(value)
  if (type === 'integer' && measured !== null) return measured
  try {
    return JSON.parse(value)
  } catch {
    throw new UsageError(`--${kebab(name)} must be ${wordsFor(field)}, not ${value}`)
  }
}

const UNITS: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 }

function secondsIn(name: string, value: string): number | null {
  const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(value) ?? []
  return count !== undefined && /seconds$/i.test(name) ? Number(count) * UNITS[unit]! : null
}

function timeIn(value: string): number | null {
  const time = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}
