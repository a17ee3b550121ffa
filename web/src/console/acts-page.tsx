import { Card } from '../ui/card.tsx'
import { titled } from '../ui/words.ts'
import type { Act } from './act.ts'
import { ActButton } from './act-button.tsx'
import { operator } from './desk.ts'

/** All that one may do, as the service tells it. */
export function ActsPage() {
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
        <Card key={noun} title={titled(noun)} flush>
          <ul class="acts-of">
            {acts
              .filter((act) => nounOf(act) === noun)
              .map((act) => (
                <li key={act.name} class="row">
                  <div class="grow">
                    <b>{act.says}</b>
                    <p class="small muted">
                      <span class="mono">{act.name}</span>
                      {` · ${act.right}`}
                      {act.look && ' · takes a look while the game runs'}
                      {act.typed !== null && ' · something has to be typed'}
                    </p>
                  </div>
                  {act.of === null && <ActButton act={act} id={null} label="Open" />}
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

const nounOf = ({ name }: Act): string => name.split('.')[0] ?? ''
