import { sentenceCase } from '../ui/format.ts'
import { FormationPicker } from './formation-picker.tsx'
import { LeagueField } from './league-field.tsx'
import { Control, type ControlProps, Says } from './option-controls.tsx'
import type { OptionSchema } from './option-schema.ts'

interface OptionsProps {
  readonly schema: OptionSchema
  readonly value: Readonly<Record<string, unknown>>
  /** Content pack of the game, because some options select parts of the pack. */
  readonly content: unknown
  change(value: Readonly<Record<string, unknown>>): void
}

/** Shows controls that are generated from the schema of a ruleset's options. */
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

interface OptionProps extends ControlProps {
  readonly content: unknown
}

function Option({ content, ...props }: OptionProps) {
  const { name, schema, value, change } = props
  if (name === 'formation') return <FormationPicker {...{ value, content, change }} />
  if (name === 'league') return <LeagueField {...{ value, content, change }} />
  return schema.properties ? <Group {...props} content={content} /> : <Control {...props} />
}

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
