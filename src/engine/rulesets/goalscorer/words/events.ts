import type { MasksOf, RulesetTexts } from '../../../kernel/texts.ts'
import type { events as specs } from '../events.ts'
import type { EndReason, Score } from '../state.ts'
import type { Goalscorer } from '../types.ts'
import { called, its, moved, scored, short } from './names.ts'

export type Masks = MasksOf<typeof specs>
type Speech = RulesetTexts<Goalscorer, Masks>

export const events: Speech['events'] = {
  'game.started': ({ options: { rows, turnLimit } }) => {
    const limit = turnLimit === null ? 'no limit of turns' : `${turnLimit} turns a side`
    return `A Pitch of ${rows} rows, ${limit}. Home begins.`
  },
  'counters.dealt': ({ counters, seat }, { who }) => {
    const hidden = counters.filter(({ status }) => status !== 'first-team')
    const dealt = hidden.map(({ counter, identity }) => `${short(counter)} ${identity}`)
    return `${who(seat)} is dealt ${dealt.join(', ')}.`
  },
  'turn.started': () => null,
  'award.lapsed': ({ seat, award, reason }, { who }) =>
    reason === 'no-target'
      ? `${who(seat)}'s ${award} lapses: there is no counter to pick.`
      : `${who(seat)}'s ${award} lapses: the turns are used up.`,
  'youth.moved': ({ counter, from, to }, context) => moved(counter, from, to, context),
  'goal-line.reached': ({ counter }, context) =>
    `${its(counter, context)} is on the Goal Line, so it is not the Star Player, ` +
    'and makes its debut.',
  'penalty.awarded': ({ seat }, { who }) => `Penalty to ${who(seat)}.`,
  'offside.awarded': ({ seat }, { who }) => `Offside to ${who(seat)}.`,
  'penalty.taken': ({ seat, counter, outcome }, { who }) => {
    const taken = `${who(seat)} takes the penalty on ${short(counter)}`
    if (outcome === 'star-revealed') return `${taken}: it is the Star Player, who stays.`
    if (outcome === 'no-effect') return `${taken}, the known Star Player: nothing comes of it.`
    return `${taken}, which leaves the Pitch${outcome === 'goal' ? '' : ' without a goal'}.`
  },
  'offside.taken': ({ seat, counter }, { who }) =>
    `${who(seat)} calls offside on ${short(counter)}.`,
  // Other events already name the counter after a debut, a capture or a Penalty.
  'identity.revealed': ({ counter, identity, cause }, context) => {
    const isStated = cause === 'debut' || cause === 'capture'
    const isStarOfPenalty = cause === 'penalty' && identity === 'star'
    return isStated || isStarOfPenalty ? null : `${its(counter, context)} is ${called(identity)}.`
  },
  'counter.removed': () => null,
  'first-teamer.moved': ({ counter, from, to }, context) => moved(counter, from, to, context),
  'substitute.brought-on': ({ seat, off }, { who }) =>
    `${who(seat)} brings on the Substitute for ${short(off)}.`,
  'debut.made': ({ seat, identity, to }, { who }) =>
    `${who(seat)}'s ${identity} makes its debut on ${to}.`,
  'counter.captured': ({ by, counter, identity, square }, context) => {
    const shown = short(counter) === identity ? '' : `: ${called(identity)}`
    return `${its(by, context)} captures ${short(counter)} on ${square}${shown}.`
  },
  'goals.scored': ({ seat, goals, score, reason }, { who }) => {
    const crossed = reason === 'star-arrived' ? 'The Star Player has crossed the Pitch. ' : ''
    return `${crossed}${goals === 1 ? 'Goal' : 'Two goals'} for ${who(seat)}: ${scored(score)}.`
  },
  'seat.stuck': ({ seat, step }, { who }) => {
    const kind = step === 'youth-move' ? 'Youth Counter' : 'First Teamer'
    return `${who(seat)} has no ${kind} that can move.`
  },
  'game.ended': ({ result: { reason, winner, score } }, { who }) =>
    ended(reason, winner === null ? null : who(winner), score),
}

export const masked: Speech['masked'] = {
  'counters.dealt': ({ seat }, { who }) =>
    `${who(seat)} is dealt eight hidden counters y1–y8 and a hidden Substitute s.`,
}

const ends: Record<EndReason, string> = {
  'star-captured': 'A Star Player is captured',
  'star-arrived': 'A Star Player is on the Goal Line',
  'turn-limit': 'The turns are used up',
  stuck: 'A side cannot move',
  resigned: 'A side resigns',
}

function ended(reason: EndReason, winner: string | null, score: Score): string {
  return `${ends[reason]}. ${winner === null ? 'A draw' : `${winner} wins`}, ${scored(score)}.`
}

export const end: Speech['end'] = ({ reason, ranking, scores }, { who }) => {
  const first = ranking.length === 1 ? undefined : ranking[0]?.[0]
  const [home = 0, away = 0] = scores
  return ended(reason as EndReason, first === undefined ? null : who(first), [home, away])
}
