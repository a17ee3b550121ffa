import type { Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import { sure } from '../../shared/sure.ts'
import { matchEventOf } from '../content/book.ts'
import { isCup, matchOf, seatIn, sideAsked, waitsFor } from '../read/match.ts'
import { handOf, openCardsOf, playerOf } from '../read/players.ts'
import { scoreAfter } from '../read/score.ts'
import { problem } from '../refusals.ts'
import { type HomeOrAway, type Score, type Stage, stageSchema } from '../state.ts'
import type { Match, Play, RisingStar } from '../types.ts'
import { payOut } from './payout.ts'

const MATCH_DIE = 12

export function rollDice(play: Play): void {
  const match = matchOf(play)
  const { red, blue, score } = roll(play)
  const stage = stageAfter(play, { ...match, score })
  play.emit({ type: 'match.dice-rolled', match: match.id, red, blue, score, stage })
}

function roll({ chance }: Play) {
  const red = chance.die(MATCH_DIE)
  const blue = chance.die(MATCH_DIE)
  return { red, blue, score: { home: red, away: blue } }
}

export function playMatch(play: Play): void {
  if (matchOf(play).stage === 'extra-time') rollExtraTime(play)
  const { stage } = matchOf(play)
  if (sideAsked(stage) !== null) return
  if (stage === 'penalties') takePenalties(play)
  end(play)
}

function rollExtraTime(play: Play): void {
  const match = matchOf(play)
  const { red, blue, score } = roll(play)
  const stage = stageAfter(play, { ...match, extraTime: score })
  const aggregate = aggregateOf(match, score)
  const type = 'match.extra-time-rolled'
  play.emit({ type, match: match.id, red, blue, score, aggregate, stage })
}

function aggregateOf({ score }: Match, extraTime: Score): Score {
  const { home, away } = sure(score, 'score of normal time')
  return { home: home + extraTime.home, away: away + extraTime.away }
}

const STAGES: readonly Stage[] = stageSchema.exclude(['dice', 'over']).options

function stageAfter(play: Play, match: Match): Stage {
  const passed = STAGES.indexOf(match.stage)
  return STAGES.find((stage, place) => place > passed && isEntered(play, match, stage)) ?? 'over'
}

function isEntered(play: Play, match: Match, stage: Stage): boolean {
  const { kind, score, extraTime } = match
  const reopens = extraTime !== null && play.table.options.cupCardWindow === 'until-used'
  switch (stage) {
    case 'home-card':
      return mayPlayCard(play, match, 'home')
    case 'away-card':
      return mayPlayCard(play, match, 'away')
    case 'extra-time':
      return isCup(kind) && isLevel(score)
    case 'home-card-et':
      return reopens && mayPlayCard(play, match, 'home')
    case 'away-card-et':
      return reopens && mayPlayCard(play, match, 'away')
    case 'penalties':
      return isLevel(extraTime)
    default:
      return false
  }
}

const isLevel = (score: Score | null): boolean => score !== null && score.home === score.away

/**
 * True if the side may play a card in the match. The result depends only on the number of the
 * side's cards, which is public (RS-R34).
 */
function mayPlayCard(play: Play, match: Match, side: HomeOrAway): boolean {
  const seat = seatIn(match[side])
  return seat !== null && !match.used[side] && handOf(play, seat).length > 0
}

export const matchCardRules: Rules<RisingStar, 'play-match-event' | 'decline-match-event'> = {
  'play-match-event': {
    problem(at, { seat, move: { card } }) {
      if (openCardsOf(playerOf(at, seat)).includes(card))
        return problem('not-a-match-event', { card })
      return handOf(at, seat).includes(card) ? null : problem('card-not-held', { card })
    },
    spaces: (at, { seat }) => [exactly('play-match-event', { card: oneOf(handOf(at, seat)) })],
    act(play, { seat, move: { card } }) {
      const { table, chance, emit } = play
      const match = matchOf(play)
      const { side, score: before, period } = waitsFor(match)
      const { effects } = matchEventOf(table.content, card)
      const { score, rerolled } = scoreAfter(effects, side, before, () => chance.die(MATCH_DIE))
      const after = period === 'extra-time' ? { extraTime: score } : { score }
      const stage = stageAfter(play, { ...match, ...after, used: { ...match.used, [side]: true } })
      const type = 'match.card-played'
      emit({ type, match: match.id, seat, side, card, rerolled, score, period, stage })
      emit({ type: 'card.returned', deck: 'dayToDay', card, position: 'bottom' })
      playMatch(play)
    },
  },

  'decline-match-event': {
    act(play, { seat }) {
      const match = matchOf(play)
      const { side } = waitsFor(match)
      const stage = stageAfter(play, match)
      play.emit({ type: 'match.card-declined', match: match.id, seat, side, stage })
      playMatch(play)
    },
  },
}

/**
 * Plays a penalty shoot-out as sudden death. In each round of a shoot-out, both sides kick,
 * starting with the visitor (RS-R38, RS-R44). About half of the rounds have a winner, so a
 * shoot-out ends after a few rounds in practice.
 */
function takePenalties(play: Play): void {
  const { id: match } = matchOf(play)
  const tally = { home: 0, away: 0 }
  for (let round = 1; tally.home === tally.away; round += 1) {
    for (const side of ['away', 'home'] as const) {
      const { red, blue } = roll(play)
      const scored = side === 'away' ? blue > red : red > blue
      if (scored) tally[side] += 1
      const type = 'match.penalty-taken'
      play.emit({ type, match, round, side, red, blue, scored, tally: { ...tally } })
    }
  }
}

function end(play: Play): void {
  const match = matchOf(play)
  const { id, kind, home, away, score, extraTime, penalties } = match
  const winner = winnerOf(penalties ?? extraTime ?? score)
  play.emit({
    type: 'match.ended',
    match: id,
    winner,
    decidedBy: penalties ? 'penalties' : extraTime ? 'extra-time' : 'normal-time',
    score: score && { ...score },
    extraTime: extraTime && { ...extraTime },
    penalties: penalties && { ...penalties },
    aggregate: extraTime && aggregateOf(match, extraTime),
  })
  payOut(play, kind, { home: seatIn(home), away: seatIn(away) }, winner)
}

function winnerOf(score: Match['score']): HomeOrAway | 'draw' {
  if (score === null || score.home === score.away) return 'draw'
  return score.home > score.away ? 'home' : 'away'
}
