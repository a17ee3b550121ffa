import {
  at as itemAt,
  listed,
  type MasksOf,
  plural,
  type RulesetTexts,
  seatsOf,
} from 'touchline/kernel'
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

  answers: { lay: 'Lay a card', dive: 'Dive', stay: 'Stay in the middle' },
  moves: {
    lay: ({ card }) => `lay ${card}`,
    dive: ({ corner }) => `dive ${corner}`,
    stay: () => 'stay, which you may once',
  },

  options: {
    kicks: 'Kicks of each team.',
    hand: 'Cards that each team holds.',
    mayRepeat: 'True if a keeper may dive into the same corner twice in a row.',
    decisionTimeLimitSeconds: 'Seconds for each answer; null for those of the table, if any.',
  },

  meanings: {
    'moves.lay': 'Lays a card face down, to shoot with.',
    'moves.dive': 'Dives into a corner.',
    'moves.stay': 'Stays in the middle.',
    card: 'The card of a shot.',
    cards: 'Cards, the top first.',
    corner: 'A corner of the goal; null if none is chosen yet.',
    corners: 'The corners of the goal.',
    deck: 'The undrawn cards.',
    discard: 'The used cards.',
    dive: 'The corner of the keeper’s dive; null if undecided or without a dive.',
    face: 'The face of the die.',
    goal: 'True if the kick is a goal.',
    goals: 'Number of goals so far.',
    hand: 'The viewer’s cards; null if you have no seat.',
    hands: 'The cards of each team.',
    id: 'The name of the card.',
    keeper: 'The team in goal.',
    kick: 'Number of the kick, from 1.',
    laid: 'The taker’s face-down card; null if there is none.',
    left: 'True if the team has given up.',
    power: 'The power of the shot.',
    reason: 'The rule that ended the game; null while it runs.',
    secret: 'All secrets, for admins and at the end.',
    shots: 'The cards of the deck.',
    size: 'The number of cards.',
    sizes: 'Numbers of hidden cards.',
    'sizes.*': 'The number of cards.',
    stayed: 'True if the keeper has stayed once.',
    step: 'The answer that the game needs next.',
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
