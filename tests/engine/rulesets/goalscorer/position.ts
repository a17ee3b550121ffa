import { housePack } from '../../../../src/engine/rulesets/goalscorer/content/house.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import type { Move } from '../../../../src/engine/rulesets/goalscorer/moves.ts'
import { type Options, optionsSchema } from '../../../../src/engine/rulesets/goalscorer/options.ts'
import {
  COUNTERS_PER_SEAT,
  type CounterId,
  counterId,
  firstOf,
  IDENTITIES,
  type Identity,
  PLACES,
  type Place,
  YOUTH_NUMBERS,
} from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import { squareNumber } from '../../../../src/engine/rulesets/goalscorer/read/pitch.ts'
import {
  type Draft,
  initial,
  type Kind,
  type Score,
} from '../../../../src/engine/rulesets/goalscorer/state.ts'
import type { Goalscorer } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import { placed, type Sitting, sitDown } from '../../../../src/package/sitting.ts'

export type Game = Sitting<Goalscorer>

export const HOME = 0
export const AWAY = 1

/**
 * Identities of the counters in deal D of the rulebook's scenarios. The Substitute is 11 for home
 * and 3 for away. The counters y1 to y8 of each side are 2, 3, 4, 5, 6, 7, 8 and the Star Player.
 */
export const DEAL_D = [7, 7, 6, 5, 4, 3, 2, 1, 1, 7, 6, 5, 4, 3, 2, 1]

export const kickOff = (options: Partial<Options> = {}, deal: readonly number[] = DEAL_D): Game =>
  sitDown(goalscorer, { seats: 2, options }, deal)

export interface Position {
  /**
   * Counters on the Pitch, for example `9@c4` or `y2=3@c9`, where `*` marks a revealed counter and
   * `F` marks a First Teamer. The Substitute is written as `s=11`, or as `s` after the Substitute
   * has been used.
   */
  readonly home: string
  readonly away: string
  readonly score?: Score
  readonly turn?: number
  readonly step?: Kind
  readonly options?: Partial<Options>
}

/**
 * Creates a game in the given position; counters that are not listed in the position have left the
 * Pitch.
 */
export function position({ home, away, score, turn = 1, step, options = {} }: Position): Game {
  const request = { seats: 2, options }
  const table = {
    seats: 2,
    options: optionsSchema.parse(options),
    choices: [{}, {}],
    content: housePack,
    decisionSeconds: null,
  }
  const draft: Draft = {
    ...initial(table),
    turn,
    seat: turn % 2 === 1 ? HOME : AWAY,
    step: step ?? 'youth-move',
    turnOver: false,
    score: score ?? [0, 0],
  }
  stand(draft, HOME, home)
  stand(draft, AWAY, away)
  return placed(goalscorer, request, draft)
}

interface Listed {
  readonly place: string
  readonly identity: string | undefined
  readonly square: string | undefined
  readonly mark: string | undefined
}

function stand(draft: Draft, seat: number, list: string): void {
  const listed = list.split(' ').flatMap((word): Listed[] => {
    const [, place, identity, square, mark] =
      /^(\w+?)(?:=(\w+?))?(?:@([a-g]\d+)([*F]?))?$/.exec(word) ?? []
    return place === undefined ? [] : [{ place, identity, square, mark }]
  })
  const identities = identitiesOf(listed)
  for (const [number, place] of PLACES.entries()) {
    const counter = firstOf(seat) + number
    const one = listed.find((one) => one.place === place)
    const isUsed = one !== undefined && one.identity === undefined
    draft.identities[counter] = identities[place]!
    if (place === 's' && !isUsed) continue
    const isFirstTeam = number < 3 || one?.mark === 'F'
    const on = one?.square === undefined ? null : squareNumber(one.square)
    draft.statuses[counter] = on === null ? 'removed' : isFirstTeam ? 'first-team' : 'youth'
    draft.revealed[counter] = on === null || isFirstTeam || one?.mark === '*'
    draft.squares[counter] = on
    if (on !== null) draft.board[on] = counter
  }
}

/**
 * If the list contains no Substitute, the Substitute gets the first free number. The counters y1 to
 * y8 get the remaining identities in order: first the numbers, and last the Star Player.
 */
function identitiesOf(listed: readonly Listed[]): Record<Place, Identity> {
  const known = new Map<string, string>([
    ['1', '1'],
    ['9', '9'],
    ['10', '10'],
  ])
  for (const { place, identity } of listed) if (identity !== undefined) known.set(place, identity)
  const left = () => IDENTITIES.filter((identity) => ![...known.values()].includes(identity))
  if (!known.has('s')) {
    const numbers: readonly Identity[] = YOUTH_NUMBERS
    known.set('s', left().find((identity) => numbers.includes(identity))!)
  }
  for (const place of PLACES) if (!known.has(place)) known.set(place, left()[0]!)
  return Object.fromEntries(known) as Record<Place, Identity>
}

export const youth = (counter: CounterId, to: string): Move => ({ type: 'move-youth', counter, to })
export const first = (counter: CounterId, to: string): Move => ({
  type: 'move-first-teamer',
  counter,
  to,
})
export const penalty = (counter: CounterId): Move => ({ type: 'take-penalty', counter })
export const offside = (counter: CounterId): Move => ({ type: 'call-offside', counter })
export const debut = (to: string, useSubstitute = false): Move => ({
  type: 'make-debut',
  useSubstitute,
  to,
})

/**
 * Lists legal moves in a short form: `home-y1 b3` or `home-y1`, and `+b3` for a debut of the
 * Substitute.
 */
export const listed = (game: Game): string[] =>
  game.legal(game.game.state.seat).map((move) => {
    if (move.type === 'make-debut') return `${move.useSubstitute ? '+' : ''}${move.to}`
    return 'to' in move ? `${move.counter} ${move.to}` : move.counter
  })

export const waysOf = (game: Game, counter: CounterId): string[] =>
  listed(game).flatMap((move) => (move.startsWith(`${counter} `) ? [move.split(' ')[1]!] : []))

export function seenAs(game: Game, counter: CounterId, viewer: number | 'spectator' | 'admin') {
  const one = game.view(viewer).counters.find(({ id }) => id === counter)!
  const { identity, revealed, status, square } = one
  return [`${identity ?? '?'}${revealed ? '*' : ''}`, status, ...(square ? [square] : [])].join(' ')
}

export const score = (game: Game): Score => [...game.game.state.score]
export const types = (events: readonly { type: string }[]): string[] =>
  events.map(({ type }) => type)
export const counters = (seat: number): CounterId[] =>
  Array.from({ length: COUNTERS_PER_SEAT }, (_, place) => counterId(firstOf(seat) + place))
