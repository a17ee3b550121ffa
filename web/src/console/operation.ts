import type { OperatorComponents, OperatorPaths } from 'touchline-client'
import type { OptionSchema } from '../lobby/option-schema.ts'
import { sentenceCase } from '../ui/format.ts'

export type OperatorSchemas = OperatorComponents['schemas']

type Operations =
  OperatorPaths['/v1/admin/operations']['get']['responses'][200]['content']['application/json']
export type AdminOperation = Operations[number]

export type Input = Readonly<Record<string, unknown>>

export interface FieldSchema extends OptionSchema {
  readonly format?: string
  readonly maxLength?: number
  readonly items?: FieldSchema
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
}

const APART = ['reason', 'note', 'confirm', 'ifVersion', 'decisionId']

const propertiesOf = ({ input }: Pick<AdminOperation, 'input'>) =>
  (input.properties ?? {}) as Readonly<Record<string, FieldSchema>>

export const fieldsOf = (
  operation: Pick<AdminOperation, 'input'>,
): readonly (readonly [string, FieldSchema])[] =>
  Object.entries(propertiesOf(operation)).filter(([name]) => !APART.includes(name))

export const takes = (operation: Pick<AdminOperation, 'input'>, name: string): boolean =>
  name in propertiesOf(operation)

export const isNeeded = ({ input }: Pick<AdminOperation, 'input'>, name: string): boolean =>
  ((input.required ?? []) as readonly string[]).includes(name) &&
  ((input.properties ?? {}) as Readonly<Record<string, FieldSchema>>)[name]?.default === undefined

type Addressed = Pick<AdminOperation, 'path' | 'subject'>

export function partsOf({ path, subject }: Addressed, id: string | null, input: Input) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const partNamed = (name: string) => (name === subject ? id : input[name])
  const rest = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !names.includes(name),
  )
  return {
    path: Object.fromEntries(names.map((name) => [name, partNamed(name)])),
    rest: Object.fromEntries(rest),
  }
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)
export const nounOf = (name: string): string => name.split('.')[0] ?? ''

export function commandOf(
  { name, subject }: Pick<AdminOperation, 'name' | 'subject'>,
  id: string | null,
  input: Input,
) {
  const flags = Object.entries(input).flatMap(([field, value]) => {
    if (value === undefined || value === false) return []
    const flag = `--${kebab(field)}`
    return value === true ? [flag] : [flag, quoted(value)]
  })
  const named = subject === null ? [] : [id ?? subject.toUpperCase()]
  return ['npx touchline', plural(nounOf(name)), name.split('.')[1], ...named, ...flags].join(' ')
}

function quoted(value: unknown): string {
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one === 'string')
  const text =
    typeof value === 'string' ? value : isPlainList ? value.join(',') : JSON.stringify(value)
  return /^[\w,.:@/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

export const labelOf = ({ name }: Pick<AdminOperation, 'name'>): string =>
  labels[name] ?? sentenceCase(name.split('.')[1] ?? name)

const labels: Readonly<Record<string, string>> = {
  'game.cancel': 'Cancel game',
  'job.cancel': 'Cancel job',
  'game.end-look': 'End session',
  'game.look': 'View hidden state',
  'game.looks': 'Hidden-state sessions',
  'game.reseat': 'Change player',
  'game.aside': 'Quarantine',
  'game.retry': 'Retry',
  'mode.set': 'Set the mode',
  'rating.void': 'Void rating',
  'account.role': 'Set role',
  'account.unban': 'Lift ban',
  'webhook.switch': 'Switch on or off',
}

const HARMLESS = ['account.export', 'account.role', 'account.unban']

/** True for operations that need a confirmation and are not harmless. */
export const isDestructive = ({ confirmation, name }: AdminOperation): boolean =>
  confirmation !== null && !HARMLESS.includes(name)

export const needsNote = ({ name }: AdminOperation): boolean => name === 'account.erase'

export const isListing = ({ method, subject, file, input, name }: AdminOperation): boolean =>
  method === 'GET' &&
  subject === null &&
  file === null &&
  (takes({ input }, 'after') || name.endsWith('.failing'))

export function placeOf({ name }: Pick<AdminOperation, 'name'>): string {
  const [noun = '', verb = 'list'] = name.split('.')
  return verb === 'list' ? plural(noun) : verb
}

const UNCOUNTED = ['audit', 'search', 'health', 'config']
const plural = (noun: string): string => (UNCOUNTED.includes(noun) ? noun : `${noun}s`)

export const isAudit = ({ name }: Pick<AdminOperation, 'name'>): boolean => name === 'audit.list'
