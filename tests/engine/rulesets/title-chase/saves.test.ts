import t from 'tap'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import type { Game as KernelGame } from '../../../../src/engine/kernel/game.ts'
import { load, submit } from '../../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { save } from '../../../../src/engine/kernel/saves.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../../src/engine/kernel/turn.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import {
  type SaveDocument,
  saveSchema,
} from '../../../../src/engine/rulesets/title-chase/saves/document.ts'
import type { TitleChase } from '../../../../src/engine/rulesets/title-chase/types.ts'
import { goOn, refusalOf, refused, sitDown } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  first,
  type Game,
  mini,
  only,
  type Position,
  plainSetUp,
  position,
  roll,
  white,
} from './season.ts'

const asked = { kind: 'sheet', viewer: 0, names: ['Ada', 'Ben', 'Cid'], packHash: 'abc' } as const
const exported = (game: Game, over: Partial<Parameters<typeof save>[2]> = {}) =>
  save(titleChase, game.game, { ...asked, ...over }) as SaveDocument
const exportRefusal = (...asked: Parameters<typeof exported>) => refusalOf(() => exported(...asked))
const full = (game: Game) => exported(game, { kind: 'full', viewer: 'admin' })

const SEATED: Position = {
  seats: 3,
  squares: [24, 30, 8],
  cash: [10_000, 320_000, 0],
  stars: [['GK'], ['DEF', 'MID'], []],
  keep: [['Y45'], [], ['R60', 'Y55']],
  debts: [[{ id: 3, amount: 50_000, card: 'Y22', reason: 'card' }]],
  suspensions: [[], [{ category: 'MID', card: 'R41', from: 7, to: 10 }]],
  turn: 1,
}

t.test('TC-1001 TC-1002 TC-1003 TC-R52 a sheet holds a paper sheet (scenario 39)', async (t) => {
  const game = position(SEATED)

  const sheet = exported(game)

  t.same(saveSchema.parse(sheet), sheet)
  t.same(sheet.managers[1], {
    name: 'Ben',
    seat: 1,
    team: 'T01',
    square: 30,
    cash: 320_000,
    cards: [{ id: 'R41', reasons: ['suspension'] }],
    stars: ['DEF', 'MID'],
    suspensions: [{ category: 'MID', card: 'R41', from: 7, to: 10 }],
    debts: [],
    resigned: null,
  })
  t.same(sheet.managers[0]!.cards, [
    { id: 'Y22', reasons: ['debt'] },
    { id: 'Y45', reasons: ['keep'] },
  ])
  t.same([sheet.cup.alive.length, sheet.cup.out.length], [8, 8], 'winners and losers apart')
  t.equal(sheet.secret, null)
  t.same([sheet.format, sheet.formatVersion], ['title-chase-save', 1])
  const { id, sha256 } = sheet.contentPack
  t.same([id, sha256], ['title-chase-house', 'abc'])
})

t.test('TC-1001 TC-R52 a continued sheet has fresh packs (scenario 39)', async (t) => {
  const game = position(SEATED)

  const other = goOn(titleChase, { document: exported(game) }, seededLuck(5))

  t.same(
    other.commits[0]!.events.map(({ type }) => type),
    ['game.imported', 'pack.shuffled', 'pack.shuffled'],
  )
  t.same(other.view('spectator'), game.view('spectator'))
  const { yellow, red } = other.game.state.secret.packs
  t.same([yellow.length, red.length], [57, 58])
  t.notOk([...yellow, ...red].some((card) => ['Y22', 'Y45', 'Y55', 'R41', 'R60'].includes(card)))
  t.notSame(yellow, game.game.state.secret.packs.yellow)
  t.same(other.asked(), ['1 turn-roll'])
})

t.test('TC-R3 a loaded game keeps the managers’ counters', async (t) => {
  const choices = [{}, { counter: 'pink' }]
  const options = { teamAssignment: 'preset' } as const
  const game = sitDown(titleChase, { seats: 2, options, choices }, plainSetUp(2))
  const document = exported(game)

  t.same(pluck(document.managers, 'counter'), [undefined, 'pink'])
  const other = goOn(titleChase, { document }, seededLuck(5))
  t.same(other.view(0).counters, ['red', 'pink'])
})

