import { type Commit, eventsOf, evolve, fold, type Game, replay } from '../kernel/game.ts'
import { copied } from '../kernel/json.ts'
import { Broken, type Law, type Offered, type Refused } from '../kernel/law.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { listMoves } from '../kernel/sampling.ts'
import { isAmong } from '../kernel/space.ts'
import { spacesOf } from '../kernel/turn.ts'
import type { State, Table, Tagged, Types } from '../kernel/types.ts'

export type AnyLaw = Law<Types>

type AnyRefused = Refused<Types>
type Hook = NonNullable<AnyLaw['events']>[string]

type CheckLaw = (law: AnyLaw, check: () => void) => void

/**
 * Maximum number of legal moves in the list that a law receives; a law is an independent check of
 * one rule. If a decision has more legal moves, a law can only test whether a given move is legal.
 */
const LISTED_MAX = 400

/**
 * Checks the events of a game against the laws of its ruleset. A law is a second, independent
 * implementation of one rule of the game.
 */
export class LawKeeper {
  readonly #rules: Ruleset
  readonly #table: Table
  readonly #laws: readonly AnyLaw[]
  readonly #hooks = new Map<string, { law: AnyLaw; hook: NonNullable<Hook> }[]>()
  #state: State<Types>
  #isFirst = true

  constructor(rules: Ruleset, table: Table, laws: readonly AnyLaw[]) {
    this.#rules = rules
    this.#table = table
    this.#laws = laws
    this.#state = rules.initial(table) as State<Types>
    for (const law of laws)
      for (const [type, hook] of Object.entries(law.events ?? {}))
        if (hook) this.#hooks.set(type, [...(this.#hooks.get(type) ?? []), { law, hook }])
  }

  begin(game: Game): void {
    this.#state = copied(game.state) as State<Types>
  }

  follow(game: Game, commit: Commit, checkLaw: CheckLaw): void {
    const state = this.#state
    const whole = this.#laws.filter(({ commits }) => commits)
    const before = this.#isFirst || whole.length === 0 ? null : (copied(state) as State<Types>)
    this.#isFirst = false
    for (const [place, event] of eventsOf(this.#rules, commit).entries())
      this.#pass(event, { commit, place }, checkLaw)
    for (const law of whole) checkLaw(law, () => law.commits?.({ before, commit, game }))
  }

  /**
   * Checks the legal moves of all open decisions against the laws of the ruleset, which are
   * independent checks of its rules.
   */
  offered(game: Game, checkLaw: CheckLaw): void {
    const laws = this.#laws.filter(({ offers }) => offers)
    if (laws.length === 0) return
    const { state, table } = game
    for (const decision of game.open) {
      if (decision.suspendedBy !== undefined) continue
      const spaces = spacesOf(this.#rules, game, decision)
      const offered = {
        ...{ state, table, decision },
        has: (move: Tagged) => isAmong(spaces, move),
        all: (type?: string) =>
          listMoves(
            spaces.filter((space) => type === undefined || space.type === type),
            LISTED_MAX,
          ),
      }
      for (const law of laws) checkLaw(law, () => law.offers?.(offered as Offered<Types>))
    }
  }

  /** If the rules refuse a move, checks that the move breaks the rule that the refusal names. */
  refused(
    game: Game,
    code: string,
    asked: Pick<AnyRefused, 'decision' | 'move'>,
    checkLaw: CheckLaw,
  ) {
    const { state, table } = game
    for (const law of this.#laws) {
      const hook = law.refusals?.[code]
      if (hook) checkLaw(law, () => hook({ ...asked, state, table } as AnyRefused))
    }
  }

  #pass(
    event: Tagged,
    { commit, place }: { commit: Commit; place: number },
    checkLaw: CheckLaw,
  ): void {
    const state = this.#state
    const at = { state, table: this.#table, commit, place }
    const hooks = this.#hooks.get(event.type) ?? []
    const afterwards: { law: AnyLaw; check: () => void }[] = []
    for (const { law, hook } of hooks)
      checkLaw(law, () => {
        const after = hook(event, at)
        if (after) afterwards.push({ law, check: () => after(state) })
      })
    evolve(this.#rules, { state }, event)
    for (const { law, check } of afterwards) checkLaw(law, check)
  }
}

/**
 * Checks a stored game against the laws of its ruleset, which are independent checks of its rules.
 * Throws `Broken` with the rulebook clause if the game breaks a law.
 */
export function checkLog(
  rules: Ruleset,
  table: Table,
  commits: readonly Commit[],
  laws: readonly AnyLaw[],
): void {
  const keeper = new LawKeeper(rules, table, laws)
  const game = replay(rules, table, [])
  for (const commit of commits) {
    fold(rules, game, commit)
    keeper.follow(game, commit, ({ clause }, check) => {
      try {
        check()
      } catch (error) {
        throw new Broken(`${clause} at ${game.version}: ${error}`)
      }
    })
  }
}
