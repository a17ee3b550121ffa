import t from 'tap'
import { openHouse } from './door.ts'
import { met } from './following.ts'

const FIELDS = '{ mode clocks notice until notices { text level } }'
interface Told {
  readonly mode: string
  readonly notices: readonly { readonly text: string; readonly level: string }[]
}

t.test('anyone can query and follow the status of the service', async (t) => {
  const { ask, admin, follower } = await openHouse(t)
  const client = follower(null)
  const told: Told[] = []
  client.subscribe<{ status: Told }>(
    { query: `subscription { status ${FIELDS} }` },
    { next: ({ data }) => told.push(data!.status), error() {}, complete() {} },
  )
  await met(() => told.length === 1)

  await ask(
    `mutation { adminPostNotice(reason: DEPLOY, level: WARNING, text: "We move house.") { id } }`,
    { token: admin },
  )
  await met(() => told.length === 2)
  const drained = await ask(
    'mutation { adminSetMode(reason: DEPLOY, mode: DRAIN, confirm: "drain") { mode } }',
    { token: admin },
  )
  await met(() => told.length === 3)
  const { data } = await ask(`query { status ${FIELDS} }`)
  await client.dispose()

  t.match(told[0], { mode: 'NORMAL', notices: [] })
  t.match(told[1]?.notices, [{ text: 'We move house.', level: 'WARNING' }])
  t.match(drained.data, { adminSetMode: { mode: 'DRAIN' } })
  t.same(told[2], data.status)
})
