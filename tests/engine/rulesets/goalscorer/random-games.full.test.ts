import fc from 'fast-check'
import t from 'tap'
import { noLuck, seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { type Commit, type Game, replay } from '../../../../src/engine/kernel/game.ts'
import { create, submit } from '../../../../src/engine/kernel/perform.ts'
import { listMoves } from '../../../../src/engine/kernel/sampling.ts'
import { isAmong } from '../../../../src/engine/kernel/space.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { spacesOf, suggestMove } from '../../../../src/engine/kernel/turn.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import type { Move } from '../../../../src/engine/rulesets/goalscorer/moves.ts'
import { type Options, optionsSchema } from '../../../../src/engine/rulesets/goalscorer/options.ts'
import { COUNTER_IDS } from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import { pitchOf, squareName } from '../../../../src/engine/rulesets/goalscorer/read/pitch.ts'
import type { Goalscorer } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import { refusalOf } from '../../../../src/package/sitting.ts'
import { AWAY, HOME } from './position.ts'

type Played = Game<Goalscorer>

const GAMES = process.env.SOAK ? 300 : 40

const options = fc.record({
  rows: fc.constantFrom(10 as const, 12 as const, 14 as const),
  turnLimit: fc.constantFrom(null, 30, 20, 5),
  formation: fc.constantFrom('four-four-two', 'wide-forwards'),
  goalkeeperCapturable: fc.boolean(),
  offsideMayRevealSubstitute: fc.boolean(),
  revealReplacedCounter: fc.boolean(),
})

interface Step {
  readonly game: Played
  readonly commit: Commit<Goalscorer>
}

function play(given: Partial<Options>, seed: number, check: (step: Step) => void): Commit[] {
  const table = buildTable(goalscorer, { seats: 2, options: given })
  const luck = seededLuck(seed)
  const chance = seededChance(seed + 1)
  const { game, commit } = create(goalscorer, table, luck, 0)
  const commits = [commit]
  check({ game, commit })
  while (!game.over) {
    const decision = game.open[0]!
    const { seat, id: decisionId } = decision
    const move = suggestMove(goalscorer, game, decision, chance)
    commits.push(submit(goalscorer, game, { seat, decisionId, move }, luck, 0))
    check({ game, commit: commits.at(-1)! })
  }
  return commits as unknown as Commit[]
}

const every = (seeds: number, check: (given: Options, seed: number) => void): void =>
  fc.assert(
    fc.property(options, fc.nat(1_000_000), (given, seed) =>
      check(optionsSchema.parse(given), seed),
    ),
    { numRuns: seeds },
  )

t.test('GS-R9 GS-R10 every game ends', async (t) => {
  every(GAMES, (given, seed) => {
    const commits = play(given, seed, () => {})
    const most = given.turnLimit === null ? 4 * (8 * given.rows - 15) : 4 * given.turnLimit
    if (commits.length - 1 > most) throw new Error('I-16')
  })
  t.pass()
})

function* allMoves(): Generator<Move> {
  const names = Array.from({ length: pitchOf(12).squares }, (_, square) => squareName(square))
  for (const counter of COUNTER_IDS) {
    yield { type: 'take-penalty', counter }
    yield { type: 'call-offside', counter }
    for (const to of names) yield { type: 'move-youth', counter, to }
    for (const to of names) yield { type: 'move-first-teamer', counter, to }
  }
  for (const useSubstitute of [false, true])
    for (const to of names) yield { type: 'make-debut', useSubstitute, to }
}

t.test('GS-25 GS-28 GS-40 listed moves are accepted, all others refused', async (t) => {
  const all = [...allMoves()]
  const tried = new Map<string, number>()
  for (let seed = 1; seed <= 4; seed += 1)
    play({ turnLimit: null }, seed, ({ game }) => {
      const [asked] = game.open
      const times = tried.get(asked?.kind ?? '') ?? 0
      if (!asked || times > 5) return
      tried.set(asked.kind, times + 1)
      const { seat, id: decisionId } = asked
      const spaces = spacesOf(goalscorer, game, asked)
      const others = all.filter((move) => asked.moves.includes(move.type))
      const unlisted = others.filter((move) => !isAmong(spaces, move))
      t.equal(others.length - unlisted.length, listMoves(spaces, 100)?.length)
      for (const move of unlisted)
        refusalOf(() => submit(goalscorer, game, { seat, decisionId, move }, noLuck, 0))
    })
  t.equal(
    [...tried.keys()].toSorted().join(' '),
    'debut-move first-teamer-move offside penalty youth-move',
  )
})

t.test('GS-19 GS-R38 views and events of others never name a hidden counter', async (t) => {
  every(GAMES, (given, seed) => {
    let known = 18
    play(given, seed, ({ game: { state, table, over }, commit: { events } }) => {
      const view = goalscorer.viewFor(state, 'spectator', table)
      const hidden = view.unknown.flat().length
      if (hidden > known) throw new Error('I-18')
      known = hidden
      if (over) {
        if (hidden > 0) throw new Error('I-18')
        return
      }
      for (const viewer of [HOME, AWAY]) {
        const seen = goalscorer.viewFor(state, viewer, table)
        for (const { seat, revealed, identity } of seen.counters)
          if ((identity !== null) !== (revealed || seat === viewer)) throw new Error('I-14')
      }
      for (const event of events)
        for (const [counter, isKnown] of state.revealed.entries())
          if (!isKnown && event.type !== 'counters.dealt' && 'identity' in event)
            if (event.counter === view.counters[counter]?.id) throw new Error('I-14')
    })
  })
  t.pass()
})

t.test('GS-7 GS-R42 the log folds to the same game, and the same seed plays it', async (t) => {
  every(GAMES, (given, seed) => {
    let last: Played | null = null
    const commits = play(given, seed, ({ game }) => {
      last = game
    })
    const stored = JSON.parse(JSON.stringify(commits)) as Commit<Goalscorer>[]
    const table = buildTable(goalscorer, { seats: 2, options: given })
    const again = replay(goalscorer, table, stored)
    if (JSON.stringify(again.state) !== JSON.stringify(last!.state)) throw new Error('I-15')
    const twice = play(given, seed, () => {})
    if (JSON.stringify(twice) !== JSON.stringify(commits)) throw new Error('I-15')
  })
  t.pass()
})
