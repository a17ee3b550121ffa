import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  bottom,
  C,
  D,
  deck,
  faces,
  type Game,
  only,
  type Position,
  player,
  position,
  roll,
  type Standing,
  types,
} from './position.ts'

const injured = (more: Standing = {}): Standing => ({ position: 10, status: 'injured', ...more })

const rollForFitness = (game: Game, seat: number, ...values: number[]) =>
  game.move(seat, { type: 'roll-for-fitness' }, faces(...values))

/**
 * Tile on which seat B starts, so that the seat's next two turns end immediately: the first turn on
 * the seat's reserves tile, the second turn on a sponsor tile.
 */
const AT_REST: Standing = { position: 2 }
const passTurn = (game: Game) => roll(game, B, player(game, B).position === 2 ? 2 : 4)

t.test(
  'RS-S3 RS-202 RS-203 RS-205 RS-301 RS-401 RS-406 RS-R16 a roll moves clockwise onto a tile',
  async (t) => {
    const game = position({ top: { agent: ['agent-05'] } })

    const events = roll(game, A, 5)
    const rolled = game.view('spectator').die

    t.same(rolled, { seat: A, value: 5, purpose: 'move' })
    t.same(events, [
      { type: 'die.rolled', seat: A, value: 5, purpose: 'move' },
      {
        type: 'token.moved',
        seat: A,
        from: 0,
        to: 5,
        steps: 5,
        unusedSteps: 0,
        cause: 'roll',
        mode: 'advance',
      },
      { type: 'card.drawn', seat: A, deck: 'agent', category: 'agent', card: 'agent-05#1' },
      {
        type: 'card.kept',
        seat: A,
        category: 'agent',
        slot: 'agent',
        card: 'agent-05#1',
        handCount: null,
      },
      { type: 'turn.started', turn: 11, seat: B, stage: 'roll' },
    ])
    t.equal(player(game, A).agent, 'agent-05#1')
    t.equal(deck(game, 'agent').length, 27)
    t.same(game.seen(C), events, 'a drawn Agent Card is shown to all')
  },
)

t.test(
  'RS-S17 RS-204 RS-319 RS-415 RS-703 RS-R7 RS-R9 a season ends in passing, before the tile',
  async (t) => {
    const game = position({ players: [{ position: 37, contract: 'k-11' }] })

    const events = roll(game, A, 5)

    t.equal(
      types(events).join(' '),
      'die.rolled token.moved season.completed cash.received turn.started',
    )
    t.match(events[3], { amount: 45_000, reason: 'loyalty' })
    t.match(player(game, A), { position: 2, seasonsCompleted: 1, cash: 45_000 })
  },
)

t.test('RS-S18 RS-R8 landing on PRE-SEASON pays once, and leaving it is not passing', async (t) => {
  const game = position({ seats: 2, players: [{ position: 38, contract: 'k-11' }, AT_REST] })
  roll(game, A, 2)
  t.match(player(game, A), { position: 0, seasonsCompleted: 1, cash: 45_000 })
  passTurn(game)
  const events = roll(game, A, 3)
  t.same(only(events, 'season.completed'), [])
  t.match(player(game, A), { position: 3, seasonsCompleted: 1, cash: 45_000 })
})

t.test('RS-S19 RS-801 RS-802 RS-803 RS-804 RS-805 the career ends on PRE-SEASON', async (t) => {
  const idle = { position: 7 }
  const players = [{ position: 36 }, idle, idle, idle]
  const game = position({ options: { seasons: 1 }, players })

  const events = roll(game, A, 6)

  t.match(events[1], { type: 'token.moved', to: 0, steps: 4, unusedSteps: 2 })
  t.same(types(events).slice(2), ['season.completed', 'career.ended', 'turn.started'])
  t.match(events[3], { seat: A, turn: 10 })
  t.match(player(game, A), { status: 'retired', position: 0, cash: 0 })
  const asked: string[] = []
  for (const seat of [B, C, D]) {
    asked.push(...game.asked())
    roll(game, seat, 1)
  }
  t.same([...asked, ...game.asked()], ['1 roll', '2 roll', '3 roll', '1 roll'])
})

