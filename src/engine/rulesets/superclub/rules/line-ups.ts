import { copied } from '../../../kernel/json.ts'
import type { Problem } from '../../../kernel/rule.ts'
import {
  arrange,
  type Domain,
  either,
  exactly,
  hull,
  is,
  listOf,
  oneOf,
  record,
} from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { teamOf } from '../content/book.ts'
import { THIRDS } from '../content/effects.ts'
import type { Move } from '../moves.ts'
import { entryOf, isFit, isKeeper } from '../read/club.ts'
import { fitKeepers, fitOutfield, rowsOf, substitutesFor } from '../read/line-ups.ts'
import { matchOf, ownSideOf, takersOf, thirdOf } from '../read/match.ts'
import { GIVEN } from '../read/worth.ts'
import { firstOf, problem, unless } from '../refusals.ts'
import { type LineUp, ROWS, type Slot } from '../state.ts'
import type { Eleven, Entry, Match, Play, Rules, Seen, Spaces } from '../types.ts'
import { known, ownershipProblem, ownPlayer } from './problems.ts'
import { eachOf } from './spaces.ts'

export const lineUpRules: Rules<'lineup-submit' | 'sub-bring' | 'penalties-order'> = {
  'lineup-submit': {
    problem: (at, { seat, move }) =>
      lineUpProblem(at, seat, submitted(move.lineUp), ownSideOf(at, seat).boost),
    spaces: (at, { seat }) => lineUpSpaces(at, seat),
    act(play, { seat, move }) {
      const match = matchOf(play, seat).id
      play.emit({ type: 'lineup.submitted', match, seat, lineUp: submitted(move.lineUp) })
    },
  },
  'sub-bring': {
    problem: (at, { seat, move: { card } }) =>
      (card === GIVEN ? null : ownPlayer(at, seat, card, 'SC-203')) ??
      unless(substitutesOf(at, seat).includes(card), 'bad-substitute', { card }),
    spaces: (at, { seat }) => eachOf('sub-bring', 'card', substitutesOf(at, seat)),
    act(play, { seat, move: { card } }) {
      const match = matchOf(play, seat)
      const { index: third } = thirdOf(match)
      const slot = vacancyOf(play, seat)
      play.emit({ type: 'player.substituted', match: match.id, third, seat, ...slot, card })
    },
  },
  'penalties-order': {
    problem(at, { seat, move: { takers } }) {
      const onField = takersOf(ownSideOf(at, seat))
      const isPermutation =
        takers.length === onField.length &&
        new Set(takers).size === takers.length &&
        takers.every((taker) => onField.includes(taker))
      return unless(isPermutation, 'bad-penalty-order', { takers: onField.length })
    },
    spaces(at, { seat }) {
      const takers = takersOf(ownSideOf(at, seat))
      return [exactly('penalties-order', { takers: arrange(takers, takers.length) })]
    },
    act: (play, { seat, move: { takers } }) =>
      play.emit({ type: 'penalty.ordered', match: matchOf(play, seat).id, seat, takers }),
  },
}

type Submission = Extract<Move, { type: 'lineup-submit' }>

const submitted = (lineUp: Submission['lineUp']): LineUp => {
  const { formation, goalkeeper, defence, midfield, attack, boostThird = null } = lineUp
  return { formation, goalkeeper, defence, midfield, attack, boostThird }
}
export function submitting(lineUp: LineUp): Submission {
  const { formation, goalkeeper, defence, midfield, attack, boostThird } = lineUp
  const eleven: Submission['lineUp'] = { formation, goalkeeper, defence, midfield, attack }
  if (boostThird !== null) eleven.boostThird = boostThird
  return { type: 'lineup-submit', lineUp: eleven }
}

export function lineUpProblem(at: Seen, seat: Seat, lineUp: Eleven, boost: number): Problem | null {
  const outfield = outfieldIn(lineUp)
  const { goalkeeper } = lineUp
  const cards = goalkeeper === GIVEN ? outfield : [goalkeeper, ...outfield]
  return (
    formationProblem(at, lineUp) ??
    firstOf(cards, (card) => known(at, 'player', card)) ??
    firstOf(cards, (card) => ownershipProblem(at, seat, card, 'SC-166')) ??
    unless(new Set(cards).size === cards.length, 'duplicate-player') ??
    unless(goalkeeper === GIVEN || isKeeper(at, goalkeeper), 'bad-goalkeeper') ??
    firstOf(outfield, (card) =>
      isKeeper(at, card) ? problem('bad-goalkeeper', { card }) : null,
    ) ??
    firstOf(cards, (card) => fitnessProblem(entryOf(at, seat, card))) ??
    gapProblem(at, seat, lineUp, outfield.length) ??
    boostProblem(at, seat, lineUp, boost)
  )
}

function outfieldIn(lineUp: Eleven): string[] {
  const cards: string[] = []
  for (const row of ROWS) for (const card of lineUp[row]) if (card !== null) cards.push(card)
  return cards
}

