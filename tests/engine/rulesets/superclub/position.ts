import type { Luck } from '../../../../src/engine/kernel/chance.ts'
import { at, seatsOf } from '../../../../src/engine/kernel/define.ts'
import { emptyOf } from '../../../../src/engine/kernel/empty-record.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import type { Tagged } from '../../../../src/engine/kernel/types.ts'
import { bookOf, playerOf } from '../../../../src/engine/rulesets/superclub/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import type { Move } from '../../../../src/engine/rulesets/superclub/moves.ts'
import {
  type Draft,
  initial,
  type Manager,
  type SharedDraft,
  turnSchema,
} from '../../../../src/engine/rulesets/superclub/state.ts'
import type { Superclub } from '../../../../src/engine/rulesets/superclub/types.ts'
import { placed, type Sitting, sitDown } from '../../../../src/package/sitting.ts'

export interface Placed extends Sitting<Superclub> {
  readonly squads: string[][]
}

export interface Place extends Partial<Omit<Manager, 'squad' | 'levels'>> {
  /**
   * Players by position, stars, potential and chemistry, for example `G3 D4 2xM3/5 A2>`, where
   * `M4^2/6` is a player who started with 2 stars.
   */
  squad?: string
  level?: number
  hand?: string[]
  cups?: string[]
}

export interface Position {
  phase: SharedDraft['phase']
  clubs: Place[]
  options?: Record<string, unknown>
  decisionSeconds?: number | null
  year?: number
  first?: number
  /** Player cards of each continent, best first, in the same notation as `squad`. */
  stacks?: Record<string, string>
  also?: (draft: Draft) => void
}

const LETTER = { A: 'attacker', M: 'midfielder', D: 'defender', G: 'goalkeeper', U: 'utility' }
const HALF: Record<string, string> = { '<': 'left', '>': 'right', '=': 'both', '': 'none' }
const TOKEN = /^(?:(\d+)x)?([AMDGU])(\d)(?:\^(\d))?(?:\/(\d))?([<>=]?)$/

/** Takes cards that match a description from the pack. Each card can be taken only once. */
export class Deck {
  readonly used = new Set<string>()

  take(spec: string): { card: string; stars: number }[] {
    return spec
      .split(' ')
      .filter((token) => token !== '')
      .flatMap((token) => {
        const [, times, letter, stars, base, potential, half] = TOKEN.exec(token) ?? []
        if (!letter) throw new Error(`not a card: ${token}`)
        return Array.from({ length: Number(times ?? 1) }, () => ({
          card: this.find(letter, Number(base ?? stars), Number(potential ?? stars), half ?? ''),
          stars: Number(stars),
        }))
      })
  }

  find(letter: string, stars: number, potential: number, half: string): string {
    const position = LETTER[letter as keyof typeof LETTER]
    const fits = (chemistry: string) => half === '' || chemistry === HALF[half]
    const found = housePack.players
      .toSorted(
        (one, other) => Number(one.chemistry !== 'none') - Number(other.chemistry !== 'none'),
      )
      .find(
        (one) =>
          !this.used.has(one.id) &&
          one.position === position &&
          one.stars === stars &&
          one.potential === potential &&
          fits(one.chemistry),
      )
    if (!found) throw new Error(`the pack has no more ${letter}${stars}/${potential}${half}`)
    this.used.add(found.id)
    return found.id
  }

  rest(): string[] {
    return housePack.players.map(({ id }) => id).filter((id) => !this.used.has(id))
  }
}

/** A complete squad whose first twelve players are enough for the formation 4-4-2. */
export const SQUAD = 'G2 2xD2 2xM2 A2 2xD1 2xM1 2xA1'
export const FULL = `${SQUAD} 4xD1 4xM1 3xA1`

export function position({ phase, clubs, options = {}, ...rest }: Position): Placed {
  const { decisionSeconds = 60 } = rest
  const request = { seats: clubs.length, options, decisionSeconds }
  const draft = initial(buildTable(superclub, request))
  const deck = new Deck()
  const squads = clubs.map((club, seat) => settle(draft, deck, seat, club))
  const { shared, secret } = draft
  shared.phase = phase
  shared.year = rest.year ?? 1
  shared.first = rest.first ?? 0
  shared.draft = { round: clubs.length, board: [], aside: [], next: null }
  secret.staff = housePack.keyStaff
    .map(({ id }) => id)
    .filter(
      (id) => !shared.managers.some(({ staff, offered }) => [...staff, ...offered].includes(id)),
    )
  secret.superCup = housePack.superCup
    .map(({ id }) => id)
    .filter((id) => !secret.collections.flat().includes(id))
  secret.gameChangers = copies().filter((copy) => !secret.hands.flat().includes(copy))
  for (const [region, spec] of Object.entries(rest.stacks ?? {}))
    secret.stacks[region] = deck.take(spec).map(({ card }) => card)
  for (const [place, card] of deck.rest().entries()) {
    const region = at(housePack.regions, place % housePack.regions.length)
    secret.stacks[region]?.push(card)
  }
  rest.also?.(draft)
  return Object.assign(placed(superclub, request, draft), { squads })
}

