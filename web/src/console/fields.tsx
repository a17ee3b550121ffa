import { en } from '../text/console/en.ts'
import { type FieldText, fieldText } from '../text/console-forms/en.ts'
import { CheckList } from '../ui/check-list.tsx'
import { sentenceCase } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { letterOf } from '../ui/seat-mark.tsx'
import { AccountField } from './account-field.tsx'
import { operator } from './admin-client.ts'
import { DurationField } from './duration-field.tsx'
import { type FieldSchema, type Input, labelOf, nounOf } from './operation.ts'

interface FieldsProps {
  readonly operation: string
  readonly fields: readonly (readonly [name: string, schema: FieldSchema])[]
  readonly value: Input
  isNeeded(name: string): boolean
  readonly unset?: string
  change(value: Input): void
}

export const Fields = ({
  operation,
  fields,
  value,
  isNeeded,
  unset = en.unset,
  change,
}: FieldsProps) => (
  <>
    {fields.map(([name, schema]) => (
      <Field
        key={name}
        name={name}
        schema={schema}
        words={fieldText(operation, name) ?? { label: sentenceCase(name) }}
        isTime={isTime(name, fields)}
        unset={isNeeded(name) ? en.choose : unset}
        value={name in value ? value[name] : schema.default}
        change={(next) => {
          const { [name]: _, ...rest } = value
          change(next === undefined || next === '' ? rest : { ...rest, [name]: next })
        }}
      />
    ))}
  </>
)

/**
 * A request's `from` field is a time only if the operation also has an `until` field; in other
 * operations, `from` is a version or the position of a byte.
 */
const isTime = (name: string, fields: FieldsProps['fields']): boolean =>
  ['since', 'until'].includes(name) || (name === 'from' && fields.some(([one]) => one === 'until'))

interface FieldProps {
  readonly name: string
  readonly schema: FieldSchema
  readonly words: FieldText
  readonly isTime: boolean
  readonly unset: string
  readonly value: unknown
  change(value: unknown): void
}

function Field(props: FieldProps) {
  const { name, schema, words, isTime, value, change } = props
  const { items, format } = schema
  if (words.durations) return <DurationField {...{ words, value, change }} />
  if (format === 'uuid' && ['account', 'into'].includes(name))
    return <AccountField label={words.label} hint={words.hint} {...{ value, change }} />
  if (items?.enum) return <Several {...{ words, choices: items.enum, value, change }} />
  if (items?.format === 'uuid') return <Lines {...{ words, value, change }} />
  const kinds = kindsOf(schema)
  if (kinds) return <Sitters {...{ kinds, value, change }} />
  const few = name === 'ruleset' ? rulesetIds() : choicesOf(schema)
  if (few) return <One {...props} choices={few} />
  if (isTime) return <Moment {...{ words, value, change }} />
  if (schema.type === 'boolean') return <Check {...{ words, value, change }} />
  return <Text {...props} />
}

/**
 * The API schema describes a ruleset only as a string, so the form offers the rulesets that the
 * service lists.
 */
const rulesetIds = () => operator.value?.rulesets.map(({ id }) => id)

function choicesOf({ enum: listed, anyOf = [] }: FieldSchema): readonly unknown[] | undefined {
  if (listed) return listed
  const choices = anyOf.flatMap((one) => one.enum ?? (one.type === 'null' ? [null] : []))
  return choices.length > 1 ? choices : undefined
}

const isNumber = ({ type, anyOf = [] }: FieldSchema): boolean =>
  type === 'integer' || anyOf.some((one) => one.type === 'integer')

const Hint = ({ words: { hint } }: Pick<FieldProps, 'words'>) =>
  hint === undefined ? null : <span class="hint">{hint}</span>

