import { useState } from 'preact/hooks'
import { en } from '../text/console/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Card, Segments } from '../ui/card.tsx'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, read } from './admin-client.ts'
import { Facts } from './cell.tsx'
import type { OperatorSchemas } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

type Variable = OperatorSchemas['ConfigVariable']
type Shown = 'set' | 'all'

export function ConfigurationPage() {
  const [shown, show] = useState<Shown>('set')
  const [text, setText] = useState('')
  const load = () => read('config.show') as Promise<{ readonly variables: readonly Variable[] }>
  const { data, trouble } = useQuery('', load)
  const word = text.trim().toLowerCase()
  const found = data?.variables.filter(
    ({ name, meaning, source }) =>
      (shown === 'all' || source !== 'default') &&
      `${name} ${meaning}`.toLowerCase().includes(word),
  )
  return (
    <>
      <h1>Configuration</h1>
      <p class="muted">{en.configuration.about}</p>
      <div class="row wrap">
        <Segments
          label="Variables"
          options={[
            ['set', en.configuration.set],
            ['all', en.configuration.all],
          ]}
          value={shown}
          pick={(next: Shown) => show(next)}
        />
        <input
          class="grow"
          type="search"
          aria-label={en.configuration.find}
          placeholder={en.configuration.find}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <Alert words={trouble} />
      <Card title="Variables" flush>
        {found?.length === 0 && (
          <p class="empty">{word === '' ? en.configuration.noneSet : en.configuration.empty}</p>
        )}
        <ul class="variables">
          {found?.map((one) => (
            <li key={one.name}>
              <div>
                <b class="mono">{one.name}</b>
                <p class="small muted">{one.meaning}</p>
              </div>
              <Value of={one} />
            </li>
          ))}
        </ul>
      </Card>
      <TrustedKeys />
    </>
  )
}

function Value({ of: { value, source, secret } }: { readonly of: Variable }) {
  const isSet = source !== 'default'
  return (
    <div class="row value">
      {secret ? (
        <span class={`pill ${isSet ? 'good' : ''}`}>{isSet ? en.secretSet : en.notSet}</span>
      ) : value === null ? (
        <span class="muted">{en.notSet}</span>
      ) : (
        <span class="mono added">{value}</span>
      )}
      {isSet && <span class="small muted">{en.configuration.sources[source]}</span>}
    </div>
  )
}

function TrustedKeys() {
  const { data } = useQuery(operationNamed('key.list') && 'keys', () => read('key.list'))
  if (!data) return null
  const items = (data as { readonly items?: readonly object[] }).items ?? data
  return (
    <Card
      title="Trusted keys of other services"
      right={<OperationButton operation={operationNamed('key.trust')} id={null} label="Trust …" />}
    >
      {Array.isArray(items) && items.length === 0 ? (
        <p class="muted">{en.configuration.noKeys}</p>
      ) : (
        <Facts of={items} />
      )}
    </Card>
  )
}
