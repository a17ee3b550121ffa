import { plural } from '../../../../kernel/texts.ts'
import { OTHER_MATCHES, ofClub } from '../names.ts'
import type { EventTexts } from '../texts.ts'

const RESULTS = { win: 'a win', draw: 'a draw', loss: 'a defeat' } as const

export const REASONS = {
  points: 'reached the target',
  superDuper: 'wins the Super-Duper-Cup',
  superCup: 'wins the SuperCup',
  cap: 'has the most season titles',
  resigned: 'is the last manager left',
} as const

export const seasonEvents = {
  'season.started': ({ year }) => `Season ${year} begins.`,
  'sim.rolled': ({ seat, dice: [one, two], bonus, result, points }, context) => {
    const rolled = `rolls ${one}+${two}${bonus > 0 ? `+${bonus}` : ''}`
    const outcome = `${RESULTS[result]}, ${plural(points, 'point')}`
    const sentence = `${context.who(seat)} ${rolled} in a simulated match: ${outcome}.`
    return ofClub(seat, context, sentence, OTHER_MATCHES)
  },
  'round.ended': () => null,
  'tie.rolled': ({ seat, die }, { who }) => `${who(seat)} rolls ${die} for the tie.`,
  'season.ranked': ({ year, ranking }, { who }) => {
    const places = ranking.map(({ seat, marker }) => `${who(seat)} ${marker}`)
    return `Season ${year} is over: ${places.join(', ')}.`
  },
  'flags.cleared': () => null,
  'supercup.card-won': ({ seat }, { who }) => `${who(seat)} wins a SuperCup card, face down.`,
  'supercup.chosen': ({ seat, play }, { who }) =>
    `${who(seat)} ${play ? 'plays the SuperCup final' : 'saves the SuperCup cards'}.`,
  'supercup.cards-returned': ({ seat, count }, { who }) =>
    `${who(seat)} loses ${plural(count, 'SuperCup card')}.`,
  'final.started': ({ kind, finalists }, { who }) =>
    kind === 'superCup'
      ? null
      : `${finalists.map(who).join(' and ')} play the deciding Super-Duper-Cup.`,
  'seat.resigned': ({ seat }, { who }) => `${who(seat)} resigned.`,
  'game.finished': ({ winner, reason }, { who }) =>
    `${who(winner)} ${REASONS[reason]} and wins the game.`,
} satisfies EventTexts
