import { chanceFrom, type Luck } from '../../kernel/chance.ts'
import type { Commit, Game } from '../../kernel/game.ts'
import { copied } from '../../kernel/json.ts'
import { demandSame } from '../../kernel/law.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { split, step, type World, worldOf } from '../../kernel/step.ts'
import { copy } from './plain.ts'

/**
 * Plays the moves of a test game a second time with the fast `step` function, which bots use for
 * simulations, to compare the result with `submit`.
 */
export class Twin {
  readonly #rules: Ruleset
  readonly #luck: Luck
  readonly #world: World
  #drawn: number
  /** Keys of the decisions that were open before the latest move of the game, by decision id. */
  #asked: ReadonlyMap<string, string>

  constructor(rules: Ruleset, game: Game, luck: Luck) {
    const { table, state, resigned, drawn } = game
    this.#rules = rules
    this.#luck = luck
    this.#world = split(worldOf(rules, table, state, resigned))
    this.#drawn = drawn
    this.#asked = keysOf(game)
  }

  follow(game: Game, { cause }: Commit): void {
    if (cause.kind !== 'move') return
    const key = this.#asked.get(cause.decisionId)
    const decision = this.#world.open.find((one) => one.key === key)!
    const chance = chanceFrom((limit) => this.#luck(this.#drawn++, limit))
    step(this.#rules, this.#world, decision, copy(cause.move), chance)
    this.#asked = keysOf(game)
  }

  check(game: Game): void {
    const { state, over, open } = this.#world
    const { table } = game
    demandSame(state, game.state, 'step leaves the state that submit leaves')
    demandSame(over, game.over, 'step ends the game where submit does')
    const asked = over ? [] : this.#rules.openDecisions(copied(game.state), table)
    demandSame(open, asked, 'step asks what submit asks')
    demandSame(this.#drawn, game.drawn, 'step draws what submit draws')
  }
}

const keysOf = ({ open }: Game): ReadonlyMap<string, string> =>
  new Map(open.map(({ id, key }) => [id, key]))
