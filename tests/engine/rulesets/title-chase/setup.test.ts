import t from 'tap'
import { scriptedLuck, seededChance } from '../../../../src/engine/kernel/chance.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import {
  doubleRoundRobinFaults,
  type Rounds,
} from '../../../../src/engine/rulesets/title-chase/content/fixtures.ts'
import { house } from '../../../../src/engine/rulesets/title-chase/content/house.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import { generateRounds } from '../../../../src/engine/rulesets/title-chase/rules/fixtures.ts'
import { refusalOf, refused, sitDown } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import { blue, plainSetUp, unshuffled, white } from './season.ts'

const preset = { teamAssignment: 'preset' } as const
const begun = (seats: number, options: object = {}) =>
  sitDown(titleChase, { seats, options: { ...preset, ...options } }, plainSetUp(seats))
const refusalFor = (options: object, seats = 4, choices: object[] = []) =>
  refusalOf(() => buildTable(titleChase, { seats, options, choices }))
const names = (letters: string) => [...letters].map((letter) => `Club ${letter}`)
const custom = (teams: string[], cupExtras: string[]) => ({
  league: { source: 'custom', teams, cupExtras },
})

t.test(
  'TC-101 TC-104 TC-105 TC-106 TC-115 TC-117 TC-118 TC-119 TC-120 a season starts (scenario 1)',
  async (t) => {
    const game = begun(4)
    const view = game.view(0)

    t.same(
      view.seats.map(({ cash, square, stars, keep }) => [cash, square, stars, keep]),
      Array.from({ length: 4 }, () => [200_000, 0, [], []]),
    )
    t.equal(view.bank, -800_000)
    t.same(view.stock, { GK: 6, DEF: 6, MID: 6, FOR: 6 })
    t.same([view.packs.yellow.count, view.packs.red.count], [60, 60])
    t.equal(view.cup.alive.length, 16)
    t.equal(view.cup.unrevealed, null, 'no cup card has been dealt')
    t.same([view.roundsPlayed, view.cupRoundsPlayed], [0, 0])
    t.equal(game.game.table.options.version, 'long')
  },
)

t.test('TC-109 TC-110 TC-111 TC-112 TC-113 TC-R1 TC-R6 the engine fills all offices', async (t) => {
  const kinds = Object.keys(titleChase.defaults)
  t.same(begun(3).asked(), ['0 turn-roll'], 'no manager holds an office')
  t.same(kinds, ['choose-team', 'turn-roll', 'pink-nominate', 'match-stars', 'match-penalty'])
})

t.test('TC-121 TC-122 TC-R4 TC-R5 the highest blue die begins (scenario 2)', async (t) => {
  const draws = plainSetUp(4).slice(0, -4)
  const rolls = [blue(3), blue(1), blue(3), blue(0), blue(1), blue(2)]

  const game = sitDown(titleChase, { seats: 4, options: preset }, [...draws, ...rolls])

  t.same(
    game.commits[0]!.events.filter(({ type }) => type.startsWith('first-player')),
    [
      {
        type: 'first-player.rolled',
        attempt: 1,
        rolls: [
          { seat: 0, face: 3 },
          { seat: 1, face: 1 },
          { seat: 2, face: 3 },
          { seat: 3, face: 0 },
        ],
      },
      {
        type: 'first-player.rolled',
        attempt: 2,
        rolls: [
          { seat: 0, face: 1 },
          { seat: 2, face: 2 },
        ],
      },
      { type: 'first-player.decided', seat: 2, byDefault: false },
    ],
  )
  t.same(game.asked(), ['2 turn-roll'])
  for (const seat of [2, 3, 0, 1]) game.move(seat, { type: 'roll' }, [white(1)])
  t.equal(game.game.state.shared.turn, 5)
  t.equal(game.game.state.shared.currentSeat, 2)
})

t.test('TC-R4 after twenty attempts the lowest seat still tied begins', async (t) => {
  const draws = plainSetUp(2).slice(0, -2)
  const game = sitDown(titleChase, { seats: 2, options: preset }, [...draws, ...Array(40).fill(1)])
  const { events } = game.commits[0]!
  t.equal(events.filter(({ type }) => type === 'first-player.rolled').length, 20)
  t.same(events.at(-2), { type: 'first-player.decided', seat: 0, byDefault: true })
})

