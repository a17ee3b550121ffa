import { type Chance, seededChance, seededLuck } from '../../kernel/chance.ts'
import { examplesFor } from '../../kernel/examples.ts'
import type { Game } from '../../kernel/game.ts'
import { copied } from '../../kernel/json.ts'
import { demandSame } from '../../kernel/law.ts'
import type { OpenDecision } from '../../kernel/open-decisions.ts'
import { create, submit } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { sampleMove } from '../../kernel/sampling.ts'
import { countAll } from '../../kernel/space.ts'
import { decisionViewOf, spacesOf, suggestMove, turnFor, turnFrom } from '../../kernel/turn.ts'
import { linesOfNow } from '../../kernel/turn-text.ts'
import type { Table, Tagged, Viewer } from '../../kernel/types.ts'
import { decisionsFor, redact, specOf } from '../../kernel/visibility.ts'
import { branch, worldWith } from '../../kernel/world.ts'
import { sameFrames } from './frames.ts'
import { copy, freeze, notPlain } from './plain.ts'
import { viewersOf } from './viewers.ts'

const EXAMPLES = 4
const SEEDS = 2 ** 31

/**
 * Checks that a game leaks no secrets (non-interference). If two states of the game differ only in
 * what a viewer may not know, the viewer must get the same view, decisions, legal moves, counts and
 * refusals in both states. If two states look the same to a viewer, the next move must cause the
 * same events in both states until an event reveals a secret.
 */
export function checkWorlds(rules: Ruleset, game: Game, viewer: Viewer, chance: Chance): void {
  const { table } = game
  const view = rules.viewFor(game.state, viewer, table)
  const imagined = rules.imagine(copied(view), viewer, table, chance)
  demandSame(notPlain(imagined), null, 'an imagined state is plain JSON')
  const world = worldWith(rules, game, imagined)
  const same = (one: unknown, other: unknown, what: string) =>
    demandSame(other, one, `${viewer} can tell an imagined world from the true one: ${what}`)
  same(JSON.stringify(view), JSON.stringify(rules.viewFor(world.state, viewer, table)), 'view')
  same(known(game, viewer), known(world, viewer), 'questions')
  const words = [game, world].map((one) =>
    linesOfNow(rules, one, viewer, { now: 0, optionsOf: () => [] }),
  )
  same(words[0], words[1], 'position and questions in words')
  const seed = chance.below(SEEDS)
  for (const decision of decisionsFor(game.open, viewer).own) {
    const other = world.open.find(({ id }) => id === decision.id)!
    const spaces = spacesOf(rules, game, decision)
    same(spaces, spacesOf(rules, world, other), `legal moves of ${decision.kind}`)
    if (decision.suspendedBy !== undefined) continue
    // Bots are slow, so bots are checked only for every third seed.
    if (seed % 3 === 0) {
      const turn = turnFor(rules, game, decision, seededChance(seed))
      const turnThere = turnFor(rules, world, decision, seededChance(seed))
      const sent = copy(decisionViewOf(turn))
      same(sent, copy(decisionViewOf(turnThere)), `what is sent of ${decision.kind}`)
      const turnAfar = turnFrom(rules, table, freeze(sent), seededChance(seed))
      const [examples, examplesThere, examplesAfar] = [
        examplesFor(rules, game, turn, EXAMPLES),
        examplesFor(rules, world, turnThere, EXAMPLES),
        examplesFor(rules, game, turnAfar, EXAMPLES),
      ]
      same(examples, examplesThere, `examples for ${decision.kind}`)
      const quick = rules.sense?.quick
      if (quick) {
        const moves = [game, world].map((at) => quick(at, turn, seededChance(seed)))
        same(moves[0], moves[1], `quick answer to ${decision.kind}`)
      }
      same(examples, examplesAfar, `examples for ${decision.kind} from what is sent`)
    }
    const moves = [suggestMove(rules, game, decision, chance)]
    if (countAll(spaces) > 0) moves.push(sampleMove(spaces, chance))
    for (const move of moves) {
      if (move === null) continue
      const told = attempt(rules, game, decision, move)
      const toldThere = attempt(rules, world, decision, move)
      same(
        'refusal' in told ? told : 'accepted',
        'refusal' in toldThere ? toldThere : 'accepted',
        `judgement of ${JSON.stringify(move)}`,
      )
      if ('events' in told && 'events' in toldThere)
        sameUntilRevealed(rules, [game, world], viewer, move, [told.events, toldThere.events])
    }
  }
  checkOthersMove(rules, game, world, viewer, chance)
  checkSealed(rules, game, viewer, chance)
  checkDraws(rules, game, viewer, chance)
}

