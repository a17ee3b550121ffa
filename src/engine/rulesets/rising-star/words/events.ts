import { at } from '../../../kernel/define.ts'
import {
  type EarlierEvent,
  type EventContext,
  listed,
  type MasksOf,
  plural,
  type RulesetTexts,
} from '../../../kernel/texts.ts'
import type { Seat, Viewer } from '../../../kernel/types.ts'
import { contractOf, drawnCardOf } from '../content/book.ts'
import type { Event, events as specs } from '../events.ts'
import type { Reason, Score } from '../state.ts'
import type { RisingStar } from '../types.ts'
import {
  cardCalled,
  clubCalled,
  contractCalled,
  deckCalled,
  effectCalled,
  effectsCalled,
  money,
  scored,
  sideCalled,
  slotCalled,
  tileCalled,
  worthCalled,
} from './names.ts'

export type Masks = MasksOf<typeof specs>
type Texts = RulesetTexts<RisingStar, Masks>
type Context = EventContext<RisingStar>
type Is<T extends Event['type']> = Extract<Event, { type: T }>

const setupEvents = {
  'tokens.laid-out': ({ tokens }) => `The tokens to choose from: ${listed(tokens)}.`,
  'deck.shuffled': ({ deck }, { table }) =>
    table.options.reshuffle ? `The ${deckCalled(deck)} is shuffled.` : null,
  'token.chosen': ({ seat, token }, { who, table: { content } }) =>
    `${who(seat)} takes the ${token} token: ${clubCalled(content, token)}.`,
  'contract.dealt': ({ seat, card }, { who, table: { content } }) => {
    const { loyaltyBonus } = contractOf(content, card)
    const contract = contractCalled(content, card)
    return `${who(seat)} starts as ${contract} with ${money(loyaltyBonus)}.`
  },
  'contracts.boxed': () => null,
  'opening.rolled': ({ rolls }, context) => `Opening roll: ${rolled(rolls, context)}.`,
  'opening.decided': ({ firstSeat }, { who }) => `${who(firstSeat)} begins.`,
} satisfies Partial<Texts['events']>

const turnEvents = {
  'turn.started': () => null,
  'die.rolled': ({ seat, value, purpose }, { who }) =>
    purpose === 'move' ? null : `${who(seat)} rolls ${value} for fitness.`,
  'token.moved': ({ seat, to, steps, unusedSteps, cause }, { who, table: { content } }) => {
    const tile = tileCalled(at(content.board, to))
    if (cause === 'card') return `${who(seat)} moves to ${tile}.`
    return `${who(seat)} rolls ${steps + unusedSteps}: ${tile}.`
  },
  'season.completed': ({ seat, season }, { who }) => `${who(seat)} completes season ${season}.`,
  'career.ended': ({ seat }, { who }) => `${who(seat)}'s career is over.`,
  'player.injured': ({ seat }, { who }) => `${who(seat)} is injured.`,
  'fitness.failed': () => null,
  'player.recovered': ({ seat, cause }, { who }) =>
    cause === 'six' ? `${who(seat)} is fit again.` : null,
  'sponge.played': ({ seat }, { who }) => `${who(seat)} plays a Magic Sponge and is fit again.`,
} satisfies Partial<Texts['events']>

const cardEvents = {
  'card.drawn': drawn,
  'card.kept': () => null,
  'swap.offered': () => null,
  'card.returned': () => null,
  'card.deck-empty': ({ deck }) => `The ${deckCalled(deck)} is empty: no card.`,
  'agent.swapped': swapped,
  'agent.swap-declined': stayed,
  'sponsorship.swapped': swapped,
  'sponsorship.swap-declined': stayed,
} satisfies Partial<Texts['events']>

const contractEvents = {
  'contract.released': () => null,
  // The offered contracts are described only to the seat that receives the offers; other seats see
  // only the result.
  'contract.offered': ({ seat, cards }, { who, viewer, table: { content } }) => {
    if (isAnother(viewer, seat)) return null
    const offers = cards.map((card) => contractCalled(content, card))
    return `${who(seat)} is offered ${listed(offers) || 'no contract'}.`
  },
  'contract.signed': ({ seat, card }, { who, table: { content } }) =>
    `${who(seat)} signs as ${contractCalled(content, card)}.`,
  'contract.offers-declined': ({ seat }, { who }) => `${who(seat)} keeps their contract.`,
  'contract.returned': () => null,
} satisfies Partial<Texts['events']>

