import { type Luck, noLuck, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import type { Member, Tagged } from '../../../../src/engine/kernel/types.ts'
import type { Category } from '../../../../src/engine/rulesets/title-chase/content/effects.ts'
import { house } from '../../../../src/engine/rulesets/title-chase/content/house.ts'
import {
  type Content,
  type CupRound,
  cupRounds,
} from '../../../../src/engine/rulesets/title-chase/content/schema.ts'
import type { Event } from '../../../../src/engine/rulesets/title-chase/events.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import {
  leagueOf,
  type Options,
  optionsSchema,
} from '../../../../src/engine/rulesets/title-chase/options.ts'
import { totalsFaults } from '../../../../src/engine/rulesets/title-chase/saves/totals.ts'
import {
  type Draft,
  initial,
  type Manager,
  type Shared,
  type Suspension,
} from '../../../../src/engine/rulesets/title-chase/state.ts'
import type { TitleChase } from '../../../../src/engine/rulesets/title-chase/types.ts'
import { placed, type Sitting } from '../../../../src/package/sitting.ts'

export type Game = Sitting<TitleChase>
export type Colour = 'yellow' | 'red'

const { dice } = house
/** Random draw that makes the white die show the given face. */
export const white = (face: number) => dice.white.indexOf(face)
export const blue = (face: number) => dice.blue.indexOf(face)
export const red = (face: number) => dice.red.indexOf(face)
export const black = (face: number) => dice.black.indexOf(face)

/** Random draws that keep a shuffled list in order; by default, the list has twelve items. */
export const unshuffled = (items: number) =>
  Array.from({ length: items - 1 }, (_, place) => items - 1 - place)

export function first(...draws: readonly number[]): Luck {
  const left = [...draws]
  const others = seededLuck(7)
  return (drawn, limit) => left.shift() ?? others(drawn, limit)
}

/**
 * Random draws for a simple setup: seat 0 starts, the fixtures are those of the template, and lots
 * and packs are in the order of their ids.
 */
export const plainSetUp = (seats: number) => [
  ...unshuffled(12),
  0,
  ...Array.from({ length: 22 }, () => unshuffled(6)).flat(),
  ...unshuffled(12),
  ...unshuffled(60),
  ...unshuffled(60),
  ...Array.from({ length: seats }, (_, seat) => blue(seat === 0 ? 4 : 0)),
]

export interface Position {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly teams?: readonly string[]
  readonly squares?: readonly number[]
  readonly cash?: readonly number[]
  readonly stars?: readonly (readonly Category[])[]
  readonly keep?: readonly (readonly string[])[]
  readonly suspensions?: readonly (readonly Suspension[])[]
  readonly debts?: readonly Manager['debts'][]
  /**
   * Rounds that have been played: `rounds` league rounds in which every match ended 0-0, and `cups`
   * cup rounds in which the first team won every match 1-0.
   */
  readonly rounds?: number
  readonly cups?: number
  readonly turn?: number
  readonly yellow?: readonly string[]
  readonly red?: readonly string[]
  readonly pink?: boolean
  readonly season?: number
  readonly decisionSeconds?: number | null
  readonly content?: Content
}

export function position(set: Position = {}, tune: (shared: Shared) => void = () => {}): Game {
  const { seats = 2, decisionSeconds = null, content = house } = set
  const options = optionsSchema.parse(set.options ?? {})
  const draft = draftOf(set, options, seats)
  tune(draft.shared)
  const game = placed(titleChase, { seats, options, decisionSeconds, content }, draft)
  const faults = totalsFaults(game.game)
  if (faults.length > 0) throw new Error(`no such position: ${JSON.stringify(faults)}`)
  return game
}

/**
 * Returns the squares from the start up to `square`, which determine the rounds that have been
 * played.
 */
const greensUpTo = (square: number) => house.board.squares.slice(0, square + 1)