t.test('TC-102 TC-114 TC-R2 the first to choose gets the team (scenario 3)', async (t) => {
  const game = sitDown(titleChase, { seats: 4 })
  t.same(game.asked(), ['0 choose-team', '1 choose-team', '2 choose-team', '3 choose-team'])
  const asked = game.game.open[1]!.id

  game.move(2, { type: 'choose-team', team: 'T04' })

  t.same(game.refuses(1, { type: 'choose-team', team: 'T04' }), refused('team-taken', 'TC-102'))
  t.same(game.refuses(1, { type: 'choose-team', team: 'X00' }), refused('unknown-team', 'TC-115'))
  t.equal(game.game.open[1]!.id, asked, 'the decision stays open')
  t.equal(game.legal(1).length, 11)
  game.move(3, { type: 'choose-team', team: 'T00' })
  game.move(1, { type: 'choose-team', team: 'T11' })
  t.same(game.asked(), ['0 choose-team'])
  game.move(0, { type: 'choose-team', team: 'T01' }, plainSetUp(4))
  t.same(game.asked(), ['0 turn-roll'])
  t.same(pluck(game.view(0).seats, 'team'), ['T01', 'T11', 'T04', 'T00'])
})

t.test('TC-R2 TC-R56 a manager without an answer gets the first free team', async (t) => {
  const game = sitDown(titleChase, { seats: 2, decisionSeconds: 30 })
  game.move(1, { type: 'choose-team', team: 'T00' })
  const [chosen] = game.timeOut(plainSetUp(2))
  t.same(chosen, { type: 'team.chosen', seat: 0, team: 'T01', auto: false })
})

t.test('TC-R2 teams are drawn, or preset by the seats', async (t) => {
  const drawn = sitDown(titleChase, { seats: 3, options: { teamAssignment: 'random' } }, [
    ...[11, 10, 0],
    ...plainSetUp(3),
  ])
  t.same(pluck(drawn.view(0).seats, 'team'), ['T11', 'T10', 'T00'])
  const choices = [{}, { team: 'T00' }, { team: 'T09' }]
  const named = sitDown(titleChase, { seats: 3, options: preset, choices }, plainSetUp(3))
  t.same(
    named.view(0).seats.map(({ team }) => team),
    ['T01', 'T00', 'T09'],
    'a seat that names none gets the first free one',
  )
  t.same(refusalFor(preset, 2, [{ team: 'T01' }, { team: 'T01' }]), refused('invalid-option'))
  t.same(refusalFor(preset, 2, [{ team: 'X01' }]), refused('invalid-option'))
})

t.test(
  'TC-107 TC-108 TC-701 TC-702 the template is labelled and flipped (scenario 38)',
  async (t) => {
    const game = begun(2)
    const { fixtures } = game.view('spectator')
    const listed = (round: number) =>
      fixtures[round - 1]!.map(({ home, away }) => `${home}-${away}`).join(' ')

    t.equal(listed(1), 'T00-T01 T02-T03 T04-T05 T06-T07 T08-T09 T10-T11')
    t.equal(listed(12), 'T01-T00 T03-T02 T05-T04 T07-T06 T09-T08 T11-T10')
    const shuffles = unshuffled(12).length + 1 + 22 * unshuffled(6).length
    const prepared = sitDown(
      titleChase,
      { seats: 2, options: { ...preset, fixtures: 'prepared' } },
      plainSetUp(2).slice(shuffles),
    )
    t.same(prepared.view('spectator').fixtures, fixtures, 'equals prepared-1')
    t.equal(fixtures.flat().length, 132)
  },
)

t.test(
  'TC-107 TC-1006 TC-116 a custom league has sixteen different names (scenario 38)',
  async (t) => {
    const own = custom(names('ABCDEFGHIJKL'), names('MNOP'))
    const { league } = begun(2, own).view(0)
    t.same(league.teams[11], { id: 'T11', name: 'Club L' })
    t.same(league.cupExtras[3], { id: 'X03', name: 'Club P' })

    const wrong = refused('invalid-league', 'TC-116')
    t.same(refusalFor(custom(names('ABCDEFGHIJKL'), ['club a', ...names('NOP')])), wrong)
    const few = refused('invalid-league', 'TC-107')
    t.same(refusalFor(custom(names('ABCDEFGHIJK'), names('MNOP'))), few)
    t.same(refusalFor(custom(names('ABCDEFGHIJKL'), names('MNO'))), wrong)
    t.same(refusalFor(custom([...names('ABCDEFGHIJK'), ' '], names('MNOP'))), wrong)
    t.same(refusalFor(custom([...names('ABCDEFGHIJK'), 'x'.repeat(41)], names('MNOP'))), wrong)
    t.same(refusalFor(custom([...names('ABCDEFGHIJK'), 'A\u202eda'], names('MNOP'))), wrong)
  },
)

t.test('TC-701 a given fixture list is checked and played unchanged', async (t) => {
  const { rounds } = house.preparedFixtures[0]!
  const own = rounds.toReversed()
  const given = sitDown(
    titleChase,
    { seats: 2, options: { ...preset, fixtures: { rounds: own } } },
    plainSetUp(2).slice(11 + 1 + 110),
  )
  t.same(given.view(0).fixtures[0]![0], { home: 'T04', away: 'T00', status: 'due', score: null })

  const wrong = refused('invalid-fixtures', 'TC-701')
  t.same(refusalFor({ fixtures: { rounds: rounds.slice(1) } }), wrong)
  t.same(refusalFor({ fixtures: { rounds: [...rounds.slice(0, 21), rounds[0]] } }), wrong)
  const outside = rounds.map((round) => round.map(([home, away]) => [home + 1, away]))
  t.same(refusalFor({ fixtures: { rounds: outside } }), wrong)
})

