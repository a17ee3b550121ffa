import { en } from '../text/lobby/en.ts'
import { sentenceCase } from '../ui/format.ts'
import { FormationPicker } from './formation-picker.tsx'
import { LeagueField } from './league-field.tsx'
import type { OptionSchema } from './option-schema.ts'

interface OptionsProps {
  readonly schema: OptionSchema
  readonly value: Readonly<Record<string, unknown>>
  /** The content pack, for options that name a part of it. */
  readonly content: unknown
  change(value: Readonly<Record<string, unknown>>): void
}

/** Options of a ruleset from their schema; untouched ones are not sent. */
export const Options = ({ schema, value, content, change }: OptionsProps) => (
  <div class="stack">
    {Object.entries(schema.properties ?? {}).map(([name, option]) => (
      <Option
        key={name}
        name={name}
        schema={option}
        content={content}
        value={name in value ? value[name] : option.default}
        change={(next) => {
          const { [name]: _, ...rest } = value
          const isUsual = next === undefined || same(next, option.default)
          change(isUsual ? rest : { ...rest, [name]: next })
        }}
      />
    ))}
  </div>
)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface OptionProps {
  readonly name: string
  readonly schema: OptionSchema
  readonly value: unknown
  readonly content: unknown
  change(value: unknown): void
}

/** True if a control fits the values; otherwise the option is left out of the form. */
export const hasControl = (schema: OptionSchema): boolean =>
  schema.type === 'boolean' ||
  choicesOf(schema) !== null ||
  numbers(schema) !== undefined ||
  schema.items?.enum !== undefined

export function Option(props: OptionProps) {
  const { name, schema, value, content, change } = props
  if (schema.type === 'boolean') return <Toggle {...props} />
  if (name === 'formation') return <FormationPicker {...{ value, content, change }} />
  if (name === 'league') return <LeagueField {...{ value, content, change }} />
  const choices = choicesOf(schema)
  if (choices) return <Radios {...props} choices={choices} />
  if (schema.items?.enum) return <Several {...props} choices={schema.items.enum} />
  if (numbers(schema)) return <Figure {...props} />
  return schema.properties ? <Group {...props} /> : null
}

/** A formation, such as `4-5-1`, is read as it is. */
const labelOf = (choice: unknown): string =>
  /^\d/.test(String(choice)) ? String(choice) : sentenceCase(String(choice))

const Says = ({ schema: { description } }: Pick<OptionProps, 'schema'>) =>
  description === undefined ? null : <span class="hint">{description}</span>

const Toggle = ({ name, schema, value, change }: OptionProps) => (
  <label class="check">
    <input
      type="checkbox"
      checked={value === true}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
    <span>
      {sentenceCase(name)}
      {schema.description && <span class="small muted">{` · ${schema.description}`}</span>}
    </span>
  </label>
)

interface ChoicesProps extends OptionProps {
  readonly choices: readonly unknown[]
}

const Radios = ({ name, schema, value, choices, change }: ChoicesProps) => (
  <fieldset class="field bare">
    <legend>{sentenceCase(name)}</legend>
    <div class="row wrap">
      {choices.map((choice) => (
        <label key={String(choice)} class="check">
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => change(choice)}
          />
          {labelOf(choice)}
        </label>
      ))}
    </div>
    <Says schema={schema} />
  </fieldset>
)

/** A list of distinct values, in the order of the schema. */
function Several({ name, schema, value, choices, change }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value : []
  const isLast = chosen.length <= (schema.minItems ?? 0)
  return (
    <fieldset class="field bare">
      <legend>{sentenceCase(name)}</legend>
      <div class="row wrap">
        {choices.map((choice) => (
          <label key={String(choice)} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              disabled={isLast && chosen.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                change(choices.filter((one) => (one === choice ? checked : chosen.includes(one))))
              }
            />
            {labelOf(choice)}
          </label>
        ))}
      </div>
      <Says schema={schema} />
    </fieldset>
  )
}

/** Null if the schema does not list the values. Other cases, such as a list, have no control. */
function choicesOf({ enum: listed, anyOf = [] }: OptionSchema): readonly unknown[] | null {
  if (listed) return listed
  const values = anyOf.flatMap((one) => one.enum ?? ('const' in one ? [one.const] : []))
  return values.length > 1 ? values : null
}

const numbers = ({ type, minimum, maximum, anyOf = [] }: OptionSchema) =>
  anyOf.find((one) => one.type === 'integer') ??
  (type === 'integer' ? { minimum, maximum } : undefined)

/** A number, with a check box where null means that there is no limit. */
function Figure({ name, schema, value, change }: OptionProps) {
  const { minimum, maximum } = numbers(schema) ?? {}
  const mayBeNull = schema.anyOf?.some(({ type }) => type === 'null') ?? false
  const number = typeof value === 'number' ? value : null
  const usual = typeof schema.default === 'number' ? schema.default : (minimum ?? 0)
  return (
    <div class="field">
      <label for={`option-${name}`}>{sentenceCase(name)}</label>
      <div class="row">
        <input
          id={`option-${name}`}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          disabled={mayBeNull && number === null}
          value={number ?? ''}
          onInput={({ currentTarget: { value: text, valueAsNumber } }) =>
            change(text === '' ? undefined : valueAsNumber)
          }
        />
        {mayBeNull && (
          <label class="check">
            <input
              type="checkbox"
              checked={number === null}
              onChange={({ currentTarget }) => change(currentTarget.checked ? null : usual)}
            />
            {en.noLimit}
          </label>
        )}
      </div>
      <Says schema={schema} />
    </div>
  )
}

/** Options of their own, such as one time for each kind of decision. */
const Group = ({ name, schema, value, content, change }: OptionProps) => (
  <details class="by-list">
    <summary>{sentenceCase(name)}</summary>
    <Says schema={schema} />
    <Options
      schema={schema}
      content={content}
      value={(value ?? {}) as Readonly<Record<string, unknown>>}
      change={change}
    />
  </details>
)