t.test('RS-S12 RS-308 RS-309 RS-310 RS-320 a six heals the player, who rolls again', async (t) => {
  const game = position({
    seats: 2,
    players: [{ position: 6 }, AT_REST],
    top: { press: ['p-fame-1'] },
  })
  t.same(types(roll(game, A, 4)).slice(2), ['player.injured', 'turn.started'])
  t.match(player(game, A), { status: 'injured', failedFitnessRolls: 0, position: 10 })
  passTurn(game)
  t.same(game.asked(), ['0 physio'])
  t.same(game.refuses(A, { type: 'roll' }), refused('wrong-move-for-decision'))

  const events = rollForFitness(game, A, 6)

  t.same(types(events), ['die.rolled', 'player.recovered'])
  t.match(events[0], { purpose: 'fitness', value: 6 })
  t.match(events[1], { cause: 'six' })
  t.same(game.asked(), ['0 roll'])
  t.match(types(roll(game, A, 4)), { 2: 'card.drawn' })
  t.match(player(game, A), { position: 14, status: 'active', fame: 15 })
})

const inPhysio = (given: Position): Game => position({ seats: 2, ...given })

t.test(
  'RS-S13 RS-311 RS-312 RS-313 RS-504 RS-R24 RS-R26 after three failures the fee is paid at ' +
    'once, and the seat moves',
  async (t) => {
    const game = inPhysio({ players: [injured({ cash: 25_000 }), AT_REST] })
    t.same(types(rollForFitness(game, A, 2)), ['die.rolled', 'fitness.failed', 'turn.started'])
    passTurn(game)
    t.same(types(rollForFitness(game, A, 3)), ['die.rolled', 'fitness.failed', 'turn.started'])
    t.equal(player(game, A).failedFitnessRolls, 2)
    t.same(game.refuses(B, { type: 'pay-medical-fee' }), refused('invalid-parameters'))
    passTurn(game)

    const events = rollForFitness(game, A, 1)

    t.same(events.slice(1), [
      { type: 'fitness.failed', seat: A, failures: 3 },
      { type: 'cash.paid', seat: A, due: 20_000, amount: 20_000, reason: 'physio' },
      { type: 'player.recovered', seat: A, cause: 'fee' },
    ])
    t.match(player(game, A), { cash: 5_000, failedFitnessRolls: 0, status: 'active' })
    const moved = roll(game, A, 5, 3, 3)
    t.match(only(moved, 'match.started')[0], {
      kind: 'reserves',
      home: { absent: 'white' },
      away: { seat: A },
    })
    t.equal(player(game, A).position, 15)
  },
)

t.test('RS-S14 RS-R27 a player pays all they have, or runs into debt', async (t) => {
  const short = injured({ cash: 12_000, failedFitnessRolls: 2 })
  const writtenOff = inPhysio({ players: [short] })
  t.match(rollForFitness(writtenOff, A, 5)[2], { due: 20_000, amount: 12_000 })
  t.match(player(writtenOff, A), { cash: 0, status: 'active' })

  const inDebt = inPhysio({ players: [short], options: { shortfall: 'debt' } })
  t.match(rollForFitness(inDebt, A, 5)[2], { due: 20_000, amount: 20_000 })
  t.match(player(inDebt, A), { cash: -8_000, status: 'active' })
})

t.test('RS-S15 RS-R23 under fourth-turn the fourth turn takes the fee', async (t) => {
  const game = inPhysio({
    players: [injured({ cash: 25_000, failedFitnessRolls: 2 }), AT_REST],
    options: { physioFeeTiming: 'fourth-turn' },
  })
  t.same(types(rollForFitness(game, A, 1)), ['die.rolled', 'fitness.failed', 'turn.started'])
  t.match(player(game, A), { failedFitnessRolls: 3, cash: 25_000, status: 'injured' })

  const events = passTurn(game)

  t.same(types(events).slice(-3), ['turn.started', 'cash.paid', 'player.recovered'])
  t.match(only(events, 'turn.started')[0], { stage: 'physio' })
  t.match(player(game, A), { failedFitnessRolls: 0, cash: 5_000, status: 'active' })
  t.same(game.asked(), ['0 roll'])
})

