import { Control, hasControl } from '../lobby/option-controls.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { sentenceCase } from '../ui/format.ts'
import { letterOf } from '../ui/seat-mark.tsx'
import { operator } from './admin-client.ts'
import type { FieldSchema, Input } from './operation.ts'

interface FieldsProps {
  readonly fields: readonly (readonly [name: string, schema: FieldSchema])[]
  readonly value: Input
  isNeeded(name: string): boolean
  change(value: Input): void
}

export const Fields = ({ fields, value, isNeeded, change }: FieldsProps) => (
  <>
    {fields.map(([name, schema]) => (
      <Field
        key={name}
        name={name}
        schema={schema}
        isTime={isTime(name, fields)}
        isNeeded={isNeeded(name)}
        value={name in value ? value[name] : schema.default}
        change={(next) => {
          const { [name]: _, ...rest } = value
          change(next === undefined || next === '' ? rest : { ...rest, [name]: next })
        }}
      />
    ))}
  </>
)

/** `from` can also be a version or a byte: it is a time only beside a field for the end. */
const isTime = (name: string, fields: FieldsProps['fields']): boolean =>
  ['since', 'until'].includes(name) || (name === 'from' && fields.some(([one]) => one === 'until'))

interface FieldProps {
  readonly name: string
  readonly schema: FieldSchema
  readonly isTime: boolean
  readonly isNeeded: boolean
  readonly value: unknown
  change(value: unknown): void
}

function Field({ name, schema, isTime, isNeeded, value, change }: FieldProps) {
  const choices = schema.items?.enum
  if (choices) return <Several {...{ name, choices, value, change }} />
  const kinds = kindsOf(schema)
  if (kinds) return <Sitters {...{ kinds, value, change }} />
  const few = schema.default === undefined ? (namedBy(name) ?? schema.enum) : undefined
  if (few) return <One {...{ name, choices: few, isNeeded, value, change }} />
  if (isTime) return <Moment {...{ name, schema, value, change }} />
  if (hasControl(schema)) return <Control {...{ name, schema, value, change }} />
  if (!isText(schema))
    return (
      <label class="field">
        {sentenceCase(name)}
        <Json value={value} change={change} />
        {schema.description && <span class="hint">{schema.description}</span>}
      </label>
    )
  return (
    <label class="field">
      {sentenceCase(name)}
      <input
        autoComplete="off"
        spellcheck={false}
        maxLength={schema.maxLength}
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      {schema.description && <span class="hint">{schema.description}</span>}
    </label>
  )
}

const Moment = ({ name, schema, value, change }: Omit<FieldProps, 'isTime' | 'isNeeded'>) => (
  <label class="field">
    {sentenceCase(name)}
    <input
      type="datetime-local"
      value={localTime(value)}
      onInput={({ currentTarget }) => {
        const at = Date.parse(currentTarget.value)
        // While the year is being typed, the date is far in the past.
        if (!(at < 0)) change(Number.isNaN(at) ? undefined : at)
      }}
    />
    {schema.description && <span class="hint">{schema.description}</span>}
  </label>
)

const MINUTE_LETTERS = 16
const MINUTE_MILLISECONDS = 60_000
function localTime(value: unknown): string {
  const date = new Date(typeof value === 'number' ? value : Number.NaN)
  // The URL may contain anything.
  if (Number.isNaN(date.getTime())) return ''
  const shifted = date.getTime() - date.getTimezoneOffset() * MINUTE_MILLISECONDS
  return new Date(shifted).toISOString().slice(0, MINUTE_LETTERS)
}

/** The schema of a ruleset says only that it is a string. */
const namedBy = (name: string): readonly string[] | undefined =>
  name === 'ruleset' ? operator.value?.rulesets.map(({ id }) => id) : undefined

interface ChoiceProps extends Omit<FieldProps, 'schema' | 'isTime' | 'isNeeded'> {
  readonly choices: readonly unknown[]
}

const One = ({
  name,
  choices,
  isNeeded,
  value,
  change,
}: ChoiceProps & Pick<FieldProps, 'isNeeded'>) => (
  <label class="field">
    {sentenceCase(name)}
    <select
      value={String(value ?? '')}
      onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
    >
      <option value="">{isNeeded ? 'Choose …' : 'Any'}</option>
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {sentenceCase(String(choice))}
        </option>
      ))}
    </select>
  </label>
)

const isText = ({ type, enum: listed }: FieldSchema): boolean =>
  type === 'string' && listed === undefined

function Several({ name, choices, value, change }: ChoiceProps) {
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset class="bare">
      <legend>{sentenceCase(name)}</legend>
      <CheckList {...{ choices, chosen, change }} />
    </fieldset>
  )
}

/** Allowed kinds of seats: `me`, `bot`, `account`; null if this is not a list of seats. */
function kindsOf({ items }: FieldSchema): readonly string[] | null {
  const kinds = (items?.oneOf ?? items?.anyOf ?? []).flatMap(({ properties }) => {
    const kind = properties?.kind?.const
    return typeof kind === 'string' ? [kind] : []
  })
  return kinds.length > 0 ? kinds : null
}

interface Sitter {
  readonly kind: string
  readonly account?: string
}

interface SittersProps extends Pick<FieldProps, 'value' | 'change'> {
  readonly kinds: readonly string[]
}

function Sitters({ kinds, value, change }: SittersProps) {
  const sitters = Array.isArray(value) ? (value as readonly Sitter[]) : []
  const seat = (place: number, sitter: Sitter) => change(sitters.with(place, sitter))
  return (
    <fieldset class="bare stack">
      <legend>Seats</legend>
      {sitters.map(({ kind, account }, place) => (
        <label key={place} class="row">
          {letterOf(place)}
          <select
            value={kind}
            onChange={({ currentTarget }) => seat(place, { kind: currentTarget.value })}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {sentenceCase(one)}
              </option>
            ))}
          </select>
          {kind === 'account' && (
            <input
              class="grow mono"
              aria-label={`Account at ${letterOf(place)}`}
              value={account ?? ''}
              onInput={({ currentTarget }) =>
                seat(place, { kind, account: currentTarget.value.trim() })
              }
            />
          )}
        </label>
      ))}
    </fieldset>
  )
}

/** JSON input for operators, where no control fits. */
const Json = ({ value, change }: Pick<FieldProps, 'value' | 'change'>) => (
  <textarea
    class="mono"
    rows={2}
    spellcheck={false}
    value={value === undefined ? '' : JSON.stringify(value)}
    onChange={({ currentTarget }) => {
      try {
        change(currentTarget.value === '' ? undefined : JSON.parse(currentTarget.value))
        currentTarget.setCustomValidity('')
      } catch {
        currentTarget.setCustomValidity('This is not valid JSON.')
        currentTarget.reportValidity()
      }
    }}
  />
)
