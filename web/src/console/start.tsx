import { useAsked } from '../ui/asked.ts'
import { Card } from '../ui/card.tsx'
import { type Act, fieldsOf, isListing } from './act.ts'
import { Facts } from './cell.tsx'
import { actNamed, operator, see } from './desk.ts'
import { Listed } from './listing.tsx'
import { Vitals } from './vitals.tsx'

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
const SHOWN = ['act.list', 'health.show', 'node.list', 'game.feed', 'notice.list']

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
  const { told } = useAsked(act.name, () => see(act.name))
  if (told === null) return null
  return (
    <Card title={act.says}>
      <Facts of={told} />
    </Card>
  )
}