t.test('RS-S16 RS-314 RS-315 RS-316 RS-421 RS-R25 a Magic Sponge replaces the roll', async (t) => {
  const hand = ['me-header', 'me-header#2', 'me-header#3', 'me-counter', 'me-counter#2']
  const more = ['me-clearance', 'me-clearance#2', 'me-clearance#3', 'me-keeper']
  const players = [injured({ magicSponges: ['sponge'] }), { matchEvents: [...hand, ...more] }]
  const game = inPhysio({ players })
  t.equal(deck(game, 'dayToDay').length, 30)

  const events = game.move(A, { type: 'play-magic-sponge' })

  t.same(types(events), ['sponge.played', 'card.returned', 'player.recovered'])
  t.equal(deck(game, 'dayToDay').length, 31)
  t.same(bottom(game, 'dayToDay'), ['sponge#1'])
  t.same(player(game, A).magicSponges, [])
  roll(game, A, 3)
  t.equal(player(game, A).position, 13)

  const failed = inPhysio({ players })
  rollForFitness(failed, A, 2)
  t.same(failed.refuses(A, { type: 'play-magic-sponge' }), refused('not-your-decision'))
  t.same(player(failed, A).magicSponges, ['sponge#1'])
})

t.test('RS-309 RS-R25 a sponge play requires a sponge; the lowest card id is used', async (t) => {
  const without = inPhysio({ players: [injured()] })
  t.same(without.refuses(A, { type: 'play-magic-sponge' }), refused('no-magic-sponge', 'RS-309'))
  t.same(without.legal(A), [{ type: 'roll-for-fitness' }])
  const several = inPhysio({ players: [injured({ magicSponges: ['sponge#3', 'sponge#2'] })] })
  several.move(A, { type: 'play-magic-sponge' })
  t.same(player(several, A).magicSponges, ['sponge#3'])
})

t.test('RS-S32 RS-322 RS-417 RS-418 RS-R12 RS-R13 a direct card passes nothing', async (t) => {
  const game = position({ players: [{ position: 25 }], top: { dayToDay: ['d-move-1'] } })
  const events = roll(game, A, 3)
  t.equal(
    types(events).join(' '),
    'die.rolled token.moved card.drawn card.returned token.moved player.injured turn.started',
  )
  t.match(events[4], { from: 28, to: 10, steps: 0, unusedSteps: 0, cause: 'card', mode: 'direct' })
  t.match(player(game, A), { position: 10, status: 'injured', seasonsCompleted: 0, cash: 0 })
  t.same(bottom(game, 'dayToDay'), ['d-move-1#1'])
  t.same(game.seen(B), events, 'the card is shown to all')
})

t.test(
  'RS-S33 RS-402 RS-609 RS-R10 RS-R11 an advance card walks round the board, and no further ' +
    'than the end of the career',
  async (t) => {
    const given = (seasonsCompleted: number): Position => ({
      players: [{ position: 33, contract: 'k-06', seasonsCompleted }],
      top: { agent: ['amove-2'], contract: ['k-01'] },
    })
    const game = position(given(0))
    const events = roll(game, A, 1)
    t.match(only(events, 'token.moved')[1], { from: 34, to: 30, steps: 36, cause: 'card' })
    t.match(only(events, 'cash.received'), [
      { amount: 30_000, reason: 'loyalty' },
      { amount: 70_000, reason: 'buyout' },
    ])
    t.match(player(game, A), { contract: 'k-01#1', seasonsCompleted: 1, cash: 100_000 })
    t.same(bottom(game, 'contract'), ['k-06#1'])

    const lastSeason = position(given(2))
    const stopped = roll(lastSeason, A, 1)
    t.match(only(stopped, 'token.moved')[1], { from: 34, to: 0, steps: 6, unusedSteps: 30 })
    t.match(player(lastSeason, A), { status: 'retired', cash: 0, contract: 'k-06#1' })
  },
)

