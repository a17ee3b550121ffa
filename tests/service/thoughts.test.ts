import t from 'tap'
import { createGameInput } from '../../src/service/shapes/games.ts'
import { deskOf } from '../support/desk.ts'
import { waitFor } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'

const sharpAndSteady = createGameInput.parse({
  ruleset: 'goalscorer',
  seats: [{ kind: 'bot', level: 'sharp' }, { kind: 'bot' }],
})

t.test('a bot that thinks says in the log how; one that does not says nothing', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')

  const { answer } = await node.services.games.create(ann, sharpAndSteady)

  t.same(
    answer.seats.map(({ level }) => level),
    ['sharp', 'steady'],
  )
  const { reason } = await waitFor(node, ann, answer.id, { timeoutSeconds: 60 })
  t.equal(reason, 'over')
  const { items } = await deskOf(node.services).log(node.admin, answer.id, {
    after: 0,
    limit: 1000,
  })
  console.log(JSON.stringify(items.slice(0, 9)))
  t.match(await deskOf(node.services).verify(node.admin, answer.id, {}), { ok: true })
})
