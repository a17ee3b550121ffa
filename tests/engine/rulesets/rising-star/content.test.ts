import t from 'tap'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { bookOf, matches } from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import { contentSchema } from '../../../../src/engine/rulesets/rising-star/content/faults.ts'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import type {
  Content,
  Effect,
  Target,
} from '../../../../src/engine/rulesets/rising-star/content/schema.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import { refusalOf, refused } from '../../../../src/package/sitting.ts'
import { A, B, only, position, roll } from './position.ts'

function faultsAfter(change: (pack: Content) => void): string[] {
  const pack = structuredClone(housePack)
  change(pack)
  const result = contentSchema.safeParse(pack)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

const rulesBroken = (change: (pack: Content) => void): string[] => [
  ...new Set(faultsAfter(change).map((message) => message.split(':')[0]!)),
]

const moving = (card: { effects: Effect[] }) =>
  card.effects.find((effect) => effect.kind === 'move')!

t.test('RS-102 RS-103 RS-105 RS-701 the house pack passes its validation', async (t) => {
  t.same(
    faultsAfter(() => {}),
    [],
  )
  t.same(contentSchema.parse(housePack), housePack)
  const count = (type: string) => housePack.board.filter((tile) => tile.type === type).length
  t.same(
    ['matchday', 'reserves', 'training', 'press', 'agent', 'rest', 'sponsor'].map(count),
    [6, 6, 5, 5, 4, 4, 3],
  )
  for (const { id } of housePack.tokens)
    for (const type of ['matchday', 'reserves'])
      t.equal(housePack.board.filter((tile) => tile.type === type && tile.team === id).length, 1)
})

t.test('RS-406 RS-411 RS-R58 the house pack has the expected sums', async (t) => {
  const { contracts, agentCards, dayToDayCards, pressCards } = housePack
  const { all, black } = bookOf(housePack)
  t.same(
    [all.contract.length, black.length, all.agent.length, all.dayToDay.length, all.press.length],
    [24, 6, 28, 40, 24],
  )
  const kinds = agentCards.map(({ kind }) => kind)
  t.same(
    ['agent', 'sponsorship', 'instant'].map((kind) => kinds.filter((one) => one === kind).length),
    [10, 12, 6],
  )
  const effects = (cards: readonly { copies: number; effects?: readonly { kind: string }[] }[]) =>
    cards.flatMap((card) => Array.from({ length: card.copies }, () => card.effects ?? []).flat())
  const fame = (cards: Parameters<typeof effects>[0]) =>
    effects(cards).reduce((sum, one) => sum + ('delta' in one ? Number(one.delta) : 0), 0)
  t.same([fame(dayToDayCards), fame(pressCards)], [0, 8])
  const money = [...effects(dayToDayCards), ...effects(pressCards)].reduce(
    (sum, one) => sum + ('amount' in one ? Number(one.amount) * (one.kind === 'pay' ? -1 : 1) : 0),
    0,
  )
  t.equal(money, 265_000)
  const blackCards = contracts.filter((card) => card.black)
  t.ok(
    blackCards.every(({ loyaltyBonus }) => loyaltyBonus >= 20_000),
    'a first fee can be paid',
  )
  t.ok(new Set(blackCards.map(({ matchdayFee }) => matchdayFee)).size > 1, 'they differ slightly')
  const copies = (kind: string) =>
    dayToDayCards
      .filter((card) => (card.kind === 'instant' ? card.group : card.kind) === kind)
      .reduce((sum, card) => sum + card.copies, 0)
  t.same(
    ['match-event', 'magic-sponge', 'fame', 'financial', 'movement'].map(copies),
    [16, 4, 7, 7, 6],
  )
})

t.test('RS-102 V1 to V6 check tokens, tiles, contracts and Agents', async (t) => {
  t.same(
    rulesBroken((pack) => pack.tokens.pop()),
    ['V1'],
  )
  t.ok(rulesBroken((pack) => Object.assign(pack.tokens[1]!, { id: 'gold' })).includes('V1'))
  for (const tile of [10, 16, 20, 30, 35, 38])
    t.ok(
      rulesBroken((pack) => Object.assign(pack.board[tile]!, { type: 'rest' })).includes('V2'),
      `one ${housePack.board[tile]!.type}`,
    )
  t.ok(rulesBroken((pack) => pack.board.push({ type: 'derby-day' })).includes('V2'))
  t.ok(rulesBroken((pack) => pack.board.push(pack.board.shift()!)).includes('V2'))
  t.same(
    rulesBroken((pack) => Object.assign(pack.board[2]!, { team: 'green' })),
    ['V3'],
  )
  const withoutType = (type: string) => (pack: Content) => {
    for (const tile of pack.board)
      if (tile.type === type) Object.assign(tile, { type: type === 'rest' ? 'training' : 'rest' })
  }
  for (const type of ['agent', 'rest', 'training', 'press'])
    t.ok(rulesBroken(withoutType(type)).includes('V4'), type)
  t.ok(rulesBroken((pack) => Object.assign(pack.board[8]!, { category: 'product' })).includes('V4'))
  t.same(
    rulesBroken((pack) => Object.assign(pack.contracts[0]!, { black: false })),
    ['V5'],
  )
  const agents = (pack: Content) => pack.agentCards.filter((card) => card.kind === 'agent')
  t.same(
    rulesBroken((pack) => pack.agentCards.shift()),
    ['V6'],
  )
  t.same(
    rulesBroken((pack) => {
      for (const card of agents(pack)) Object.assign(card, { ability: 2 })
    }),
    ['V6'],
  )
  t.ok(faultsAfter((pack) => Object.assign(pack.agentCards[0]!, { ability: 0 })).length > 0)
})

t.test('RS-102 RS-411 V7 to V10 check contracts and the kinds of cards', async (t) => {
  for (const field of ['matchdayFee', 'reservesFee', 'loyaltyBonus', 'buyoutFee']) {
    for (const amount of [1_500, -1_000, 0.5, '1000'])
      t.ok(faultsAfter((pack) => Object.assign(pack.contracts[3]!, { [field]: amount })).length > 0)
    t.same(
      faultsAfter((pack) => Object.assign(pack.contracts[3]!, { [field]: 0 })),
      [],
    )
    t.ok(faultsAfter((pack) => Reflect.deleteProperty(pack.contracts[3]!, field)).length > 0)
  }
  t.same(
    rulesBroken((pack) => pack.contracts.splice(6, 11)),
    ['V8'],
    '13 ordinary ones are too few',
  )
  t.same(
    rulesBroken((pack) => pack.contracts.splice(6, 10)),
    [],
    '14 are enough for ability 7',
  )
  t.same(
    rulesBroken((pack) => {
      pack.agentCards = pack.agentCards.filter(
        (card) => card.kind !== 'sponsorship' || card.category !== 'boot',
      )
    }),
    ['V9'],
  )
  t.same(
    rulesBroken((pack) => {
      pack.agentCards = pack.agentCards.filter(({ kind }) => kind !== 'instant')
    }),
    ['V9'],
  )
  const kindOf = (card: { kind: string; group?: string }) => card.group ?? card.kind
  for (const kind of ['movement', 'fame', 'financial', 'magic-sponge', 'match-event'])
    t.same(
      rulesBroken((pack) => {
        pack.dayToDayCards = pack.dayToDayCards.filter((card) => kindOf(card) !== kind)
      }),
      ['V10'],
      kind,
    )
  for (const kind of ['movement', 'fame', 'financial'])
    t.same(
      rulesBroken((pack) => {
        pack.pressCards = pack.pressCards.filter(({ group }) => group !== kind)
      }),
      ['V10'],
      kind,
    )
})

t.test('RS-R10 RS-R12 RS-R15 V11 V12 check the targets of Movement Cards', async (t) => {
  const day = (pack: Content) => {
    const card = pack.dayToDayCards.find(({ id }) => id === 'd-move-2')!
    if (card.kind !== 'instant') throw new Error('a Movement Card')
    return card
  }
  const press = (pack: Content) => pack.pressCards.find(({ id }) => id === 'p-move-1')!
  for (const tile of ['agent', 'rest', 'training']) {
    t.same(
      rulesBroken((pack) => Object.assign(moving(day(pack)), { to: { tile } })),
      ['V11'],
      tile,
    )
    t.same(
      rulesBroken((pack) => Object.assign(moving(press(pack)), { to: { tile } })),
      [],
      tile,
    )
  }
  t.same(
    rulesBroken((pack) => Object.assign(moving(day(pack)), { to: { tile: 'press' } })),
    [],
  )
  const effects = (list: Effect[]) => (pack: Content) =>
    Object.assign(press(pack), { effects: list })
  const move = (to: object, mode = 'advance') => ({ kind: 'move', to, mode }) as Effect
  const fame: Effect = { kind: 'fame', delta: 1 }
  const derby = move({ tile: 'derby-day' })
  t.same(rulesBroken(effects([fame, derby])), [])
  t.same(rulesBroken(effects([derby, fame])), ['V12'])
  t.same(rulesBroken(effects([derby, derby])), ['V12'])
  t.same(rulesBroken(effects([fame])), ['V12'], 'group movement, but no move')
  t.same(rulesBroken(effects([move({ tile: 'transfer' }, 'direct')])), [])
  t.same(rulesBroken(effects([move({ tile: 'press' }, 'direct')])), ['V12'])
  t.same(rulesBroken(effects([move({ tile: 'pre-season' }, 'direct')])), ['V12'])
  t.same(rulesBroken(effects([move({ tile: 'pre-season' })])), [])
  t.same(rulesBroken(effects([move({ tile: 'matchday', team: 'own' })])), [])
  t.same(rulesBroken(effects([move({ tile: 'matchday', team: 'red' })])), ['V12'])
  t.same(rulesBroken(effects([move({ tile: 'rest', category: 'boot' })])), ['V12'])
})

t.test('RS-R27 V13 to V15 check effects, amounts and ids', async (t) => {
  const set = (change: object) => (pack: Content) => Object.assign(pack.dayToDayCards[0]!, change)
  t.ok(faultsAfter(set({ effects: [{ kind: 'fame', delta: 2 }] })).length > 0)
  t.same(rulesBroken(set({ effects: [{ kind: 'score' }] })), ['V13'])
  t.same(rulesBroken(set({ effects: [{ kind: 'score', own: 1_000, opponent: -1_000 }] })), [])
  t.ok(faultsAfter(set({ effects: [{ kind: 'score', own: 1_001 }] })).length > 0)
  const press = (change: object) => (pack: Content) => Object.assign(pack.pressCards[0]!, change)
  t.ok(faultsAfter(press({ effects: [{ kind: 'level' }] })).length > 0)
  for (const effect of [
    { kind: 'fame', delta: 0 },
    { kind: 'fame', delta: 1.5 },
    { kind: 'fame', delta: 1_001 },
    { kind: 'fame', delta: -1_001 },
    { kind: 'receive', amount: 0 },
    { kind: 'pay', amount: -1_000 },
    { kind: 'receive', amount: 1_500 },
  ])
    t.ok(faultsAfter(press({ effects: [effect] })).length > 0, JSON.stringify(effect))
  const sponsorship = (pack: Content) => pack.agentCards.find(({ kind }) => kind === 'sponsorship')!
  t.ok(faultsAfter((pack) => Object.assign(sponsorship(pack), { fee: 0 })).length > 0)
  t.same(rulesBroken(press({ id: 'p-fame-2' })), ['V15'])
  t.same(rulesBroken(press({ id: 'me-header' })), ['V15'])
  t.ok(faultsAfter(press({ copies: 0 })).length > 0)
  t.ok(faultsAfter((pack) => Object.assign(pack.contracts[0]!, { copies: 2 })).length > 0)
  t.ok(rulesBroken((pack) => Object.assign(pack.board[1]!, { team: 'gold' })).includes('V15'))
  t.ok(rulesBroken((pack) => Object.assign(pack.board[1]!, { category: 'boot' })).includes('V15'))
  t.ok(rulesBroken((pack) => Reflect.deleteProperty(pack.board[8]!, 'category')).includes('V15'))
  t.ok(rulesBroken((pack) => Reflect.deleteProperty(pack.board[2]!, 'team')).includes('V15'))
  const { copies: _, ...single } = housePack.pressCards[0]!
  const parsed = contentSchema.parse({
    ...housePack,
    pressCards: [single, ...housePack.pressCards.slice(1)],
  })
  t.equal(parsed.pressCards[0]!.copies, 1, 'one copy by default')
})

t.test('RS-102 a pack that breaks its rules is refused when a game is created', async (t) => {
  const content = structuredClone(housePack)
  content.tokens.pop()
  t.same(
    refusalOf(() => buildTable(risingStar, { seats: 2, content })),
    refused('invalid-content-pack'),
  )
})

t.test('RS-R10 a target names a type, and a category or a team where it needs one', async (t) => {
  const sponsor = { type: 'sponsor' as const, category: 'boot' as const }
  t.ok(matches(sponsor, { tile: 'sponsor' }, 'gold'))
  t.notOk(matches(sponsor, { tile: 'sponsor', category: 'product' }, 'gold'))
  const home = { type: 'matchday' as const, team: 'gold' }
  t.ok(matches(home, { tile: 'matchday', team: 'own' }, 'gold'))
  t.notOk(matches(home, { tile: 'matchday', team: 'own' }, 'teal'))
  for (const [card, to] of [
    ['amove-3', 8],
    ['amove-4', 23],
    ['amove-5', 33],
    ['amove-6', 14],
  ] as const) {
    const game = position({ players: [{ position: 12 }], top: { agent: [card] } })
    t.match(only(roll(game, A, 1), 'token.moved')[1], { to, cause: 'card', mode: 'advance' })
  }
})

function packWith(id: string, to: Target, change: (pack: Content) => void = () => {}): Content {
  const pack = structuredClone(housePack)
  const card = [...pack.dayToDayCards, ...pack.pressCards].find((one) => one.id === id)!
  Object.assign(card, { effects: [{ kind: 'move', to, mode: 'advance' }] })
  change(pack)
  return contentSchema.parse(pack)
}

t.test('RS-R10 an advance card goes to the next fitting tile, at most once round', async (t) => {
  const next = position({
    content: packWith('p-move-3', { tile: 'press' }),
    players: [{ position: 30 }],
    top: { press: ['p-move-3', 'p-fame-7'] },
  })
  const steps = only(roll(next, A, 1), 'token.moved').slice(1)
  t.match(steps, [{ from: 31, to: 39, steps: 8 }], 'never the token’s own tile')

  const content = packWith('p-move-3', { tile: 'press' }, ({ board }) => {
    for (const tile of board.slice(4)) if (tile.type === 'press') tile.type = 'rest'
  })
  const round = position({
    content,
    players: [{ position: 2, contract: 'k-11' }],
    top: { press: ['p-move-3', 'p-fame-7'] },
  })
  const events = roll(round, A, 1)
  t.match(only(events, 'token.moved')[1], { from: 3, to: 3, steps: 40 })
  t.match(only(events, 'cash.received'), [{ amount: 45_000, reason: 'loyalty' }])
  t.equal(only(events, 'card.drawn').length, 2)

  const own = position({
    content: packWith('d-move-3', { tile: 'matchday', team: 'own' }),
    players: [{}, { position: 6 }],
    turn: B,
    top: { dayToDay: ['d-move-3'] },
  })
  const home = roll(own, B, 1)
  t.match(only(home, 'token.moved')[1], { from: 7, to: 17, steps: 10 })
  t.same(only(home, 'match.started'), [], 'the player’s own tile gives no match')
})
