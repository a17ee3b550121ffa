import type { paths } from 'touchline-client'
import { Alert } from '../ui/alert.tsx'
import { useAsked, useEvery } from '../ui/asked.ts'
import { Card } from '../ui/card.tsx'
import { figure, gameName } from '../ui/words.ts'
import { Bars } from './bars.tsx'
import { Facts } from './cell.tsx'
import { see } from './desk.ts'

type Health = paths['/v1/admin/health']['get']['responses'][200]['content']['application/json']

/** How the service is, looked at as often as it says so. */
export function Vitals() {
  // The act answers what the document says of it.
  const asked = useAsked('', () => see('health.show') as Promise<Health>)
  useEvery(EVERY_MILLISECONDS, asked.again)
  const { told: health, trouble } = asked
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
        <Card title="Moves a minute">
          <Bars label="Moves a minute" values={health.movesByMinute} />
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
const megabytes = (bytes: number): string => `${figure(Math.ceil(bytes / MEGABYTE))} MB`

type Tile = readonly [value: string, label: string, tone?: 'good' | 'warn' | 'bad']

function tilesOf({ version, database: { games }, ...health }: Health): readonly Tile[] {
  const { overdue, failingGames, movesPerMinute } = health
  return [
    [version, 'Touchline'],
    [figure(games.running), 'games that run'],
    [figure(games.open), 'open tables'],
    [figure(games.over + games.cancelled), 'games that have ended'],
    [figure(Math.round(movesPerMinute)), 'moves a minute'],
    [figure(overdue), 'overdue', overdue > 0 ? 'warn' : 'good'],
    [figure(failingGames), 'failing games', failingGames > 0 ? 'bad' : 'good'],
  ]
}

/** As often as nodes say how they are. */
const EVERY_MILLISECONDS = 10_000
