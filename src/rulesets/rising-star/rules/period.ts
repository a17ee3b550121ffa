import { matchEventOf } from '../content/book.ts'
import { isCup, matchOf, playerOf, seatIn, sideAsked } from '../read/players.ts'
import { scoreAfter } from '../read/score.ts'
import { must } from '../refusals.ts'
import { type HomeOrAway, type Score, type Stage, stageSchema } from '../state.ts'
import type { Answer, Match, Play, Player } from '../types.ts'
import type { Next } from './next.ts'
import { payOut } from './payout.ts'

const MATCH_DIE = 12

/** Normal time: red for home, blue for away (RS-705, RS-706). */
export function rollDice(play: Play): void {
  const match = matchOf(play.state)
  const { red, blue, score } = roll(play)
  const stage = stageAfter(play, { ...match, score })
  play.emit({ type: 'match.dice-rolled', match: match.id, red, blue, score, stage })
}

function roll({ chance }: Play) {
  const red = chance.die(MATCH_DIE)
  const blue = chance.die(MATCH_DIE)
  return { red, blue, score: { home: red, away: blue } }
}

/** Plays on until a side has to decide on a card, or the match has ended. */
export function playMatch(play: Play): Next {
  if (matchOf(play.state).stage === 'extra-time') rollExtraTime(play)
  const { stage } = matchOf(play.state)
  if (sideAsked(stage) !== null) return 'rests'
  if (stage === 'penalties') takePenalties(play)
  end(play)
  return 'done'
}

function rollExtraTime(play: Play): void {
  const match = matchOf(play.state)
  const { red, blue, score } = roll(play)
  const stage = stageAfter(play, { ...match, extraTime: score })
  const aggregate = sumOf(match.score, score)
  const type = 'match.extra-time-rolled'
  play.emit({ type, match: match.id, red, blue, score, aggregate, stage })
}

const sumOf = (one: Score | null, other: Score): Score => ({
  home: (one?.home ?? 0) + other.home,
  away: (one?.away ?? 0) + other.away,
})

const STAGES: readonly Stage[] = stageSchema.exclude(['dice', 'over']).options

/** The stage that is really entered next, of a match whose last stage has brought this score. */
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

/** Told by the number of cards alone, which everybody sees (RS-R34). */
function mayPlayCard({ state }: Play, match: Match, side: HomeOrAway): boolean {
  const seat = seatIn(match[side])
  return seat !== null && !match.used[side] && playerOf(state, seat).matchEvents.length > 0
}

export function playMatchEvent(
  play: Play,
  { seat, move: { card } }: Answer<'play-match-event'>,
): Next {
  const { state, table, chance, emit } = play
  const match = matchOf(state)
  const player = playerOf(state, seat)
  must(!openCardsOf(player).includes(card), 'not-a-match-event', { card })
  must(player.matchEvents.includes(card), 'card-not-held', { card })

  const { side, score: before, period } = asked(match)
  const reroll = () => chance.die(MATCH_DIE)
  const { effects } = matchEventOf(table.content, card)
  const { score, rerolled } = scoreAfter(effects, side, before, reroll)
  const after = period === 'extra-time' ? { extraTime: score } : { score }
  const stage = stageAfter(play, { ...match, ...after, used: { ...match.used, [side]: true } })
  const type = 'match.card-played'
  emit({ type, match: match.id, seat, side, card, rerolled, score, period, stage })
  emit({ type: 'card.returned', deck: 'dayToDay', card, position: 'bottom' })
  return playMatch(play)
}

export function declineMatchEvent(play: Play, { seat }: Answer<'decline-match-event'>): Next {
  const match = matchOf(play.state)
  const { side } = asked(match)
  const stage = stageAfter(play, match)
  play.emit({ type: 'match.card-declined', match: match.id, seat, side, stage })
  return playMatch(play)
}

/** What lies open before a seat: none of it is a Match Event Card. */
const openCardsOf = ({ contract, agent, sponsorships, magicSponges }: Player) => [
  ...[contract, agent, sponsorships.boot, sponsorships.clothing, sponsorships.product],
  ...magicSponges,
]

function asked({ stage, score, extraTime }: Match) {
  const side = sideAsked(stage)
  if (side === null || score === null) throw new Error('no card is waited for')
  const period = extraTime === null ? ('normal-time' as const) : ('extra-time' as const)
  return { side, period, score: extraTime ?? score }
}

/**
 * Sudden death: a round is a kick by each side, the visitor first (RS-R38, RS-R44). Half of the
 * rounds decide, so that the limit of events is never near.
 */
function takePenalties(play: Play): void {
  const { id: match } = matchOf(play.state)
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
  const match = matchOf(play.state)
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
    aggregate: extraTime && sumOf(score, extraTime),
  })
  payOut(play, kind, { home: seatIn(home), away: seatIn(away) }, winner)
}

function winnerOf(score: Match['score']): HomeOrAway | 'draw' {
  if (score === null || score.home === score.away) return 'draw'
  return score.home > score.away ? 'home' : 'away'
}