function formationProblem({ table }: Seen, lineUp: Eleven): Problem | null {
  const { formation } = lineUp
  if (!table.content.formations.includes(formation)) return problem('bad-formation', { formation })
  const sizes = rowsOf(formation)
  const row = ROWS.find((one) => lineUp[one].length !== sizes[one])
  return row === undefined ? null : problem('bad-formation', { row, size: sizes[row] })
}

function fitnessProblem(entry: Entry): Problem | null {
  const { card, injured, refuses } = entry
  if (isFit(entry)) return null
  if (injured) return problem('player-unavailable', { card, why: 'is injured' }, 'SC-202')
  return refuses
    ? problem('player-unavailable', { card, why: 'refuses to play' })
    : problem('player-unavailable', { card, why: 'is ruled out by a Game changer' }, 'SC-207')
}

const BOOST_CLAUSES = { league: 'SC-168', superDuper: 'SC-232', superCup: 'SC-239' } as const

function boostProblem(at: Seen, seat: Seat, lineUp: Eleven, boost: number): Problem | null {
  if ((lineUp.boostThird !== null) === boost > 0) return null
  return boost > 0
    ? problem('bad-boost', { boost, due: boost })
    : problem('bad-boost', { boost }, BOOST_CLAUSES[matchOf(at, seat).kind])
}

const OUTFIELD = 10

function gapProblem(at: Seen, seat: Seat, lineUp: Eleven, playing: number): Problem | null {
  const isWhole = playing === OUTFIELD || playing === fitOutfield(at, seat).length
  return unless(isWhole && !ROWS.some((row) => hasGapWithin(lineUp[row])), 'slot-not-filled')
}

const hasGapWithin = (row: readonly (string | null)[]): boolean =>
  row.some((card, place) => card === null && (row[place + 1] ?? null) !== null)

/**
 * Returns a set that contains all legal line-ups, but also some illegal line-ups, because the
 * players of each row are listed independently and a player may occur twice.
 */
function lineUpSpaces(at: Seen, seat: Seat): Spaces {
  const { boost } = ownSideOf(at, seat)
  const outfield = fitOutfield(at, seat).map(({ card }) => card)
  const keepers = fitKeepers(at, seat).map(({ card }) => card)
  const goalkeeper = oneOf([...keepers, GIVEN])
  const rows: Domain<(string | null)[]>[] = []
  const rowOf = (size: number) => {
    rows[size] ??= outfieldRow(outfield, size)
    return rows[size]
  }
  const formations = at.table.content.formations.map((formation) => {
    const sizes = rowsOf(formation)
    return record<Submission['lineUp']>({
      formation: is(formation),
      goalkeeper,
      defence: rowOf(sizes.defence),
      midfield: rowOf(sizes.midfield),
      attack: rowOf(sizes.attack),
      ...(boost > 0 ? { boostThird: oneOf(THIRDS) } : {}),
    })
  })
  return [hull('lineup-submit', { lineUp: either(...formations) })]
}

const outfieldRow = (cards: readonly string[], size: number): Domain<(string | null)[]> =>
  cards.length >= OUTFIELD
    ? arrange<string | null>(cards, size)
    : listOf(oneOf<string | null>([...cards, null]), size, size)

const vacancyOf = (at: Seen, seat: Seat): Slot =>
  sure(ownSideOf(at, seat).vacancy, 'player to be replaced')

const substitutesOf = (at: Seen, seat: Seat): string[] =>
  substitutesFor(at, seat, ownSideOf(at, seat), vacancyOf(at, seat))

export function stepLineUps(play: Play, match: Match): boolean {
  const { lineUps } = play.state.secret
  if (match.sides.some(({ seat, submitted }) => seat !== null && !submitted)) return false
  const shown = (seat: Seat | null): LineUp | null => {
    if (seat === null) return null
    const own = lineUps.find((one) => one.match === match.id && one.seat === seat)
    const { lineUp } = sure(own, 'line-up submitted')
    const { formation, goalkeeper, boostThird, defence, midfield, attack } = copied(lineUp)
    // The order of the fields must not change, because the logs of older games contain the fields
    // in this order.
    return { formation, goalkeeper, boostThird, defence, midfield, attack }
  }
  const [home, away] = match.sides
  const shownBoth: [LineUp | null, LineUp | null] = [shown(home.seat), shown(away.seat)]
  play.emit({ type: 'lineup.revealed', match: match.id, lineUps: shownBoth })
  if (match.kind === 'superCup') revealOpponent(play, match)
  return true
}

function revealOpponent({ state, table, chance, emit }: Play, match: Match): void {
  const seat = sure(match.sides[0].seat, 'manager in the final')
  const card = chance.pick(sure(state.secret.collections[seat], 'collection'))
  const { attack, midfield, defence } = teamOf(table.content, card)
  const team = { card, attack, midfield, defence }
  emit({ type: 'supercup.opponent-revealed', match: match.id, seat, ...team })
}
