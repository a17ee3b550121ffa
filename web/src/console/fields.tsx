import { Option } from '../lobby/options.tsx'
import { titled } from '../ui/words.ts'
import type { FieldSchema, Input } from './act.ts'

interface FieldsProps {
  readonly fields: readonly (readonly [name: string, schema: FieldSchema])[]
  readonly value: Input
  change(value: Input): void
}

/** A form from a schema: what is left alone is left out. */
export const Fields = ({ fields, value, change }: FieldsProps) => (
  <>
    {fields.map(([name, schema]) => (
      <Field
        key={name}
        name={name}
        schema={schema}
        value={name in value ? value[name] : schema.default}
        change={(next) => {
          const { [name]: _, ...rest } = value
          change(next === undefined || next === '' ? rest : { ...rest, [name]: next })
        }}
      />
    ))}
  </>
)

interface FieldProps {
  readonly name: string
  readonly schema: FieldSchema
  readonly value: unknown
  change(value: unknown): void
}

export function Field({ name, schema, value, change }: FieldProps) {
  const choices = schema.items?.enum
  if (choices) return <Several {...{ name, choices, value, change }} />
  if (!isText(schema)) return <Option {...{ name, schema, value, change }} />
  return (
    <label class="field">
      {titled(name)}
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

const isText = ({ type, enum: listed }: FieldSchema): boolean =>
  type === 'string' && listed === undefined

interface SeveralProps extends Omit<FieldProps, 'schema'> {
  readonly choices: readonly unknown[]
}

function Several({ name, choices, value, change }: SeveralProps) {
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset class="bare">
      <legend>{titled(name)}</legend>
      <div class="row wrap">
        {choices.map((choice) => (
          <label key={String(choice)} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                change(choices.filter((one) => (one === choice ? checked : chosen.includes(one))))
              }
            />
            {String(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
