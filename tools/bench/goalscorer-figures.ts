// Computes the statistics in the "Feasibility" section of docs/rulesets/goalscorer.md, and the
// results of the built-in bot against weaker players.
import { bots } from '../../src/engine/bots/index.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { listMoves } from '../../src/engine/kernel/sampling.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { goalscorer } from '../../src/engine/rulesets/goalscorer/index.ts'
import type { Options } from '../../src/engine/rulesets/goalscorer/options.ts'
import type { View } from '../../src/engine/rulesets/goalscorer/types.ts'
import { notesBot } from './goalscorer-notes.ts'

const GAMES = 1_000
const MOVES_MAX = 1_000

const rules = register(goalscorer)
const heuristic = bots.heuristic!(rules)
const random = bots.random!(rules)

/**
 * A weak bot that moves its Star Player whenever possible, and otherwise a random Youth Counter.
 * The built-in bot makes all decisions that do not concern Youth Counters.
 */
const runner: Bot = (turn) => {
  if (turn.decision.kind !== 'youth-move') return heuristic(turn)
  const { counters } = turn.view as View
  const star = counters.find(({ seat, identity }) => seat === turn.seat && identity === 'star')
  const run = listMoves(turn.spaces, 100)?.find(
    (move) => (move as { counter?: string }).counter === star?.id,
  )
  return run ?? turn.suggest()
}

interface Tally {
  readonly moves: number[]
  readonly ends: Map<string, number>
  readonly wins: [number, number, number]
  readonly byPlayer: [number, number, number]
  goals: number
  penalties: number
  offsides: number
  debuts: number
}

function play(players: readonly [Bot, Bot], options: Partial<Options>, swaps: boolean): Tally {
  const table = buildTable(rules, { seats: 2, options })
  const tally: Tally = {
    moves: [],
    ends: new Map(),
    wins: [0, 0, 0],
    byPlayer: [0, 0, 0],
    goals: 0,
    penalties: 0,
    offsides: 0,
    debuts: 0,
  }
  for (let seed = 0; seed < GAMES; seed += 1) {
    const isSwapped = swaps && seed % 2 === 1
    const seated = isSwapped ? players.toReversed() : players
    const luck = seededLuck(seed)
    const chance = seededChance(seed + GAMES)
    const { game, moves } = playBots(
      { rules, table, bots: seated, luck, chance, movesMax: MOVES_MAX },
      ({ events }) => {
        for (const { type } of events) count(tally, type)
      },
    )
    const outcome = rules.outcome(game.state, table)!
    const [first = []] = outcome.ranking
    const winner = first.length > 1 ? 2 : first[0]!
    tally.moves.push(moves)
    tally.ends.set(outcome.reason, (tally.ends.get(outcome.reason) ?? 0) + 1)
    tally.wins[winner]! += 1
    tally.byPlayer[isSwapped && winner < 2 ? 1 - winner : winner]! += 1
    tally.goals += outcome.scores[0]! + outcome.scores[1]!
  }
  return tally
}

function count(tally: Tally, type: string): void {
  if (type === 'penalty.taken') tally.penalties += 1
  if (type === 'offside.taken') tally.offsides += 1
  if (type === 'debut.made') tally.debuts += 1
}

const percent = (part: number): string => ((part / GAMES) * 100).toFixed(1)
const perGame = (sum: number): string => (sum / GAMES).toFixed(2)

function lengths(moves: readonly number[]): string {
  const sorted = moves.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(part * (GAMES - 1))]
  const mean = (sorted.reduce((sum, one) => sum + one, 0) / GAMES).toFixed(1)
  return `${at(0.5)} (${mean}, ${at(0.9)}, ${at(1)})`
}

function row(name: string, players: readonly [Bot, Bot], options: Partial<Options>): string {
  const tally = play(players, options, false)
  const reasons = ['star-captured', 'star-arrived', 'turn-limit', 'stuck']
  const { rows = 10, turnLimit = 20 } = options
  return [
    '',
    name,
    `${rows} / ${turnLimit ?? 'none'}`,
    lengths(tally.moves),
    reasons.map((reason) => percent(tally.ends.get(reason) ?? 0)).join(' / '),
    tally.wins.map(percent).join(' / '),
    ...[tally.goals, tally.penalties, tally.offsides, tally.debuts].map(perGame),
    '',
  ]
    .join(' | ')
    .trim()
}

function against(name: string, other: Bot, one = heuristic): string {
  const { byPlayer, moves } = play([one, other], {}, true)
  return `| ${name} | ${byPlayer.map(percent).join(' | ')} | ${lengths(moves)} |`
}

const header = (...cells: string[]): string =>
  `| ${cells.join(' | ')} |\n|${' --- |'.repeat(cells.length)}`

console.log(`${GAMES} games per row; percentages except for lengths and means
`)
console.log(
  header(
    'players',
    'rows / limit',
    'moves median (mean, p90, max)',
    'star captured / arrived / limit / stuck',
    'home / away / draw',
    ...['goals', 'Penalties', 'Offsides', 'debuts'],
  ),
)
for (const options of [
  {},
  { turnLimit: null },
  { rows: 12 },
  { rows: 14 },
] satisfies Partial<Options>[])
  console.log(row('bot', [heuristic, heuristic], options))
for (const options of [
  {},
  { turnLimit: 30 },
  { turnLimit: null },
  { rows: 12 },
  { rows: 14 },
] satisfies Partial<Options>[])
  console.log(row('random', [random, random], options))
console.log(`\n${header('bot against', 'bot wins', 'other wins', 'draws', 'moves')}`)
console.log(against('random', random))
console.log(against('a runner', runner))
console.log(against('the bot of the notes', notesBot))
console.log(against('a runner, against the bot of the notes', runner, notesBot))