t.test('TC-R52 a sheet is only written at rest (scenario 39)', async (t) => {
  const rest = refused('export-not-at-rest', 'TC-R52')
  const game = position({ cash: [300_000, 0], options: mini })
  game.move(0, roll, [white(4)])
  t.same(game.asked(), ['0 match-stars'])
  t.same(exportRefusal(game), rest)
  t.same(exportRefusal(position({ squares: [17, 0], pink: true })), rest)
  t.same(exportRefusal(sitDown(titleChase, { seats: 2 })), rest)
})

t.test('TC-R52 managers get sheets, operators full saves', async (t) => {
  const game = position()
  const forbidden = refused('export-forbidden', 'TC-R52')
  t.same(exportRefusal(game, { kind: 'full' }), forbidden)
  t.same(exportRefusal(game, { kind: 'full', viewer: 'spectator' }), forbidden)
  t.same(exportRefusal(game, { viewer: 'spectator' }), forbidden)
  t.equal(exported(game, { viewer: 'admin' }).kind, 'sheet')
  t.equal(full(game).kind, 'full')
  game.resign(1)
  t.equal(exported(game, { kind: 'full', viewer: 'spectator' }).phase, 'finished')
})

function playOut(game: KernelGame<TitleChase>, seed: number): void {
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  let drawn = 0
  const fresh = (_: number, limit: number) => luck(drawn++, limit)
  while (!game.over) {
    const decision = game.open[0]!
    const { seat, id: decisionId } = decision
    const move = suggestMove(titleChase, game, decision, chance)
    submit(titleChase, game, { seat, decisionId, move }, fresh, game.at)
  }
}

t.test('TC-1001 TC-R52 a game saved in the middle ends like the original', async (t) => {
  const options = { seasons: 2, betweenSeasons: 'carry', replayDecisions: 'keep' } as const
  for (const moves of [0, 1, 40, 77, 150, 233]) {
    const game = sitDown(titleChase, { seats: 3, options }, seededLuck(moves))
    const chance = seededChance(moves)
    for (let move = 0; move < moves; move += 1) {
      const decision = game.game.open[0]!
      game.move(
        decision.seat,
        suggestMove(titleChase, game.game, decision, chance)!,
        seededLuck(moves),
      )
    }
    const document = JSON.parse(JSON.stringify(full(game)))

    const other = goOn(titleChase, { document })

    t.same(other.game.state, game.game.state)
    t.same(other.asked(), game.asked())
    playOut(game.game, 9)
    playOut(other.game, 9)
    t.same(other.game.state, game.game.state, `after ${moves} moves`)
  }
})

t.test('TC-R52 TC-R54 a loaded game keeps resignations and requests to resign', async (t) => {
  const game = position({ seats: 4, cash: [300_000, 300_000, 0, 0], options: mini })
  game.resign(3)
  game.move(0, roll, [white(4)])
  game.resign(0)
  t.same(game.asked(), ['1 match-stars'])

  const other = goOn(titleChase, { document: full(game) })

  t.same(other.game.resigned, [true, false, false, true])
  t.same(other.refuses(0, { type: 'commit-lineup', play: [] }).refused, 'seat-resigned')
  other.move(1, { type: 'commit-lineup', play: [] }, first())
  t.equal(other.game.state.shared.seats[0]!.resigned, 2)
})

t.test('TC-R52 a save has neither a seed nor a draw counter', async (t) => {
  const text = JSON.stringify(full(position(SEATED)))
  t.notMatch(text, /seed|drawn|random|entropy/)
})

