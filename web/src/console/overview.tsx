import { en } from '../text/console/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { usePolling, useQuery } from '../ui/use-query.ts'
import { type Health, operationNamed, operator, read } from './admin-client.ts'
import { AttentionList } from './attention-list.tsx'
import { Cell } from './cell.tsx'
import { Listed } from './listing.tsx'
import { NodeList } from './node-list.tsx'
import { RelativeTime } from './relative-time.tsx'
import { Trends } from './trends.tsx'

const EVERY_MILLISECONDS = 10_000

export function OverviewPage() {
  const query = useQuery('', () => read('health.show') as Promise<Health>)
  usePolling(EVERY_MILLISECONDS, query.reload)
  const { data: health, trouble } = query
  return (
    <>
      <h1>Overview</h1>
      <Alert words={trouble} />
      {health ? <Parts health={health} reload={query.reload} /> : <div aria-busy={!trouble} />}
    </>
  )
}

interface PartsProps {
  readonly health: Health
  reload(): void
}

function Parts({ health, reload }: PartsProps) {
  const failing = operationNamed('game.failing')
  return (
    <>
      <AttentionList health={health} reload={reload} />
      {failing && health.failingGames > 0 && <Listed operation={failing} title={en.failing} />}
      <MySessions />
      <Trends hours={health.hours} />
      <Tiles health={health} />
      <Card title={en.nodes} flush>
        <NodeList nodes={health.nodes} />
      </Card>
      <Card title={en.service}>
        <ServiceFacts health={health} />
      </Card>
    </>
  )
}

function MySessions() {
  const operation = operationNamed('game.looks')
  const account = operator.value?.account.id
  const load = () => read('game.looks', { input: { account, limit: 1 } })
  const { data } = useQuery(operation && 'mine', load)
  const { items = [] } = (data ?? {}) as { readonly items?: readonly { endedAt: unknown }[] }
  if (!operation || items.length === 0) return null
  return <Listed operation={operation} title={en.mySessions} given={{ account, limit: 5 }} />
}

function Tiles({ health }: Pick<PartsProps, 'health'>) {
  const { games } = health.database
  const tiles = [
    [games.running, 'running games'],
    [games.open, 'open games'],
    [games.over + games.cancelled, 'finished games'],
    [Math.round(health.movesPerMinute), 'moves per minute'],
  ] as const
  return (
    <ul class="tiles">
      {tiles.map(([value, label]) => (
        <li key={label} class="card">
          <b>{formatNumber(value)}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

const MEGABYTE = 1_000_000

function ServiceFacts({ health }: Pick<PartsProps, 'health'>) {
  const { version, database, schema, rulesets, backups } = health
  const rules = rulesets.map((one) => `${gameName(one.id)} ${one.version}`).join(', ')
  const facts = [
    ['Touchline', version],
    ['Database', `PostgreSQL ${database.server}`],
    ['Size', `${formatNumber(Math.ceil(database.bytes / MEGABYTE))} MB`],
    ['Schema', schema],
    ['Rules', rules],
    ['Last backup', <Time key="backup" at={backups.lastAt} />],
    ['Last restore check', <Time key="restore" at={backups.restoredAt} />],
  ] as const
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <Cell name="" value={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Time = ({ at }: { readonly at: number | null }) =>
  at === null ? <span class="muted">{en.noneRecorded}</span> : <RelativeTime at={at} />
