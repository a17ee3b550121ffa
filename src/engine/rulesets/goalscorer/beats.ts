import type { BeatPart, Beats, Show, Weight } from '../../kernel/beats.ts'
import type { Seat } from '../../kernel/types.ts'
import { award, gameEnd, note, turn, walk } from '../shared/beats.ts'
import type { Identity } from './read/counters.ts'
import type { Goalscorer } from './types.ts'
import type { Masks } from './words/events.ts'

const counterThing = (id: string) => `counter:${id}` as const
const squareThing = (square: string) => `square:${square}` as const
const faceOf = (identity: Identity): string => (identity === 'star' ? '★' : identity)

interface Moved {
  readonly seat: Seat
  readonly counter: string
  readonly from: string
  readonly to: string
}
const moved = ({ seat, counter, from, to }: Moved, weight: Weight): BeatPart => {
  const thing = counterThing(counter)
  return walk({ seat, thing, from: squareThing(from), path: [squareThing(to)] }, weight)
}

interface Flipped {
  readonly counter: string
  readonly at?: string
  readonly face: string
  readonly tone: Extract<Show, { kind: 'flip' }>['tone']
}
const flipped = ({ counter, at, face, tone }: Flipped, weight: Weight): BeatPart => ({
  show: {
    kind: 'flip',
    thing: counterThing(counter),
    at: at === undefined ? null : squareThing(at),
    face,
    tone,
  },
  weight,
})

export const beats: Beats<Goalscorer, Masks> = {
  events: {
    'game.started': 'quiet',
    'counters.dealt': 'quiet',
    'turn.started': turn,
    'award.lapsed': () => note(1),
    'youth.moved': (event) => moved(event, 1),
    'goal-line.reached': () => note(1),
    'penalty.awarded': ({ seat }) => award(seat, 'Penalty'),
    'offside.awarded': ({ seat }) => award(seat, 'Offside'),
    // `penalty.taken` shows only a short note, because further events show the revealed identity,
    // the removal of the counter and the goal.
    'penalty.taken': () => note(2),
    'offside.taken': () => note(1),
    'identity.revealed': ({ counter, identity, cause }) => {
      if (cause === 'capture' || cause === 'debut') return 'leads'
      const isStar = identity === 'star'
      return flipped({ counter, face: faceOf(identity), tone: 'reveal' }, isStar ? 3 : 2)
    },
    'counter.removed': 'joins',
    'first-teamer.moved': (event) => moved(event, 1),
    'substitute.brought-on': () => note(2),
    'debut.made': (event) => moved(event, 2),
    'counter.captured': ({ counter, identity, square }) => {
      const weight = identity === 'star' ? 3 : 2
      return flipped({ counter, at: square, face: faceOf(identity), tone: 'capture' }, weight)
    },
    'goals.scored': ({ seat, score, goals }) => ({
      show: { kind: 'score', seat, score, goals },
      weight: 3,
    }),
    'seat.stuck': () => note(2),
    'game.ended': () => gameEnd,
  },
  masked: { 'counters.dealt': 'quiet' },
  questions: {
    'youth-move': 'live',
    penalty: 'live',
    offside: 'live',
    'first-teamer-move': 'live',
    'debut-move': 'live',
  },
}
