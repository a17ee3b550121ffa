import type { paths } from 'touchline-client'
import type { Observation } from '../play/load-game.ts'
import { seatNames } from '../play/seat-names.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import { useQuery } from '../ui/use-query.ts'
import { needsAccessReason, operationNamed, read } from './admin-client.ts'
import { RelativeTime } from './relative-time.tsx'

type Attendance =
  paths['/v1/admin/games/{game}/attendance']['get']['responses'][200]['content']['application/json']

/** Who follows a running game now, and when somebody has to look at it again. */
export function Presence({ game }: { readonly game: Observation }) {
  const { told: present, trouble, again } = usePresent(game)
  if (game.status !== 'running' || operationNamed(ACT) === null) return null
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
        <Told present={present} names={seatNames(game)} />
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
              {streams > 1 && <span class="muted">{` on ${formatNumber(streams)} lines`}</span>}
            </p>
          ))
        )}
      </dd>
    </div>
    <div>
      <dt>Spectators</dt>
      <dd class="num">{formatNumber(others)}</dd>
    </div>
    <div>
      <dt>Woken next</dt>
      <dd>
        {wakeAt === null ? (
          <span class="muted">never: no clock runs</span>
        ) : (
          <RelativeTime at={wakeAt} />
        )}
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
  const isAsked = status === 'running' && operationNamed(ACT) !== null && !needsAccessReason(ACT)
  // The act answers what the document says of it.
  const ask = () => read(ACT, { id }) as Promise<Attendance>
  return useQuery(isAsked ? `${id} ${version}` : null, ask)
}
