import { noLuck, seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { type Commit, type Game, replay } from '../../../src/engine/kernel/game.ts'
import { copied } from '../../../src/engine/kernel/json.ts'
import { demandSame } from '../../../src/engine/kernel/law.ts'
import type { OpenDecision } from '../../../src/engine/kernel/open-decisions.ts'
import { create, submit, undo } from '../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../src/engine/kernel/refusal.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../src/engine/kernel/turn.ts'
import type { Viewer } from '../../../src/engine/kernel/types.ts'
import { verify } from '../../../src/engine/kernel/verify.ts'
import { redact } from '../../../src/engine/kernel/visibility.ts'
import { positionOf } from '../../../src/engine/kernel/world.ts'
import { START } from '../../../src/package/sitting.ts'

const PACE = 600
/**
 * Creating random positions that agree with a viewer's knowledge takes most of the test's time, so
 * the test creates them only after about every eighth move.
 */
const TWINS_EVERY = 8
const STEP = 1_000

export const undoOpening = (rules: Ruleset) => ({
  ...{ ruleset: rules.id, contentPack: '', options: {}, choices: [], decisionSeconds: PACE },
  ...{ absence: 'default', seats: [], undo: true as const },
  ...(rules.covers && { covered: true as const }),
})

interface Before {
  readonly state: unknown
  readonly open: readonly OpenDecision[]
  readonly at: number
}

export function playWithUndos(rules: Ruleset, seed: number, commitsMax: number): number {
  const chance = seededChance(seed)
  const luck = seededLuck(seed)
  const { min, max } = rules.seats
  const seats = Math.min(max, min + (seed % 3))
  const table = buildTable(rules, { seats, decisionSeconds: PACE })
  const { game, commit } = create(rules, table, luck, START, undoOpening(rules))
  const commits: Commit[] = [commit]
  const befores: Before[] = []
  let [now, undos] = [START, 0]
  while (!game.over && commits.length < commitsMax) {
    now += STEP
    const last = game.undoable.at(-1)
    if (last && game.undone[last.seat]! < 10 && chance.below(3) > 0) {
      othersCannot(rules, game, now)
      const before = befores[befores.length - 1]!
      befores.length -= 1
      commits.push(undo(rules, game, last, luck, now))
      undos += 1
      isAsBefore(game, before, now)
      continue
    }
    const decision = chance.pick(game.open.filter(({ suspendedBy }) => suspendedBy === undefined))
    const move = suggestMove(rules, game, decision, chance)
    if (move === null) continue
    const before = { state: copied(game.state), open: game.open, at: now }
    const twins = commits.length % TWINS_EVERY === 0 ? twinsOf(rules, game, seed) : []
    const by = decision.seat === seats - 1 && seats > 1 ? { by: 'bot' as const } : {}
    const { length } = game.undoable
    const sent = { seat: decision.seat, decisionId: decision.id, move, ...by }
    const commit = submit(rules, game, sent, luck, now)
    commits.push(commit)
    const point = game.undoable.at(-1)
    if (point?.decisionId !== decision.id) {
      if (game.undoable.length === 0) befores.length = 0
      else demandSame(game.undoable.length, length, 'a bot ends no right to undo')
      continue
    }
    befores.splice(
      0,
      befores.length,
      ...befores.slice(1 - game.undoable.length || Infinity),
      before,
    )
    learnsNothing(rules, { game, commit, twins })
  }
  demandSame(replay(rules, table, commits), game, 'the log replays to the identical game')
  demandSame(verify(rules, table, commits, [luck]).difference, null, 'it verifies')
  return undos
}

function isAsBefore(game: Game, before: Before, now: number): void {
  demandSame(game.state, before.state, 'the position is the one before the move')
  const later = (deadline: number | null) => deadline && deadline + now - before.at
  const open = before.open.map((one) => ({ ...one, deadline: later(one.deadline) }))
  demandSame(game.open, open, 'the same questions are open, with the time that was left')
}

function othersCannot(rules: Ruleset, game: Game, now: number): void {
  const { seat, decisionId } = game.undoable.at(-1)!
  for (const other of game.undone.keys()) {
    if (other === seat) continue
    demandSame(
      refusalOf(() => undo(rules, game, { seat: other, decisionId }, noLuck, now)),
      'not-undoable',
    )
  }
}

function refusalOf(attempt: () => unknown): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

interface Twin {
  readonly viewer: Viewer
  readonly game: Game
}

const twinsOf = (rules: Ruleset, { state, table, at }: Game, seed: number): Twin[] =>
  [...Array(table.seats).keys()].map((viewer) => {
    const view = rules.viewFor(state, viewer, table)
    const draft = rules.imagine(copied(view), viewer, table, seededChance(seed))
    return { viewer, game: positionOf(rules, table, draft, { at }) }
  })

interface Played {
  readonly game: Game
  readonly commit: Commit
  readonly twins: readonly Twin[]
}

/**
 * Checks that undoable moves reveal nothing: each viewer must see the same events in all positions
 * that looked the same before the move.
 */
function learnsNothing(rules: Ruleset, { game, commit, twins }: Played): void {
  const { cause } = commit
  if (cause.kind !== 'move') return
  for (const { viewer, game: twin } of twins) {
    const asked = twin.open.filter(
      ({ seat, moves }) => seat === cause.seat && moves.includes(cause.move.type),
    )
    const there = asked.flatMap(({ id: decisionId }) => {
      try {
        return submit(
          rules,
          twin,
          { seat: cause.seat, decisionId, move: cause.move },
          noLuck,
          twin.at,
        )
      } catch (error) {
        // In an imagined position, the other seats hold random cards, so the rules may refuse a
        // move that was legal in the real game.
        if (error instanceof Refusal && viewer !== cause.seat) return []
        throw error
      }
    })
    if (asked.length !== 1 || there.length !== 1) continue
    /**
     * Padding events are removed before the comparison. Padding events only hide how many private
     * events occurred, and an imagined position has no padding events.
     */
    const seenBy = ({ events }: Commit) =>
      events.flatMap((event) => redact(rules, event, viewer) ?? [])
    demandSame(seenBy(there[0]!), seenBy(commit), `seat ${viewer} learns nothing from the events`)
    const viewIn = (one: Game) => rules.viewFor(one.state, viewer, one.table)
    demandSame(viewIn(twin), viewIn(game), `seat ${viewer} learns nothing from the view`)
  }
}
