import { Card } from '../ui/card.tsx'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, operator, read } from './admin-client.ts'
import { Facts } from './cell.tsx'
import { Listed } from './listing.tsx'
import { type AdminOperation, fieldsOf, isListing } from './operation.ts'
import { ServiceHealth } from './service-health.tsx'

export function OverviewPage() {
  const failing = operationNamed('game.failing')
  const games = operationNamed('game.list')
  const sessions = operationNamed('game.looks')
  return (
    <>
      <h1>Overview</h1>
      <ServiceHealth />
      {games && (
        <Listed operation={games} title="Running games" given={{ status: 'running', limit: 8 }} />
      )}
      {failing && <Listed operation={failing} title="Failing games" />}
      {sessions && operator.value && (
        <Listed
          operation={sessions}
          title="My hidden-state sessions"
          given={{ account: operator.value.account.id }}
        />
      )}
      {reports().map((operation) => (
        <Report key={operation.name} operation={operation} />
      ))}
    </>
  )
}

/** Operations that the page itself uses. */
const SHOWN = ['act.list', 'health.show', 'notice.list']

/** Other reports on the whole service without input. */
const reports = (): readonly AdminOperation[] =>
  (operator.value?.operations ?? []).filter(
    (operation) =>
      operation.method === 'GET' &&
      operation.subject === null &&
      operation.reasons === null &&
      !SHOWN.includes(operation.name) &&
      !isListing(operation) &&
      fieldsOf(operation).length === 0,
  )

function Report({ operation }: { readonly operation: AdminOperation }) {
  const { data } = useQuery(operation.name, () => read(operation.name))
  if (data === null) return null
  return (
    <Card title={operation.summary}>
      <Facts of={data} />
    </Card>
  )
}
