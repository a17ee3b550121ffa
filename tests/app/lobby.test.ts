import t from 'tap'
import type { z } from 'zod'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput, listGamesInput } from '../../src/app/games/schema.ts'
import { miniRulesets } from '../engine/kernel/rulesets/index.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, waitFor } from '../support/players.ts'
import { guest, type Node, sharedServices, startServices } from '../support/service.ts'

const create = async ({ services }: Node, caller: Caller, input: z.input<typeof createGameInput>) =>
  (await services.games.create(caller, createGameInput.parse(input))).answer

const list = ({ services }: Node, caller: Caller, input: z.input<typeof listGamesInput> = {}) =>
  services.games.list(caller, listGamesInput.parse(input))

const me = { kind: 'me' as const }
const open = { kind: 'open' as const }
const bot = { kind: 'bot' as const }

t.test('a game starts with its last seat, and an account has one seat at most', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(node, name)))
  const game = await create(node, ann!, { ruleset: 'goalscorer', seats: [me, open] })

  const twice = await errorOf(games.join(ann!, game.id, {}))
  const joined = (await games.join(bob!, game.id, {})).answer
  const late = await errorOf(games.join(eve!, game.id, {}))

  t.match(game, { status: 'open', version: 0, seat: 0 })
  t.match(joined, { status: 'running', seat: 1 })
  t.same(twice, { code: 'already-seated', kind: 'conflict' })
  t.same(late, { code: 'game-started', kind: 'conflict' })
})

t.test('the host starts without the missing players, and seats close up', async (t) => {
  const node = await sharedServices(miniRulesets)
  const { games } = node.services
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(node, name)))
  const seats = [open, me, open, { kind: 'account' as const, account: eve!.account.id }]
  const game = await create(node, ann!, { ruleset: 'race', seats })
  await games.join(bob!, game.id, { seat: 2 })

  const notHost = await errorOf(games.start(bob!, game.id))
  const { answer } = await games.start(ann!, game.id)
  const seen = await observe(node, bob!, game.id)

  t.same(notHost, { code: 'not-host', kind: 'forbidden' })
  t.equal(answer.status, 'running')
  t.same(
    seen.seats.map(({ seat, name }) => [seat, name]),
    [
      [0, 'Ann'],
      [1, 'Bob'],
    ],
  )
  t.equal(seen.seat, 1)
})

t.test('a reserved seat accepts only its account', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(node, name)))
  const kept = { kind: 'account' as const, account: bob!.account.id }
  const game = await create(node, ann!, {
    ruleset: 'goalscorer',
    seats: [me, kept],
    visibility: 'private',
  })

  const hidden = await errorOf(observe(node, eve!, game.id) as Promise<unknown>)
  const full = await errorOf(games.join(eve!, game.id, { code: game.inviteCode! }))
  const invited = await observe(node, bob!, game.id)
  const { answer } = await games.join(bob!, game.id, {})

  t.same(hidden, { code: 'game-unknown', kind: 'unknown' })
  t.same(full, { code: 'game-full', kind: 'conflict' })
  t.match(invited, { status: 'open', seat: null, inviteCode: null })
  t.equal(answer.status, 'running')
})

t.test('a private game is joined with its code, and listed only to its players', async (t) => {
  const node = await startServices(t)
  const { games } = node.services
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(node, name)))
  const game = await create(node, ann!, {
    ruleset: 'goalscorer',
    seats: [me, open],
    visibility: 'private',
  })

  t.same(await errorOf(games.join(bob!, game.id, { code: 'guessed' })), {
    code: 'game-unknown',
    kind: 'unknown',
  })
  t.match((await games.join(bob!, game.id, { code: game.inviteCode! })).answer, { seat: 1 })
  t.equal((await list(node, ann!)).items.length, 1)
  t.equal((await list(node, bob!, { mine: true })).items.length, 1)
  t.equal((await list(node, eve!)).items.length, 0)
  t.equal((await list(node, node.admin)).items.length, 0, 'nor to an owner’s ordinary list')
})

t.test('leaving before the start frees the seat; the host may free others', async (t) => {
  const node = await sharedServices(miniRulesets)
  const { games } = node.services
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(node, name)))
  const game = await create(node, ann!, { ruleset: 'race', seats: [me, open, open, bot] })

  await games.join(bob!, game.id, {})
  await games.leave(bob!, game.id, 1)
  await games.join(bob!, game.id, {})
  const notTheirs = await errorOf(games.leave(bob!, game.id, 0))
  await games.leave(ann!, game.id, 1)
  const notABot = await errorOf(games.leave(ann!, game.id, 3))
  const { seats } = await observe(node, ann!, game.id)

  t.same(
    seats.map(({ kind }) => kind),
    ['account', 'open', 'open', 'bot'],
  )
  t.same(notTheirs, { code: 'not-your-seat', kind: 'forbidden' })
  t.same(notABot, { code: 'not-your-seat', kind: 'forbidden' })
})

