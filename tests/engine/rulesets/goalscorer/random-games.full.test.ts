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
import {
  COUNTER_IDS,
  firstOf,
  isGoalkeeper,
  seatOf,
} from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import {
  isAttackedLine,
  pitchOf,
  squareName,
  squareNumber,
  stepsToGo,
} from '../../../../src/engine/rulesets/goalscorer/read/pitch.ts'
import type { Draft } from '../../../../src/engine/rulesets/goalscorer/state.ts'
import type { Goalscorer } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import { refusalOf } from '../../../../src/package/sitting.ts'
import { AWAY, HOME } from './position.ts'

type Played = Game<Goalscorer>

const GAMES = process.env.SOAK ? 300 : 40
const IDENTITIES = '1 10 11 2 3 4 5 6 7 8 9 star'

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
  readonly before: Draft
  readonly commit: Commit<Goalscorer>
}

function play(given: Partial<Options>, seed: number, check: (step: Step) => void): Commit[] {
  const table = buildTable(goalscorer, { seats: 2, options: given })
  const luck = seededLuck(seed)
  const chance = seededChance(seed + 1)
  const { game, commit } = create(goalscorer, table, luck, 0)
  const commits = [commit]
  check({ game, before: goalscorer.initial(table), commit })
  while (!game.over) {
    const before = structuredClone(game.state) as Draft
    const decision = game.open[0]!
    const { seat, id: decisionId } = decision
    const move = suggestMove(goalscorer, game, decision, chance)
    commits.push(submit(goalscorer, game, { seat, decisionId, move }, luck, 0))
    check({ game, before, commit: commits.at(-1)! })
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

const counted = <T>(items: readonly T[], is: (item: T, at: number) => boolean): number =>
  items.filter(is).length

t.test('GS-3 GS-10 GS-11 GS-31 counters, squares and statuses agree', async (t) => {
  every(GAMES, (given, seed) => {
    const pitch = pitchOf(given.rows)
    play(given, seed, ({ game: { state }, before }) => {
      const { identities, squares, statuses, revealed, board } = state
      for (const seat of [HOME, AWAY]) {
        const own = identities.slice(firstOf(seat), firstOf(seat) + 12)
        if (own.toSorted().join(' ') !== IDENTITIES) throw new Error('I-1')
      }
      if (before.turn > 0 && identities.join() !== before.identities.join()) throw new Error('I-1')
      const on = squares.filter((square) => square !== null)
      if (new Set(on).size !== on.length || on.some((one) => one >= pitch.squares))
        throw new Error('I-2')
      if (counted(board, (one) => one !== null) !== on.length) throw new Error('I-2, the board')
      for (const [counter, status] of statuses.entries()) {
        const square = squares[counter]!
        const isOn = status === 'youth' || status === 'first-team'
        if ((square !== null) !== isOn) throw new Error('I-3')
        if (square !== null && board[square] !== counter) throw new Error('I-2, the board')
        const area = pitch.goalkeeperArea[seatOf(counter)]!
        if (isGoalkeeper(counter) && square !== null && !area.squares.includes(square))
          throw new Error('I-4')
        const isPublic = ['first-team', 'captured', 'removed'].includes(status)
        if (isPublic && !revealed[counter]) throw new Error('I-6')
        const isStar = identities[counter] === 'star'
        if (isStar && status !== 'youth' && status !== 'captured') throw new Error('I-6, the star')
        const isFixed = counter % 12 < 3
        if (isFixed && status !== 'first-team' && status !== 'captured')
          throw new Error('I-6, the first three')
      }
    })
  })
  t.pass()
})

t.test('GS-50 GS-61 only a debut waits on the Goal Line', async (t) => {
  every(GAMES, (given, seed) => {
    const pitch = pitchOf(given.rows)
    play(given, seed, ({ game: { state } }) => {
      const { statuses, squares, debut, step, result } = state
      for (const [counter, status] of statuses.entries()) {
        if (status !== 'youth' || counter === debut) continue
        const hasArrived = isAttackedLine(squares[counter]!, seatOf(counter), pitch)
        if (hasArrived && result?.reason !== 'star-arrived') throw new Error('I-5')
      }
      if (!result && (debut !== null) !== (step === 'debut-move')) throw new Error('I-5, debut')
    })
  })
  t.pass()
})

t.test('GS-35 GS-38 GS-43 GS-61 the score follows from the counters', async (t) => {
  every(GAMES, (given, seed) => {
    const pitch = pitchOf(given.rows)
    play(given, seed, ({ game: { state }, before }) => {
      for (const seat of [HOME, AWAY]) {
        const goals = counted(state.identities, (identity, counter) => {
          const isGone = ['captured', 'removed'].includes(state.statuses[counter]!)
          return isGone && seatOf(counter) !== seat && /^([789]|1[01])$/.test(identity)
        })
        const stars = counted(state.identities, (identity, counter) => {
          const square = state.squares[counter]!
          const isTaken = state.statuses[counter] === 'captured' && seatOf(counter) !== seat
          const isHome =
            seatOf(counter) === seat && square !== null && isAttackedLine(square, seat, pitch)
          return identity === 'star' && (isTaken || isHome)
        })
        const score = state.score[seat]!
        const told = state.goals.reduce((sum, one) => sum + (one.seat === seat ? one.goals : 0), 0)
        if (score !== goals + 2 * stars || score !== told) throw new Error('I-7')
        if (score > 7 || score < before.score[seat]!) throw new Error('I-7, bounds')
      }
    })
  })
  t.pass()
})

t.test('GS-24 GS-26 GS-41 GS-46 GS-R11 GS-R32 each turn has two moves', async (t) => {
  every(GAMES, (given, seed) => {
    const pitch = pitchOf(given.rows)
    const kinds = new Map<number, string[]>()
    play(given, seed, ({ game: { state }, before, commit: { cause, events } }) => {
      if (cause.kind === 'move')
        kinds.set(before.turn, [...(kinds.get(before.turn) ?? []), before.step])
      const { award, step } = state
      if (state.result === null) {
        if ((award !== null) !== (step === 'penalty' || step === 'offside')) throw new Error('I-10')
        if (award && (award.kind !== step || award.seat !== state.seat)) throw new Error('I-10')
      }
      const captures = counted(events, ({ type }) => type === 'counter.captured')
      const isSecond = before.step === 'first-teamer-move' || before.step === 'debut-move'
      if (captures > (isSecond ? 1 : 0)) throw new Error('I-11')
      for (const event of events) {
        if (event.type !== 'youth.moved') continue
        const counter = state.squares.findIndex(
          (square, at) => state.statuses[at] === 'youth' && square !== before.squares[at],
        )
        const left = (square: number | null) => stepsToGo(square!, seatOf(counter), pitch)
        if (left(before.squares[counter]!) - left(state.squares[counter]!) !== 1)
          throw new Error('I-9')
      }
    })
    const last = Math.max(...kinds.keys())
    for (const [turn, [first = '', second = '', ...more]] of kinds) {
      if (more.length > 0 || !/^(youth-move|penalty|offside)$/.test(first)) throw new Error('I-12')
      const isFull = /^(first-teamer-move|debut-move)$/.test(second)
      if (!isFull && turn !== last) throw new Error('I-12')
    }
  })
  t.pass()
})

t.test('GS-58 GS-60 GS-R15 each seat has one Substitute, for one replaced counter', async (t) => {
  every(GAMES, (given, seed) => {
    const brought = [0, 0]
    play(given, seed, ({ game: { state }, commit: { events } }) => {
      for (const event of events)
        if (event.type === 'substitute.brought-on') brought[event.seat]! += 1
      for (const seat of [HOME, AWAY]) {
        const own = state.statuses.slice(firstOf(seat), firstOf(seat) + 12)
        const replaced = counted(own, (status) => status === 'replaced')
        if (replaced > 1 || brought[seat]! !== replaced) throw new Error('I-13')
        if ((own[11] !== 'substitute') !== (replaced === 1)) throw new Error('I-13')
      }
    })
  })
  t.pass()
})

t.test('GS-R34 GS-R9 GS-R10 one question is open until the end, and every game ends', async (t) => {
  every(GAMES, (given, seed) => {
    const commits = play(given, seed, ({ game }) => {
      const { state, open, over } = game
      if (over !== (state.result !== null) || open.length !== (over ? 0 : 1)) throw new Error('I-8')
      const [asked] = open
      if (!asked) return
      if (asked.seat !== state.seat || asked.kind !== state.step) throw new Error('I-8')
      const moves = listMoves(spacesOf(goalscorer, game, asked), 100)
      if (!moves || moves.length === 0 || moves.length > 61) throw new Error('I-8, I-17')
    })
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

t.test('GS-R5 GS-22 the turned Pitch has the turned moves', async (t) => {
  every(Math.ceil(GAMES / 2), (given, seed) => {
    const table = buildTable(goalscorer, { seats: 2, options: given })
    const { squares } = pitchOf(given.rows)
    const turnedName = (name: string) => squareName(squares - 1 - squareNumber(name))
    play(given, seed, ({ game: { state, open } }) => {
      const [asked] = open
      if (!asked) return
      const turned = turn(state as Draft, squares)
      const other = { ...asked, seat: turned.seat }
      const shown = (spaces: ReturnType<typeof goalscorer.legalMoves>, isTurned: boolean) =>
        (listMoves(spaces, 100) ?? [])
          .map((move) => {
            const to = 'to' in move ? (isTurned ? turnedName(move.to) : move.to) : ''
            const id = 'counter' in move ? move.counter.split('-')[1] : String(move.useSubstitute)
            return `${id} ${to}`
          })
          .toSorted()
          .join()
      const one = shown(goalscorer.legalMoves(state, asked, table), false)
      if (one !== shown(goalscorer.legalMoves(turned, other, table), true)) throw new Error('I-19')
    })
  })
  t.pass()
})

function turn(state: Draft, squares: number): Draft {
  const swapped = <T>(items: readonly T[]): T[] => [...items.slice(12), ...items.slice(0, 12)]
  const turned = structuredClone(state)
  turned.seat = 1 - state.seat
  turned.identities = swapped(state.identities)
  turned.statuses = swapped(state.statuses)
  turned.revealed = swapped(state.revealed)
  turned.squares = swapped(state.squares).map((one) => (one === null ? null : squares - 1 - one))
  turned.board = turned.board.map(() => null)
  for (const [counter, square] of turned.squares.entries())
    if (square !== null) turned.board[square] = counter
  turned.debut = state.debut === null ? null : (state.debut + 12) % 24
  if (turned.award && state.award) turned.award.seat = 1 - state.award.seat
  return turned
}

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
