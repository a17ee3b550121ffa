import { useEffect, useState } from 'preact/hooks'
import { Card } from '../ui/card.tsx'
import { gameName } from '../ui/words.ts'
import { type Act, fieldsOf, isListing } from './act.ts'
import { Facts } from './cell.tsx'
import { actNamed, desk, operator, see } from './desk.ts'
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
      {tellings().map((act) => (
        <Told key={act.name} act={act} />
      ))}
      {failing && <Listed act={failing} title="Games that cannot go on by themselves" />}
      {looks && operator.value && (
        <Listed act={looks} title="My looks" given={{ account: operator.value.account.id }} />
      )}
    </>
  )
}

/** What tells of the whole service, and asks nothing. */
const tellings = (): readonly Act[] =>
  (operator.value?.acts ?? []).filter(
    (act) =>
      act.method === 'GET' &&
      act.of === null &&
      act.reasons === null &&
      act.name !== 'act.list' &&
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

interface Health {
  readonly version: string
  /** Null: it takes traffic. */
  readonly unready: string | null
}

function Vitals() {
  const health = useHealth()
  if (!health) return <div class="tiles" aria-busy="true" />
  const { version, unready } = health
  return (
    <ul class="tiles">
      <li class="card">
        <b class={unready === null ? 'good' : 'bad'}>{unready === null ? 'Ready' : 'Not ready'}</b>
        <span>{unready ?? 'takes traffic'}</span>
      </li>
      <li class="card">
        <b>{version}</b>
        <span>Touchline</span>
      </li>
      {operator.value?.rulesets.map((one) => (
        <li key={one.id} class="card">
          <b>{`v${one.version}`}</b>
          <span>{gameName(one.id)}</span>
        </li>
      ))}
    </ul>
  )
}

function useHealth(): Health | null {
  const [health, know] = useState<Health | null>(null)
  useEffect(() => {
    const ask = async () => {
      const [{ version }, unready] = await Promise.all([
        desk.told(desk.GET('/health/live')),
        desk.told(desk.GET('/health/ready')).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        ),
      ])
      know({ version, unready })
    }
    void ask().catch(() => {})
  }, [])
  return health
}
