import { Card } from '../ui/card.tsx'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, operator, read } from './admin-client.ts'
import { Facts } from './cell.tsx'
import { Listed } from './listing.tsx'
import { type AdminOperation, fieldsOf, isListing } from './operation.ts'
import { ServiceHealth } from './service-health.tsx'

/** Overview: what the service says of itself, and what waits for somebody. */
export function OverviewPage() {
  const failing = operationNamed('game.failing')
  const games = operationNamed('game.list')
  const looks = operationNamed('game.looks')
  return (
    <>
      <h1>Overview</h1>
      <ServiceHealth />
      {games && (
        <Listed act={games} title="Running games" given={{ status: 'running', limit: 8 }} />
      )}
      {failing && <Listed act={failing} title="Failing games" />}
      {looks && operator.value && (
        <Listed
          act={looks}
          title="My hidden-state sessions"
          given={{ account: operator.value.account.id }}
        />
      )}
      {tellings().map((act) => (
        <Told key={act.name} act={act} />
      ))}
    </>
  )
}

/** Operations that the page itself uses. */
const SHOWN = ['act.list', 'health.show', 'notice.list']

/** Other reports on the whole service without input. */
const tellings = (): readonly AdminOperation[] =>
  (operator.value?.acts ?? []).filter(
    (act) =>
      act.method === 'GET' &&
      act.subject === null &&
      act.reasons === null &&
      !SHOWN.includes(act.name) &&
      !isListing(act) &&
      fieldsOf(act).length === 0,
  )

function Told({ act }: { readonly act: AdminOperation }) {
  const { told } = useQuery(act.name, () => read(act.name))
  if (told === null) return null
  return (
    <Card title={act.summary}>
      <Facts of={told} />
    </Card>
  )
}
