import { playBots } from '../../src/engine/bots/match.ts'
import { randomBot } from '../../src/engine/bots/random.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { at } from '../../src/engine/kernel/define.ts'
import type { Game } from '../../src/engine/kernel/game.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import type { Rounds } from '../../src/engine/rulesets/title-chase/content/fixtures.ts'
import { house } from '../../src/engine/rulesets/title-chase/content/house.ts'
import { titleChase } from '../../src/engine/rulesets/title-chase/index.ts'
import { oddsOf, type SideRoll } from '../../src/engine/rulesets/title-chase/read/odds.ts'
import { generateRounds } from '../../src/engine/rulesets/title-chase/rules/fixtures.ts'
import type { Draft, Shared } from '../../src/engine/rulesets/title-chase/state.ts'

const rules = titleChase as unknown as Ruleset
const games = Number(process.argv[3] ?? 100)
const MOVES_MAX = 100_000

const never: Bot = ({ decision, suggest }) =>
  decision.kind === 'match-stars' ? ({ type: 'commit-lineup', play: [] } as never) : suggest()

console.log(`# Figures of title-chase\n`)
console.log(`Built-in pack, default options, ${games} seasons per line. Printed by`)
console.log(`\`npm run bench -- title-chase ${games}\`.\n`)
dice()
fixtures()
lengths()
field()
beside()

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  console.log(`| ${head.join(' | ')} |`)
  console.log(`|${head.map(() => ' --- |').join('')}`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  console.log('')
}

/**
 * Every pair of faces of the dice is counted, so the result is exact. The odds are counted in units
 * of 1/36, as in the table of the rulebook.
 */
function dice(): void {
  console.log('## Dice: exact chances of win, draw and defeat, in 36ths\n')
  const spec: Record<string, string> = {
    '-4': '0 / 2 / 34',
    '-3': '2 / 4 / 30',
    '-2': '6 / 5 / 25',
    '-1': '11 / 7 / 18',
    '0': '18 / 8 / 10',
    '1': '26 / 5 / 5',
    '2': '31 / 2 / 3',
    '3': '33 / 2 / 1',
    '4': '35 / 1 / 0',
  }
  const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((lead) => {
    const home = thrown('blue', Math.max(0, lead))
    const away = thrown('red', Math.max(0, -lead))
    const neutral = lead < 0 ? '' : parts(thrown('red', lead), thrown('red', 0))
    return [lead, parts(home, away), spec[String(lead)]!, neutral]
  })
  table(['stars ahead at home', 'blue v red', 'the spec', 'red v red (final)'], rows)
}

function thrown(die: SideRoll['die'], stars: number): SideRoll {
  return { die, stars, hasPenalty: false }
}

function parts(home: SideRoll, away: SideRoll): string {
  const { win, draw, loss } = oddsOf(house.dice, home, away)
  return [win, draw, loss].join(' / ')
}

function fixtures(): void {
  console.log('## Fixtures: 2,000 generated lists\n')
  const seen = { breaks: new Set<number>(), home: new Set<number>(), half: new Set<number>() }
  let longest = 0
  for (let seed = 0; seed < 2_000; seed += 1) {
    const list = generateRounds(house.fixtureTemplate.rounds as Rounds, seededChance(seed))
    const venues = Array.from({ length: 12 }, (_, team) =>
      list.map((round) => (round.some(([home]) => home === team) ? 'H' : 'A')).join(''),
    )
    const count = (text: string) => text.replaceAll('A', '').length
    for (const one of venues) {
      seen.home.add(count(one))
      seen.half.add(count(one.slice(0, 11)))
      longest = Math.max(longest, ...(one.match(/H+|A+/g) ?? []).map(({ length }) => length))
    }
    seen.breaks.add(
      venues.reduce((sum, one) => sum + [...one].filter((v, i) => v === one[i + 1]).length, 0),
    )
  }
  table(
    ['', 'found', 'the spec'],
    [
      ['home matches per team', [...seen.home].join(', '), '11'],
      ['of them in the first half', [...seen.half].sort().join(', '), '5 or 6'],
      ['longest run at one venue', longest, '2'],
      ['breaks in all', [...seen.breaks].join(', '), '30'],
    ],
  )
}

