// Measures the speed of the game engine on one core without a database. The baseline is a
// hand-written program that plays Goalscorer without events, secrets or decisions.
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { type Commit, type Game, replay } from '../../src/engine/kernel/game.ts'
import { create, handOver, submit } from '../../src/engine/kernel/perform.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { suggestMove } from '../../src/engine/kernel/turn.ts'
import { branch } from '../../src/engine/kernel/world.ts'
import { goalscorer } from '../../src/engine/rulesets/goalscorer/index.ts'
import type { Goalscorer } from '../../src/engine/rulesets/goalscorer/types.ts'
import { apply, newMatch, playByHand } from './goalscorer-by-hand.ts'

/**
 * Number of games per round. Short rounds make it likely that at least one round is not disturbed
 * by other processes.
 */
const GAMES = 12
const ROUNDS = 300
const LONG_LOG_EVENTS = 100_000
const FIRST_MOVES = 30

type Log = readonly Commit<Goalscorer>[]

const table = buildTable(goalscorer, { seats: 2 })
const seeds = Array.from({ length: GAMES }, (_, seed) => seed + 1)
const logs = seeds.map(playEngine)
const choices = seeds.map(chooseByHand)
const events = logs.reduce((sum, log) => sum + eventsIn(log), 0)
const moves = logs.reduce((sum, log) => sum + log.length - 1, 0)
const movesByHand = choices.reduce((sum, one) => sum + one.length, 0)

const fold = race(
  () => logs.forEach((log) => void replay(goalscorer, table, log)),
  () => logs.forEach(foldBare),
)
const decide = race(
  () => logs.forEach((log, at) => void decideAgain(seeds[at]!, log)),
  () => choices.forEach((one, at) => void applyByHand(seeds[at]!, one)),
)
const whole = race(
  () => seeds.forEach((seed) => void playEngine(seed)),
  () => seeds.forEach((seed) => void playByHand(seededChance(seed))),
)
const { fresh, late } = growth()
const bytes = JSON.stringify(logs).length / GAMES
const bytesByHand = JSON.stringify(choices).length / GAMES

const rows: [what: string, engine: number, byHand: number][] = [
  [
    'events applied per second (hand-written loop: only the handlers)',
    events / fold[0],
    events / fold[1],
  ],
  ['moves decided per second', moves / decide[0], movesByHand / decide[1]],
  ['whole random games per second', GAMES / whole[0], GAMES / whole[1]],
  ['moves per second in them', moves / whole[0], movesByHand / whole[1]],
  ['bytes of a game log (hand-written loop: its moves)', bytes, bytesByHand],
]
console.log(`goalscorer, one core, best of ${ROUNDS} rounds of ${GAMES} games, ${process.version}`)
console.log(line('', 'engine', 'hand-written loop', 'ratio'))
for (const [what, engine, byHand] of rows)
  console.log(line(what, number(engine), number(byHand), (engine / byHand).toFixed(3)))
console.log(
  `a move costs ${number(fresh)} ns in a new game, ${number(late)} ns after ` +
    `${number(LONG_LOG_EVENTS)} events: ratio ${(late / fresh).toFixed(2)}`,
)

function line(what: string, engine: string, byHand: string, ratio: string): string {
  return what.padEnd(50) + engine.padStart(12) + byHand.padStart(12) + ratio.padStart(18)
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function race(engine: () => void, byHand: () => void): [engine: number, byHand: number] {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, run] of [engine, byHand].entries()) {
      const began = performance.now()
      run()
      best[at] = Math.min(best[at]!, (performance.now() - began) / 1000)
    }
  return best
}

function playEngine(seed: number): Log {
  const luck = seededLuck(seed)
  const chance = seededChance(seed + 1)
  const { game, commit } = create(goalscorer, table, luck, 0)
  const log = [commit]
  while (!game.over) {
    const decision = game.open[0]!
    const { seat, id: decisionId } = decision
    const move = suggestMove(goalscorer, game, decision, chance)
    log.push(submit(goalscorer, game, { seat, decisionId, move }, luck, 0))
  }
  return log
}

function decideAgain(seed: number, log: Log): void {
  const luck = seededLuck(seed)
  const { game } = create(goalscorer, table, luck, 0)
  for (const { cause } of log) if (cause.kind === 'move') submit(goalscorer, game, cause, luck, 0)
}

function foldBare(log: Log): void {
  const draft = goalscorer.initial(table)
  const { evolve } = register(goalscorer)
  for (const commit of log) for (const event of commit.events) evolve[event.type]!(draft, event)
}

function chooseByHand(seed: number): number[] {
  const chance = seededChance(seed)
  const match = newMatch(chance)
  const chosen: number[] = []
  while (match.end === null) {
    const choice = chance.below(match.moves.length)
    chosen.push(choice)
    apply(match, match.moves[choice]!)
  }
  return chosen
}

function applyByHand(seed: number, chosen: readonly number[]): void {
  const match = newMatch(seededChance(seed))
  for (const choice of chosen) apply(match, match.moves[choice]!)
}

/**
 * Measures the same moves in a new game and in a game with a long log, and returns the nanoseconds
 * per move.
 */
function growth(): { fresh: number; late: number } {
  const luck = seededLuck(seeds[0]!)
  const { game: short } = create(goalscorer, table, luck, 0)
  const { game: long } = create(goalscorer, table, luck, 0)
  for (let event = 0; event < LONG_LOG_EVENTS; event += 1)
    handOver(goalscorer, long, 0, event % 2 === 0 ? 'bot' : 'player', luck, 0)
  const played = logs[0]!.flatMap(({ cause }) => (cause.kind === 'move' ? [cause] : []))
  const play = (from: Game<Goalscorer>) => {
    const game = branch(from)
    const began = performance.now()
    for (const { seat, move } of played.slice(0, FIRST_MOVES))
      submit(goalscorer, game, { seat, decisionId: game.open[0]!.id, move }, luck, 0)
    return ((performance.now() - began) / FIRST_MOVES) * 1e6
  }
  let [fresh, late] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS * 4; round += 1) {
    fresh = Math.min(fresh, play(short))
    late = Math.min(late, play(long))
  }
  return { fresh, late }
}

function eventsIn(log: Log): number {
  return log.reduce((sum, { events }) => sum + events.length, 0)
}
