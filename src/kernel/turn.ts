import type { BotTurn } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import type { OpenDecision } from './open.ts'
import type { Ruleset } from './ruleset.ts'
import { drawMove, sampleMove } from './sampling.ts'
import { countMoves, type Space } from './space.ts'
import type { Seat, Table, Types } from './types.ts'

/** The moves that answer a decision. */
export const spacesOf = <K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  decision: OpenDecision<K>,
): readonly Space<K['move']>[] => rules.legalMoves(state, decision, table)

/**
 * A legal move drawn at random: first the type of move, so that one with millions of cases does not
 * drown the others, then evenly among its cases. Null where there is nothing to choose from.
 */
export function suggestMove<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: OpenDecision<K>,
  chance: Chance,
  spaces: readonly Space<K['move']>[] = spacesOf(rules, game, decision),
): K['move'] | null {
  if (isOneExactType(spaces)) return drawMove(spaces, chance)
  const filled = spaces.filter((space) => countMoves(space) > 0)
  const types = [...new Set(filled.map(({ type }) => type))]
  for (const type of types.length > 1 ? chance.shuffle(types) : types) {
    const ofType = filled.filter((space) => space.type === type)
    if (ofType.every(({ exact }) => exact)) return sampleMove(ofType, chance)
    const { state, table } = game
    const move = rules.suggest?.(state, { decision, type }, table, chance) ?? null
    if (move !== null) return move
  }
  return null
}

/** The usual case, which random play meets at every move: nothing has to be sorted out. */
function isOneExactType(spaces: readonly Space[]): boolean {
  const type = spaces[0]?.type
  for (const space of spaces) if (!space.exact || space.type !== type) return false
  return true
}

/** All that the seat of a decision may know: what its bot is given. */
export const turnFor = <K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: OpenDecision<K>,
  chance: Chance,
): BotTurn<K> => new Turn(rules, game, decision, chance)

/** Builds the view when it is first asked for: some bots decide from the moves alone. */
class Turn<K extends Types> implements BotTurn<K> {
  readonly #rules: Ruleset<K>
  readonly #game: Game<K>
  #view: K['view'] | undefined
  readonly decision: OpenDecision<K>
  readonly chance: Chance
  readonly spaces: readonly Space<K['move']>[]

  constructor(rules: Ruleset<K>, game: Game<K>, decision: OpenDecision<K>, chance: Chance) {
    this.#rules = rules
    this.#game = game
    this.decision = decision
    this.chance = chance
    this.spaces = spacesOf(rules, game, decision)
  }

  get table(): Table<K> {
    return this.#game.table
  }

  get seat(): Seat {
    return this.decision.seat
  }

  get view(): K['view'] {
    const { state, table } = this.#game
    this.#view ??= this.#rules.viewFor(state, this.seat, table)
    return this.#view
  }

  /** A field, not a method: bots take it out of their turn. */
  readonly suggest = (): K['move'] | null =>
    suggestMove(this.#rules, this.#game, this.decision, this.chance, this.spaces)
}
