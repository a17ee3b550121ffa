import { Card } from '../ui/card.tsx'
import { sentenceCase } from '../ui/format.ts'
import { operator } from './admin-client.ts'
import type { AdminOperation } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

export function OperationsPage() {
  const operations = operator.value?.operations ?? []
  const nouns = [...new Set(operations.map(nounOf))].sort()
  return (
    <>
      <h1>All operations</h1>
      <p class="muted">
        Everything you may do here. The same operations are in the CLI and the API, under the same
        names.
      </p>
      {nouns.map((noun) => (
        <Card key={noun} title={sentenceCase(noun)} flush>
          <ul class="acts-of">
            {operations
              .filter((operation) => nounOf(operation) === noun)
              .map((operation) => (
                <li key={operation.name} class="row">
                  <div class="grow">
                    <b>{operation.summary}</b>
                    <p class="small muted">
                      <span class="mono">{operation.name}</span>
                      {` · ${operation.role}`}
                      {operation.needsHiddenState &&
                        ' · needs a hidden-state session while the game runs'}
                      {operation.confirmation !== null && ' · needs a typed confirmation'}
                    </p>
                  </div>
                  {operation.subject === null && (
                    <OperationButton operation={operation} id={null} label="Open" />
                  )}
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

const nounOf = ({ name }: AdminOperation): string => name.split('.')[0] ?? ''