interface Season {
  readonly state: Shared
  readonly moves: number
  readonly events: number
}

function play(seats: number, seed: number, bots: readonly Bot[]): Season {
  const built = buildTable(rules, { seats })
  const luck = seededLuck(seed)
  const chance = seededChance(seed + 1)
  const played = playBots({ rules, table: built, bots, luck, chance, movesMax: MOVES_MAX })
  const game = played.game as unknown as Game<never>
  return {
    state: (game.state as unknown as Draft).shared,
    moves: played.moves,
    events: game.version,
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
function shown(number: number, digits = 0): string {
  return number.toFixed(digits)
}
function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}

function lengths(): void {
  console.log('## Length of a season, all seats heuristic\n')
  const spec: Record<number, string> = { 2: '57 / 125', 4: '109 / 240', 12: '307 / 650' }
  const rows = [2, 4, 6, 8, 10, 12].map((seats) => {
    const bots = Array.from({ length: seats }, () => rules.bot)
    const all = Array.from({ length: games }, (_, seed) => play(seats, 2 * seed, bots))
    const replays = all.map(({ state }) =>
      state.cup.ties.reduce((sum, { matches }) => sum + matches.length - 1, 0),
    )
    return [
      seats,
      shown(mean(all.map(({ state }) => state.turn))),
      shown(mean(all.map(({ moves }) => moves))),
      spec[seats] ?? '',
      shown(mean(all.map(({ events }) => events))),
      shown(mean(replays), 1),
    ]
  })
  const head = ['managers', 'turns', 'moves', 'the spec: turns / moves', 'events', 'replays']
  table(head, rows)
}

function field(): void {
  console.log('## Six mixed seats: two heuristic, two random, two that never buy\n')
  const ways = [rules.bot, randomBot, never]
  const tally = ways.map(() => ({ points: 0, titles: 0 }))
  for (let seed = 0; seed < games; seed += 1) {
    const way = (seat: number) => (seat + seed) % ways.length
    const { state } = play(
      6,
      2 * seed,
      [0, 1, 2, 3, 4, 5].map((seat) => at(ways, way(seat))),
    )
    const [season] = state.history
    for (const { seat, points, position } of season?.table ?? []) {
      if (seat === null) continue
      const one = at(tally, way(seat))
      one.points += points
      if (position === 1) one.titles += 1
    }
  }
  const names = ['heuristic', 'random', 'never buys']
  const spec = ['39.2 (cheapest star, plays everything)', '33.9', '26.4']
  const rows = tally.map(({ points, titles }, way) => [
    at(names, way),
    shown(points / (2 * games), 1),
    at(spec, way),
    percent(titles / (2 * games)),
  ])
  table(['bot', 'points', 'the spec', 'champion'], rows)
}

function beside(): void {
  console.log('## One heuristic seat and otherwise random seats\n')
  const rows = Array.from({ length: 11 }, (_, more) => 2 + more).map((seats) => {
    let wins = 0
    let own = 0
    let others = 0
    for (let seed = 0; seed < games; seed += 1) {
      const heuristic = seed % seats
      const bots = Array.from({ length: seats }, (_, seat) =>
        seat === heuristic ? rules.bot : randomBot,
      )
      const { state } = play(seats, 2 * seed, bots)
      const [season] = state.history
      if (season?.winner === heuristic) wins += 1
      for (const { seat, points } of season?.table ?? []) {
        if (seat === heuristic) own += points
        else if (seat !== null) others += points
      }
    }
    const rest = others / (games * (seats - 1))
    return [seats, percent(wins / games), percent(1 / seats), shown(own / games, 1), shown(rest, 1)]
  })
  table(['managers', 'wins', 'an equal share', 'points', 'points of the random seats'], rows)
}
