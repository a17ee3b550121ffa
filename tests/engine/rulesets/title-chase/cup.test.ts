import t from 'tap'
import type { Options } from '../../../../src/engine/rulesets/title-chase/options.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  black,
  blue,
  cashOf,
  first,
  type Game,
  mini,
  only,
  type Position,
  position,
  red,
  roll,
  scoresIn,
  starsOf,
  typesOf,
  unshuffled,
  white,
} from './season.ts'

/** A position in which a roll of 1 reaches a cup square: 23, 51, 79 or 100. */
function beforeCup(square: number, set: Position = {}): Game {
  return position({ squares: [square - 1, 0], cash: [0, 0], options: mini, ...set })
}
/**
 * Random draws that leave the given number of cup cards in order. The last cards are turned over
 * first.
 */
const dealt = (teams: number) => unshuffled(teams)

t.test('TC-801 TC-802 TC-803 TC-R44 the cards are dealt and turned (scenario 29)', async (t) => {
  const game = beforeCup(23)
  const events = game.move(0, roll, first(white(1), ...dealt(16)))
  const drawn = only(events, 'cup.round-drawn')
  t.equal(drawn.length, 1)
  const { order } = drawn[0]!
  t.same([order[0], order[15]], ['T00', 'X03'])
  t.same(
    only(events, 'cup.tie-revealed').map(({ home, away }) => `${home} v ${away}`),
    [
      ...['X02 v X03', 'X00 v X01', 'T10 v T11', 'T08 v T09'],
      ...['T06 v T07', 'T04 v T05', 'T02 v T03', 'T00 v T01'],
    ],
  )
})

const sevenTies = Array.from({ length: 7 }, () => [blue(1), red(0)]).flat()
const round16 = (...draws: number[]) => first(white(1), ...dealt(16), ...sevenTies, ...draws)

t.test(
  'TC-804 TC-805 TC-806 TC-807 TC-R45 TC-R46 a draw is replayed with swapped sides (scenario 30)',
  async (t) => {
    const game = beforeCup(23)
    const events = game.move(0, roll, round16(blue(1), red(1), blue(0), red(2)))
    t.same(scoresIn(events).slice(-2), [
      [1, 1],
      [0, 2],
    ])
    const matches = only(events, 'match.started').slice(-2)
    t.same(
      matches.map(({ home, away, replay, firstHome }) => [home, away, replay, firstHome]),
      [
        ['T00', 'T01', 0, 'T00'],
        ['T01', 'T00', 1, 'T00'],
      ],
    )
    t.same([cashOf(game, 0), cashOf(game, 1)], [175_000, 125_000])
    t.same(only(events, 'cup.tie-decided').at(-1), {
      type: 'cup.tie-decided',
      cupRound: 'R16',
      tie: 8,
      winner: 'T00',
      loser: 'T01',
      matches: 2,
      byLot: false,
    })
    t.ok(game.view(0).cup.out.includes('T01'))
    t.same(game.asked(), ['1 turn-roll'])
  },
)

t.test('TC-R45 a replay opens all decisions again, or repeats the line-ups', async (t) => {
  const replaying = (replayDecisions: Options['replayDecisions']) => {
    const game = beforeCup(23, {
      options: { ...mini, replayDecisions },
      stars: [['GK'], []],
      keep: [['Y45', 'Y46'], []],
    })
    game.move(0, roll, round16())
    game.move(0, { type: 'commit-lineup', play: ['GK'] })
    const penalty = { type: 'commit-penalty', card: 'Y45' } as const
    return { game, events: game.move(0, penalty, first(blue(0), black(0), red(1))) }
  }
  const full = replaying('full')
  t.same(full.game.asked(), ['0 match-stars'])
  full.game.move(0, { type: 'commit-lineup', play: [] })
  t.same(full.game.asked(), ['0 match-penalty'])

  const keep = replaying('keep')
  t.same(
    only(keep.events, 'lineup.committed')
      .slice(0, 2)
      .map(({ play }) => play),
    [[], ['GK']],
    'home side first: it is the other one now',
  )
  t.equal(only(keep.events, 'penalty.committed').length, 1, 'the first match')
})

t.test('TC-809 TC-811 TC-R48 a turned card brings the bonus (scenario 31)', async (t) => {
  const game = beforeCup(51, { cash: [150_000, 0] })
  // The eight teams in the cup are T00, T02, …, T10, X00 and X02, and the cards of T00 and T02 are
  // turned over last.
  const ties = Array.from({ length: 3 }, () => [blue(1), red(0)]).flat()
  const events = game.move(0, roll, [white(1), ...dealt(8), ...ties])
  t.same(only(events, 'cup.tie-revealed', 'cash.collected').slice(-2), [
    { type: 'cup.tie-revealed', cupRound: 'QF', tie: 4, home: 'T00', away: 'T02' },
    {
      type: 'cash.collected',
      seat: 0,
      amount: 150_000,
      reason: 'cup-bonus',
      ref: null,
      balance: 300_000,
    },
  ])
  game.move(0, { type: 'buy-star', category: 'GK' })
  t.equal(cashOf(game, 0), 50_000)
})