t.test('TC-R53 a finished season continues with the next one', async (t) => {
  const game = position(
    { squares: [101, 0], cash: [0, 0], options: mini, teams: ['T03', 'T05'] },
    ({ seats }) => {
      seats[1]!.cash = 40_000
    },
  )
  game.move(0, roll, first(white(3)))
  while (!game.game.over)
    game.move(game.game.open[0]!.seat, { type: 'commit-lineup', play: [] }, first())
  const document = exported(game)
  t.equal(document.phase, 'finished')

  t.same(
    refusalOf(() => goOn(titleChase, { document })),
    refused('invalid-save', 'TC-1001'),
  )
  const unfinished = exported(position())
  const changes = { nextSeason: { betweenSeasons: 'carry', teams: 'keep' } }
  t.same(
    refusalOf(() => goOn(titleChase, { document: unfinished, changes })),
    refused('invalid-save', 'TC-1001'),
  )

  const kept = goOn(titleChase, { document, changes }, first())
  t.equal(kept.commits[0]!.events[0]!.type, 'game.imported')
  t.same([kept.game.state.shared.season, kept.game.table.options.seasons], [2, 2])
  t.same(
    kept.game.state.shared.seats.map(({ team, square }) => [team, square]),
    [
      ['T03', 0],
      ['T05', 0],
    ],
  )
  t.equal(kept.game.state.shared.seats[0]!.cash, game.game.state.shared.seats[0]!.cash)
  t.equal(kept.game.state.shared.history.length, 1)

  const names = [...'ABCDEFGHIJKLMNOP'].map((letter) => `Club ${letter}`)
  const league = { source: 'custom', teams: names.slice(0, 12), cupExtras: names.slice(12) }
  const nextSeason = { betweenSeasons: 'scratch', teams: 'reselect', league }
  const anew = goOn(titleChase, { document, changes: { nextSeason } })
  t.same(anew.asked(), ['0 choose-team', '1 choose-team'])
  t.equal(anew.view(0).league.teams[0]!.name, 'Club A')
  t.same(pluck(anew.view(0).seats, 'cash'), [200_000, 200_000])
  t.same(
    refusalOf(() => goOn(titleChase, { document, changes: { nextSeason: {} } })),
    refused('invalid-option'),
  )
})

t.test('TC-R53 after a walkover there is no next season', async (t) => {
  const game = position()
  game.resign(1)
  const changes = { nextSeason: { betweenSeasons: 'carry', teams: 'keep' } }
  t.same(
    refusalOf(() => goOn(titleChase, { document: exported(game), changes })),
    refused('invalid-save', 'TC-1001'),
  )
})

function wrongWith(document: unknown): string[] {
  try {
    goOn(titleChase, { document, isTrusted: false }, seededLuck(1))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    t.equal(error.code, 'invalid-save')
    return (error.facts.errors as { pointer: string }[]).map(({ pointer }) => pointer)
  }
  return []
}

type Forgery = readonly [pointer: string, forge: (document: SaveDocument) => void]
const FORGERIES: readonly Forgery[] = [
  ['/formatVersion', (save) => Object.assign(save, { formatVersion: 2 })],
  ['/format', (save) => Object.assign(save, { format: 'other' })],
  ['/managers/0/cash', (save) => Object.assign(save.managers[0]!, { cash: -1 })],
  ['/managers/0/debts', (save) => Object.assign(save.managers[0]!, { cash: 60_000 })],
  ['/managers/0/debts', (save) => Object.assign(save, { debtCount: 0 })],
  ['/managers/1/team', (save) => Object.assign(save.managers[1]!, { team: 'T00' })],
  ['/managers/1/team', (save) => Object.assign(save.managers[1]!, { team: 'X00' })],
  ['/managers/2/square', (save) => Object.assign(save.managers[2]!, { square: 105 })],
  ['/managers', (save) => Object.assign(save.managers[2]!, { square: 104 })],
  ['/managers/1/stars', (save) => save.managers[1]!.stars.reverse()],
  ['/managers/1/suspensions', (save) => Object.assign(save.managers[1]!, { stars: ['DEF'] })],
  [
    '/managers/1/suspensions',
    (save) => Object.assign(save.managers[1]!.suspensions[0]!, { to: 5 }),
  ],
  ['/managers/1/cards', (save) => save.managers[1]!.cards.pop()],
  ['/managers/0/cards', (save) => Object.assign(save.managers[0]!.cards[1]!, { id: 'Y01' })],
  [
    '/secret/packs/yellow',
    (save) => save.managers[2]!.cards.push({ id: 'Y45', reasons: ['keep'] }),
  ],
  ['/managers', (save) => save.managers.reverse()],
  ['/phase', (save) => Object.assign(save, { phase: 'choosing-teams' })],
  ['/nextSeat', (save) => Object.assign(save, { nextSeat: null })],
  ['/nextSeat', (save) => Object.assign(save, { nextSeat: 7 })],
  ['/season', (save) => Object.assign(save, { season: 2 })],
  ['/fixtures/0', (save) => Object.assign(save.fixtures[0]![0]!, { score: null })],
  ['/fixtures/21', (save) => Object.assign(save.fixtures[21]![0]!, { status: 'skipped' })],
  ['/fixtures', (save) => save.fixtures.pop()],
  ['/lots', (save) => save.lots.pop()],
  ['/cup/alive', (save) => save.cup.alive.reverse()],
  ['/cup/out', (save) => save.cup.out.pop()],
  ['/cup/alive', (save) => Object.assign(save.cup.ties[0]!, { winner: 'T01' })],
  ['/cup/ties', (save) => Object.assign(save.cup.ties[0]!, { winner: 'T09' })],
  ['/cup/ties', (save) => Object.assign(save.cup.ties[0]!, { home: 'T09' })],
  ['/cup/ties', (save) => save.cup.ties.pop()],
  ['/managers/0/cash', (save) => Object.assign(save.managers[0]!, { cash: 2 ** 53 - 1 })],
  ['/cup/winner', (save) => Object.assign(save.cup, { winner: 'T00' })],
  ['/league', (save) => Object.assign(save.league.teams[0]!, { name: 'Mine' })],
  ['/roundsPlayed', (save) => Object.assign(save, { roundsPlayed: 23 })],
  ['/secret', (save) => Object.assign(save, { kind: 'full' })],
]

