import type { OperatorPaths } from 'touchline-client'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { formatNumber, gameName } from '../ui/format.ts'
import { usePolling, useQuery } from '../ui/use-query.ts'
import { read } from './admin-client.ts'
import { Bars } from './bars.tsx'
import { Facts } from './cell.tsx'

type Health =
  OperatorPaths['/v1/admin/health']['get']['responses'][200]['content']['application/json']

export function ServiceHealth() {
  // The type follows from the API document.
  const query = useQuery('', () => read('health.show') as Promise<Health>)
  usePolling(EVERY_MILLISECONDS, query.reload)
  const { data: health, trouble } = query
  if (trouble !== null) return <Alert words={trouble} />
  if (!health) return <div class="tiles" aria-busy="true" />
  const { nodes, rulesets, warnings, database } = health
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} class="note warn">
          {warning}
        </p>
      ))}
      <ul class="tiles">
        {tilesOf(health).map(([value, label, tone]) => (
          <li key={label} class="card">
            <b class={tone}>{value}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div class="two">
        <Card title="Moves per minute">
          <Bars label="Moves per minute" values={health.movesByMinute} />
        </Card>
        <Card title="Database">
          <Facts
            of={{
              server: database.server,
              size: megabytes(database.bytes),
              schema: health.schema,
              rules: rulesets.map(({ id, version }) => `${gameName(id)} ${version}`).join(', '),
            }}
          />
        </Card>
      </div>
      <Card title="Nodes" flush>
        <Facts of={nodes} />
      </Card>
    </>
  )
}

const MEGABYTE = 1_000_000
const megabytes = (bytes: number): string => `${formatNumber(Math.ceil(bytes / MEGABYTE))} MB`

type Tile = readonly [value: string, label: string, tone?: 'good' | 'warn' | 'bad']

function tilesOf({ version, database: { games }, ...health }: Health): readonly Tile[] {
  const { overdue, failingGames, movesPerMinute } = health
  return [
    [version, 'Touchline'],
    [formatNumber(games.running), 'running games'],
    [formatNumber(games.open), 'open games'],
    [formatNumber(games.over + games.cancelled), 'finished games'],
    [formatNumber(Math.round(movesPerMinute)), 'moves per minute'],
    [formatNumber(overdue), 'overdue', overdue > 0 ? 'warn' : 'good'],
    [formatNumber(failingGames), 'failing games', failingGames > 0 ? 'bad' : 'good'],
  ]
}

const EVERY_MILLISECONDS = 10_000
