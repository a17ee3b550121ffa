import { buildTable } from '../../../../src/engine/kernel/table.ts'
import type { Tagged } from '../../../../src/engine/kernel/types.ts'
import { bookOf, type DeckName } from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import type { Options } from '../../../../src/engine/rulesets/rising-star/options.ts'
import { type Draft, initial } from '../../../../src/engine/rulesets/rising-star/state.ts'
import type { RisingStar } from '../../../../src/engine/rulesets/rising-star/types.ts'
import { placed, type Sitting } from '../../../../src/package/sitting.ts'

export type Game = Sitting<RisingStar>
type Player = Draft['shared']['seats'][number]

export const A = 0
export const B = 1
export const C = 2
export const D = 3

/** Returns the id of one copy of a card: an id without `#` gets the suffix of the first copy. */
export const copy = (id: string): string => (id.includes('#') ? id : `${id}#1`)

export interface Standing extends Partial<Omit<Player, 'sponsorships'>> {
  readonly sponsors?: Partial<Player['sponsorships']>
  readonly matchEvents?: readonly string[]
}

export interface Position {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly players?: readonly Standing[]
  /** The seat that rolls next, or that leaves the physio room. */
  readonly turn?: number
  readonly number?: number
  readonly top?: Partial<Record<DeckName, readonly string[]>>
  /**
   * For tests of the `reshuffle` option: the number of cards of each deck before the next shuffle;
   * by default, all cards of the deck.
   */
  readonly untilShuffle?: Partial<Record<DeckName, number>>
  readonly content?: typeof housePack
  readonly decisionSeconds?: number
}

export function position(given: Position = {}): Game {
  const { seats = 4, options = {}, players = [], turn = A, content = housePack } = given
  const { decisionSeconds = null } = given
  const request = { seats, options, content, decisionSeconds }
  const draft = initial(buildTable(risingStar, request))
  const { shared, secret } = draft
  shared.phase = 'playing'
  shared.firstSeat = 0
  shared.seats.forEach((player, seat) => {
    const { matchEvents = [], ...standing } = players[seat] ?? {}
    stand(player, standing)
    secret.hands[seat] = matchEvents.map(copy)
  })
  layCards(draft, given, content)
  const isInjured = shared.seats[turn]!.status === 'injured'
  shared.turn = {
    number: given.number ?? 10,
    seat: turn,
    stage: isInjured ? 'physio' : 'roll',
    chain: 0,
  }
  return placed(risingStar, request, draft)
}

function stand(
  player: Player,
  { sponsors = {}, ...standing }: Omit<Standing, 'matchEvents'>,
): void {
  Object.assign(player, { token: housePack.tokens[player.no]!.id, ...standing })
  player.contract = copy(standing.contract ?? `k-black-${player.no + 1}`)
  player.agent = standing.agent ? copy(standing.agent) : null
  for (const [category, card] of Object.entries(sponsors))
    player.sponsorships[category as 'boot'] = card && copy(card)
  player.magicSponges = player.magicSponges.map(copy)
}

function layCards(
  { shared, secret }: Draft,
  { top = {}, untilShuffle = {} }: Position,
  content: typeof housePack,
): void {
  const { all, black } = bookOf(content)
  const held = new Set(
    shared.seats.flatMap((player) => [
      ...[player.contract, player.agent, ...Object.values(player.sponsorships)],
      ...player.magicSponges,
      ...secret.hands[player.no]!,
    ]),
  )
  shared.box = black.filter((card) => !held.has(card))
  for (const deck of ['contract', 'agent', 'dayToDay', 'press'] as const) {
    const first = (top[deck] ?? []).map(copy)
    const rest = all[deck].filter((card) => !held.has(card) && !first.includes(card))
    secret.decks[deck] = [...first, ...rest]
    if (shared.untilShuffle)
      shared.untilShuffle[deck] = untilShuffle[deck] ?? secret.decks[deck].length
  }
}

/** Random draws that make the dice show the given faces. */
export const faces = (...values: number[]): number[] => values.map((value) => value - 1)

export const roll = (game: Game, seat: number, ...values: number[]): readonly Tagged[] =>
  game.move(seat, { type: 'roll' }, faces(...values))

export const player = (game: Game, seat: number) => game.game.state.shared.seats[seat]!
export const handOf = (game: Game, seat: number) => game.game.state.secret.hands[seat]!
export const deck = (game: Game, name: DeckName) => game.game.state.secret.decks[name]
export const bottom = (game: Game, name: DeckName, count = 1): string[] =>
  deck(game, name).slice(-count)
export const types = (events: readonly Tagged[]): string[] => events.map(({ type }) => type)
export const only = (events: readonly Tagged[], type: string): Tagged[] =>
  events.filter((event) => event.type === type)
export const last = <T>(items: readonly T[]): T => items.at(-1)!

/** Returns the points, the fame and the cash (in thousands) of each seat. */
export const sheet = (game: Game): [number, number, number][] =>
  game.game.state.shared.seats.map(({ points, fame, cash }) => [points, fame, cash / 1_000])

export const play = (card: string) => ({ type: 'play-match-event' as const, card: copy(card) })
export const decline = { type: 'decline-match-event' as const }
