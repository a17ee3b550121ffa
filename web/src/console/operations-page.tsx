import { Card } from '../ui/card.tsx'
import { sentenceCase } from '../ui/format.ts'
import { operator } from './admin-client.ts'
import type { AdminOperation } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

/** All operations the operator may run. */
export function OperationsPage() {
  const acts = operator.value?.acts ?? []
  const nouns = [...new Set(acts.map(nounOf))].sort()
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
            {acts
              .filter((act) => nounOf(act) === noun)
              .map((act) => (
                <li key={act.name} class="row">
                  <div class="grow">
                    <b>{act.summary}</b>
                    <p class="small muted">
                      <span class="mono">{act.name}</span>
                      {` · ${act.role}`}
                      {act.needsHiddenState && ' · needs a hidden-state session while the game runs'}
                      {act.confirmation !== null && ' · needs a typed confirmation'}
                    </p>
                  </div>
                  {act.subject === null && <OperationButton act={act} id={null} label="Open" />}
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

const nounOf = ({ name }: AdminOperation): string => name.split('.')[0] ?? ''
