import type { Problem } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { developedOf, playerOf } from '../content/book.ts'
import { bonusOf, clubOf, entryOf, isTalent } from '../read/club.ts'
import { trainingOf, turnOf } from '../read/turns.ts'
import { unless } from '../refusals.ts'
import type { Rules, Seen } from '../types.ts'
import { moveToken } from './acts.ts'
import { ownPlayer } from './problems.ts'
import { eachOf } from './spaces.ts'
import { stepTurns } from './turns.ts'

export const trainingRules: Rules<'train-guarantee' | 'train-roll' | 'train-done'> = {
  'train-guarantee': {
    problem: (at, { seat, move: { card } }) =>
      ownPlayer(at, seat, card, 'SC-102') ??
      giftProblem(at, seat) ??
      trainedProblem(at, card) ??
      talentProblem(at, seat, card),
    spaces: (at, { seat }) => eachOf('train-guarantee', 'card', giftable(at, seat)),
    act(play, { seat, move: { card } }) {
      const from = entryOf(play, seat, card).stars
      const to = from + 1
      const developedId = developedOf(play.table.content, card, to)?.id ?? card
      play.emit({ type: 'training.guaranteed', seat, card, from, to, developedId })
      moveToken(play, seat, 'training')
    },
  },
  'train-roll': {
    problem: (at, { seat, move: { card } }) =>
      ownPlayer(at, seat, card, 'SC-102') ??
      rollProblem(at, seat, card) ??
      talentProblem(at, seat, card),
    spaces: (at, { seat }) => eachOf('train-roll', 'card', trainable(at, seat)),
    /**
     * Trains a player. To get n stars by training, a player needs a roll of n or more. The level of
     * the training department and the potential of the player limit the number of stars (SC-094).
     */
    act(play, { seat, move: { card } }) {
      const { content } = play.table
      const die = play.chance.die(DIE_MAX)
      const bonus = bonusOf(play, seat, 'trainingRollBonus')
      const from = entryOf(play, seat, card).stars
      const start = turnOf(play).guaranteed === card ? from - 1 : from
      const most = Math.min(start + trainingOf(play, seat).stars, playerOf(content, card).potential)
      const to = Math.max(from, Math.min(die + bonus, DIE_MAX, most))
      const developedId = developedOf(content, card, to)?.id ?? null
      play.emit({ type: 'training.rolled', seat, card, die, bonus, from, to, developedId })
      moveToken(play, seat, 'training')
    },
  },
  'train-done': {
    act: ({ emit }, { seat }) => emit({ type: 'turn.ended', seat }),
  },
}

const DIE_MAX = 6

/** Returns the players who may get a star without a roll of the die. */
export const giftable = (at: Seen, seat: Seat): string[] =>
  giftProblem(at, seat) ? [] : talentsOf(at, seat).filter((card) => !trainedProblem(at, card))

export const trainable = (at: Seen, seat: Seat): string[] =>
  talentsOf(at, seat).filter((card) => !rollProblem(at, seat, card))

const talentsOf = (at: Seen, seat: Seat): string[] =>
  clubOf(at, seat).squad.flatMap((entry) => (isTalent(at, entry) ? [entry.card] : []))

const talentProblem = (at: Seen, seat: Seat, card: string): Problem | null =>
  unless(isTalent(at, entryOf(at, seat, card)), 'no-potential', { card })

function giftProblem(at: Seen, seat: Seat): Problem | null {
  const { guaranteed, rolled } = turnOf(at)
  const isThere = trainingOf(at, seat).guaranteed > 0 && guaranteed === null
  return unless(isThere, 'no-guaranteed-star') ?? unless(rolled.length === 0, 'guarantee-too-late')
}

const trainedProblem = (at: Seen, card: string): Problem | null =>
  unless(
    turnOf(at).trained.includes(card) || !at.state.shared.trained.includes(card),
    'already-trained',
    { card },
  )

function rollProblem(at: Seen, seat: Seat, card: string): Problem | null {
  const { trained, rolled } = turnOf(at)
  const { trainees } = trainingOf(at, seat)
  return (
    unless(!rolled.includes(card), 'already-trained', { card }) ??
    trainedProblem(at, card) ??
    unless(trained.includes(card) || trained.length < trainees, 'no-trainings-left', { trainees })
  )
}

export const stepTraining = stepTurns('scouting')
