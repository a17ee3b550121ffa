import t from 'tap'
import { askedOf, labelOf } from '../../../src/kernel/ask.ts'
import { seededChance, seededLuck } from '../../../src/kernel/chance.ts'
import type { Line } from '../../../src/kernel/digest.ts'
import { type Commit, eventsOf, type Game } from '../../../src/kernel/game.ts'
import { isBlocking } from '../../../src/kernel/open.ts'
import { create, submit } from '../../../src/kernel/perform.ts'
import { listMoves } from '../../../src/kernel/sampling.ts'
import { redact } from '../../../src/kernel/seen.ts'
import { buildTable } from '../../../src/kernel/table.ts'
import { say, toldTo } from '../../../src/kernel/tell.ts'
import { spacesOf, turnFor } from '../../../src/kernel/turn.ts'
import { textForTurn } from '../../../src/kernel/turn-text.ts'
import type { Seat, Viewer } from '../../../src/kernel/types.ts'
import { branch } from '../../../src/kernel/world.ts'
import { goalscorer } from '../../../src/rulesets/goalscorer/index.ts'
import type { Goalscorer } from '../../../src/rulesets/goalscorer/types.ts'

const BUDGET_CHARACTERS = 400
const DIGEST_CHARACTERS = 700
const SEEDS = [1, 2, 3, 4, 5]

/** A whole game of the house bot, and what is looked at before each of its moves. */
function playOut(seed: number, look: (game: Game<Goalscorer>, commits: Commit[]) => void) {
  const table = buildTable(goalscorer, { seats: 2 })
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game, commit } = create(goalscorer, table, luck, 0)
  const commits: Commit[] = [commit]
  while (!game.over) {
    look(game, commits)
    const decision = game.open.find(isBlocking)!
    const turn = turnFor(goalscorer, game, decision, chance)
    const move = goalscorer.bot(turn) ?? turn.suggest()
    const asked = { seat: decision.seat, decisionId: decision.id, move }
    commits.push(submit(goalscorer, game, asked, luck, 0))
  }
}

/** What the seat is told of the events after a version. */
function linesOf(game: Game<Goalscorer>, commits: readonly Commit[], viewer: Viewer): Line[] {
  const told = toldTo(goalscorer, game.table, viewer)
  const events = commits.flatMap((commit) => eventsOf(goalscorer, commit as Commit<Goalscorer>))
  return events.map((event, place) => {
    const seen = redact(goalscorer, event, viewer)
    const said = seen && say(goalscorer, { event: seen, masked: seen !== event }, told)
    return { version: place + 1, event: seen, said }
  })
}

t.test(
  'a label says what the engine does: captures, debuts, goals, and who stands in reach',
  async (t) => {
    let [captures, reached] = [0, 0]
    for (const seed of SEEDS.slice(0, 2))
      playOut(seed, (game) => {
        const decision = game.open.find(isBlocking)!
        const asked = askedOf(goalscorer, game, decision)
        for (const move of listMoves(spacesOf(goalscorer, game, decision), 200) ?? []) {
          const label = labelOf(goalscorer, move, asked)
          const after = branch(game)
          const order = { seat: decision.seat, decisionId: decision.id, move }
          const { events } = submit(goalscorer, after, order, seededLuck(seed), 0)
          const captured = events.find(({ type }) => type === 'counter.captured')
          if (/captures/.test(label) !== (captured !== undefined)) t.fail(label)
          const debut = events.some(({ type }) => type === 'goal-line.reached')
          if (/makes its debut/.test(label) !== debut) t.fail(label)
          if (captured) captures += 1
          if (!('counter' in move) || !('to' in move) || after.over || captured) continue
          const isReached = couldBeCaptured(after, decision.seat, move.to)
          if (/in reach/.test(label) !== isReached) t.fail(`${label}: ${isReached}`)
          if (isReached) reached += 1
        }
      })
    t.ok(captures > 10 && reached > 10, `${captures} captures, ${reached} in reach`)
  },
)

/** Whether a First Teamer of the other side could go there, were it its turn to. */
function couldBeCaptured(game: Game<Goalscorer>, seat: Seat, square: string): boolean {
  const state = { ...game.state, seat: 1 - seat, step: 'first-teamer-move' as const }
  const decision = { key: '', kind: 'first-teamer-move' as const, seat: 1 - seat }
  const asked = { ...decision, moves: ['move-first-teamer' as const] }
  const spaces = goalscorer.legalMoves(state, asked, game.table)
  return (listMoves(spaces, 200) ?? []).some((move) => 'to' in move && move.to === square)
}

t.test(`half of all turns are told in ${BUDGET_CHARACTERS} characters`, async (t) => {
  const sizes: number[] = []
  for (const seed of SEEDS) {
    const cursors = [0, 0]
    playOut(seed, (game, commits) => {
      const decision = game.open.find(isBlocking)!
      const { seat } = decision
      const lines = linesOf(game, commits, seat).slice(cursors[seat])
      cursors[seat] = game.version
      const news = { lines, most: DIGEST_CHARACTERS, readOn: (after: number) => `after ${after}` }
      const move = goalscorer.bot(turnFor(goalscorer, game, decision, seededChance(seed)))
      const text = textForTurn(goalscorer, game, seat, news, () => (move ? [move] : []))
      sizes.push(text.length)
    })
  }
  const median = sizes.toSorted((one, other) => one - other)[sizes.length >> 1]!
  t.ok(median <= BUDGET_CHARACTERS, `${median} characters of ${sizes.length} turns`)
})