export const copies = (): string[] =>
  housePack.gameChangers.flatMap(({ id, count }) =>
    seatsOf(count).map((copy) => `${id}.${copy + 1}`),
  )

function settle(draft: Draft, deck: Deck, seat: number, place: Place): string[] {
  const { squad = SQUAD, level, hand, cups, ...fields } = place
  const manager = at(draft.shared.managers, seat)
  const cards = deck.take(squad)
  manager.squad = cards.map(({ card, stars }) => ({
    card,
    stars,
    baseStars: playerOf(housePack, card).stars,
    injured: false,
    outMatches: 0,
    outSeason: false,
    refuses: false,
  }))
  manager.token = cards.reduce((sum, { stars }) => sum + stars, 0)
  manager.marker = manager.token
  manager.number = seat + 1
  manager.cash = 100
  if (level !== undefined) manager.levels = { training: level, scouting: level, stadium: level }
  Object.assign(manager, fields)
  if (hand) draft.secret.hands[seat] = [...hand]
  if (cups) draft.secret.collections[seat] = [...cups]
  return cards.map(({ card }) => card)
}

export const idleTurn = (seat: number) => emptyOf(turnSchema, { seat })

/** Random draws for a shuffle that keeps the order. */
export const unshuffled = (count: number): number[] =>
  Array.from({ length: count - 1 }, (_, place) => count - 1 - place)

/** Random draws that make the dice show the given faces. */
export const dice = (...faces: number[]): number[] => faces.map((face) => face - 1)

/**
 * Random draws that make the dice show the given faces first, and then alternate between one and
 * two, which never gives a double.
 */
export function faces(...first: number[]): Luck {
  const left = dice(...first)
  let more = 0
  return (_, limit) => {
    more += 1
    return left.shift() ?? (limit === 6 ? more % 2 : 0)
  }
}

export const newGame = (
  seats: number,
  rolls: number[],
  options: Record<string, unknown> = {},
  choices: { club?: string }[] = [],
): Sitting<Superclub> =>
  sitDown(superclub, { seats, options, choices }, [
    ...unshuffled(240),
    ...unshuffled(options.unhappyPlayers ? 24 : 23),
    ...unshuffled(48),
    ...unshuffled(24),
    ...dice(...rolls),
  ])

export const club = (game: Sitting<Superclub>, seat: number): Manager =>
  at(game.view('admin').shared.managers, seat)

export const entry = (game: Sitting<Superclub>, seat: number, card: string) => {
  const found = club(game, seat).squad.find((one) => one.card === card)
  if (!found) throw new Error(`${card} is not with seat ${seat}`)
  return found
}

export const secrets = (game: Sitting<Superclub>) => {
  const { secret } = game.view('admin')
  if (!secret) throw new Error('admins see everything')
  return secret
}

export const types = (events: readonly Tagged[]): string[] => events.map(({ type }) => type)

export const one = <T extends Tagged = Tagged & Record<string, unknown>>(
  events: readonly Tagged[],
  type: string,
): T => {
  const found = events.find((event) => event.type === type)
  if (!found) throw new Error(`no ${type} among ${types(events).join(' ')}`)
  return found as T
}

export const withPosition = (squad: readonly string[], letter: keyof typeof LETTER): string[] =>
  squad.filter((card) => bookOf(housePack).players.get(card)?.position === LETTER[letter])

export function eleven(
  squad: readonly string[],
  formation = '4-4-2',
  boostThird?: 'attack' | 'midfield' | 'defence',
): Extract<Move, { type: 'lineup-submit' }> {
  const [defence = 0, midfield = 0, attack = 0] = formation.split('-').map(Number)
  return {
    type: 'lineup-submit',
    lineUp: {
      formation,
      goalkeeper: withPosition(squad, 'G')[0] ?? 'given',
      defence: withPosition(squad, 'D').slice(0, defence),
      midfield: withPosition(squad, 'M').slice(0, midfield),
      attack: withPosition(squad, 'A').slice(0, attack),
      ...(boostThird ? { boostThird } : {}),
    },
  }
}

/**
 * A two-seat game before its first match. The predetermined dice make both clubs lose all simulated
 * matches.
 */
export function beforeMatch(clubs: [Place, Place], rest: Partial<Position> = {}): Placed {
  const game = position({ phase: 'close', clubs, ...rest })
  game.move(1, { type: 'market-ready' })
  game.move(0, { type: 'market-ready' }, dice(1, 1, 1, 1))
  return game
}

/**
 * Both sides choose line-ups without tactical cards, and the dice of the first third are rolled.
 */
export function kickOff(game: Placed, draws: number[] | Luck = [], formation = '4-4-2') {
  const boost = (seat: number) =>
    (game.view('admin').shared.matches[0]?.sides[seat === 0 ? 0 : 1].boost ?? 0) > 0
      ? ('midfield' as const)
      : undefined
  const lineUps = [0, 1].map((seat) => eleven(at(game.squads, seat), formation, boost(seat)))
  game.move(0, at(lineUps, 0))
  return game.move(1, at(lineUps, 1), draws)
}
