import * as en from '../text/new-game/en.ts'
import { CheckList } from '../ui/check-list.tsx'
import { sentenceCase } from '../ui/format.ts'
import type { OptionSchema } from './option-schema.ts'

export interface ControlProps {
  readonly name: string
  readonly schema: OptionSchema
  readonly value: unknown
  change(value: unknown): void
}

export const hasControl = (schema: OptionSchema): boolean =>
  schema.type === 'boolean' ||
  choicesOf(schema) !== null ||
  numbers(schema) !== undefined ||
  schema.items?.enum !== undefined

export function Control(props: ControlProps) {
  const { schema } = props
  if (schema.type === 'boolean') return <Toggle {...props} />
  const choices = choicesOf(schema)
  if (choices) return <Radios {...props} choices={choices} />
  if (schema.items?.enum) return <Several {...props} choices={schema.items.enum} />
  return numbers(schema) ? <Figure {...props} /> : null
}

/** Values that start with a digit keep their hyphens, for example the formation `4-5-1`. */
const labelOf = (choice: unknown): string =>
  /^\d/.test(String(choice)) ? String(choice) : sentenceCase(String(choice))

export const Says = ({ schema: { description } }: Pick<ControlProps, 'schema'>) =>
  description === undefined ? null : <span class="hint">{description}</span>

const Toggle = ({ name, schema, value, change }: ControlProps) => (
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

interface ChoicesProps extends ControlProps {
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

/** The chosen values are stored in the order of the schema. */
function Several({ name, schema, value, choices, change }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value : []
  const least = schema.minItems ?? 0
  return (
    <fieldset class="field bare">
      <legend>{sentenceCase(name)}</legend>
      <CheckList {...{ choices, chosen, least, labelOf, change }} />
      <Says schema={schema} />
    </fieldset>
  )
}

/** Returns the values that the schema lists, or null if the schema lists no values. */
function choicesOf({ enum: listed, anyOf = [] }: OptionSchema): readonly unknown[] | null {
  if (listed) return listed
  const values = anyOf.flatMap((one) => one.enum ?? ('const' in one ? [one.const] : []))
  return values.length > 1 ? values : null
}

const numbers = ({ type, minimum, maximum, anyOf = [] }: OptionSchema) =>
  anyOf.find((one) => one.type === 'integer') ??
  (type === 'integer' ? { minimum, maximum } : undefined)

/** If the schema allows null, which means no limit, a check box is shown before the number. */
function Figure({ name, schema, value, change }: ControlProps) {
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
