import t from 'tap'
import { noLuck, seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { type Commit, eventsOf, replay } from '../../../src/engine/kernel/game.ts'
import { submit } from '../../../src/engine/kernel/perform.ts'
import { save } from '../../../src/engine/kernel/saves.ts'
import { suggestMove } from '../../../src/engine/kernel/turn.ts'
import { verify } from '../../../src/engine/kernel/verify.ts'
import { goOn, placed, refusalOf, refused, sitDown } from '../../../src/package/sitting.ts'
import { pluck } from '../../support/pluck.ts'
import { debt } from './rulesets/debt.ts'
import { frames } from './rulesets/frames.ts'
import { market } from './rulesets/market.ts'
import { race } from './rulesets/race.ts'
import { rounds } from './rulesets/rounds.ts'
import { type Season, season } from './rulesets/season.ts'
import { tackle } from './rulesets/tackle.ts'
import { trade } from './rulesets/trade.ts'

t.test('a race: scripted dice, a throw-back and a six that earns another turn', async (t) => {
  const { move, asked, legal } = sitDown(race, { seats: 2 }, [1])
  move(1, { type: 'roll' }, [3])
  t.same(legal(1), [
    { type: 'step', token: 0 },
    { type: 'step', token: 1 },
  ])
  move(1, { type: 'step', token: 1 })
  move(0, { type: 'roll' }, [3])
  t.same(move(0, { type: 'step', token: 0 }), [
    { type: 'token.moved', seat: 0, token: 0, to: 4 },
    { type: 'token.moved', seat: 1, token: 1, to: 0 },
    { type: 'turn.passed', to: 1 },
  ])
  move(1, { type: 'roll' }, [5])
  move(1, { type: 'step', token: 0 })
  t.same(asked(), ['1 roll'])
})

t.test('an interrupt: the first accepted tackle closes the question for all', async (t) => {
  const { move, asked, game } = sitDown(tackle, { seats: 4 }, [0])
  move(0, { type: 'shoot' })
  t.same(asked(), ['1 tackle', '2 tackle', '3 tackle'])
  move(3, { type: 'let-go' })
  t.same(asked(), ['1 tackle', '2 tackle'])
  const late = game.open[0]!.id

  t.same(move(2, { type: 'tackle' }, [5]), [{ type: 'tackle.made', seat: 2, face: 6, won: true }])
  t.same(asked(), ['2 shoot'])
  const tooLate = { seat: 1, decisionId: late, move: { type: 'tackle' } }
  t.same(
    refusalOf(() => submit(tackle, game, tooLate, noLuck, game.at)),
    refused('decision-closed'),
    'a tackle that comes too late finds nothing to answer',
  )
})

t.test('sub-matches: each at its own pace, and a barrier before the next round', async (t) => {
  const { move, asked, game } = sitDown(rounds, { seats: 4 })
  const goal = [5]
  t.same(asked(), ['0 kick', '2 kick'], 'seats 0 and 1, seats 2 and 3')
  for (const seat of [0, 1, 0, 1, 0]) move(seat, { type: 'kick' }, goal)
  t.same(asked(), ['1 kick', '2 kick'], 'one match runs ahead')
  move(1, { type: 'kick' }, goal)
  t.same(asked(), ['2 kick'], 'it waits for the other match')
  for (const seat of [2, 3, 2, 3, 2]) move(seat, { type: 'kick' }, goal)
  const last = move(3, { type: 'kick' }, [0])

  t.same(last, [
    { type: 'kick.taken', match: 1, side: 1, goal: false },
    { type: 'round.finished', points: [1, 1, 3, 0] },
    {
      type: 'round.started',
      round: 2,
      pairs: [
        [0, 2],
        [3, 1],
      ],
    },
  ])
  t.same(game.state.round, 2)
})

t.test('nested questions: the top of the pile is asked, then the one below it', async (t) => {
  const { move, asked, game } = sitDown(frames, { seats: 3 })
  move(0, { type: 'roll' }, [0])
  t.same(asked(), ['0 rival'])
  move(0, { type: 'pick', rival: 2 })
  t.same(asked(), ['2 debt'])
  t.same(pluck(game.state.pile, 'ask'), ['turn', 'debt'])
  move(2, { type: 'sell', card: 1 })
  move(2, { type: 'pay' })
  t.same(asked(), ['0 turn'])
})

t.test('a default can be a procedure of many events and no move', async (t) => {
  const { move, timeOut } = sitDown(frames, { seats: 2, decisionSeconds: 10 })
  move(0, { type: 'roll' }, [0])
  move(0, { type: 'pick', rival: 1 })

  t.same(timeOut(), [
    { type: 'card.sold', seat: 1, card: 1, price: 10 },
    { type: 'cash.paid', from: 1, to: 0, amount: 30 },
    { type: 'question.settled' },
  ])
})

t.test('a resigned seat is played by default, at once and when asked later', async (t) => {
  const { resign, asked, move, commits, game } = sitDown(race, { seats: 3 }, [0])
  t.same(resign(1), [{ type: 'seat.left', seat: 1 }], 'not asked at the time')
  move(0, { type: 'roll' }, [1])
  const events = move(0, { type: 'step', token: 0 }, [2])

  t.same(
    events.map(({ type }) => type),
    ['token.moved', 'turn.passed', 'die.rolled', 'token.moved', 'turn.passed'],
  )
  t.same(asked(), ['2 roll'], 'all in the commit of the previous move')
  t.same(commits.at(-1)!.cause.kind, 'move')
  t.same(game.resigned, [false, true, false])
})

t.test('a resignation while asked, suspended or in debt is answered in that commit', async (t) => {
  const { move, resign, asked, game } = sitDown(debt, { seats: 4 })
  move(0, { type: 'levy' })
  t.same(pluck(resign(2), 'type'), ['seat.left', 'card.sold', 'debt.settled'])
  t.same(asked().slice(0, 2), ['1 settle-debt', '0 turn'])
  t.same(
    resign(0).map(({ type }) => type),
    ['seat.left', 'debt.settled', 'turn.started'],
    'claims lapse, then the turn that they had suspended ends',
  )
  t.same(asked(), ['1 turn', '1 interject', '3 interject'])
  t.notOk(game.over)
})

t.test('a resigned seat loses its optional decisions that have a limit', async (t) => {
  const { move, resign, asked } = sitDown(market, { seats: 3 })
  move(0, { type: 'offer', to: 2, card: 1, price: 10 })

  t.same(pluck(resign(2), 'type'), ['seat.left', 'offers.withdrawn'])
  t.same(asked(), ['0 turn', '0 market', '1 market'])
})

t.test('one seat left ends the game', async (t) => {
  const { resign, game, asked } = sitDown(race, { seats: 3 }, [0])
  resign(0, [0, 0, 0])
  t.notOk(game.over)
  resign(2)

  t.ok(game.over)
  t.same(asked(), [])
  t.same(race.outcome(game.state, game.table)?.ranking[0], [1])
})

t.test('a seat is handed to a bot and back, and plays on unchanged', async (t) => {
  const { handOver, game, asked, seen, commits } = sitDown(race, { seats: 2 }, [0])
  const { id } = game.open[0]!

  t.same(handOver(0, 'bot'), [{ type: 'seat.handed-over', seat: 0, to: 'bot' }])
  t.same(game.hands, ['bot', 'player'])
  t.same([asked(), game.open[0]!.id], [['0 roll'], id], 'the question stays open')
  t.same(seen('spectator'), [{ type: 'seat.handed-over', seat: 0, to: 'bot' }])
  t.same(
    refusalOf(() => handOver(0, 'bot')),
    refused('seat-already-handed-over'),
  )
  handOver(0, 'player')
  t.same(game.hands, ['player', 'player'])
  t.same(replay(race, game.table, commits), game)
})

t.test('offers: a hull with nested fields, and suggestions that are legal', async (t) => {
  const { game, refuses, move, legal } = sitDown(trade, { seats: 2, decisionSeconds: 20 })
  const chance = seededChance(1)
  const empty = { cards: [], cash: 0 }
  const both = { cards: [], cash: 10 }
  t.equal(legal(0).length, 1 + 8 * 6 * 8 * 6)
  t.same(
    refuses(0, { type: 'offer', to: 1, terms: { give: empty, take: empty } }),
    refused('empty-offer', 'TR-2'),
  )
  t.same(
    refuses(0, { type: 'offer', to: 1, terms: { give: both, take: both } }),
    refused('cash-both-ways', 'TR-5'),
  )
  const offers = new Set<string>()
  for (let tries = 0; tries < 40; tries += 1) {
    const suggested = suggestMove(trade, game, game.open[0]!, chance)!
    offers.add(JSON.stringify(suggested))
  }
  t.ok(offers.size > 10, `${offers.size} different suggestions`)
  const offer = [...offers].find((one) => one.includes('offer'))!
  t.equal(move(0, JSON.parse(offer)).length, 1)
})

t.test('no move is suggested where an optional decision offers none', async (t) => {
  const { game, move } = sitDown(market, { seats: 2 })
  move(0, { type: 'offer', to: 1, card: 1, price: 10 })
  const own = game.open.find(({ kind, seat }) => kind === 'market' && seat === 0)!

  t.equal(suggestMove(market, game, own, seededChance(1)), null)
})

t.test('a long cascade is one commit, up to the limit of its rules', async (t) => {
  const autoRoll = { seats: 2, options: { seasons: 1, rounds: 19, autoRoll: true } }
  const { move, game } = sitDown(season, autoRoll, seededLuck(1))
  move(0, { type: 'play-on' })
  const events = move(1, { type: 'play-on' }, seededLuck(2))

  t.equal(events.length, 2 + 19 * 20 + 1)
  t.ok(game.over)
  const longer = sitDown(
    season,
    { ...autoRoll, options: { ...autoRoll.options, rounds: 20 } },
    seededLuck(1),
  )
  longer.move(0, { type: 'play-on' })
  t.throws(() => longer.move(1, { type: 'play-on' }, seededLuck(2)), /does not settle/)
})

t.test('seats choose before the start, and the others are drawn', async (t) => {
  const choices = [{ team: 'Elm' }, {}, { team: 'Ash' }]
  const { game } = sitDown(season, { seats: 3, choices }, [2, 1])

  t.same(game.state.teams, ['Elm', 'Birch', 'Ash'])
})

const between = () => {
  const options = { seasons: 2, rounds: 1, autoRoll: true }
  const table = sitDown(season, { seats: 2, options }, seededLuck(1))
  table.move(0, { type: 'play-on' })
  table.move(1, { type: 'play-on' }, seededLuck(2))
  return table
}
const asPlayer = { kind: 'sheet', viewer: 0, names: ['Ann', 'Ben'], packHash: 'h' } as const

t.test('a saved game continues as a new one whose first cause is an import', async (t) => {
  const { game } = between()
  const document = save(season, game, asPlayer)
  t.same(season.saves?.schema.parse(document), document)

  const next = goOn(season, { document })

  t.same(next.commits[0]!.cause.kind, 'import')
  t.same(next.commits[0]!.events, [{ type: 'game.imported', save: document }])
  t.same(next.game.state.titles, game.state.titles)
  t.same(next.asked(), ['0 play-on', '1 play-on'])
  next.move(0, { type: 'play-on' })
  next.move(1, { type: 'play-on' }, seededLuck(3))
  t.ok(next.game.over)
  const { table } = next.game
  t.same(replay(season, table, next.commits), next.game)
  t.equal(verify(season, table, next.commits.slice(0, 2), [seededLuck(3)]).difference, null)
})

t.test('a save is refused to other viewers, and while the game is not at rest', async (t) => {
  const { game } = between()
  const playing = placed(season, { seats: 2 }, {
    ...structuredClone(game.state),
    resting: false,
  } as Season['draft'])

  t.same(
    refusalOf(() => save(season, game, { ...asPlayer, viewer: 'spectator' })),
    refused('not-yours-to-save', 'SN-5'),
  )
  t.same(
    refusalOf(() => save(season, playing.game, asPlayer)),
    refused('not-at-rest', 'SN-4'),
  )
  t.same(
    refusalOf(() => save(season, game, { ...asPlayer, kind: 'full' })),
    refused('invalid-parameters'),
  )
  t.same(
    refusalOf(() => save(race, sitDown(race, { seats: 2 }, [0]).game, asPlayer)),
    refused('no-saves'),
  )
})

t.test('a document that is no save of these rules is refused, and starts no game', async (t) => {
  const document = save(season, between().game, asPlayer) as Record<string, unknown>
  const loading = (changes: object) =>
    refusalOf(() => goOn(season, { document: { ...document, ...changes } }))

  t.same(loading({ titles: 'many' }), refused('bad-save', 'SN-6'))
  t.same(loading({ season: 2 }), refused('bad-save', 'SN-6'))
  t.same(loading({ titles: [1] }), refused('bad-save', 'SN-6'))
  t.same(loading({ teams: ['Fir', 'Elm'] }), refused('unknown-team', 'SN-1'))
  t.same(
    refusalOf(() => goOn(season, { document, packHash: 'other' })),
    refused('other-pack', 'SN-7'),
  )
})

t.test('a player who left the saved game has left the new one too', async (t) => {
  const options = { seasons: 2, rounds: 1, autoRoll: true }
  const { game, resign, move } = sitDown(season, { seats: 3, options }, seededLuck(1))
  resign(2)
  move(0, { type: 'play-on' })
  move(1, { type: 'play-on' }, seededLuck(2))

  const next = goOn(season, { document: save(season, game, asPlayer) })

  t.same(next.game.resigned, [false, false, true])
  t.same(next.asked(), ['0 play-on', '1 play-on'], 'the import answered the question')
})

t.test('a log in an old version replays in the new shape, and is only folded', async (t) => {
  const { game, commits, move, handOver } = between()
  handOver(1, 'bot')
  const old = commits.map((commit) => narrowed(commit))
  const today = replay(season, game.table, old)

  t.equal(today.state.crowd, 0, 'the old version has no attendance')
  t.same({ ...today.state, crowd: game.state.crowd }, game.state)
  t.same(today.open, game.open, 'ids are those of the old game')
  t.same(today.hands, ['player', 'bot'], 'the upcaster is not given what the kernel records')
  t.match(eventsOf(season, old[2]!)[2], { type: 'match.played', attendance: 0 })
  t.equal(eventsOf(season, commits[2]!), commits[2]!.events)
  move(0, { type: 'play-on' })
  const mixed = [...old, commits.at(-1)!]
  const { difference, foldedOnly } = verify(season, game.table, mixed, [seededLuck(9)])
  t.same({ difference, foldedOnly }, { difference: null, foldedOnly: old.length })
})

t.test('a log of a later version is neither verified nor folded', async (t) => {
  const { game, commits } = between()
  const difference = { commit: 0, version: 0, reason: 'is from a later version' }
  for (const later of [{ rules: season.version + 1 }, { format: 1_000 }]) {
    const stored = commits.map((commit) => ({ ...commit, ...later }))
    t.match(verify(season, game.table, stored, [seededLuck(9)]), { commits: 0, difference })
  }
})

function narrowed(commit: Commit<Season>): Commit<Season> {
  const events = commit.events.map((event) => {
    if (event.type !== 'match.played') return event
    const { attendance: _, ...old } = event
    return old as typeof event
  })
  return { ...commit, rules: 1, events }
}