function Text({ schema, words, value, change }: FieldProps) {
  const { minimum, maximum, maxLength } = schema
  const isLong = (maxLength ?? 0) > 200
  return (
    <label class="field">
      {words.label}
      {isNumber(schema) ? (
        <input
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          value={typeof value === 'number' ? value : ''}
          onInput={({ currentTarget: { value: text, valueAsNumber } }) =>
            change(text === '' ? undefined : valueAsNumber)
          }
        />
      ) : isLong ? (
        <textarea
          rows={3}
          maxLength={maxLength}
          value={typeof value === 'string' ? value : ''}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : (
        <input
          autoComplete="off"
          spellcheck={false}
          maxLength={maxLength}
          value={typeof value === 'string' ? value : ''}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
      <Hint words={words} />
    </label>
  )
}

type PlainProps = Pick<FieldProps, 'words' | 'value' | 'change'>

const Check = ({ words, value, change }: PlainProps) => (
  <label class="check">
    <input
      type="checkbox"
      checked={value === true}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
    <span>
      {words.label}
      {words.hint && <span class="small muted">{` · ${words.hint}`}</span>}
    </span>
  </label>
)

const Moment = ({ words, value, change }: PlainProps) => (
  <label class="field">
    {words.label}
    <input
      type="datetime-local"
      value={localTime(value)}
      onInput={({ currentTarget }) => {
        const at = Date.parse(currentTarget.value)
        // While the user is still typing the year, the date is far in the past and must not be
        // stored.
        if (!(at < 0)) change(Number.isNaN(at) ? undefined : at)
      }}
    />
    <Hint words={words} />
  </label>
)

const MINUTE_LETTERS = 16
const MINUTE_MILLISECONDS = 60_000
function localTime(value: unknown): string {
  const date = new Date(typeof value === 'number' ? value : Number.NaN)
  // The time is read from the URL, which may contain any text.
  if (Number.isNaN(date.getTime())) return ''
  const shifted = date.getTime() - date.getTimezoneOffset() * MINUTE_MILLISECONDS
  return new Date(shifted).toISOString().slice(0, MINUTE_LETTERS)
}

const Lines = ({ words, value, change }: PlainProps) => (
  <label class="field">
    {words.label}
    <textarea
      class="mono"
      rows={4}
      spellcheck={false}
      defaultValue={Array.isArray(value) ? value.join('\n') : ''}
      onInput={({ currentTarget }) => change(currentTarget.value.split(/\s+/).filter(Boolean))}
    />
    <Hint words={words} />
  </label>
)

interface ChoiceProps extends PlainProps {
  readonly choices: readonly unknown[]
}

const choiceText = ({ choices }: FieldText, name: string, choice: unknown): string =>
  choices?.[String(choice)] ??
  (name === 'ruleset'
    ? gameName(String(choice))
    : name === 'action'
      ? `${sentenceCase(nounOf(String(choice)))}: ${labelOf({ name: String(choice) })}`
      : sentenceCase(String(choice)))

const One = ({ name, schema, words, choices, unset, value, change }: FieldProps & ChoiceProps) => (
  <label class="field">
    {words.label}
    <select
      value={String(value === undefined ? '' : value)}
      onChange={({ currentTarget }) =>
        change(choices.find((choice) => String(choice) === currentTarget.value))
      }
    >
      {schema.default === undefined && <option value="">{unset}</option>}
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {choiceText(words, name, choice)}
        </option>
      ))}
    </select>
    <Hint words={words} />
  </label>
)

function Several({ words, choices, value, change }: ChoiceProps) {
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset class="bare">
      <legend>{words.label}</legend>
      <CheckList {...{ choices, chosen, change, labelOf: (one) => choiceText(words, '', one) }} />
    </fieldset>
  )
}

/**
 * Returns the allowed kinds of seats, for example `me`, `bot` or `account`; returns null if the
 * field is not a list of seats.
 */
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
        <div key={place} class="row">
          <label class="row">
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
          </label>
          {kind === 'account' && (
            <AccountField
              label={`Account at ${letterOf(place)}`}
              value={account}
              change={(id) => seat(place, { kind, ...(id !== undefined && { account: id }) })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
