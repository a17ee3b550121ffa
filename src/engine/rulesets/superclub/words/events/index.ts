import { inMatch } from '../names.ts'
import type { Speech } from '../speech.ts'
import { clubEvents } from './clubs.ts'
import { dealEvents } from './deals.ts'
import { matchEvents } from './match.ts'
import { REASONS, seasonEvents } from './season.ts'

export const events: Speech['events'] = {
  ...clubEvents,
  ...dealEvents,
  ...seasonEvents,
  ...matchEvents,
}

export const masked: Speech['masked'] = {
  'deck.shuffled': () => null,
  'stacks.cut': () => 'The other players are cut into six stacks.',
  'stacks.refilled': () => 'The Inactive players fill the stacks again.',
  'unhappy.answered': ({ seat }, { who }) => `${who(seat)} has answered.`,
  'lot.sealed': ({ seat }, { who }) => `${who(seat)} has sealed an answer.`,
  'supercup.card-won': ({ seat }, { who }) => `${who(seat)} wins an unseen SuperCup card.`,
  'lineup.submitted': () => null,
  'game-changer.drawn': ({ match, seat }, context) =>
    inMatch(match, context, `${context.who(seat)} gets a Game changer.`),
  'game-changer.kept': ({ match, seat }, context) =>
    inMatch(match, context, `${context.who(seat)} keeps a tactical Game changer.`),
  'penalty.ordered': ({ seat }, { who }) => `${who(seat)} has its takers in order.`,
}

export const end: Speech['end'] = ({ reason, ranking }, { who }) => {
  const places = ranking.flat().map(who)
  const why = REASONS[reason as keyof typeof REASONS]
  return `${places[0]} ${why}, and the game. The places: ${places.join(', ')}.`
}
