import type { paths } from 'touchline-client'
import type { OptionSchema } from '../lobby/option-schema.ts'
import { sentenceCase } from '../ui/format.ts'

type Acts = paths['/v1/admin/operations']['get']['responses'][200]['content']['application/json']
/** What operators can do, as the service tells those who may. */
export type AdminOperation = Acts[number]

export type Input = Readonly<Record<string, unknown>>

/** As much of JSON Schema as the input of acts is made of. */
export interface FieldSchema extends OptionSchema {
  readonly format?: string
  readonly maxLength?: number
  readonly items?: FieldSchema
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
}

/** Asked for beside what an act is about, in places of their own. */
const APART = ['reason', 'note', 'confirm', 'ifVersion']

const propertiesOf = ({ input }: Pick<AdminOperation, 'input'>) =>
  (input.properties ?? {}) as Readonly<Record<string, FieldSchema>>

/** What has to be filled in for the act itself. */
export const fieldsOf = (
  act: Pick<AdminOperation, 'input'>,
): readonly (readonly [string, FieldSchema])[] =>
  Object.entries(propertiesOf(act)).filter(([name]) => !APART.includes(name))

/** Whether an act takes a field of that name. */
export const takes = (act: Pick<AdminOperation, 'input'>, name: string): boolean =>
  name in propertiesOf(act)

/** Without one of these it is not sent: it has no default either. */
export const isNeeded = ({ input }: Pick<AdminOperation, 'input'>, name: string): boolean =>
  ((input.required ?? []) as readonly string[]).includes(name) &&
  ((input.properties ?? {}) as Readonly<Record<string, FieldSchema>>)[name]?.default === undefined

type Addressed = Pick<AdminOperation, 'path' | 'subject'>

/** What stands in the path of an act, and what is sent beside it. */
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
const nounOf = (name: string): string => name.split('.')[0] ?? ''

/** The same act on the command line, in a checkout. */
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
  return ['npx touchline', `${nounOf(name)}s`, name.split('.')[1], ...named, ...flags].join(' ')
}

/** A shell takes it as it is. */
function quoted(value: unknown): string {
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one === 'string')
  const text =
    typeof value === 'string' ? value : isPlainList ? value.join(',') : JSON.stringify(value)
  return /^[\w,.:@/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** On its button. */
export const labelOf = ({ name }: Pick<AdminOperation, 'name'>): string =>
  labels[name] ?? sentenceCase(name.split('.')[1] ?? name)

/** Where the verb alone would be taken for something else. */
const labels: Readonly<Record<string, string>> = {
  'game.cancel': 'Call off',
  'game.look': 'Look inside',
  'game.aside': 'Put aside',
  'game.retry': 'Try again',
  'rating.void': 'Void the rating',
  'account.role': 'Give a role',
}

/** A list: it gives items, page by page, and asks about nothing in particular. */
export const isListing = ({ method, subject, file, input, name }: AdminOperation): boolean =>
  method === 'GET' &&
  subject === null &&
  file === null &&
  (takes({ input }, 'after') || name.endsWith('.failing'))

/** Of several places: `Games`, `Audit`. */
export function placeOf({ name }: Pick<AdminOperation, 'name'>): string {
  const [noun = '', verb = 'list'] = name.split('.')
  return verb === 'list' ? plural(noun) : verb
}

const plural = (noun: string): string => (noun === 'audit' ? noun : `${noun}s`)
