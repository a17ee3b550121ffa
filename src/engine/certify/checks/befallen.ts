import { type Chance, type Luck, seededChance, seededLuck } from '../../kernel/chance.ts'
import { type Cause, type Commit, type Game, replay } from '../../kernel/game.ts'
import { demand, demandSame } from '../../kernel/law.ts'
import { isTimed, nextDeadline, nextDue, type OpenDecision } from '../../kernel/open-decisions.ts'
import { isOfTable } from '../../kernel/pace.ts'
import { create, perform, submit } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { suggestMove } from '../../kernel/turn.ts'
import type { Table } from '../../kernel/types.ts'
import { type LuckByPart, verify } from '../../kernel/verify.ts'
import { copy, freeze } from './plain.ts'
import { checkEvents } from './step.ts'
import { AT, randomMove } from './suite.ts'
import { checkTold } from './words.ts'

const PACE = 600
const COMMITS_MAX = 150
const STRIDE = 5
const FORKS = 4
const ABANDONED = { reason: 'abandoned', by: 'operator' } as const

export function befallen(rules: Ruleset, table: Table, seed: number): void {
  const sitting = new Sitting(rules, { ...table, decisionSeconds: PACE }, seed)
  const { game, commits, chance } = sitting
  while (!game.over && commits.length < COMMITS_MAX) {
    if (chance.below(STRIDE) === 0) sitting.pause()
    if (chance.below(STRIDE) === 0) sitting.extend(chance.pick(game.open))
    sitting.move()
  }
  sitting.mustBeTrue([seededLuck(seed)])
  for (let fork = 0; fork < FORKS; fork += 1) forked(sitting, chance.below(commits.length - 1) + 1)
  if (game.over) return
  sitting.do({ kind: 'cancel', ...ABANDONED })
  demandSame([game.over, game.cancelled, game.open], [true, ABANDONED, []])
  sitting.mustBeTrue([seededLuck(seed)])
}

function forked(origin: Sitting, count: number): void {
  const { rules, table, seed } = origin
  const fork = new Sitting(rules, table, seed + 1, origin.commits.slice(0, count))
  const { game } = fork
  const { open, at: left, version } = game
  const decisionSeconds = count % 2 === 0 ? null : PACE / 2
  fork.later(86_400_000)
  fork.do({ kind: 'fork', origin: { game: 'other', version, head: '' }, decisionSeconds })
  demandSame(idsOf(game.open), idsOf(open), 'the same questions are open')
  demandSame(nextDue(game.open, game.at), null, 'and none is due')
  demandSame(game.table.decisionSeconds, decisionSeconds)
  for (const [place, one] of game.open.entries()) {
    const before = open[place]!
    if (!isOfTable({ paces: rules.paces, table }, one.kind) || !isTimed(before)) continue
    demand(decisionSeconds !== null || !isTimed(one), 'the fork keeps its own pace')
  }
  demand(version === 0 || left < game.at)
  for (let moves = 0; moves < STRIDE && !game.over; moves += 1) fork.move()
  if (!game.over) fork.do({ kind: 'cancel', reason: 'other', by: 'host' })
  fork.mustBeTrue([seededLuck(seed), seededLuck(seed + 1)])
  const { unjudged, difference } = fork.judged([null, seededLuck(seed + 1)])
  demandSame({ unjudged, difference }, { unjudged: version, difference: null })
}

const idsOf = (open: readonly OpenDecision[]): string[] => open.map(({ id }) => id)

class Sitting {
  readonly rules: Ruleset
  readonly table: Table
  readonly seed: number
  readonly game: Game
  readonly commits: Commit[]
  readonly chance: Chance
  readonly #luck: Luck
  #now = AT
  #asked = 0

  constructor(rules: Ruleset, table: Table, seed: number, commits?: readonly Commit[]) {
    this.rules = rules
    this.table = table
    this.seed = seed
    this.chance = seededChance(seed)
    this.#luck = seededLuck(seed)
    this.commits = [...(commits ?? [])]
    this.game = replay(rules, table, this.commits)
    if (commits) return
    const { game, commit } = create(rules, table, this.#luck, AT)
    this.game = game
    this.#take(commit)
  }

  later(milliseconds: number): void {
    this.#now = Math.max(this.#now, this.game.at) + milliseconds
  }

  do(cause: Cause): void {
    this.#take(perform(this.rules, this.game, cause, this.#luck, this.#now))
  }

  move(): void {
    this.#asked += 1
    const move = randomMove(this.rules, this.game, this.chance, this.seed, this.#asked)
    if (move) this.#take(move)
  }

  pause(): void {
    const { game } = this
    const { open, clocks, at } = game
    this.do({ kind: 'pause', reason: 'incident', by: 'operator' })
    demandSame([game.paused?.since, nextDeadline(game.open)], [game.at, null])
    const from = game.at
    this.later(3_600_000)
    this.#refusesAll()
    this.do({ kind: 'resume', by: 'operator' })
    const long = game.at - Math.max(at, from)
    const moved = <T extends { readonly deadline: number | null }>(one: T): T => ({
      ...one,
      deadline: one.deadline === null ? null : one.deadline + long,
    })
    demandSame(game.open, open.map(moved), 'each deadline moves by exactly the pause')
    const after = Object.entries(clocks).map(([name, clock]) => [name, moved(clock)])
    demandSame(game.clocks, Object.fromEntries(after))
  }

  extend({ id: decisionId, seat, deadline, left, clock }: OpenDecision): void {
    const { game } = this
    if (clock === null && !isTimed({ deadline, left })) return
    const before = game.open
    this.do({ kind: 'extend', seat, decisionId, seconds: 90 })
    demandSame(idsOf(game.open), idsOf(before))
    for (const [place, one] of game.open.entries()) {
      const was = before[place]!
      const isMeant = clock === null ? one.id === decisionId : one.clock === clock
      const more = isMeant && was.deadline !== null ? 90_000 : 0
      demandSame((one.deadline ?? 0) - (was.deadline ?? 0), more)
    }
  }

  judged(lucks: LuckByPart) {
    return verify(this.rules, this.table, this.commits, lucks)
  }

  mustBeTrue(lucks: LuckByPart): void {
    const again = replay(this.rules, this.table, this.commits)
    demandSame(again, this.game, 'the log replays to the identical game')
    demandSame(this.judged(lucks).difference, null, 'it verifies')
  }

  #refusesAll(): void {
    const { rules, game, chance } = this
    for (const { seat, id: decisionId, suspendedBy } of game.open) {
      if (suspendedBy !== undefined) continue
      const move = suggestMove(rules, game, game.open[0]!, chance)
      try {
        submit(rules, game, { seat, decisionId, move }, this.#luck, this.#now)
        demand(false, 'a paused game accepts an answer')
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        demandSame(error.code, 'game-paused')
      }
    }
  }

  #take(commit: Commit): void {
    const stored = freeze(copy(commit))
    this.commits.push(stored)
    checkEvents(this.rules, this.game, stored)
    checkTold(this.rules, this.game, stored)
  }
}
