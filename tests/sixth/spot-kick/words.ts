import { at as itemAt, seatsOf } from '../../../src/engine/kernel/define.ts'
import {
  listed,
  type MasksOf,
  plural,
  type RulesetTexts,
} from '../../../src/engine/kernel/texts.ts'
import type { events } from './events.ts'
import type { SpotKick } from './types.ts'

export const words: RulesetTexts<SpotKick, MasksOf<typeof events>> = {
  handles: ({ seats }) => seatsOf(seats).map((seat) => `Team ${seat + 1}`),

  events: {
    'deck.shuffled': () => null,
    'hand.dealt': ({ seat, cards }, { who }) => `${who(seat)} is dealt ${listed(cards)}.`,
    'kick.begun': ({ kick, taker, keeper }, { who }) =>
      `Kick ${kick}: ${who(taker)} shoots, ${who(keeper)} keeps goal.`,
    'card.laid': ({ seat, card }, { who }) => `${who(seat)} lays ${card}.`,
    'keeper.dived': ({ seat, corner }, { who }) => `${who(seat)} dives ${corner}.`,
    'keeper.stayed': ({ seat }, { who }) => `${who(seat)} stays.`,
    'card.turned': ({ seat, card }, { who }) => `${who(seat)} has laid ${card}.`,
    'die.rolled': ({ seat, face }, { who }) => `${who(seat)} rolls ${face}.`,
    'kick.judged': ({ seat, goal }, { who }) =>
      goal ? `Goal for ${who(seat)}.` : `${who(seat)} does not score.`,
    'card.drawn': ({ seat, card }, { who }) => `${who(seat)} draws ${card}.`,
    'seat.left': ({ seat }, { who }) => `${who(seat)} gives up.`,
    'kick.voided': () => 'The kick does not count.',
    // The result is announced elsewhere.
    'game.ended': () => null,
  },
  masked: {
    'deck.shuffled': () => null,
    'hand.dealt': ({ seat, size }, { who }) => `${who(seat)} is dealt ${plural(size, 'card')}.`,
    'card.laid': ({ seat }, { who }) => `${who(seat)} lays a card face down.`,
    'card.drawn': () => null,
  },

  facts: ({ view, seat, who }) => {
    const { goals, taken } = itemAt(view.teams, seat)
    const others = view.teams.flatMap((team, other) =>
      other === seat ? [] : [`${who(other)} ${team.goals} of ${team.taken}`],
    )
    return [`You are ${who(seat)}: ${goals} of ${taken}. ${others.join(', ')}.`]
  },

  questions: {
    shot: ({ view, who }) => `Which card do you lay against ${who(view.keeper)}?`,
    save: ({ view, who }) => `Where do you dive against ${who(view.taker)}?`,
  },

  moves: {
    lay: ({ card }) => `lay ${card}`,
    dive: ({ corner }) => `dive ${corner}`,
    stay: () => 'stay, which you may once',
  },

  options: {
    kicks: 'Kicks of each team.',
    hand: 'Cards that each team holds.',
    mayRepeat: 'Whether a keeper may dive twice running into one corner.',
    decisionTimeLimitSeconds: 'Seconds for each answer; null: those of the table, if any.',
  },

  meanings: {
    'moves.lay': 'Lays a card face down, to shoot with.',
    'moves.dive': 'Dives into a corner.',
    'moves.stay': 'Stays in the middle.',
    card: 'The card with which a shot is taken.',
    cards: 'Cards, the top first.',
    corner: 'A corner of the goal; null: none yet.',
    corners: 'The corners of the goal.',
    deck: 'The cards that nobody has drawn.',
    discard: 'The cards that are done.',
    dive: 'Where the keeper dives; null: not decided, or nowhere.',
    face: 'What the die shows.',
    goal: 'Whether the kick is a goal.',
    goals: 'Goals so far.',
    hand: 'The own cards; null: the viewer has no seat.',
    hands: 'The cards of each team.',
    id: 'The name of the card.',
    keeper: 'The team in goal.',
    kick: 'Number of the kick, from 1.',
    laid: 'The card that lies face down before the taker; null: none.',
    left: 'Whether the team has given up.',
    power: 'How hard the shot is.',
    reason: 'By which rule the game ended; null while it runs.',
    secret: 'All that is secret, for admins and at the end.',
    shots: 'The cards of the deck.',
    size: 'How many cards.',
    sizes: 'How many cards there are of what is hidden.',
    'sizes.*': 'How many cards.',
    stayed: 'Whether the keeper has stayed once.',
    step: 'What the game waits for.',
    taken: 'Kicks taken so far.',
    taker: 'The team that shoots.',
    teams: 'The teams, in seat order.',
  },

  result: ({ ranking, scores, reason }, { told: { who }, view: { teams } }) => ({
    headline: `${listed(itemAt(ranking, 0).map(who))} first.`,
    why: reason === 'walkover' ? 'All others left.' : 'All kicks are taken.',
    clause: reason === 'walkover' ? 'SK-13' : 'SK-12',
    rows: ranking.flat().map((seat) => ({
      seat,
      parts: [{ label: 'Kicks taken', value: `${itemAt(teams, seat).taken}` }],
      total: `${scores[seat] ?? 0}`,
    })),
  }),

  end: ({ ranking, scores, reason }, { who }) => {
    const first = itemAt(ranking, 0)
    const goals = plural(Math.max(...scores), 'goal')
    const left = reason === 'walkover' ? 'Everybody else has given up. ' : ''
    if (first.length > 1) return `${left}${listed(first.map(who))} share the win with ${goals}.`
    return `${left}${who(itemAt(first, 0))} wins with ${goals}.`
  },
}
