import t from 'tap'
import { at, seatsOf } from '../../../../src/engine/kernel/define.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { bandOf, playerOf } from '../../../../src/engine/rulesets/superclub/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import type { Superclub } from '../../../../src/engine/rulesets/superclub/types.ts'
import { refusalOf, refused, type Sitting } from '../../../../src/package/sitting.ts'
import {
  beforeMatch,
  club,
  faces,
  kickOff,
  newGame,
  one,
  position,
  secrets,
  types,
  unshuffled,
} from './position.ts'

const draftPick = (card: string) => ({ type: 'draft-pick', card }) as const

function draftAll(game: Sitting<Superclub>, picks = Number.POSITIVE_INFINITY, cut = false): number {
  let made = 0
  while (made < picks) {
    const { draft, phase } = game.view('admin').shared
    const [card] = draft.board
    if (phase !== 'draft' || draft.next === null || card === undefined) break
    game.move(draft.next, draftPick(card), cut ? undefined : [])
    made += 1
  }
  return made
}

t.test('SC-001 SC-005 two to six managers, each with a club of its own', async (t) => {
  const table = (seats: number, choices: object[] = []) =>
    refusalOf(() => buildTable(superclub, { seats, choices }))
  t.same(table(1), refused('invalid-seat-count'))
  t.same(table(7), refused('invalid-seat-count'))
  t.same(table(2, [{ club: 'jade' }, { club: 'jade' }]), refused('bad-game-setup', 'SC-005'))
  t.same(table(2, [{ club: 'crimson' }]), refused('unknown-id', 'SC-002'))
  const game = newGame(3, [6, 1, 1], {}, [{}, { club: 'scarlet' }])
  t.same(
    seatsOf(3).map((seat) => club(game, seat).club),
    ['azure', 'scarlet', 'amber'],
  )
})

t.test('SC-R54 SC-005 a pack must have a SuperCup card for every season', async (t) => {
  const content = { ...housePack, superCup: housePack.superCup.slice(0, 3) }
  t.throws(() => buildTable(superclub, { seats: 2, content, options: { maxSeasons: 4 } }), Refusal)
  t.ok(buildTable(superclub, { seats: 2, content, options: { maxSeasons: 3 } }))
})

t.test('SC-R54 SC-R37 only a clock may replace the limits of seasons and offers', async (t) => {
  const setUp = (options: object, decisionSeconds: number | null) =>
    buildTable(superclub, { seats: 3, options, decisionSeconds })
  for (const [option, clause] of [
    ['maxSeasons', 'SC-R54'],
    ['maxTradeOffers', 'SC-R37'],
  ] as const) {
    const options = { [option]: null }
    t.same(
      refusalOf(() => setUp(options, null)),
      refused('bad-game-setup', clause),
    )
    t.equal(setUp(options, 60).options[option], null)
  }
})

t.test('SC-R63 staff for unhappy players appear only with that option', async (t) => {
  const staffOf = (unhappyPlayers: boolean) =>
    secrets(newGame(2, [6, 1], { unhappyPlayers })).staff.toSorted()
  const all = housePack.keyStaff.map(({ id }) => id)
  t.same(staffOf(true), all)
  t.same(
    staffOf(false),
    all.filter((id) => id !== 'st-24'),
  )
})

t.test('SC-002 SC-003 SC-004 SC-006 four decks are shuffled, cash is dealt', async (t) => {
  const game = newGame(2, [6, 1])
  const events = game.commits[0]?.events ?? []
  const decks = events.flatMap((event) => (event.type === 'deck.shuffled' ? [event.deck] : []))
  t.same(decks, ['players', 'staff', 'gameChangers', 'superCup'])
  t.same(one(events, 'game.created'), {
    type: 'game.created',
    pack: 'superclub-house',
    clubs: ['scarlet', 'azure'],
  })
  t.same(
    events.filter(({ type }) => type === 'cash.received'),
    seatsOf(2).map((seat) => ({ type: 'cash.received', seat, amount: 120, reason: 'start' })),
  )
  t.same(game.view(0).counts.stacks, Object.fromEntries(housePack.regions.map((one) => [one, 0])))
  t.same(game.view(0).counts.gameChangers, 48)
})

