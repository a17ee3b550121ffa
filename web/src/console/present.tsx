import type { paths } from 'touchline-client'
import type { Observation } from '../table/look.ts'
import { namesOf } from '../table/names.ts'
import { useAsked } from '../ui/asked.ts'
import { Card } from '../ui/card.tsx'
import { figure } from '../ui/words.ts'
import { actNamed, isWhyWanted, see } from './desk.ts'
import { When } from './when.tsx'

type Attendance =
  paths['/v1/admin/games/{game}/attendance']['get']['responses'][200]['content']['application/json']

/** Who follows a running game now, and when somebody has to look at it again. */
export function Present({ game }: { readonly game: Observation }) {
  const { told: present, trouble, again } = usePresent(game)
  if (game.status !== 'running' || actNamed(ACT) === null) return null
  const right = (
    <button type="button" class="quiet" onClick={again}>
      Look again
    </button>
  )
  return (
    <Card title="Connected" right={right}>
      {trouble !== null ? (
        <p role="alert">{trouble}</p>
      ) : present === null ? (
        <p class="muted" aria-busy="true">
          Loading …
        </p>
      ) : (
        <Told present={present} names={namesOf(game)} />
      )}
    </Card>
  )
}

const ACT = 'game.attendance'

interface ToldProps {
  readonly present: Attendance
  readonly names: readonly string[]
}

const Told = ({ present: { seats, others, wakeAt, failing }, names }: ToldProps) => (
  <dl class="facts">
    <div>
      <dt>Players</dt>
      <dd>
        {seats.length === 0 ? (
          <span class="muted">Nobody follows it</span>
        ) : (
          seats.map(({ seat, streams }) => (
            <p key={seat}>
              <bdi>{names[seat]}</bdi>
              {streams > 1 && <span class="muted">{` on ${figure(streams)} lines`}</span>}
            </p>
          ))
        )}
      </dd>
    </div>
    <div>
      <dt>Spectators</dt>
      <dd class="num">{figure(others)}</dd>
    </div>
    <div>
      <dt>Woken next</dt>
      <dd>
        {wakeAt === null ? <span class="muted">never: no clock runs</span> : <When at={wakeAt} />}
      </dd>
    </div>
    {failing && (
      <div>
        <dt>Failing</dt>
        <dd>
          <span class="pill bad">{failing.reason}</span>
        </dd>
      </div>
    )}
  </dl>
)

function usePresent({ id, version, status }: Observation) {
  const isAsked = status === 'running' && actNamed(ACT) !== null && !isWhyWanted(ACT)
  // The act answers what the document says of it.
  const ask = () => see(ACT, { id }) as Promise<Attendance>
  return useAsked(isAsked ? `${id} ${version}` : null, ask)
}
