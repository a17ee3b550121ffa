import t from 'tap'
import { createGameInput } from '../../src/app/games/schema.ts'
import {
  againstBot,
  errorOf,
  observe,
  playOne,
  readyMove,
  send,
  twoPlayers,
} from '../support/players.ts'
import { guest, sharedServices, startNode, startServices } from '../support/service.ts'

const input = createGameInput.parse({
  ruleset: 'goalscorer',
  seats: [{ kind: 'me' }, { kind: 'open' }],
})

t.test('a move retried under its key is made once and answered alike', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const game = await twoPlayers(node, ann, bob)
  const mover = (await observe(node, ann, game.id)).decisions.length > 0 ? ann : bob
  const ready = { ...(await readyMove(node, mover, game.id)), moveId: 'first' }

  const first = await send(node, mover, game.id, ready)
  await playOne(node, [ann, bob], game.id)
  await playOne(node, [ann, bob], game.id)
  const again = await send(node, mover, game.id, ready)
  const other = await startNode(t, node.url)
  const elsewhere = await send(other, mover, game.id, ready)

  t.same(again, { ...first, replayed: true }, 'at its version, although the game continued')
  t.same(elsewhere, { ...first, replayed: true }, 'also by a node that has never seen it')
})

t.test('a key refuses another move, and a refused move keeps no key', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const game = await twoPlayers(node, ann, bob)
  const mover = (await observe(node, ann, game.id)).decisions.length > 0 ? ann : bob
  const ready = { ...(await readyMove(node, mover, game.id)), moveId: 'k' }
  const nonsense = { ...ready, move: { type: 'nonsense' } }

  const refused = await errorOf(send(node, mover, game.id, nonsense))
  await send(node, mover, game.id, ready)
  const differs = await errorOf(send(node, mover, game.id, nonsense))
  const closed = await errorOf(send(node, mover, game.id, { ...ready, moveId: 'other' }))

  t.same(refused, { code: 'invalid-parameters', kind: 'malformed' })
  t.same(differs, { code: 'idempotency-mismatch', kind: 'unprocessable' })
  t.same(closed, { code: 'decision-closed', kind: 'conflict' })
})

t.test('many retries at once, over two nodes, make one move', async (t) => {
  const node = await sharedServices()
  const other = await startNode(t, node.url)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const game = await twoPlayers(node, ann, bob)
  const mover = (await observe(node, ann, game.id)).decisions.length > 0 ? ann : bob
  const ready = { ...(await readyMove(node, mover, game.id)), moveId: 'same' }

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      send(turn % 2 === 0 ? node : other, mover, game.id, ready),
    ),
  )

  t.equal(answers.filter(({ replayed }) => !replayed).length, 1)
  t.equal(new Set(answers.map(({ version, head }) => `${version} ${head}`)).size, 1)
})

t.test('waiting copies of one move are one command: all get the first answer', async (t) => {
  const node = await startServices(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const game = await twoPlayers(node, ann, bob)
  const mover = (await observe(node, ann, game.id)).decisions.length > 0 ? ann : bob
  const ready = { ...(await readyMove(node, mover, game.id)), moveId: 'copy' }
  const sent = () =>
    send(node, mover, game.id, { ...ready, include: ['view', 'text', 'decisions'] })
  const other = { ...ready, move: { type: 'nonsense' } }

  const [, , ...copies] = await Promise.all([
    // The first call of `observe` delays the moves, so that the node stores all moves together.
    observe(node, ann, game.id),
    observe(node, bob, game.id),
    ...Array.from({ length: 60 }, sent),
  ])
  const late = await sent()
  const [differs] = await Promise.all([
    errorOf(send(node, mover, game.id, other)),
    send(node, mover, game.id, ready),
  ])

  t.equal(copies.filter(({ replayed }) => !replayed).length, 1)
  const texts = [...copies, late].map(({ replayed, ...answer }) => JSON.stringify(answer))
  t.equal(new Set(texts).size, 1, 'byte for byte')
  t.same(differs, { code: 'idempotency-mismatch', kind: 'unprocessable' })
})

t.test('waiting copies of one resignation are one command', async (t) => {
  const node = await startServices(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const game = await twoPlayers(node, ann, bob)

  const copies = await Promise.all(
    [1, 2, 3, 4].map(() => node.services.games.resign(ann, game.id, { key: 'r' })),
  )

  t.equal(copies.filter(({ replayed }) => !replayed).length, 1)
  t.equal(new Set(copies.map(({ head, version }) => `${version} ${head}`)).size, 1)
})

t.test('creating, joining and starting happen once per key', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]

  const created = await Promise.all([1, 2, 3].map(() => games.create(ann, input, { key: 'c' })))
  const id = created[0]!.answer.id
  const joined = await games.join(bob, id, {}, { key: 'j' })
  const again = await games.join(bob, id, {}, { key: 'j' })
  const listed = await games.list(ann, { mine: true, limit: 10 })

  t.same(new Set(created.map(({ answer }) => answer.id)).size, 1)
  t.same(created.map(({ replayed }) => replayed).sort(), [false, true, true])
  t.same(again, { answer: joined.answer, replayed: true })
  t.equal(listed.items.length, 1)
  t.same(await errorOf(games.join(bob, id, { seat: 0 }, { key: 'j' })), {
    code: 'idempotency-mismatch',
    kind: 'unprocessable',
  })
  t.same(await errorOf(games.start(bob, id, { key: 'j' })), {
    code: 'idempotency-mismatch',
    kind: 'unprocessable',
  })
})

t.test('copies of a join that arrive together get one answer', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = (await games.create(ann, input)).answer

  const copies = await Promise.all([1, 2, 3].map(() => games.join(bob, id, {}, { key: 'j' })))

  t.equal(copies.filter(({ replayed }) => !replayed).length, 1)
  t.equal(new Set(copies.map(({ answer }) => JSON.stringify(answer))).size, 1)
})

t.test('copies of a start that arrive together get one answer', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const three = createGameInput.parse({ ruleset: 'rising-star', seats })
  const { id } = (await games.create(ann, three)).answer
  await games.join(bob, id, {})

  const copies = await Promise.all([1, 2, 3].map(() => games.start(ann, id, { key: 's' })))

  t.equal(copies.filter(({ replayed }) => !replayed).length, 1)
  t.equal(new Set(copies.map(({ answer }) => JSON.stringify(answer))).size, 1)
})

t.test('a retried resignation gets the first answer', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const game = await againstBot(node, ann)

  const first = await node.services.games.resign(ann, game.id, { key: 'r' })
  const again = await node.services.games.resign(ann, game.id, { key: 'r' })
  const other = await errorOf(node.services.games.resign(ann, game.id))

  t.equal(first.outcome?.reason, 'resigned')
  t.same(again, { ...first, replayed: true })
  t.same(other, { code: 'game-over', kind: 'conflict' })
})
