import { sentenceCase } from '../ui/format.ts'
import type { OptionSchema } from './option-schema.ts'

interface OptionsProps {
  readonly schema: OptionSchema
  readonly value: Readonly<Record<string, unknown>>
  change(value: Readonly<Record<string, unknown>>): void
}

/** Options of a ruleset from their schema; untouched ones are not sent. */
export const Options = ({ schema, value, change }: OptionsProps) => (
  <div class="stack">
    {Object.entries(schema.properties ?? {}).map(([name, option]) => (
      <Option
        key={name}
        name={name}
        schema={option}
        value={name in value ? value[name] : option.default}
        change={(next) => {
          const { [name]: _, ...rest } = value
          change(next === undefined || next === option.default ? rest : { ...rest, [name]: next })
        }}
      />
    ))}
  </div>
)

interface OptionProps {
  readonly name: string
  readonly schema: OptionSchema
  readonly value: unknown
  change(value: unknown): void
}

export function Option({ name, schema, value, change }: OptionProps) {
  const choices = choicesOf(schema)
  const { description } = schema
  if (schema.type === 'boolean')
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>
          {sentenceCase(name)}
          {description && <span class="small muted">{` · ${description}`}</span>}
        </span>
      </label>
    )
  return (
    <label class="field">
      {sentenceCase(name)}
      {choices ? (
        <select
          value={String(choices.indexOf(value))}
          onChange={({ currentTarget }) => change(choices[Number(currentTarget.value)])}
        >
          {choices.map((choice, at) => (
            <option key={String(choice)} value={String(at)}>
              {choice === null ? 'None' : sentenceCase(String(choice))}
            </option>
          ))}
        </select>
      ) : isNumber(schema) ? (
        <Figure schema={schema} value={value} change={change} />
      ) : (
        <Own schema={schema} value={value} change={change} />
      )}
      {description && <span class="hint">{description}</span>}
    </label>
  )
}

/** Null if the schema does not list the values. */
function choicesOf({ enum: listed, anyOf = [] }: OptionSchema): readonly unknown[] | null {
  if (listed) return listed
  const choices = anyOf.flatMap(
    (one) =>
      one.enum ?? ('const' in one ? [one.const] : one.type === 'null' ? [null] : [undefined]),
  )
  return choices.length > 1 && !choices.includes(undefined) ? choices : null
}

const numbers = ({ type, anyOf = [] }: OptionSchema): OptionSchema | undefined =>
  anyOf.find((one) => one.type === 'integer') ?? (type === 'integer' ? {} : undefined)
const isNumber = (schema: OptionSchema): boolean => numbers(schema) !== undefined

/** A number, or empty where null is allowed. */
function Figure({ schema, value, change }: Omit<OptionProps, 'name'>) {
  const { minimum, maximum } = { ...schema, ...numbers(schema) }
  const mayBeNull = schema.anyOf?.some(({ type }) => type === 'null') ?? false
  return (
    <input
      type="number"
      inputMode="numeric"
      min={minimum}
      max={maximum}
      value={typeof value === 'number' ? value : ''}
      placeholder={mayBeNull ? 'none' : ''}
      onInput={({ currentTarget: { value: text, valueAsNumber } }) =>
        change(text === '' ? (mayBeNull ? null : undefined) : valueAsNumber)
      }
    />
  )
}

/** Named values, and a custom one. */
function Own({ schema: { anyOf = [] }, value, change }: Omit<OptionProps, 'name'>) {
  const named = anyOf.flatMap((one) => one.enum ?? (one.type === 'null' ? [null] : []))
  const at = named.indexOf(value)
  if (named.length === 0) return <Json value={value} change={change} />
  return (
    <>
      <select
        value={String(at)}
        onChange={({ currentTarget }) => change(chosen(named, Number(currentTarget.value)))}
      >
        {named.map((one, place) => (
          <option key={String(one)} value={String(place)}>
            {one === null ? 'Default' : sentenceCase(String(one))}
          </option>
        ))}
        <option value="-1">Custom …</option>
      </select>
      {at < 0 && <Json value={value} change={change} />}
    </>
  )
}

/** A custom value starts empty. */
const chosen = (named: readonly unknown[], at: number): unknown => (at < 0 ? {} : named[at])

/** JSON input for options that no form fits. */
const Json = ({ value, change }: Pick<OptionProps, 'value' | 'change'>) => (
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