t.test('SC-040 the pad and the folder of a club are public', async (t) => {
  const pad = at(newGame(2, [6, 1]).view(1).shared.managers, 0)
  t.match(pad, { levels: { training: 1, scouting: 1, stadium: 1 }, cash: 120 })
  t.same([pad.squad, pad.staff], [[], []])
  const game = beforeMatch([{ staff: ['st-07'] }, {}])
  kickOff(game, faces(1, 2, 1, 2))
  t.match(at(game.view(1).shared.managers, 0), {
    lastLineUp: { formation: '4-4-2' },
    staff: ['st-07'],
  })
})

t.test('SC-S1 SC-020 SC-021 SC-R4 SC-R5 the highest roll is manager 1, clockwise', async (t) => {
  const game = newGame(4, [5, 6, 6, 2, 3, 4])
  t.same(
    seatsOf(4).map((seat) => club(game, seat).number),
    [3, 4, 1, 2],
  )
  t.same(game.asked(), ['2 draft-pick'])
})

t.test('SC-S2 SC-022 SC-023 SC-024 SC-025 SC-026 sixteen cards a round, clockwise', async (t) => {
  const game = newGame(3, [6, 2, 1])
  t.same(game.view(0).shared.draft.board.length, 16)
  t.same(game.refuses(1, draftPick('pl-001')), refused('not-your-decision'))
  t.same(game.refuses(0, draftPick('pl-200')), refused('card-not-available', 'SC-022'))
  t.same(game.refuses(0, draftPick('pl-999')), refused('unknown-id', 'SC-002'))
  draftAll(game, 16)
  t.same(
    seatsOf(3).map((seat) => club(game, seat).squad.length),
    [6, 5, 5],
  )
  t.same(game.asked(), ['1 draft-pick'])
  t.equal(draftAll(game), 32)
  t.same(
    seatsOf(3).map((seat) => club(game, seat).squad.length),
    [16, 16, 16],
  )
})

t.test('SC-S3 SC-010 SC-011 SC-012 SC-027 SC-R7 six managers leave six stacks of 24', async (t) => {
  const game = newGame(6, [6, 1, 1, 1, 1, 1])
  draftAll(game, 16)
  t.same(
    seatsOf(6).map((seat) => club(game, seat).squad.length),
    [3, 3, 3, 3, 2, 2],
  )
  draftAll(game)
  const { counts, shared } = game.view('spectator')
  t.same(Object.values(counts.stacks), [24, 24, 24, 24, 24, 24])
  t.same(Object.keys(counts.stacks), housePack.regions)
  t.same([counts.deck, counts.staff, counts.superCup], [0, 23, 24])
  t.same(
    shared.managers.map(({ squad }) => squad.length),
    [16, 16, 16, 16, 16, 16],
  )
})

t.test('SC-S4 SC-011 SC-R7 SC-R8 176 cards are cut 30 30 29 29 29 29', async (t) => {
  const game = newGame(4, [6, 1, 1, 1])
  draftAll(game)
  t.same(Object.values(game.view(0).counts.stacks), [30, 30, 29, 29, 29, 29])
  const region = housePack.players.find(
    ({ id }) => id === secrets(game).stacks.oceania?.[0],
  )?.region
  t.ok(region)
  const own = newGame(2, [6, 1], { continentStacks: 'byRegion' })
  draftAll(own)
  for (const [name, cards] of Object.entries(secrets(own).stacks))
    for (const card of cards) t.equal(playerOf(housePack, card).region, name)
})

t.test('SC-S5 SC-030 SC-031 SC-032 SC-R3 the token is the sum of full stars', async (t) => {
  const game = position({
    phase: 'training',
    clubs: [{ squad: 'A5 D4 3xM3 5xD2 M2/6 U1 4xA1' }, {}],
    also: ({ shared }) => {
      shared.phase = 'scouting'
    },
    stacks: { europe: 'G3' },
  })
  t.equal(club(game, 0).token, 35)
  t.equal(bandOf(housePack, 35).id, 'newly-promoted')
  t.same(
    [bandOf(housePack, 3).id, bandOf(housePack, 140).id],
    ['newly-promoted', 'title-contender'],
  )
})

