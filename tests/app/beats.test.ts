import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput, moveInput, observeInput } from '../../src/app/games/schema.ts'
import { type Patch, patched } from '../../src/engine/kernel/patch.ts'
import { errorOf, observe, playOne, readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, type Node, sharedServices } from '../support/service.ts'

const since = async (node: Node, caller: Caller | null, id: string, version: number) =>
  node.services.games.observe(caller, id, observeInput.parse({ since: version }))

function applyPatches(view: unknown, beats: readonly { readonly patch?: unknown }[] = []): unknown {
  return beats.reduce(
    (before: unknown, { patch }) => (patch ? patched(before, patch as Patch) : before),
    view,
  )
}

async function begun(node: Node) {
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players)
  return { players, id }
}

t.test('beats lead from the view that a player holds to the answered view', async (t) => {
  const node = await sharedServices()
  const { players, id } = await begun(node)
  const watcher = await guest(node, 'Wil')
  for (let turn = 0; turn < 6; turn += 1) {
    const held = await Promise.all([...players, watcher].map((one) => observe(node, one, id)))
    await playOne(node, players, id)
    if (turn % 2 === 1) await playOne(node, players, id)
    for (const [place, who] of [...players, watcher].entries()) {
      const { version, view } = held[place]!
      const now = await since(node, who, id, version)
      t.equal(now.beatsSince, version)
      t.equal(now.beats?.[0]?.from, version)
      t.equal(now.beats?.at(-1)?.to, now.version)
      t.same(applyPatches(view, now.beats), now.view)
      t.same(await since(node, who, id, version).then(({ beats }) => beats), now.beats)
    }
  }
  const { version } = await observe(node, watcher, id)
  t.same((await since(node, watcher, id, version)).beats, [], 'nothing has happened since')
  t.notOk('beats' in (await observe(node, watcher, id)), 'no caller gets beats without asking')
})

t.test('since 0 begins after the setup, and inside a commit at that event', async (t) => {
  const node = await sharedServices()
  const { players, id } = await begun(node)
  const [ann] = players
  const { version: dealt } = await observe(node, ann, id)
  await playOne(node, players, id)
  const { version } = await observe(node, ann, id)
  const all = await since(node, ann, id, 0)
  const inside = await since(node, ann, id, version - 1)

  t.ok(all.beatsSince! <= dealt && all.beatsSince! > 0)
  t.equal(all.beats?.[0]?.from, all.beatsSince)
  t.equal(inside.beatsSince, dealt)
  const { code } = (await errorOf(since(node, ann, id, version + 1)))!
  t.equal(code, 'history-rewound')
})

t.test('before the start there is nothing to watch', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats })
  const { id } = (await node.services.games.create(ann, input)).answer
  t.equal((await since(node, ann, id, 0)).beats, undefined)
  t.equal((await errorOf(since(node, ann, id, 3)))!.code, 'history-rewound')
})

t.test('the moments of a game are its heavy beats without patches', async (t) => {
  const node = await sharedServices()
  const { players, id } = await begun(node)
  for (let move = 0; (await playOne(node, players, id)) !== null && move < 400; move += 1);
  const [ann] = players
  const { items, over, version } = await node.services.games.moments(ann, id)
  const all = await since(node, ann, id, 0)

  t.ok(over)
  t.equal(version, all.version)
  t.ok(items.length > 0 && items.length <= 60)
  t.ok(items.every(({ weight, patch }) => weight >= 2 && patch === undefined))
  t.equal(items.at(-1)?.weight, 3)
})

t.test('a move answers with its beats, and a retry with the same ones', async (t) => {
  const node = await sharedServices()
  const { players, id } = await begun(node)
  const before = await Promise.all(players.map((one) => observe(node, one, id)))
  const place = before[0]!.decisions.length > 0 ? 0 : 1
  const [mover, { version, view }] = [players[place]!, before[place]!]
  const ready = { ...(await readyMove(node, mover, id)), moveId: 'once' }
  const include: ('beats' | 'view')[] = ['beats', 'view']
  const answer = await send(node, mover, id, { ...ready, after: version, include })
  await playOne(node, players, id)
  const again = await send(node, mover, id, { ...ready, after: version, include })
  const plain = await send(node, mover, id, { ...ready, after: version })

  t.equal(answer.beatsSince, version)
  t.same(applyPatches(view, answer.beats), answer.view)
  t.same(again.beats, answer.beats)
  t.notOk('beats' in plain)
  moveInput.parse({ ...ready, include: ['view', 'text', 'decisions', 'words', 'beats'] })
})
