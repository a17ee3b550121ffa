import type { BotTurn, Posed } from './bot.ts'
import { type Chance, seededChance } from './chance.ts'
import type { Ruleset } from './ruleset.ts'
import { drawMove, sampleMove } from './sampling.ts'
import { holdsMoves, type Space } from './space.ts'
import { type World, worldOf } from './step.ts'
import type { At, Decision, Position, Seat, Table, Types } from './types.ts'

export const spacesOf = <K extends Types>(
  rules: Ruleset<K>,
  { state, table }: At<K>,
  decision: Decision<K>,
): readonly Space<K['move']>[] => rules.legalMoves(state, decision, table)

/**
 * Returns a random legal move, or null if no move is legal. The type of the move is chosen first,
 * because otherwise a type with millions of moves would almost always be chosen.
 */
export function suggestMove<K extends Types>(
  rules: Ruleset<K>,
  at: At<K>,
  decision: Decision<K>,
  chance: Chance,
  spaces: readonly Space<K['move']>[] = spacesOf(rules, at, decision),
): K['move'] | null {
  if (isOneExactType(spaces)) return drawMove(spaces, chance)
  const types: K['move']['type'][] = []
  const filled: Space<K['move']>[] = []
  for (const space of spaces) {
    if (!holdsMoves(space)) continue
    filled.push(space)
    if (!types.includes(space.type)) types.push(space.type)
  }
  for (const type of types.length > 1 ? chance.shuffle(types) : types) {
    const ofType = filled.filter((space) => space.type === type)
    if (ofType.every(({ exact }) => exact)) return sampleMove(ofType, chance)
    const { state, table } = at
    const move = rules.suggest?.(state, { decision, type }, table, chance) ?? null
    if (move !== null) return move
  }
  return null
}

function isOneExactType(spaces: readonly Space[]): boolean {
  const type = spaces[0]?.type
  for (const space of spaces) if (!space.exact || space.type !== type) return false
  return true
}

/** Creates the input of a bot, which is limited to what the deciding seat may know. */
export const turnFor = <K extends Types>(
  rules: Ruleset<K>,
  position: Position<K>,
  decision: Decision<K>,
  chance: Chance,
): BotTurn<K> => new Turn(rules, position, decision, chance)

/**
 * The view and the legal moves are computed only when a bot reads them, because some bots do not
 * need both.
 */
class Turn<K extends Types> implements BotTurn<K> {
  readonly #rules: Ruleset<K>
  readonly #position: Position<K>
  #view: K['view'] | undefined
  #spaces: readonly Space<K['move']>[] | undefined
  readonly decision: Decision<K>
  readonly chance: Chance

  constructor(rules: Ruleset<K>, position: Position<K>, decision: Decision<K>, chance: Chance) {
    this.#rules = rules
    this.#position = position
    this.decision = decision
    this.chance = chance
  }

  get table(): Table<K> {
    return this.#position.table
  }

  get seat(): Seat {
    return this.decision.seat
  }

  get view(): K['view'] {
    const { state, table } = this.#position
    this.#view ??= this.#rules.viewFor(state, this.seat, table)
    return this.#view
  }

  get spaces(): readonly Space<K['move']>[] {
    this.#spaces ??= spacesOf(this.#rules, this.#position, this.decision)
    return this.#spaces
  }

  get place(): number {
    const { key } = this.decision
    return sameKind(this.#position.open, this.decision).findIndex((one) => one.key === key)
  }

  get away(): readonly boolean[] {
    return this.#position.resigned
  }

  /** `suggest` is a property and not a method, because bots destructure their input. */
  readonly suggest = (): K['move'] | null =>
    suggestMove(this.#rules, this.#position, this.decision, this.chance, this.spaces)
}

export function decisionViewOf<K extends Types>(turn: BotTurn<K>): Posed<K> {
  const { seat, view, place, spaces, away, decision } = turn
  const { kind, moves, about, standing } = decision
  const question = { kind, seat, moves, ...(about && { about }), ...(standing && { standing }) }
  return { seat, view, decision: question, place, spaces, away }
}

/**
 * Creates the input of a bot from the view of its seat, equivalent to the input that `turnFor`
 * creates from the complete game.
 */
export function turnFrom<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  decisionView: Posed<K>,
  chance: Chance,
): BotTurn<K> {
  let world: World<K> | null = null
  const suggest = () => {
    // The bot may use only what its seat knows, so any state that fits the view is sufficient.
    world ??= imagined(rules, table, decisionView, seededChance(0))
    return suggestMove(rules, world, counterpart(world, decisionView), chance, decisionView.spaces)
  }
  return { ...decisionView, table, chance, suggest }
}

export const imagined = <K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  { view, seat, away }: Posed<K>,
  chance: Chance,
): World<K> => worldOf(rules, table, rules.imagine(view, seat, table, chance), away)

/**
 * Finds the decision in a simulated game that corresponds to a decision in the real game. The key
 * of the simulated decision may differ from the key of the real decision.
 */
export function counterpart<K extends Types>(
  { open }: Position<K>,
  { decision, place }: Posed<K>,
): Decision<K> {
  const found = sameKind(open, decision)[place]
  if (!found) throw new Error(`the imagined world has no decision ${decision.kind}`)
  return found
}

const sameKind = <K extends Types>(
  open: readonly Decision<K>[],
  { kind, seat }: Pick<Decision<K>, 'kind' | 'seat'>,
): Decision<K>[] => open.filter((one) => one.kind === kind && one.seat === seat)