function checkDraws(rules: Ruleset, game: Game, viewer: Viewer, chance: Chance): void {
  const answerable = game.open.filter(({ suspendedBy }) => suspendedBy === undefined)
  if (answerable.length === 0) return
  const decision = chance.pick(answerable)
  const { seat, id: decisionId } = decision
  const move = suggestMove(rules, game, decision, chance)
  if (move === null) return
  const [one = [], other = []] = [0, 1].map((more) => {
    const luck = seededLuck(game.version + more)
    try {
      return submit(rules, branch(game), { seat, decisionId, move }, luck, game.at).events
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  })
  const end = one.findIndex(({ type }, place) => other[place]?.type !== type)
  const events = end === -1 ? one : one.slice(0, end)
  sameMasks(rules, viewer, { move, events }, { move, events: other })
}

/**
 * Sets up the same game twice with different random draws, and checks that the events that a player
 * sees differ only in numbers. For example, the sizes of decks may depend on cards that become
 * public later.
 */
export function checkSetup(rules: Ruleset, table: Table, seed: number): void {
  const { game, commit } = create(rules, table, seededLuck(seed), 0)
  const there = create(rules, table, seededLuck(seed + 1), 0).commit
  const typesOf = ({ events }: typeof commit) => events.map(({ type }) => type).join()
  // If the rules play turns automatically at the start, the two test games may contain different
  // turns and cannot be compared.
  if (typesOf(commit) !== typesOf(there)) return
  const viewers = viewersOf(game).filter((viewer) => viewer !== 'admin')
  for (const type of new Set(commit.events.map((event) => event.type))) {
    const move = { type: 'setup' }
    const [few, many] = [commit, there]
      .map(({ events }) => ({ move, events: events.filter((event) => event.type === type) }))
      .toSorted((one, other) => one.events.length - other.events.length)
    if (few && many)
      for (const viewer of viewers) sameMasks(rules, viewer, few, many, withoutNumbers)
  }
}

const withoutNumbers = (mask: unknown): string =>
  JSON.stringify(mask, (_, value) => (typeof value === 'number' ? 0 : value))

/**
 * Tries different legal moves for another seat. If two moves lead to the same view for a player,
 * the player must also see the same events; otherwise the events reveal information that the view
 * hides.
 */
function checkSealed(rules: Ruleset, game: Game, viewer: Viewer, chance: Chance): void {
  const others = game.open.filter(
    ({ seat, suspendedBy }) => seat !== viewer && suspendedBy === undefined,
  )
  if (others.length === 0) return
  const decision = chance.pick(others)
  const played = Array.from({ length: SEALED_MOVES }, () =>
    suggestMove(rules, game, decision, chance),
  ).flatMap((move) => (move ? afterMove(rules, game, decision, move, viewer) : []))
  for (const [place, one] of played.entries())
    for (const other of played.slice(place + 1))
      if (one.view === other.view && one.events[0]?.type === other.events[0]?.type)
        sameMasks(rules, viewer, one, other)
}

const SEALED_MOVES = 6

interface SeenEvent {
  readonly move: Tagged
  readonly events: readonly Tagged[]
}
interface Played extends SeenEvent {
  readonly view: string
}

function afterMove(
  rules: Ruleset,
  game: Game,
  { seat, id: decisionId }: OpenDecision,
  move: Tagged,
  viewer: Viewer,
): Played[] {
  const after = branch(game)
  try {
    const sent = { seat, decisionId, move }
    const { events } = submit(rules, after, sent, seededLuck(game.version), game.at)
    const view = JSON.stringify(rules.viewFor(after.state, viewer, game.table))
    return [{ move, events, view }]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return []
  }
}

const isSeen = (rules: Ruleset, event: Tagged, viewer: Viewer): boolean => {
  const { seenBy } = specOf(rules, event.type)
  if (typeof seenBy === 'string') return seenBy === 'everyone'
  return typeof viewer === 'number' && seenBy(event).includes(viewer)
}

function sameMasks(
  rules: Ruleset,
  viewer: Viewer,
  one: SeenEvent,
  other: SeenEvent,
  shownOf: (mask: Tagged | null) => unknown = (mask) => mask,
): void {
  for (const [place, event] of one.events.entries()) {
    const there = other.events[place]
    const seen = shownOf(redact(rules, event, viewer))
    const seenThere = there && shownOf(redact(rules, there, viewer))
    if (JSON.stringify(seen) === JSON.stringify(seenThere)) continue
    if ([event, there].some((any) => any && isSeen(rules, any, viewer))) return
    const moves = `${JSON.stringify(one.move)} and ${JSON.stringify(other.move)}`
    demandSame(seenThere, seen, `the masks tell ${viewer} apart ${moves}`)
  }
}

function checkOthersMove(
  rules: Ruleset,
  game: Game,
  world: Game,
  viewer: Viewer,
  chance: Chance,
): void {
  const others = game.open.filter(
    ({ seat, suspendedBy }) => seat !== viewer && suspendedBy === undefined,
  )
  if (others.length === 0) return
  const decision = chance.pick(others)
  const move = suggestMove(rules, game, decision, chance)
  if (move === null || !world.open.some(({ id }) => id === decision.id)) return
  const told = attempt(rules, game, decision, move)
  const toldThere = attempt(rules, world, decision, move)
  if ('events' in told && 'events' in toldThere)
    sameUntilRevealed(rules, [game, world], viewer, move, [told.events, toldThere.events])
}

const known = (game: Game, viewer: Viewer) => {
  const { own, others, awaited } = decisionsFor(game.open, viewer)
  return { own: own.map(({ key: _, clock: __, ...shown }) => shown), others, awaited }
}

type Judged = { readonly refusal: unknown } | { readonly events: readonly Tagged[] }

function attempt(rules: Ruleset, game: Game, decision: OpenDecision, move: Tagged): Judged {
  const { seat, id: decisionId } = decision
  const luck = seededLuck(game.version)
  try {
    const { events } = submit(rules, branch(game), { seat, decisionId, move }, luck, game.at)
    return { events }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, clause, facts } = error
    return { refusal: { code, clause, facts } }
  }
}

function sameUntilRevealed(
  rules: Ruleset,
  worlds: readonly [Game, Game],
  viewer: Viewer,
  move: Tagged,
  [events, imagined]: readonly [readonly Tagged[], readonly Tagged[]],
): void {
  const same = sameEvents(rules, viewer, move, events, imagined)
  sameFrames(rules, worlds, viewer, [events.slice(0, same), imagined.slice(0, same)])
}

function sameEvents(
  rules: Ruleset,
  viewer: Viewer,
  move: Tagged,
  events: readonly Tagged[],
  imagined: readonly Tagged[],
): number {
  for (let place = 0; place < Math.max(events.length, imagined.length); place += 1) {
    const event = events[place]
    const other = imagined[place]
    const seen = event && redact(rules, event, viewer)
    const seenThere = other && redact(rules, other, viewer)
    if (JSON.stringify(seen) === JSON.stringify(seenThere)) continue
    const reveals = [event, other].some((one) => one && specOf(rules, one.type).reveals)
    if (reveals) return place
    const where = `event ${place} of ${JSON.stringify(move)}`
    demandSame(seenThere, seen, `${viewer} learns a secret without a reveal: ${where}`)
  }
  return events.length
}
