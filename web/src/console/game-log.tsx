import type { Observation } from '../play/load-game.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber, sentenceCase } from '../ui/format.ts'
import { Paged, usePages } from '../ui/pages.tsx'
import { letterOf } from '../ui/seat-mark.tsx'
import { read } from './admin-client.ts'
import { Cell, short } from './cell.tsx'
import { canOpenLog, type HiddenStateAccess } from './hidden-state.tsx'
import type { OperatorSchemas } from './operation.ts'
import { RelativeTime } from './relative-time.tsx'

type Log = OperatorSchemas['AdminLog']
type Commit = Log['items'][number]

interface GameLogProps {
  readonly game: Observation
  readonly access: HiddenStateAccess
}

export function GameLog({ game, access }: GameLogProps) {
  const isOpen = game.version > 0 && canOpenLog(game, access)
  const commits = usePages<Commit, number>(isOpen ? game.id : null, async (after) => {
    const input = { after: after ?? 0, limit: PAGE }
    return (await read('game.log', { id: game.id, input })) as Log
  })
  if (game.version === 0) return null
  return (
    <Card title="Commits" flush>
      {isOpen ? (
        <Paged pages={commits} empty="No commits.">
          {(shown) => <Commits game={game.id} commits={shown} />}
        </Paged>
      ) : (
        <p class="empty">
          The causes of commits are hidden while the game is running. Open a hidden-state session to
          see the causes.
        </p>
      )}
    </Card>
  )
}

const PAGE = 50

interface CommitsProps {
  readonly game: string
  readonly commits: readonly Commit[]
}

const Commits = ({ game, commits }: CommitsProps) => (
  <div class="listing commits">
    <table>
      <thead>
        <tr>
          <th class="n">Event</th>
          <th>Cause</th>
          <th>Seat</th>
          <th>Move</th>
          <th class="n">Draws</th>
          <th>Events</th>
          <th>Head</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {commits.map((commit, place) => {
          const { version, at, drawn, cause, events, head } = commit
          const before = commits[place - 1]?.drawn ?? 0
          return (
            <tr key={version}>
              <td class="n" data-label="Event">
                <a href={`/console/games/${game}/replay?at=${version}`}>{formatNumber(version)}</a>
              </td>
              <td data-label="Cause">{causeOf(cause)}</td>
              <td data-label="Seat">
                {typeof cause.seat === 'number' ? letterOf(cause.seat) : DASH}
              </td>
              <td data-label="Move" class="added">
                {'move' in cause ? <Move of={cause.move} /> : DASH}
              </td>
              <td class="n" data-label="Draws" title={`${formatNumber(drawn)} in total`}>
                {drawn === before ? DASH : formatNumber(drawn - before)}
              </td>
              <td data-label="Events" class="small added">
                {summaryOf(events)}
              </td>
              <td data-label="Head" class="mono" title={head}>
                {short(head)}
              </td>
              <td data-label="When">
                <RelativeTime at={at} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)

function Move({ of }: { readonly of: unknown }) {
  const { type, ...rest } = of as { readonly type: string }
  return (
    <span>
      {sentenceCase(type)}
      {Object.keys(rest).length > 0 && (
        <>
          {': '}
          <Cell name="" value={rest} />
        </>
      )}
    </span>
  )
}

const DASH = <span class="muted dash">–</span>

const causeOf = ({ kind, by }: Commit['cause']): string =>
  by === undefined ? sentenceCase(kind) : `${sentenceCase(kind)} · ${by}`

const EVENTS_MAX = 6

function summaryOf(events: Commit['events']): string {
  const kinds = events.slice(0, EVENTS_MAX).map(({ type }) => type.replaceAll(/[.-]/g, ' '))
  const others = events.length - kinds.length
  return kinds.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
