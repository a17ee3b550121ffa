import t from 'tap'
import type { z } from 'zod'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, readyMove, send, waitFor } from '../support/players.ts'
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

t.test('a sealed save loads unchanged, with its fields in any order', async (t) => {
  const node = await sharedServices()
  const { id, sheet, ann } = await savedLeague(node)
  const save = Object.fromEntries(Object.entries(sheet).reverse())

  const game = await create(node, ann, { save, seats: [me, bot, open] })

  t.equal(sheet.seal.game, id)
  t.match(game, { status: 'running', saved: { unverified: false } })
})

t.test('an unverified save loads only if the host says so, and everyone sees it', async (t) => {
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
  t.match(await load(sheet, true), { saved: { unverified: false } })
  const game = await load(renamed, true)
  t.match(game, { status: 'open', saved: { unverified: true } })
  const { answer } = await games.join(eve, game.id, {})
  t.match(answer, { status: 'running', saved: { unverified: true } })
  t.match(await observe(node, eve, game.id), { saved: { unverified: true } })
  const again = await games.save(eve, game.id, {})
  const later = await create(node, eve, { save: again, seats: [open, me, open] })
  t.match(later, { saved: { unverified: true } }, 'also after another save')
})

t.test(
  'TC-1001 an impossible position is accepted unverified, and no save is ratable',
  async (t) => {
    const node = await sharedServices()
    const { sheet, ann } = await savedLeague(node)
    const impossible = structuredClone(sheet)
    impossible.managers[0]!.cash = 123_456_789
    const load = (input: Partial<Input>) => create(node, ann, { seats: [me, open, open], ...input })

    t.match(await load({ save: impossible, unsealed: true }), {
      rated: false,
      saved: { unverified: true },
    })
    for (const save of [sheet, impossible])
      t.match(await errorOf(load({ save, unsealed: true, rated: true, decisionSeconds: 60 })), {
        code: 'not-ratable',
      })
  },
)

async function waitingForRoll(node: Node, ann: Caller): Promise<string> {
  const options = { teamAssignment: 'random', version: 'mini' }
  const { id } = await create(node, ann, { options, seats: [me, bot, bot] })
  for (let rolls = 0; rolls < 2; ) {
    const { decisions } = await waitFor(node, ann, id)
    if (decisions[0]?.kind === 'turn-roll') rolls += 1
    if (rolls < 2) await send(node, ann, id, await readyMove(node, ann, id))
  }
  return id
}

interface Replayable extends Sheet {
  readonly causes: { seed: string; log: { cause: { kind: string } }[] }
}

t.test('TC-R52 a save of a game that is over is verified by replaying its causes', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const ann = await guest(node, 'Ann')
  const id = await waitingForRoll(node, ann)
  const running = await games.save(ann, id, {})
  await games.cancel(ann, id, { reason: 'other' })
  const { seal, ...save } = structuredClone(await games.save(ann, id, {})) as Replayable
  const load = (over: object, terms: Partial<Input> = {}) =>
    create(node, ann, { save: { ...save, ...over }, seats: [me, bot, bot], ...terms })
  const { causes, ...bare } = save
  const log = [...causes.log]
  const [first, ...later] = log
  const richer = save.managers.map((one, seat) =>
    seat === 0 ? { ...one, cash: 200_025_000 } : one,
  )
  const start = { ...first!, cause: { ...first!.cause, kind: 'import' } }

  t.notOk(Object.hasOwn(running as object, 'causes'), 'the seed is secret until the end')
  t.equal(seal.game, id)
  t.match(await load({}), { saved: { unverified: false } })
  const other = (await load({})).id
  t.notOk('causes' in ((await games.save(ann, other, {})) as object), 'a save started that game')
  for (const over of [
    { managers: richer },
    { causes: null },
    { causes: { ...causes, seed: 'ab'.repeat(32) } },
    { causes: { ...causes, log: later } },
    { causes: { ...causes, log: [start, ...later] } },
    { causes: { ...causes, log: log.filter((_, place) => place !== 1) } },
    { causes: { ...causes, log: [...log, { at: 0, cause: { kind: 'move' } }] } },
    { causes: { ...causes, log: [...log, { at: 2 ** 50, cause: { kind: 'toString' } }] } },
  ]) {
    t.match(await errorOf(load(over)), { code: 'save-unsealed' }, Object.keys(over).join())
    t.match(await load(over, { unsealed: true }), { saved: { unverified: true } })
  }
  t.match(await errorOf(create(node, ann, { save: bare, seats: [me, bot, bot] })), {
    code: 'save-unsealed',
  })
})

t.test('the log of a loaded save contains no names', async (t) => {
  const node = await sharedServices()
  const { sheet, ann } = await savedLeague(node)
  sheet.managers[0]!.name = 'Annabel'

  const { id } = await create(node, ann, { save: sheet, unsealed: true, seats: [me, bot, open] })

  const { items } = await adminOf(node.services).log(node.admin, id)
  t.match(items[0]!.cause, { kind: 'import' })
  t.notMatch(JSON.stringify(items), /Annabel|Cid/)
  t.match(await adminOf(node.services).verify(node.admin, id), { ok: true })
})

t.test('a lobby shows the former players, and reserves their seats', async (t) => {
  const node = await sharedServices()
  const { games, sheet, ann, bob, cid, eve } = await savedLeague(node)
  const refusal = (call: Promise<unknown>) =>
    call.then(
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

t.test('a loaded game seats only its former players again', async (t) => {
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