t.test('RS-S45 RS-434 RS-R15 a chain of cards is one turn', async (t) => {
  const game = position({
    players: [{ position: 29 }],
    top: { press: ['p-move-3'], dayToDay: ['d-cash-4'] },
  })
  const events = roll(game, A, 2)
  t.match(only(events, 'token.moved'), [{ to: 31 }, { from: 31, to: 36, steps: 5 }])
  t.same(only(events, 'cash.paid'), [
    { type: 'cash.paid', seat: A, due: 5_000, amount: 0, reason: 'card' },
  ])
  t.equal(only(events, 'card.drawn').length, 2)
  t.same([...bottom(game, 'press'), ...bottom(game, 'dayToDay')], ['p-move-3#1', 'd-cash-4#1'])
  t.same(game.asked(), ['1 roll'])
})

t.test('RS-S46 RS-R7 a career of three seasons pays three loyalty bonuses', async (t) => {
  const bonuses = [0, 1, 2].map((seasonsCompleted) => {
    const players = [{ contract: 'k-11', position: 39, seasonsCompleted }]
    const game = position({ players })
    const events = roll(game, A, 1)
    t.equal(player(game, A).seasonsCompleted, seasonsCompleted + 1)
    return only(events, 'cash.received').length
  })
  t.same(bonuses, [1, 1, 0], 'one more was paid at set-up')
})

t.test('RS-321 RS-R55 RS-R56 rest and training are equal, tokens may share a tile', async (t) => {
  for (const [from, tile] of [
    [6, 7],
    [10, 11],
  ] as const) {
    const game = position({
      players: [{ position: from }, { position: tile }],
      top: { dayToDay: ['d-fame-3'] },
    })
    t.match(only(roll(game, A, 1), 'card.drawn'), [{ deck: 'dayToDay', card: 'd-fame-3#1' }])
    t.equal(player(game, A).fame, 11)
  }
})

t.test('RS-R14 an empty deck gives nothing, and the turn ends', async (t) => {
  const game = position({ players: [{ position: 2 }] })
  Object.assign(game.game.state.secret.decks, { press: [] })
  const events = roll(game, A, 1)
  t.same(events.slice(2, 3), [{ type: 'card.deck-empty', seat: A, deck: 'press' }])
  t.same(game.asked(), ['1 roll'])
})

t.test('RS-309 RS-311 under autoRoll the engine rolls when a seat has no choice', async (t) => {
  const options = { autoRoll: true }
  const players = [injured({ magicSponges: ['sponge'] }), { position: 1 }, { position: 13 }]
  const game = position({ seats: 3, players, options })

  const events = rollForFitness(game, A, 1, 1, 3)

  t.same(
    only(events, 'turn.started').map((event) => (event as unknown as { seat: number }).seat),
    [B, C],
  )
  t.same(game.asked(), ['2 contract-offer'])
  game.move(C, { type: 'decline-offers' })
  t.same(game.asked(), ['0 physio'], 'a sponge is a choice')
})

t.test('RS-R23 RS-R25 under fourth-turn no sponge replaces the fee that is due', async (t) => {
  const game = inPhysio({
    players: [
      injured({ cash: 25_000, failedFitnessRolls: 3, magicSponges: ['sponge'] }),
      { position: 2 },
    ],
    options: { physioFeeTiming: 'fourth-turn' },
    turn: B,
  })
  t.same(types(passTurn(game)).slice(-3), ['turn.started', 'cash.paid', 'player.recovered'])
  t.match(player(game, A), { cash: 5_000, magicSponges: ['sponge#1'] })
})