t.test('TC-1001 a document with wrong shape or totals is refused with its faults', async (t) => {
  for (const [pointer, forge] of FORGERIES) {
    const document = exported(position(SEATED))
    forge(document)
    const found = wrongWith(document)
    t.ok(found.includes(pointer), `${forge}: ${found}`)
  }
  t.same(wrongWith(null), [''])
})

t.test('TC-1001 an unverified full save is checked like a sheet, packs included', async (t) => {
  const forged = (forge: (secret: NonNullable<SaveDocument['secret']>) => void) => {
    const document = full(position({ keep: [['Y45'], []] }))
    forge(document.secret!)
    return wrongWith(document)
  }
  t.same(
    forged(() => {}),
    [],
  )
  t.ok(forged((one) => one.packs.yellow.pop()).includes('/secret/packs/yellow'))
  t.ok(forged((one) => one.packs.red.push('R01')).includes('/secret/packs/red'))
  t.ok(forged((one) => one.queue.push({ kind: 'round', round: 2 })).includes('/secret/queue'))
  t.ok(forged((one) => Object.assign(one, { step: 'nominate' })).includes('/secret'))
  t.ok(forged((one) => one.leaving.pop()).includes('/secret/leaving'))
  t.ok(forged((one) => (one.leaving[0] = 1)).includes('/secret'))
  t.ok(forged((one) => Object.assign(one, { stacks: { home: [], away: [] } })).includes('/secret'))
})

t.test('TC-R52 an unverified save is made at rest, a verified one anywhere', async (t) => {
  const game = position({ cash: [300_000, 300_000], options: mini, keep: [['Y45'], []] })
  game.move(0, roll, [white(4)])
  t.same(game.asked(), ['0 match-stars'])
  t.ok(wrongWith(full(game)).includes('/secret'))
  t.same(goOn(titleChase, { document: full(game) }).asked(), ['0 match-stars'])
})

t.test('TC-1001 another pack or another number of seats is refused', async (t) => {
  const document = exported(position(SEATED))
  t.same(
    refusalOf(() => goOn(titleChase, { document, packHash: 'other' })),
    refused('content-pack-mismatch', 'TC-1001'),
  )
  const request = { document, digest: 'd', packHash: 'abc', changes: null }
  t.same(
    refusalOf(() => load(titleChase, buildTable(titleChase, { seats: 4 }), request, first(), 0)),
    refused('invalid-save', 'TC-1001'),
  )
})

t.test('TC-R52 packs, stacks and digest of an import are hidden', async (t) => {
  const game = position({ squares: [22, 0], cash: [300_000, 300_000] })
  game.move(0, roll, first(white(1)))
  t.ok(game.game.state.secret.stacks, 'a cup round is being played')
  const other = goOn(titleChase, { document: full(game), digest: 'canary' })
  const [imported] = only(other.commits[0]!.events, 'game.imported')
  t.equal(imported!.digest, 'canary')
  for (const viewer of [0, 1, 'spectator'] as const) {
    const [seen] = other.seen(viewer)
    t.notMatch(JSON.stringify(seen), /canary|"stacks"|"packs"/)
    t.same(titleChase.events['game.imported'].masked!.parse(seen), seen)
  }
  t.same(other.seen('admin')[0], imported)
})
