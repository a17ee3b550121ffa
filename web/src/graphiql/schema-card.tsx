import { useEffect, useState } from 'preact/hooks'
import { Card } from '../ui/card.tsx'
import {
  bare,
  type Field,
  type Input,
  type Kind,
  readSchema,
  type Schema,
  written,
} from './schema.ts'

const TYPES_SHOWN_MAX = 60

interface SchemaCardProps {
  readonly token: string
  pick(schema: Schema, kind: Kind, field: Field): void
}

export function SchemaCard({ token, pick }: SchemaCardProps) {
  const [schema, set] = useState<Schema | null>(null)
  const [trouble, setTrouble] = useState('')
  const [wanted, want] = useState('')
  useEffect(() => {
    readSchema(token).then(set, (error: unknown) => setTrouble(String(error)))
  }, [])
  const word = wanted.trim().toLowerCase()
  const matches = (name: string) => name.toLowerCase().includes(word)
  const operations = schema?.operations.filter(({ field }) => matches(field.name)) ?? []
  const types = word === '' || !schema ? [] : [...schema.types.keys()].filter(matches)
  return (
    <Card title="Schema" class="schema">
      <label class="field">
        Search operations and types
        <input type="search" value={wanted} onInput={(event) => want(event.currentTarget.value)} />
      </label>
      {trouble !== '' && <p class="note bad">{trouble}</p>}
      {!schema && trouble === '' && <p class="muted">Reading the schema …</p>}
      <ul class="operations">
        {operations.map(({ kind, field }) => (
          <li key={kind + field.name}>
            <button type="button" class="quiet" onClick={() => schema && pick(schema, kind, field)}>
              <b>{field.name}</b>
              <span class="muted small">{kind}</span>
            </button>
            <p class="muted small clip" title={field.description ?? ''}>
              {field.description}
            </p>
          </li>
        ))}
      </ul>
      <div>
        {schema &&
          types
            .slice(0, TYPES_SHOWN_MAX)
            .map((name) => <TypeDetails key={name} schema={schema} name={name} lookUp={want} />)}
      </div>
      {schema && word !== '' && operations.length + types.length === 0 && (
        <p class="muted">No matches.</p>
      )}
    </Card>
  )
}

interface TypeDetailsProps {
  readonly schema: Schema
  readonly name: string
  lookUp(name: string): void
}

function TypeDetails({ schema, name, lookUp }: TypeDetailsProps) {
  const type = schema.types.get(name)
  if (!type) return null
  const fields: readonly (Field | Input)[] = type.fields ?? type.inputFields ?? []
  const values = type.enumValues ?? type.possibleTypes ?? []
  return (
    <details>
      <summary>
        <b>{name}</b> <span class="muted small">{type.kind.toLowerCase().replace('_', ' ')}</span>
      </summary>
      {type.description && <p class="small">{type.description}</p>}
      <ul>
        {fields.map((field) => (
          <li key={field.name}>
            <code>{field.name}</code>{' '}
            <button type="button" class="quiet mono" onClick={() => lookUp(bare(field.type))}>
              {written(field.type)}
            </button>
            <p class="muted small">{field.description}</p>
          </li>
        ))}
        {values.map((value) => (
          <li key={value.name}>
            <code>{value.name}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