function draftOf(set: Position, options: Options, seats: number): Draft {
  const squares = Array.from({ length: seats }, (_, seat) => set.squares?.[seat] ?? 0)
  const passed = greensUpTo(Math.max(...squares))
  const rounds = set.rounds ?? passed.filter(({ type }) => type === 'match').length
  const cups = set.cups ?? passed.filter(({ type }) => type === 'cup').length
  const league = leagueOf({ content: house, options })
  const managers = squares.map(
    (square, seat): Manager => ({
      team: set.teams?.[seat] ?? league.teams[seat]!.id,
      square,
      cash: set.cash?.[seat] ?? 200_000,
      debts: [...(set.debts?.[seat] ?? [])],
      stars: [...(set.stars?.[seat] ?? [])],
      keep: [...(set.keep?.[seat] ?? [])].sort(),
      suspensions: [...(set.suspensions?.[seat] ?? [])],
      leaving: null,
      resigned: null,
    }),
  )
  const owners = (category: Category) =>
    managers.filter(({ stars }) => stars.includes(category)).length
  const held = managers.flatMap(({ keep, debts, suspensions }) => [
    ...keep,
    ...[...debts, ...suspensions].map(({ card }) => card),
  ])
  const pack = (colour: Colour) => {
    const top = set[colour] ?? []
    const ids = (set.content ?? house).cards[colour].map(({ id }) => id)
    return [...top, ...ids.filter((id) => !top.includes(id) && !held.includes(id))]
  }
  const debts = managers.flatMap((manager) => manager.debts.map(({ id }) => id))
  const shared: Shared = {
    ...initial({ seats }).shared,
    season: set.season ?? 1,
    league,
    seats: managers,
    firstSeat: 0,
    currentSeat: set.turn ?? 0,
    turn: 1,
    step: set.pink ? 'nominate' : 'roll',
    debtCount: Math.max(0, ...debts),
    roundsPlayed: rounds,
    cupRoundsPlayed: cups,
    fixtures: house.preparedFixtures[0]!.rounds.map((round, index) =>
      round.map(([home, away]) => ({
        home: league.teams[home]!.id,
        away: league.teams[away]!.id,
        status: index < rounds ? 'played' : 'due',
        score: index < rounds ? [0, 0] : null,
      })),
    ),
    lots: league.teams.map(({ id }) => id),
    stock: {
      GK: 6 - owners('GK'),
      DEF: 6 - owners('DEF'),
      MID: 6 - owners('MID'),
      FOR: 6 - owners('FOR'),
    },
    cup: playedCup(
      [...league.teams, ...league.cupExtras].map(({ id }) => id),
      cups,
    ),
  }
  return { shared, secret: { packs: { yellow: pack('yellow'), red: pack('red') }, stacks: null } }
}

function playedCup(field: readonly string[], cups: number): Shared['cup'] {
  const cup: Shared['cup'] = { alive: [...field], out: [], ties: [], winner: null, runnerUp: null }
  for (const cupRound of cupRounds.slice(0, cups)) {
    const playing = [...cup.alive]
    for (let place = 0; place < playing.length; place += 2)
      winTie(cup, cupRound, place / 2 + 1, playing[place]!, playing[place + 1]!)
  }
  return cup
}

function winTie(cup: Shared['cup'], cupRound: CupRound, tie: number, home: string, away: string) {
  const match = { home, away, score: [1, 0] as [number, number] }
  const matches = [{ ...match, lineUps: [[], []] as [Category[], Category[]] }]
  cup.ties.push({ cupRound, tie, home, away, matches, winner: home })
  cup.alive = cup.alive.filter((team) => team !== away)
  cup.out.push(away)
  if (cupRound !== 'FINAL') return
  cup.winner = home
  cup.runnerUp = away
}

/**
 * Options of a short season, in which only managers' matches are played. With these options, a test
 * needs few dice rolls.
 */
export const mini: Partial<Options> = { version: 'mini' }

export const roll = { type: 'roll' } as const

export const cashOf = ({ game }: Game, seat: number) => game.state.shared.seats[seat]!.cash
export const starsOf = ({ game }: Game, seat: number) => game.state.shared.seats[seat]!.stars
export const stockOf = ({ game }: Game, category: Category) => game.state.shared.stock[category]
export const bottomOf = ({ game }: Game, colour: Colour) => game.state.secret.packs[colour].at(-1)

export function refusal({ game }: Game, seat: number, move: unknown, decisionId?: string) {
  const id = decisionId ?? game.open.find((one) => one.seat === seat)?.id ?? 'none'
  try {
    submit(titleChase, game, { seat, decisionId: id, move }, noLuck, game.at)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, facts: error.facts }
    throw error
  }
  throw new Error('it was not refused')
}

export const only = <T extends Event['type']>(events: readonly Tagged[], ...types: T[]) =>
  events.filter(({ type }) => types.some((one) => one === type)) as Member<Event, T>[]
export const typesOf = (events: readonly Tagged[]) => events.map(({ type }) => type)
export const scoresIn = (events: readonly Tagged[]) =>
  only(events, 'match.finished').map(({ score }) => score)