t.test(
  'SC-S6 SC-007 SC-008 SC-009 SC-013 SC-014 SC-015 SC-016 SC-017 SC-050 SC-051 SC-R6 ' +
    'the draft ends the set-up',
  async (t) => {
    for (const [pace, cash] of [
      ['slower', 90],
      ['normal', 120],
      ['quicker', 150],
    ] as const) {
      const game = newGame(4, [6, 1, 1, 1], { pace })
      draftAll(game)
      const { shared } = game.view('spectator')
      t.same(
        shared.managers.map((manager) => [manager.cash, Object.values(manager.levels)]),
        seatsOf(4).map(() => [cash, [1, 1, 1]]),
      )
      t.same([shared.phase, shared.year, shared.first], ['training', 1, 0])
      t.same(game.asked(), ['0 training', ...seatsOf(4).map((seat) => `${seat} market`)])
      t.ok(shared.managers.every(({ boost, squad }) => boost === 0 && squad.length === 16))
      t.notOk(types(game.commits.at(-1)?.events ?? []).includes('cash.received'))
    }
  },
)

t.test('SC-S39 SC-250 SC-251 SC-R33 the quick game starts a level up, with staff', async (t) => {
  const game = newGame(3, [1, 6, 1], { quickGame: true })
  draftAll(game)
  t.same(game.asked(), ['0 quick-staff', '1 quick-staff', '2 quick-staff'])
  t.same(
    seatsOf(3).map((seat) => club(game, seat).offered),
    [
      ['st-05', 'st-06'],
      ['st-01', 'st-02'],
      ['st-03', 'st-04'],
    ],
  )
  t.same(Object.values(club(game, 0).levels), [2, 2, 2])
  const denied = refused('card-not-available', 'SC-251')
  t.same(game.refuses(0, { type: 'staff-keep', staff: 'st-01' }), denied)
  t.same(game.refuses(0, { type: 'staff-keep', staff: 'st-77' }), refused('unknown-id', 'SC-002'))
  game.move(0, { type: 'staff-keep', staff: 'st-06' })
  game.move(2, { type: 'staff-keep', staff: 'st-03' })
  game.move(1, { type: 'staff-keep', staff: 'st-02' })
  t.same(
    seatsOf(3).map((seat) => [club(game, seat).staff, club(game, seat).cash]),
    [
      [['st-06'], 120],
      [['st-02'], 120],
      [['st-03'], 120],
    ],
  )
  t.same(secrets(game).staff.slice(-3), ['st-01', 'st-04', 'st-05'])
  t.equal(game.asked()[0], '1 training')
})

t.test('SC-R52 the only six-star card can be kept out of the draft', async (t) => {
  const star = housePack.players.find(({ stars }) => stars === 6)?.id ?? ''
  const order = [star, ...housePack.players.map(({ id }) => id).filter((id) => id !== star)]
  const place = (superstarDraft: string) =>
    position({
      phase: 'draft',
      clubs: [{ squad: '' }, { squad: '' }],
      options: { superstarDraft },
      also: ({ shared, secret }) => {
        shared.draft = { round: 1, board: ['pl-002'], aside: [], next: 0 }
        secret.deck = order.filter((card) => card !== 'pl-002')
        secret.stacks = Object.fromEntries(housePack.regions.map((region) => [region, []]))
      },
    })
  const allowed = place('allowed')
  allowed.move(0, draftPick('pl-002'))
  t.ok(allowed.view(0).shared.draft.board.includes(star))
  const replaced = place('replaced')
  replaced.move(0, draftPick('pl-002'))
  const { board, aside } = replaced.view(0).shared.draft
  t.same([board.length, board.includes(star), aside], [16, false, [star]])
  for (let pick = 0; pick < 15; pick += 1) {
    const { draft } = replaced.view(0).shared
    replaced.move(draft.next ?? 0, draftPick(draft.board[0] ?? ''))
  }
  const { draft } = replaced.view(0).shared
  replaced.move(draft.next ?? 0, draftPick(draft.board[0] ?? ''), unshuffled(223))
  t.same(replaced.view(0).shared.draft.aside, [])
  t.ok(Object.values(secrets(replaced).stacks).flat().includes(star))
})
