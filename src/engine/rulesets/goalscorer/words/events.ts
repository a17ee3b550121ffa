import type { MasksOf, RulesetTexts } from '../../../kernel/texts.ts'
import type { events as specs } from '../events.ts'
import { HOME, otherSeat } from '../read/counters.ts'
import type { EndReason, Score } from '../state.ts'
import type { Goalscorer } from '../types.ts'
import { aCounter, called, its, moved, scored, short } from './names.ts'

export type Masks = MasksOf<typeof specs>
type Texts = RulesetTexts<Goalscorer, Masks>

export const events: Texts['events'] = {
  'game.started': ({ options: { rows, turnLimit } }, { who }) => {
    const limit = turnLimit === null ? 'no turn limit' : `${turnLimit} turns each`
    return `Kick-off: ${rows} rows, ${limit}. ${who(HOME)} moves first.`
  },
  'counters.dealt': ({ counters, seat }, { who, wording }) => {
    const hidden = counters.filter(({ status }) => status !== 'first-team')
    const dealt = hidden.map(({ counter, identity }) =>
      wording === 'seats' ? identity : `${short(counter)} ${identity}`,
    )
    return `${who(seat)}'s hidden counters: ${dealt.join(', ')}.`
  },
  'turn.started': () => null,
  'award.lapsed': ({ seat, award, reason }, { who }) =>
    reason === 'no-target'
      ? `${who(seat)}'s ${award} lapses: no Youth Counter can be picked.`
      : `${who(seat)}'s ${award} lapses: the turns are over.`,
  'youth.moved': ({ counter, from, to }, context) => moved(counter, from, to, context),
  'goal-line.reached': ({ counter }, context) =>
    `${its(counter, context)} is not the Star Player: it reaches the Goal Line for its debut.`,
  'penalty.awarded': ({ seat }, { who }) => `Penalty for ${who(seat)}.`,
  'offside.awarded': ({ seat }, { who }) => `Offside for ${who(seat)}.`,
  'penalty.taken': ({ seat, counter, outcome }, context) => {
    const penalty = `${context.who(seat)}'s penalty`
    const target = aCounter(counter, context)
    if (outcome === 'star-revealed') return `${penalty} hits ${target}, the Star Player, who stays.`
    if (outcome === 'no-effect') return `${penalty} hits the known Star Player: no effect.`
    return `${penalty} removes ${target}${outcome === 'goal' ? '' : ': no goal'}.`
  },
  'offside.taken': ({ seat, counter }, context) =>
    `${context.who(seat)} calls offside on ${aCounter(counter, context)}.`,
  // The sentence about a debut, a capture or a Penalty that hits the Star Player already says who
  // the counter is.
  'identity.revealed': ({ counter, identity, cause }, context) => {
    const isStated = cause === 'debut' || cause === 'capture'
    const isStarOfPenalty = cause === 'penalty' && identity === 'star'
    return isStated || isStarOfPenalty ? null : `${its(counter, context)} is ${called(identity)}.`
  },
  'counter.removed': () => null,
  'first-teamer.moved': ({ counter, from, to }, context) => moved(counter, from, to, context),
  'substitute.brought-on': ({ seat, off }, context) =>
    `${context.who(seat)} brings on the Substitute for ${aCounter(off, context)}.`,
  'debut.made': ({ seat, identity, to }, { who }) =>
    `${who(seat)}'s ${identity} makes its debut on ${to}.`,
  'counter.captured': ({ by, counter, identity, square }, context) => {
    const shown = short(counter) === identity ? '' : `: ${called(identity)}`
    return `${its(by, context)} captures ${aCounter(counter, context)} on ${square}${shown}.`
  },
  'goals.scored': ({ seat, goals, score, reason }, { who }) =>
    reason === 'star-arrived'
      ? `${who(seat)}'s Star Player crosses the Pitch: two goals, ${scored(score)}.`
      : `${goals === 1 ? 'Goal' : 'Two goals'} for ${who(seat)}: ${scored(score)}.`,
  'seat.stuck': ({ seat, step }, { who }) => {
    const kind = step === 'youth-move' ? 'Youth Counter' : 'First Teamer'
    return `${who(seat)} has no ${kind} that can move.`
  },
  'game.ended': ({ result: { reason, winner, score } }, { who }) =>
    ended(reason, winner, score, who),
}

export const masked: Texts['masked'] = {
  'counters.dealt': ({ seat }, { who, wording }) =>
    wording === 'seats'
      ? `${who(seat)} gets eight hidden counters and a hidden Substitute.`
      : `${who(seat)} gets eight hidden counters, y1–y8, and a hidden Substitute, s.`,
}

const ends: Record<Exclude<EndReason, 'resigned'>, string> = {
  'star-captured': 'A Star Player is captured',
  'star-arrived': 'A Star Player crossed the Pitch',
  'turn-limit': 'Full time',
  stuck: 'A side cannot move',
}

function ended(
  reason: EndReason,
  winner: number | null,
  score: Score,
  who: (seat: number) => string,
): string {
  if (winner === null)
    return reason === 'resigned' ? 'A draw.' : `${ends[reason]}: a draw, ${scored(score)}.`
  if (reason === 'resigned') return `${who(otherSeat(winner))} resigned. ${who(winner)} wins.`
  const [home, away] = score
  return `${ends[reason]}: ${who(winner)} wins ${Math.max(home, away)}–${Math.min(home, away)}.`
}

export const end: Texts['end'] = ({ reason, ranking, scores }, { who }) => {
  const [home = 0, away = 0] = scores
  const winner = ranking.length === 1 ? null : (ranking[0]?.[0] ?? null)
  return ended(reason as EndReason, winner, [home, away], who)
}