const incomeEvents = {
  'cash.received': ({ seat, amount, reason }, { who, viewer }) => {
    const gets = `${who(seat)} gets ${money(amount)}`
    switch (reason) {
      case 'loyalty-setup':
      case 'card':
        return null
      // Other seats' match fees are not mentioned, because everyone knows that a match pays both
      // sides.
      case 'matchday-fee':
      case 'reserves-fee':
        return isAnother(viewer, seat) ? null : `${gets}.`
      case 'loyalty':
        return `${gets} (Loyalty Bonus).`
      case 'buyout':
        return `${gets} (Buyout Fee).`
      case 'sponsor':
        return `${gets} from the sponsor.`
    }
  },
  // The text of a card contains the amount to pay, so a sentence about the payment is needed only
  // if the seat has too little money.
  'cash.paid': ({ seat, due, amount, reason }, { who }) => {
    if (amount < due) return `${who(seat)} owes ${money(due)} and has only ${money(amount)}.`
    if (reason === 'physio') return `${who(seat)} pays ${money(amount)} and is fit again.`
    return reason === 'card' ? null : `${who(seat)} returns ${money(amount)} to the bank.`
  },
  'fame.changed': ({ seat, delta, reason }, { who }) =>
    reason === 'card' ? null : `${who(seat)} gets ${delta} fame.`,
  'points.awarded': ({ seat, points }, { who }) => `${who(seat)} gets ${plural(points, 'point')}.`,
  'income.suppressed': ({ seat, kind }, { who }) => `${who(seat)} is injured and gets no ${kind}.`,
} satisfies Partial<Texts['events']>

const matchEvents = {
  'derby.rival-chosen': () => null,
  'match.started': (event, context) => started(event, context),
  'match.dice-rolled': ({ score }) => `Dice: ${scored(score)}.`,
  'match.card-played': ({ seat, card, score }, { who, table: { content } }) =>
    `${who(seat)} plays ${cardCalled(content, card)} ` +
    `(${effectsCalled(content, card)}): ${scored(score)}.`,
  'match.card-declined': () => null,
  'match.extra-time-rolled': ({ score }) => `Extra time: ${scored(score)}.`,
  // Single penalties are not described, because the event at the end of the match contains the
  // score of the shoot-out.
  'match.penalty-taken': () => null,
  'match.ended': ended,
} satisfies Partial<Texts['events']>

const endEvents = {
  'seat.resigned': ({ seat }, { who }) => `${who(seat)} resigns.`,
  'seat.removed': () => null,
  'scores.computed': ({ totals }, { who }) => {
    const each = totals.map(
      ({ seat, points, fame, moneyPoints, total }) =>
        `${who(seat)}: ${points} + ${fame} + ${moneyPoints} = ${total}`,
    )
    return `Points + fame + Money Points. ${each.join('; ')}.`
  },
  'tiebreak.started': ({ tied }, { who }) => `${listed(tied.map(who))} share first place.`,
  'tiebreak.rolled': ({ purpose, rolls }, context) => {
    const roll = purpose === 'home' ? 'Roll for home' : 'Roll for the final match'
    return `${roll}: ${rolled(rolls, context)}.`
  },
  'tiebreak.qualified': ({ finalists }, { who }) =>
    `${listed(finalists.map(who))} play the final match.`,
  'results.announced': ({ places }, { who }) => {
    const each = places.map(({ place, seat, total }) => `${place}. ${who(seat)} (${total})`)
    return `From last to first: ${each.join(', ')}.`
  },
  'hands.revealed': ({ seat, matchEvents: cards }, { who, table: { content } }) =>
    stopped(`${who(seat)} still held ${listed(cards.map((card) => cardCalled(content, card)))}`),
  'game.ended': ({ champion, reason }, { who }) =>
    `${ends[reason]} ${who(champion)} is the Rising Star Champion.`,
} satisfies Partial<Texts['events']>

