import { plural } from '../../../../kernel/texts.ts'
import { OTHER_MATCHES, ofClub } from '../names.ts'
import type { Speaks } from '../speech.ts'

const RESULTS = { win: 'wins', draw: 'draws', loss: 'loses' } as const

export const REASONS = {
  points: 'has the points',
  superDuper: 'wins the last match of the best two',
  superCup: 'wins the SuperCup',
  cap: 'has most titles after the last season',
  resigned: 'is the last one left',
} as const

export const seasonEvents = {
  'season.started': ({ year }) => `The season of year ${year} begins.`,
  'sim.rolled': ({ seat, dice: [one, two], bonus, result, points }, context) => {
    const rolled = `rolls ${one}+${two}${bonus > 0 ? `+${bonus}` : ''}`
    const outcome = `${RESULTS[result]} its simulated match, ${plural(points, 'point')}`
    return ofClub(seat, context, `${context.who(seat)} ${rolled} and ${outcome}.`, OTHER_MATCHES)
  },
  'round.ended': () => null,
  'tie.rolled': ({ seat, die }, { who }) => `${who(seat)} rolls ${die} for the tie.`,
  'season.ranked': ({ year, ranking }, { who }) => {
    const places = ranking.map(({ seat, marker }) => `${who(seat)} ${marker}`)
    return `Year ${year} ends: ${places.join(', ')}.`
  },
  'flags.cleared': () => null,
  'supercup.card-won': ({ seat }, { who }) => `${who(seat)} wins an unseen SuperCup card.`,
  'supercup.chosen': ({ seat, play }, { who }) =>
    `${who(seat)} ${play ? 'plays the SuperCup final' : 'saves its SuperCup cards'}.`,
  'supercup.cards-returned': ({ seat, count }, { who }) =>
    `${who(seat)} gives back ${plural(count, 'SuperCup card')}.`,
  'final.started': ({ kind, finalists }, { who }) =>
    kind === 'superCup'
      ? null
      : `${finalists.map(who).join(' and ')} play one last match for the game.`,
  'seat.resigned': ({ seat }, { who }) => `${who(seat)} leaves the game.`,
  'game.finished': ({ winner, reason }, { who }) =>
    `${who(winner)} ${REASONS[reason]}, and the game.`,
} satisfies Speaks
