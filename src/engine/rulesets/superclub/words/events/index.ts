import { listed } from '../../../../kernel/texts.ts'
import { inMatch } from '../names.ts'
import type { Texts } from '../texts.ts'
import { clubEvents } from './clubs.ts'
import { dealEvents } from './deals.ts'
import { matchEvents } from './match.ts'
import { REASONS, seasonEvents } from './season.ts'

export const events: Texts['events'] = {
  ...clubEvents,
  ...dealEvents,
  ...seasonEvents,
  ...matchEvents,
}

export const masked: Texts['masked'] = {
  'deck.shuffled': () => null,
  'stacks.cut': () => 'The other players form six continent stacks.',
  'stacks.refilled': () => 'The Inactive players form new continent stacks.',
  'unhappy.answered': ({ seat }, { who }) => `${who(seat)} has answered.`,
  'lot.sealed': ({ seat }, { who }) => `${who(seat)} has answered in secret.`,
  'supercup.card-won': ({ seat }, { who }) => `${who(seat)} wins a SuperCup card, face down.`,
  'lineup.submitted': () => null,
  'game-changer.drawn': ({ match, seat }, context) =>
    inMatch(match, context, `${context.who(seat)} gets a Game changer.`),
  'game-changer.kept': ({ match, seat }, context) =>
    inMatch(match, context, `${context.who(seat)} keeps a tactical Game changer.`),
  'penalty.ordered': ({ seat }, { who }) => `${who(seat)} has named the penalty takers.`,
}

export const end: Texts['end'] = ({ reason, ranking }, { who }) => {
  const [winner, ...others] = ranking.flat().map(who)
  const why = REASONS[reason as keyof typeof REASONS]
  return `${winner} ${why} and wins the game, ahead of ${listed(others)}.`
}
