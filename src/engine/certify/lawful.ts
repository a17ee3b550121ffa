import { type Commit, eventsOf, evolve, type Game } from '../kernel/game.ts'
import { copied } from '../kernel/json.ts'
import type { Law } from '../kernel/law.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { State, Table, Tagged, Types } from '../kernel/types.ts'

/** A law of any ruleset. */
export type AnyLaw = Law<Types>

type Hook = NonNullable<AnyLaw['events']>[string]

/** Holds the laws of a ruleset against the events of a game, one by one. */
export class LawKeeper {
  readonly #rules: Ruleset
  readonly #table: Table
  readonly #laws: readonly AnyLaw[]
  readonly #hooks = new Map<string, { law: AnyLaw; hook: NonNullable<Hook> }[]>()
  readonly #state: State<Types>
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

  /** Throws what a law throws; `breaks` tells which one. */
  follow(game: Game, commit: Commit, breaks: (law: AnyLaw, error: unknown) => never): void {
    const state = this.#state
    const whole = this.#laws.filter(({ commits }) => commits)
    const before = this.#isFirst || whole.length === 0 ? null : (copied(state) as State<Types>)
    this.#isFirst = false
    for (const [place, event] of eventsOf(this.#rules, commit).entries())
      this.#pass(event, { commit, place }, breaks)
    for (const law of whole) {
      try {
        law.commits?.({ before, commit, game })
      } catch (error) {
        breaks(law, error)
      }
    }
  }

  #pass(
    event: Tagged,
    { commit, place }: { commit: Commit; place: number },
    breaks: (law: AnyLaw, error: unknown) => never,
  ): void {
    const state = this.#state
    const at = { state, table: this.#table, commit, place }
    const hooks = this.#hooks.get(event.type) ?? []
    const waiting = hooks.map(({ law, hook }) => {
      try {
        return { law, after: hook(event, at) }
      } catch (error) {
        return breaks(law, error)
      }
    })
    evolve(this.#rules, { state }, event)
    for (const { law, after } of waiting) {
      try {
        after?.(state)
      } catch (error) {
        breaks(law, error)
      }
    }
  }
}