t.test('TC-701 TC-702 every generated list is as balanced as the template', async (t) => {
  const { rounds } = house.fixtureTemplate
  for (let seed = 0; seed < 200; seed += 1) {
    const list = generateRounds(rounds as Rounds, seededChance(seed))
    const wrong = balanceFaults(list)
    if (wrong.length > 0) t.fail(`seed ${seed}: ${wrong}`)
  }
  const [one, other] = [1, 2].map((seed) => generateRounds(rounds as Rounds, seededChance(seed)))
  t.notSame(one, other)
})

function balanceFaults(rounds: Rounds): string[] {
  const faults = doubleRoundRobinFaults(rounds)
  let breaks = 0
  for (let team = 0; team < 12; team += 1) {
    const venues = rounds
      .map((round) => (round.some(([home]) => home === team) ? 'H' : 'A'))
      .join('')
    const home = (part: string) => part.replaceAll('A', '').length
    if (home(venues) !== 11) faults.push(`team ${team} is not 11 times at home`)
    if (![5, 6].includes(home(venues.slice(0, 11)))) faults.push(`team ${team}: halves`)
    if (/HHH|AAA/.test(venues)) faults.push(`team ${team}: three in a row`)
    if (venues[0] === venues[1] || venues[20] === venues[21]) faults.push(`team ${team}: ends`)
    breaks += [...venues].filter((venue, round) => venue === venues[round + 1]).length
  }
  if (breaks !== 30) faults.push(`${breaks} breaks`)
  for (const [index, round] of rounds.slice(0, 11).entries())
    for (const [home, away] of round)
      if (!rounds[index + 11]!.some(([one, other]) => one === away && other === home))
        faults.push(`round ${index + 1}: no return match eleven rounds later`)
  return faults
}

t.test('TC-R3 a manager may choose a counter, others get the first free ones', async (t) => {
  t.ok(new Set(house.counters).size >= 12)
  t.same(begun(3).view(0).counters, ['red', 'blue', 'green'])

  const choices = [{}, { counter: 'red' }, { counter: 'pink' }, {}]
  const chosen = sitDown(titleChase, { seats: 4, options: preset, choices }, plainSetUp(4))
  t.same(chosen.view('spectator').counters, ['blue', 'red', 'pink', 'green'])

  const wrong = refused('invalid-counter', 'TC-R3')
  t.same(refusalFor({}, 2, [{ counter: 'gold' }]), wrong)
  t.same(refusalFor({}, 2, [{ counter: 'red' }, { counter: 'red' }]), wrong)
})

t.test('TC-107 TC-114 three prepared leagues have different teams', async (t) => {
  const names = house.leagues.flatMap(({ teams, cupExtras }) =>
    [...teams, ...cupExtras].map(({ name }) => name),
  )
  t.equal(house.leagues.length, 3)
  t.equal(new Set(names).size, 3 * 16, 'no team is in two leagues')
  for (const { id, teams, cupExtras } of house.leagues) {
    const game = begun(2, { league: { source: 'pack', id } })
    t.same(game.view(0).league, { teams, cupExtras })
  }
})

t.test('TC-101 a table of one or thirteen, or an invalid option, is refused', async (t) => {
  t.same(refusalFor({}, 1), refused('invalid-seat-count'))
  t.same(refusalFor({}, 13), refused('invalid-seat-count'))
  const wrong = refused('invalid-option')
  t.same(refusalFor({ maxReplays: 0 }), wrong)
  t.same(refusalFor({ maxReplays: 51 }), wrong)
  t.same(refusalFor({ seasons: 11 }), wrong)
  t.same(refusalFor({ version: 'short' }), wrong)
  t.same(refusalFor({ league: { source: 'pack', id: 'none' } }), wrong)
  t.same(refusalFor({ unknown: true }), wrong)
})

t.test('TC-R40 lots are drawn in public when the season starts', async (t) => {
  const draws = plainSetUp(2)
  const lots = 11 + 1 + 110
  const game = sitDown(
    titleChase,
    { seats: 2, options: preset },
    scriptedLuck(...draws.slice(0, lots), ...Array(11).fill(0), ...draws.slice(lots + 11)),
  )
  t.same(game.view('spectator').lots.slice(0, 3), ['T01', 'T02', 'T03'])
  t.same(game.seen(0)[3], game.commits[0]!.events[3])
})
