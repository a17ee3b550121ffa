import t from 'tap'
import type { z } from 'zod'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { deskOf } from '../support/desk.ts'
import { errorOf, observe } from '../support/players.ts'
import { guest, type Node, sharedServices } from '../support/service.ts'

type Input = z.input<typeof createGameInput>
const ruleset = 'title-chase'
const me = { kind: 'me' as const }
const open = { kind: 'open' as const }
const bot = { kind: 'bot' as const }

const create = async ({ services }: Node, caller: Caller, input: Partial<Input>) => {
  const parsed = createGameInput.parse({ ruleset, ...input })
  return (await services.games.create(caller, parsed)).answer
}

interface Sheet {
  readonly managers: { name: string; cash: number }[]
  readonly seal: { game: string; mark: string }
}

/** Ann, Bob and Cid have begun a league, Cid has left it, and Ann has saved it. */
async function savedLeague(node: Node) {
  const { games } = node.services
  const people = await Promise.all(['Ann', 'Bob', 'Cid', 'Eve'].map((name) => guest(node, name)))
  const [ann, bob, cid, eve] = people as [Caller, Caller, Caller, Caller]
  const options = { teamAssignment: 'random', version: 'mini' }
  const { id } = await create(node, ann, { options, seats: [me, open, open] })
  await games.join(bob, id, {})
  await games.join(cid, id, {})
  await games.resign(cid, id)
  const sheet = structuredClone(await games.save(ann, id, {})) as Sheet
  return { games, id, sheet, ann, bob, cid, eve }
}

t.test('a save of ours is taken as it is, in whatever order its fields are written', async (t) => {
  const node = await sharedServices()
  const { id, sheet, ann } = await savedLeague(node)
  const save = Object.fromEntries(Object.entries(sheet).reverse())

  const game = await create(node, ann, { save, seats: [me, bot, open] })

  t.equal(sheet.seal.game, id)
  t.match(game, { status: 'running', saved: { unsealed: false } })
})

t.test('any other save is taken only where the host says so, and everybody sees it', async (t) => {
  const node = await sharedServices()
  const { games, sheet, ann, eve } = await savedLeague(node)
  const { seal, ...byHand } = sheet
  const renamed = structuredClone(sheet)
  renamed.managers[0]!.name = 'Annabel'
  const elsewhere = { ...sheet, seal: { ...seal, game: ann.account.id } }
  const rich = structuredClone(sheet)
  rich.managers[0]!.cash = 2 ** 53 - 1
  const seats = [me, open, open]
  const load = (save: unknown, unsealed = false) => create(node, ann, { save, unsealed, seats })
  const refusal = (save: unknown, isTaken?: boolean) => errorOf(load(save, isTaken))

  for (const save of [byHand, renamed, elsewhere, { ...byHand, seal: 'wax' }])
    t.same(await refusal(save), { code: 'save-unsealed', kind: 'unprocessable' })
  t.same(await refusal(rich, true), { code: 'invalid-save', kind: 'unprocessable' })
  t.match(await load(sheet, true), { saved: { unsealed: false } })
  const game = await load(renamed, true)
  t.match(game, { status: 'open', saved: { unsealed: true } })
  const { answer } = await games.join(eve, game.id, {})
  t.match(answer, { status: 'running', saved: { unsealed: true } })
  t.match(await observe(node, eve, game.id), { saved: { unsealed: true } })
  const again = await games.save(eve, game.id, {})
  const later = await create(node, eve, { save: again, seats: [open, me, open] })
  t.match(later, { saved: { unsealed: true } }, 'also where it was saved once more')
})

t.test('what a log keeps of a save names nobody', async (t) => {
  const node = await sharedServices()
  const { sheet, ann } = await savedLeague(node)
  sheet.managers[0]!.name = 'Annabel'

  const { id } = await create(node, ann, { save: sheet, unsealed: true, seats: [me, bot, open] })

  const { items } = await deskOf(node.services).log(node.admin, id)
  t.match(items[0]!.cause, { kind: 'import' })
  t.notMatch(JSON.stringify(items), /Annabel|Cid/)
  t.match(await deskOf(node.services).verify(node.admin, id), { ok: true })
})

t.test('a lobby shows who sat there, and keeps their seats for them', async (t) => {
  const node = await sharedServices()
  const { games, sheet, ann, bob, cid, eve } = await savedLeague(node)
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      ({ code, facts }) => ({ code, facts }),
    )

  const game = await create(node, ann, { save: sheet, seats: [me, open, open] })
  const listed = await games.list(bob, { status: 'open', ruleset, mine: true, limit: 10 })
  const seen = await observe(node, eve, game.id)

  t.match(
    seen.saved?.seats.map(({ name, plays, left }) => [name, plays, left]),
    [
      ['Ann', String, false],
      ['Bob', String, false],
      ['Cid', null, true],
    ],
  )
  t.match(
    seen.seats.map(({ kind, name, joined, resigned }) => [kind, name, joined, resigned]),
    [
      ['account', 'Ann', true, false],
      ['account', 'Bob', false, false],
      ['open', null, false, true],
    ],
  )
  t.same(listed.items.find(({ id }) => id === game.id)?.saved, seen.saved)
  const free = { free: [] }
  t.same(await refusal(games.join(eve, game.id, {})), { code: 'game-full', facts: free })
  t.same(await refusal(games.join(eve, game.id, { seat: 1 })), { code: 'game-full', facts: free })
  t.same(await refusal(games.join(cid, game.id, { seat: 2 })), { code: 'seat-left', facts: free })
  await games.leave(ann, game.id, 1)
  t.same(await refusal(games.join(eve, game.id, { seat: 0 })), {
    code: 'game-full',
    facts: { free: [1] },
  })
  t.match((await games.join(eve, game.id, {})).answer, { status: 'running', seat: 1 })
})

t.test('a loaded game takes back its own people, and nobody in their place', async (t) => {
  const node = await sharedServices()
  const { games, sheet, ann, bob } = await savedLeague(node)
  const load = (input: Partial<Input>) => create(node, bob, { save: sheet, ...input })
  const refusal = (input: Partial<Input>) => errorOf(load(input))

  t.same(await refusal({ seats: [me, open, open] }), { code: 'not-your-seat', kind: 'forbidden' })
  t.same(await refusal({ seats: [open, me, bot] }), { code: 'seat-left', kind: 'conflict' })
  t.same(await refusal({ seats: [open, { ...me, choices: { team: 'T01' } }, open] }), {
    code: 'invalid-choice',
    kind: 'unprocessable',
  })
  const game = await load({ seats: [open, me, open] })
  const late = games.join(ann, game.id, { choices: { team: 'T01' } })
  t.same(await errorOf(late), { code: 'invalid-choice', kind: 'unprocessable' })
  t.match((await games.join(ann, game.id, {})).answer, { status: 'running', seat: 0 })
  t.match((await observe(node, ann, game.id)).seats[2], { kind: 'open', resigned: true })
})
