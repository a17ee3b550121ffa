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
  const sessions = operationNamed('game.looks')
  return (
    <>
      <h1>Overview</h1>
      <ServiceHealth />
      {games && (
        <Listed act={games} title="Running games" given={{ status: 'running', limit: 8 }} />
      )}
      {failing && <Listed act={failing} title="Failing games" />}
      {sessions && operator.value && (
        <Listed
          act={sessions}
          title="My hidden-state sessions"
          given={{ account: operator.value.account.id }}
        />
      )}
      {reports().map((act) => (
        <Report key={act.name} act={act} />
      ))}
    </>
  )
}

/** Operations that the page itself uses. */
const SHOWN = ['act.list', 'health.show', 'notice.list']

/** Other reports on the whole service without input. */
const reports = (): readonly AdminOperation[] =>
  (operator.value?.acts ?? []).filter(
    (act) =>
      act.method === 'GET' &&
      act.subject === null &&
      act.reasons === null &&
      !SHOWN.includes(act.name) &&
      !isListing(act) &&
      fieldsOf(act).length === 0,
  )

function Report({ act }: { readonly act: AdminOperation }) {
  const { data } = useQuery(act.name, () => read(act.name))
  if (data === null) return null
  return (
    <Card title={act.summary}>
      <Facts of={data} />
    </Card>
  )
}
