import type { Seat } from '../../../kernel/types.ts'
import { cardsOf } from '../content/book.ts'
import type { Move } from '../moves.ts'
import { clubOf, entryOf, isKeeper } from '../read/club.ts'
import { mustBeLineUp, onPitch, substitutesFor } from '../read/line-ups.ts'
import { must } from '../refusals.ts'
import { GIVEN, type LineUp, type SideIndex } from '../state.ts'
import type { Board, Decide, Game, Playing } from '../types.ts'

const SIDES = [0, 1] as const

/** The match that a seat plays now; everybody plays at most one at a time. */
export function matchOf({ shared }: Pick<Board, 'shared'>, seat: Seat): Game {
  const match = shared.matches.find(({ sides }) => sides.some((side) => side.seat === seat))
  if (!match) throw new Error(`${seat} plays no match`)
  return match
}

export const sideOf = ({ sides }: Game, seat: Seat): SideIndex => (sides[0].seat === seat ? 0 : 1)

export const lineUpOf = (move: Extract<Move, { type: 'lineup-submit' }>['lineUp']): LineUp => ({
  ...move,
  boostThird: move.boostThird ?? null,
})

/** Both line-ups are shown together; then the SuperCup opponent is drawn (SC-171, SC-237). */
export function stepLineUps(play: Playing, match: Game): boolean {
  const { state, chance, emit } = play
  const { secret } = state
  if (match.sides.some(({ seat, submitted }) => seat !== null && !submitted)) return false
  const [home, away] = SIDES.map((index) => {
    const { seat } = match.sides[index]
    const found = secret.lineUps.find((one) => one.match === match.id && one.seat === seat)
    return found ? structuredCopy(found.lineUp) : null
  })
  emit({ type: 'lineup.revealed', match: match.id, lineUps: [home ?? null, away ?? null] })
  const owner = match.sides[0].seat
  if (match.kind === 'superCup' && owner !== null) {
    const card = chance.pick(secret.collections[owner] ?? [])
    const team = play.table.content.superCup.find(({ id }) => id === card)
    if (!team) throw new RangeError(`no SuperCup team ${card}`)
    const { attack, midfield, defence } = team
    emit({
      type: 'supercup.opponent-revealed',
      match: match.id,
      seat: owner,
      card,
      attack,
      midfield,
      defence,
    })
  }
  return true
}

const structuredCopy = ({
  defence,
  midfield,
  attack,
  ...rest
}: Game['sides'][0]['lineUp'] & {}): LineUp => ({
  ...rest,
  defence: [...defence],
  midfield: [...midfield],
  attack: [...attack],
})

export const lineUpMoves: Decide<'lineup-submit' | 'sub-bring' | 'penalties-order'> = {
  'lineup-submit'({ state, table, emit }, { seat, move }) {
    const match = matchOf(state, seat)
    const lineUp = lineUpOf(move.lineUp)
    const { boost } = match.sides[sideOf(match, seat)]
    mustBeLineUp(table.content, clubOf(state.shared, seat), lineUp, boost)
    emit({ type: 'lineup.submitted', match: match.id, seat, lineUp })
  },
  'sub-bring'({ state, table, emit }, { seat, move: { card } }) {
    const { content } = table
    const match = matchOf(state, seat)
    const side = match.sides[sideOf(match, seat)]
    const { vacancy } = side
    if (!vacancy) throw new Error('nobody is to be replaced')
    must(card === GIVEN || cardsOf(content).players.has(card), 'unknown-id', { card })
    const club = clubOf(state.shared, seat)
    must(card === GIVEN || entryOf(club, card), 'not-your-player', { card })
    const fitting = substitutesFor(content, club, side, vacancy)
    must(fitting.includes(card), 'bad-substitute', { card })
    const third = match.third?.index ?? 1
    emit({ type: 'player.substituted', match: match.id, third, seat, ...vacancy, card })
  },
  'penalties-order'({ state, emit }, { seat, move: { takers } }) {
    const match = matchOf(state, seat)
    const onField = takersOf(match, sideOf(match, seat))
    const isPermutation =
      takers.length === onField.length &&
      new Set(takers).size === takers.length &&
      takers.every((taker) => onField.includes(taker))
    must(isPermutation, 'bad-penalty-order', { takers: onField.length })
    emit({ type: 'penalty.ordered', match: match.id, seat, takers })
  },
}

/** Who may take a penalty: all on the pitch at the final whistle, Given among them. */
export function takersOf({ sides }: Game, index: SideIndex): string[] {
  const { lineUp } = sides[index]
  if (!lineUp) throw new Error('the line-up is not revealed')
  const cards = onPitch(lineUp)
  return lineUp.goalkeeper === GIVEN ? [GIVEN, ...cards] : cards
}

/** A free substitution swaps players of a kind: outfield players, or keepers and Given. */
export function isExchange(
  content: Playing['table']['content'],
  club: Parameters<typeof substitutesFor>[1],
  side: Game['sides'][0],
  { out, coming }: { out: string; coming: string },
): boolean {
  const { lineUp } = side
  if (!lineUp) return false
  const inGoal = out === lineUp.goalkeeper
  const isPlaying = inGoal || onPitch(lineUp).includes(out)
  if (!isPlaying || out === coming) return false
  if (inGoal && coming === GIVEN) return true
  const slot = inGoal ? 1 : 2
  return (
    coming !== GIVEN &&
    isKeeper(content, coming) === inGoal &&
    substitutesFor(content, club, side, { row: 'defence', slot }).includes(coming)
  )
}
