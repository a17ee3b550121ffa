import { Card } from '../ui/card.tsx'
import { sentenceCase } from '../ui/format.ts'
import { operator } from './admin-client.ts'
import type { AdminOperation } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

/** All that one may do, as the service tells it. */
export function OperationsPage() {
  const acts = operator.value?.acts ?? []
  const nouns = [...new Set(acts.map(nounOf))].sort()
  return (
    <>
      <h1>All acts</h1>
      <p class="muted">
        Everything that you may do here. The same acts, by the same names, are on the command line
        and at the doors.
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
                      {act.needsHiddenState && ' · takes a look while the game runs'}
                      {act.confirmation !== null && ' · something has to be typed'}
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
