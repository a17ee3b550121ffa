import { useEffect, useState } from 'preact/hooks'
import type { paths } from 'touchline-client'
import { Card } from '../ui/card.tsx'
import { figure } from '../ui/words.ts'
import { type Act, fieldsOf, isListing } from './act.ts'
import { Facts } from './cell.tsx'
import { actNamed, operator, see } from './desk.ts'
import { Listed } from './listing.tsx'

/** How it goes: what the service says of itself, and what waits for somebody. */
export function StartPage() {
  const failing = actNamed('game.failing')
  const games = actNamed('game.list')
  const looks = actNamed('game.looks')
  return (
    <>
      <h1>How it goes</h1>
      <Vitals />
      {games && (
        <Listed act={games} title="Running games" given={{ status: 'running', limit: 8 }} />
      )}
      {failing && <Listed act={failing} title="Games that cannot go on by themselves" />}
      {looks && operator.value && (
        <Listed act={looks} title="My looks" given={{ account: operator.value.account.id }} />
      )}
      {tellings().map((act) => (
        <Told key={act.name} act={act} />
      ))}
    </>
  )
}

/** What the page itself shows. */
const SHOWN = ['act.list', 'health.show', 'node.list']

/** What else tells of the whole service, and asks nothing. */
const tellings = (): readonly Act[] =>
  (operator.value?.acts ?? []).filter(
    (act) =>
      act.method === 'GET' &&
      act.of === null &&
      act.reasons === null &&
      !SHOWN.includes(act.name) &&
      !isListing(act) &&
      fieldsOf(act).length === 0,
  )

function Told({ act }: { readonly act: Act }) {
  const [told, tell] = useState<{ readonly is: unknown } | null>(null)
  useEffect(() => {
    see(act.name).then(
      (is) => tell({ is }),
      () => {},
    )
  }, [act.name])
  if (!told) return null
  return (
    <Card title={act.says}>
      <Facts of={told.is} />
    </Card>
  )
}

type Health = paths['/v1/admin/health']['get']['responses'][200]['content']['application/json']

function Vitals() {
  const { is: health, trouble } = useHealth()
  if (trouble !== null)
    return (
      <p class="note bad" role="alert">
        {trouble}
      </p>
    )
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
      <Card title="Nodes" flush>
        <Facts of={nodes} />
      </Card>
      <div class="two">
        <Card title="Database">
          <Facts of={{ server: database.server, bytes: database.bytes, schema: health.schema }} />
        </Card>
        <Card title="Rules">
          <Facts of={Object.fromEntries(rulesets.map(({ id, version }) => [id, version]))} />
        </Card>
      </div>
    </>
  )
}

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

function useHealth() {
  const [health, know] = useState<{ is: Health | null; trouble: string | null }>(UNASKED)
  useEffect(() => {
    // The act answers what the document says of it.
    const ask = () =>
      (see('health.show') as Promise<Health>).then(
        (is) => know({ is, trouble: null }),
        (error: unknown) => know({ is: null, trouble: wordsOf(error) }),
      )
    void ask()
    const timer = setInterval(() => void ask(), EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return health
}

const UNASKED = { is: null, trouble: null } as const
/** As often as nodes say how they are. */
const EVERY_MILLISECONDS = 10_000
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
