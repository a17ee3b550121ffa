import { useState } from 'preact/hooks'
import { en } from '../text/console/en.ts'
import { formatNumber } from '../ui/format.ts'
import { operator } from './admin-client.ts'
import { titleOf } from './frame.tsx'
import { type AdminOperation, nounOf, placeOf } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

export function OperationsPage() {
  const [text, setText] = useState('')
  const word = text.trim().toLowerCase()
  const found = (operator.value?.operations ?? []).filter(({ name, summary }) =>
    `${name} ${summary}`.toLowerCase().includes(word),
  )
  const nouns = [...new Set(found.map(({ name }) => nounOf(name)))].sort()
  return (
    <>
      <h1>All operations</h1>
      <p class="muted">{en.operations.about}</p>
      <input
        type="search"
        aria-label={en.operations.find}
        placeholder={en.operations.find}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <section class="card">
        {found.length === 0 && <p class="empty">{en.operations.empty}</p>}
        {nouns.map((noun) => (
          <Group
            // A new search text changes the Preact key, which resets each group to its initial
            // state.
            key={`${noun} ${word}`}
            title={titleOf(placeOf({ name: noun }))}
            operations={found.filter(({ name }) => nounOf(name) === noun)}
            isOpen={word !== ''}
          />
        ))}
      </section>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly operations: readonly AdminOperation[]
  readonly isOpen: boolean
}

const Group = ({ title, operations, isOpen }: GroupProps) => (
  <details class="acts-of" open={isOpen}>
    <summary>
      {title} <span class="small muted">{formatNumber(operations.length)}</span>
    </summary>
    <ul>
      {operations.map((operation) => (
        <li key={operation.name} class="row">
          <div class="grow">
            <b>{operation.summary}</b>
            <p class="small muted">
              <span class="mono">{operation.name}</span>
              {` · ${operation.role}`}
              {operation.needsHiddenState && ` · ${en.operations.needsHiddenState}`}
              {operation.confirmation !== null && ` · ${en.operations.needsConfirmation}`}
            </p>
          </div>
          {operation.subject === null && (
            <OperationButton operation={operation} id={null} label="Open" />
          )}
        </li>
      ))}
    </ul>
  </details>
)