t.test('choices are validated on joining', async (t) => {
  const node = await sharedServices(miniRulesets)
  const { games } = node.services
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(node, name)))
  const mine = { kind: 'me' as const, choices: { team: 'Ash' } }
  const { id } = await create(node, ann!, { ruleset: 'season', seats: [mine, open] })

  const malformed = await errorOf(games.join(bob!, id, { choices: { team: 7 } }))
  const unknown = await errorOf(games.join(bob!, id, { choices: { team: 'Nobodies' } }))
  const before = await observe(node, ann!, id)

  t.same(malformed, { code: 'invalid-choice', kind: 'unprocessable' })
  t.same(unknown, { code: 'unknown-team', kind: 'unprocessable' })
  t.equal(before.seats[1]!.kind, 'open', 'a refused join leaves the seat free')
})

t.test('a game that could never start is refused at once', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const refusal = (input: Partial<z.input<typeof createGameInput>>) =>
    errorOf(create(node, ann, { ruleset: 'goalscorer', seats: [me, open], ...input }))

  t.same(await refusal({ ruleset: 'chess' }), { code: 'ruleset-unknown', kind: 'unknown' })
  t.same(await refusal({ seats: [me] }), { code: 'invalid-seat-count', kind: 'unprocessable' })
  t.same(await refusal({ seats: [me, me] }), { code: 'already-seated', kind: 'conflict' })
  t.same(await refusal({ options: { rows: 11 } }), {
    code: 'invalid-option',
    kind: 'unprocessable',
  })
  t.same(await refusal({ contentPack: 'none-such' }), { code: 'pack-unknown', kind: 'unknown' })
})

t.test('a game is validated on creation, before others join', async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const refusal = (ruleset: string, options: Record<string, unknown>, choices = {}) =>
    errorOf(create(node, ann, { ruleset, options, seats: [{ ...me, choices }, open, open] }))
  const names = [...'ABCDEFGHIJKLMNO'].map((letter) => `Club ${letter}`)
  const twice = {
    source: 'custom',
    teams: names.slice(0, 12),
    cupExtras: [...names.slice(12), 'club a'],
  }
  const rows: [string, string, Record<string, unknown>, object?][] = [
    ['invalid-league', 'title-chase', { league: twice }],
    ['invalid-option', 'title-chase', { league: { source: 'pack', id: 'none' } }],
    ['invalid-fixtures', 'title-chase', { fixtures: { rounds: [] } }],
    ['invalid-option', 'title-chase', { teamAssignment: 'preset' }, { team: 'T99' }],
    ['invalid-option', 'title-chase', {}, { team: 'T01' }],
    ['mode-combination', 'starplayer', { mode: 'five-a-side', squadRule: 'system' }],
    ['unknown-id', 'superclub', {}, { club: 'none' }],
    ['invalid-option', 'rising-star', { turnCap: 1 }],
  ]

  for (const [code, ruleset, options, choices] of rows)
    t.same(await refusal(ruleset, options, choices), { code, kind: 'unprocessable' }, ruleset)
})

t.test('the player who repeats another’s choice is refused, not the last one', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(node, name)))
  const rows = [
    ['title-chase', { teamAssignment: 'preset' }, { team: 'T04' }, 'invalid-option'],
    ['starplayer', {}, { pawn: 'red' }, 'pawn-taken'],
    ['superclub', {}, { club: 'jade' }, 'bad-game-setup'],
  ] as const

  for (const [ruleset, options, choices, code] of rows) {
    const seats = [{ ...me, choices }, open, open]
    const { id } = await create(node, ann!, { ruleset, options, seats })
    const late = await errorOf(games.join(bob!, id, { choices }))
    t.same(late, { code, kind: 'unprocessable' }, ruleset)
    t.equal((await observe(node, ann!, id)).seats[1]!.kind, 'open')
  }
})

t.test('games are listed newest first, page by page', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const ids: string[] = []
  for (let made = 0; made < 5; made += 1)
    ids.unshift((await create(node, ann, { ruleset: 'goalscorer', seats: [me, open] })).id)

  const listed: string[] = []
  let after: string | undefined
  let pages = 0
  do {
    const { items, next } = await list(node, ann, { limit: 2, after })
    listed.push(...items.map(({ id }) => id))
    after = next ?? undefined
    pages += 1
  } while (after !== undefined)

  t.same(listed, ids)
  t.equal(pages, 3)
  t.equal((await list(node, ann, { status: 'running' })).items.length, 0)
  t.same(await errorOf(list(node, ann, { after: 'nonsense' })), {
    code: 'invalid-cursor',
    kind: 'malformed',
  })
})

t.test('bots play every ruleset of the kernel through the service', async (t) => {
  const node = await sharedServices(miniRulesets)
  const ann = await guest(node, 'Ann')
  const games = await Promise.all(
    Object.values(miniRulesets).map(async ({ id, seats }) => {
      const bots = Array.from({ length: seats.min }, () => bot)
      return create(node, ann, { ruleset: id, seats: bots, decisionSeconds: 600 })
    }),
  )

  for (const { id, ruleset } of games) {
    const { reason } = await waitFor(node, ann, id)
    t.equal(reason, 'over', ruleset)
    t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true }, ruleset)
  }
})
