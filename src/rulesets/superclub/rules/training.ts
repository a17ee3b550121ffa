import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf, developedOf, playerOf } from '../content/book.ts'
import { bonusOf, clubOf, entryOf, isTalent } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Board, Decide, Setting } from '../types.ts'
import { moveToken } from './acts.ts'
import { turnOf } from './turns.ts'

/** What the training ground of a seat allows: trainees, stars for each, stars without a roll. */
export function trainingOf({ content }: Setting, { shared }: Pick<Board, 'shared'>, seat: Seat) {
  const club = clubOf(shared, seat)
  const { players, stars, guaranteed } = at(content.facilities.training, club.levels.training - 1)
  return { trainees: players + bonusOf(content, club, 'trainingExtraPlayers'), stars, guaranteed }
}

const DIE_MAX = 6

/** Reaching n stars needs a roll of n or more, within the level and the potential (SC-094). */
export const trained = (
  { from, start, potential }: { from: number; start: number; potential: number },
  rolled: number,
  levelStars: number,
): number => Math.max(from, Math.min(rolled, start + levelStars, potential))

function entryToTrain(
  state: Board,
  { content }: Setting,
  seat: Seat,
  card: string,
): { stars: number; isTalent: boolean } {
  must(cardsOf(content).players.has(card), 'unknown-id', { card })
  const entry = entryOf(clubOf(state.shared, seat), card)
  must(entry, 'not-your-player', { card })
  return { stars: entry.stars, isTalent: isTalent(content, entry) }
}

export const trainingMoves: Decide<'train-guarantee' | 'train-roll' | 'train-done'> = {
  'train-guarantee'(play, { seat, move: { card } }) {
    const { state, table, emit } = play
    const entry = entryToTrain(state, table, seat, card)
    const turn = turnOf(state)
    const { guaranteed } = trainingOf(table, state, seat)
    must(guaranteed > 0 && turn.guaranteed === null, 'no-guaranteed-star')
    must(turn.rolled.length === 0, 'guarantee-too-late')
    must(entry.isTalent, 'no-potential', { card })
    const to = entry.stars + 1
    const developedId = developedOf(table.content, card, to)?.id ?? card
    emit({ type: 'training.guaranteed', seat, card, from: entry.stars, to, developedId })
    moveToken(play, seat, 'training')
  },
  'train-roll'(play, { seat, move: { card } }) {
    const { state, table, chance, emit } = play
    const { content } = table
    const entry = entryToTrain(state, table, seat, card)
    const turn = turnOf(state)
    const { trainees, stars } = trainingOf(table, state, seat)
    must(!turn.rolled.includes(card), 'already-trained', { card })
    const isNew = !turn.trained.includes(card)
    must(!isNew || turn.trained.length < trainees, 'no-trainings-left', { trainees })
    must(entry.isTalent, 'no-potential', { card })
    const die = chance.die(6)
    const bonus = bonusOf(content, clubOf(state.shared, seat), 'trainingRollBonus')
    const from = entry.stars
    const start = turn.guaranteed === card ? from - 1 : from
    const { potential } = playerOf(content, card)
    const to = trained({ from, start, potential }, Math.min(DIE_MAX, die + bonus), stars)
    const developedId = developedOf(content, card, to)?.id ?? null
    emit({ type: 'training.rolled', seat, card, die, bonus, from, to, developedId })
    moveToken(play, seat, 'training')
  },
  'train-done': ({ emit }, { seat }) => emit({ type: 'turn.ended', seat }),
}