export const events: Texts['events'] = {
  ...setupEvents,
  ...turnEvents,
  ...cardEvents,
  ...contractEvents,
  ...incomeEvents,
  ...matchEvents,
  ...endEvents,
}

export const masked: Texts['masked'] = {
  'deck.shuffled': ({ deck }, { table }) =>
    table.options.reshuffle ? `The ${deckCalled(deck)} is shuffled.` : null,
  'card.drawn': ({ seat }, { who }) => `${who(seat)} draws a Match Event.`,
  'card.kept': () => null,
  'seat.removed': () => null,
}

export const end: Texts['end'] = ({ reason, ranking, scores }, { who }) => {
  const [champion, ...others] = ranking.flat().map((seat) => `${who(seat)} (${scores[seat]})`)
  return (
    `${ends[reason as Reason]} ${champion} is the Rising Star Champion` +
    `${others.length > 0 ? `, ahead of ${listed(others)}` : ''}.`
  )
}

const ends: Record<Reason, string> = {
  'careers-complete': 'All careers are over.',
  'turn-cap': 'The last turn is over.',
  'last-seat': 'Only one player is left.',
}

const isAnother = (viewer: Viewer, seat: Seat): boolean =>
  typeof viewer === 'number' && viewer !== seat

function drawn({ seat, card: id }: Is<'card.drawn'>, { who, table: { content } }: Context): string {
  const card = drawnCardOf(content, id)
  const draws = `${who(seat)} draws`
  switch (card.kind) {
    case 'agent':
      return `${draws} the Agent ${worthCalled(content, id)}.`
    case 'sponsorship':
      return `${draws} the ${slotCalled(card.category)} ${worthCalled(content, id)}.`
    case 'magic-sponge':
      return `${draws} a Magic Sponge.`
    case 'match-event':
      return `${draws} a Match Event: ${cardCalled(content, id)} (${effectsCalled(content, id)}).`
    case 'instant': {
      const effects = card.effects.flatMap(effectCalled).join(', ')
      return stopped(`${draws} ${cardCalled(content, id)}${effects && ` (${effects})`}`)
    }
  }
}

const stopped = (sentence: string): string => (sentence.endsWith('.”') ? sentence : `${sentence}.`)

interface Swap {
  readonly seat: number
  readonly kept: string
  readonly returned: string
}

function swapped({ seat, kept, returned }: Swap, { who, table: { content } }: Context): string {
  return `${who(seat)} takes ${cardCalled(content, kept)} for ${cardCalled(content, returned)}.`
}

function stayed({ seat, kept }: Swap, { who, table: { content } }: Context): string {
  return `${who(seat)} stays with ${cardCalled(content, kept)}.`
}

function started({ kind, home, away }: Is<'match.started'>, context: Context): string {
  const host = sideCalled(home, context)
  if (away === null) return `${host} has no opponent.`
  if (!('seat' in home)) return `${sideCalled(away, context)} plays away to ${host}.`
  const match = kind === 'championship-final' ? 'Final match: ' : ''
  return `${match}${host} hosts ${sideCalled(away, context)}.`
}

function ended(
  { winner, decidedBy, score, aggregate, penalties }: Is<'match.ended'>,
  context: Context,
  earlier: EarlierEvent<RisingStar>,
): string {
  if (winner === 'draw') return score === null ? 'A draw.' : `A draw, ${scored(score)}.`
  const side = earlier('match.started')?.[winner]
  const wins = `${side ? sideCalled(side, context) : winner === 'home' ? 'Home' : 'Away'} wins`
  switch (decidedBy) {
    case 'normal-time':
      return `${wins}${wonBy(score)}.`
    case 'extra-time':
      return `${wins}${wonBy(aggregate)} after extra time.`
    case 'penalties':
      return `${wins}${wonBy(penalties)} on penalties.`
    case 'walkover':
      return `${wins} without a match: the other side is injured.`
  }
}

const wonBy = (score: Score | null): string =>
  score === null ? '' : ` ${Math.max(score.home, score.away)}–${Math.min(score.home, score.away)}`

const rolled = (rolls: Is<'opening.rolled'>['rolls'], { who }: Context): string =>
  listed(rolls.map(({ seat, value }) => `${who(seat)} rolls ${value}`))