t.test('TC-R48 a bonus pays debts before purchases', async (t) => {
  const debts = [[{ id: 1, amount: 120_000, card: null, reason: 'blue' as const }]]
  const game = beforeCup(51, { debts })
  game.move(0, roll, first(white(1), ...dealt(8), ...Array(6).fill(blue(0)), blue(4), red(0)))
  t.same(game.game.state.shared.seats[0]!.debts, [])
})

t.test('TC-810 TC-811 TC-812 both finalists throw red (scenario 32)', async (t) => {
  const game = beforeCup(100, { teams: ['T00', 'T08'], squares: [99, 0] })
  const decided = game.move(0, roll, [white(1), ...dealt(2)])
  t.same(game.asked(), ['0 match-stars'], 'with 500,000 each')
  t.same([cashOf(game, 0), cashOf(game, 1)], [500_000, 500_000])
  t.equal(decided.at(-1)!.type, 'match.started')
  game.move(0, { type: 'commit-lineup', play: [] })

  const events = game.move(1, { type: 'commit-lineup', play: [] }, [red(2), red(1)])

  t.same(pluck(only(events, 'match.rolled'), 'die'), ['red', 'red'])
  t.same([cashOf(game, 0), cashOf(game, 1)], [1_100_000, 750_000])
  t.same(only(events, 'cup.won'), [{ type: 'cup.won', winner: 'T00', runnerUp: 'T08' }])
  t.same(
    typesOf(only(events, 'cash.collected', 'match.finished', 'cup.won', 'cup.round-finished')),
    [
      ...['cash.collected', 'cash.collected', 'match.finished', 'cup.won'],
      ...['cash.collected', 'cash.collected', 'cup.round-finished'],
    ],
  )
})

t.test('TC-801 TC-808 TC-809 rounds have 16, 8, 4, 2 and 1 (scenario 33)', async (t) => {
  for (const [index, square] of [23, 51, 79, 100].entries()) {
    const game = beforeCup(square, { teams: ['T00', 'T01'] })
    if (index > 0) t.equal(game.view(0).cup.alive.length, 16 / 2 ** index)
    const events = [...game.move(0, roll, first(white(1)))]
    while (!game.asked()[0]!.endsWith('turn-roll')) {
      const { seat } = game.game.open[0]!
      events.push(...game.move(seat, { type: 'commit-lineup', play: [] }, first()))
    }
    t.equal(only(events, 'cup.tie-decided').length, 8 / 2 ** index)
    t.equal(only(events, 'cup.round-drawn').length, 1, 'shuffled anew')
    t.equal(game.view(0).cup.alive.length, 8 / 2 ** index)
    t.equal(game.view(0).cup.out.length, 16 - 8 / 2 ** index)
    t.equal(game.game.state.shared.cupRoundsPlayed, index + 1)
    t.same(game.asked(), ['1 turn-roll'], 'the board game continues')
  }
})

t.test('TC-R47 TC-R59 after the last replay lots decide the tie (scenario 43)', async (t) => {
  const lots = (draw: number) => {
    const game = beforeCup(23, { options: { ...mini, maxReplays: 1 }, stars: [['GK'], []] })
    game.move(0, roll, round16())
    game.move(0, { type: 'commit-lineup', play: ['GK'] }, [blue(0), red(1)])
    const replayed = game.move(0, { type: 'commit-lineup', play: ['GK'] }, [blue(2), red(1), draw])
    return { game, replayed }
  }
  const { game, replayed } = lots(0)
  t.same(only(replayed, 'cup.tie-decided'), [
    {
      type: 'cup.tie-decided',
      cupRound: 'R16',
      tie: 8,
      winner: 'T00',
      loser: 'T01',
      matches: 2,
      byLot: true,
    },
  ])
  t.same([cashOf(game, 0), cashOf(game, 1)], [150_000, 150_000])
  t.same(starsOf(game, 0), ['GK'])
  t.ok(lots(1).game.view(0).cup.alive.includes('T01'))
})

t.test('TC-R31 TC-R30 TC-409 a suspended star misses the cup too (scenario 41)', async (t) => {
  const playing = (suspensionInCup: boolean) => {
    const game = position({
      squares: [18, 0],
      teams: ['T00', 'T11'],
      cash: [0, 0],
      stars: [['GK'], []],
      suspensions: [[{ category: 'GK', card: 'Y38', from: 5, to: 6 }]],
      options: { ...mini, suspensionInCup },
    })
    t.equal(game.game.state.shared.roundsPlayed, 4)
    const ties = [...dealt(16), ...sevenTies]
    const draws = [white(5), blue(1), red(1), blue(1), red(1), ...ties]
    game.move(0, roll, first(...draws))
    return game
  }
  t.same(playing(true).asked(), ['1 turn-roll'], 'it could not be played there either')
  const game = playing(false)
  t.same(game.asked(), ['0 match-stars'])
  t.equal(game.game.state.shared.match!.competition, 'cup')
  game.move(0, { type: 'commit-lineup', play: ['GK'] }, [blue(4), red(0)])
  t.equal(game.game.state.shared.seats[0]!.suspensions.length, 1, 'still out in round 6')
})

t.test('TC-805 TC-R38 all cup ties are played in the Mini League', async (t) => {
  const game = beforeCup(23, { teams: ['T00', 'T11'] })
  const events = game.move(0, roll, first(white(1)))
  t.equal(new Set(only(events, 'match.started').map(({ tie }) => tie)).size, 8)
})
