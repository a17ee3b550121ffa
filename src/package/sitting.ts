import { type Luck, noLuck, scriptedLuck } from '../engine/kernel/chance.ts'
import type { Commit, Game } from '../engine/kernel/game.ts'
import { tableFromSave } from '../engine/kernel/load-save.ts'
import { nextDeadline, nextDue } from '../engine/kernel/open-decisions.ts'
import { create, expire, handOver, load, resign, submit } from '../engine/kernel/perform.ts'
import { Refusal } from '../engine/kernel/refusal.ts'
import type { LoadRequest, Ruleset } from '../engine/kernel/ruleset.ts'
import { listMoves } from '../engine/kernel/sampling.ts'
import { savesOf } from '../engine/kernel/saves.ts'
import { buildTable, type TableRequest } from '../engine/kernel/table.ts'
import { spacesOf } from '../engine/kernel/turn.ts'
import type { Seat, Tagged, Types, Viewer } from '../engine/kernel/types.ts'
import { redact } from '../engine/kernel/visibility.ts'
import { positionOf } from '../engine/kernel/world.ts'

export const START = Date.UTC(2026, 0, 1)
const LISTED_MOVES_MAX = 5_000

/** Either a generator of random draws, or a list of the draws in order. */
type Draws = Luck | readonly number[]
const luckOf = (draws: Draws): Luck =>
  typeof draws === 'function' ? draws : scriptedLuck(...draws)

export interface Refused {
  readonly refused: string
  readonly clause: string | null
}

export interface Sitting<K extends Types> {
  readonly rules: Ruleset<K>
  readonly game: Game<K>
  readonly commits: Commit<K>[]
  wait(seconds: number): void
  /** Answers the seat's decision that accepts the given move. Returns the events. */
  move(seat: Seat, move: K['move'], draws?: Draws): readonly Tagged[]
  /** Returns the refusal of the move. Throws if the rules accept the move. */
  refuses(seat: Seat, move: unknown): Refused
  /** Advances the clock to the next deadline and plays the default answer. */
  timeOut(draws?: Draws): readonly Tagged[]
  resign(seat: Seat, draws?: Draws): readonly Tagged[]
  handOver(seat: Seat, to: 'player' | 'bot'): readonly Tagged[]
  /**
   * Returns the open decisions in the order of the rules, each as seat and kind, for example `0
   * youth-move`.
   */
  asked(): string[]
  /**
   * Returns all legal moves of the seat in canonical order, or only the moves for one kind of
   * decision.
   */
  legal(seat: Seat, kind?: K['kind']): K['move'][]
  view(viewer: Viewer): K['view']
  /**
   * Returns the events of the last commit as the viewer sees them, with null for each event that is
   * hidden from the viewer.
   */
  seen(viewer: Viewer): (Tagged | null)[]
}

export function sitDown<K extends Types>(
  rules: Ruleset<K>,
  request: TableRequest,
  draws: Draws = noLuck,
): Sitting<K> {
  const table = buildTable(rules, request)
  const { game, commit } = create(rules, table, luckOf(draws), START)
  return around(rules, game, [commit])
}

export const placed = <K extends Types>(
  rules: Ruleset<K>,
  request: TableRequest,
  draft: K['draft'],
): Sitting<K> =>
  around(rules, positionOf(rules, buildTable(rules, request), draft, { at: START }), [])

/** Starts a game from a save. The save provides the settings that are missing from the request. */
export function goOn<K extends Types>(
  rules: Ruleset<K>,
  { content, decisionSeconds = null, isTrusted = true, ...loading }: Loading,
  draws: Draws = noLuck,
): Sitting<K> {
  const { packHash } = savesOf(rules).tableOf({ ...UNTOLD, ...loading })
  const request = { ...UNTOLD, packHash, ...loading }
  const table = tableFromSave(rules, request, { content, decisionSeconds, isTrusted })
  const { game, commit } = load(rules, table, request, luckOf(draws), START)
  return around(rules, game, [commit])
}

type Loading = Partial<LoadRequest> &
  Pick<TableRequest, 'content' | 'decisionSeconds'> & {
    /** If false, the saved game is verified before it is used. */
    readonly isTrusted?: boolean
  }
const UNTOLD: LoadRequest = { document: null, digest: 'digest', packHash: '', changes: null }

function around<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  commits: Commit<K>[],
): Sitting<K> {
  let now = START
  const keep = (commit: Commit<K>) => {
    commits.push(commit)
    return commit.events
  }
  const submission = (seat: Seat, move: unknown) => {
    const own = game.open.filter((one) => one.seat === seat)
    const type = (move as Tagged).type
    const asks = own.find(({ moves }) => moves.includes(type)) ?? own[0]
    return { seat, decisionId: (asks ?? game.open[0])?.id ?? 'none', move }
  }
  return {
    rules,
    game,
    commits,
    wait: (seconds) => {
      now += seconds * 1000
    },
    move: (seat, move, draws = noLuck) =>
      keep(submit(rules, game, submission(seat, move), luckOf(draws), now)),
    refuses: (seat, move) =>
      refusalOf(() => submit(rules, game, submission(seat, move), noLuck, now)),
    timeOut: (draws = noLuck) => {
      now = Math.max(now, nextDeadline(game.open) ?? now)
      const due = nextDue(game.open, now)
      if (!due) throw new Error('no time limit is running')
      return keep(expire(rules, game, due, luckOf(draws), now))
    },
    resign: (seat, draws = noLuck) => keep(resign(rules, game, seat, luckOf(draws), now)),
    handOver: (seat, to) => keep(handOver(rules, game, seat, to, noLuck, now)),
    asked: () => game.open.map(({ seat, kind }) => `${seat} ${kind}`),
    legal: (seat, kind) =>
      game.open
        .filter((one) => one.seat === seat && (kind === undefined || one.kind === kind))
        .flatMap((one) => listMoves(spacesOf(rules, game, one), LISTED_MOVES_MAX) ?? []),
    view: (viewer) => rules.viewFor(game.state, viewer, game.table),
    seen: (viewer) =>
      (commits.at(-1)?.events ?? []).map((event) => redact(rules, event, viewer, game.over)),
  }
}

/** Returns the refusal with its clause. Throws if the action does not cause a refusal. */
export function refusalOf(action: () => unknown): Refused {
  try {
    action()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.code, clause: error.clause }
  }
  throw new Error('it was not refused')
}

export const refused = (code: string, clause: string | null = null): Refused => ({
  refused: code,
  clause,
})
