import { at } from '../../../kernel/define.ts'
import {
  type EventContext,
  listed,
  type MasksOf,
  plural,
  type RulesetTexts,
} from '../../../kernel/texts.ts'
import type { Seat, Viewer } from '../../../kernel/types.ts'
import { contractOf, drawnCardOf } from '../content/book.ts'
import type { Event, events as specs } from '../events.ts'
import type { Reason } from '../state.ts'
import type { RisingStar } from '../types.ts'
import {
  cardCalled,
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
type Speech = RulesetTexts<RisingStar, Masks>
type Tell = EventContext<RisingStar>
type Is<T extends Event['type']> = Extract<Event, { type: T }>

const setupEvents = {
  'tokens.laid-out': ({ tokens }) => `The tokens are ${listed(tokens)}.`,
  // Only a reshuffle is news.
  'deck.shuffled': ({ deck }, { table }) =>
    table.options.reshuffle ? `The ${deckCalled(deck)} is shuffled.` : null,
  'token.chosen': ({ seat, token }, { who }) => `${who(seat)} takes the ${token} token.`,
  'contract.dealt': ({ seat, card }, { who, table: { content } }) => {
    const { loyaltyBonus } = contractOf(content, card)
    const contract = contractCalled(content, card)
    return `${who(seat)} starts as ${contract} with ${money(loyaltyBonus)}.`
  },
  'contracts.boxed': () => null,
  'opening.rolled': ({ rolls }, context) => `Opening roll: ${rolled(rolls, context)}.`,
  'opening.decided': ({ firstSeat }, { who }) => `${who(firstSeat)} begins.`,
} satisfies Partial<Speech['events']>

const turnEvents = {
  'turn.started': () => null,
  // The text of a move includes its roll.
  'die.rolled': ({ seat, value, purpose }, { who }) =>
    purpose === 'move' ? null : `${who(seat)} rolls ${value} for fitness.`,
  'token.moved': ({ seat, to, steps, unusedSteps, cause }, { who, table: { content } }) => {
    const tile = tileCalled(at(content.board, to))
    if (cause === 'card') return `${who(seat)} goes to ${tile}.`
    return `${who(seat)} rolls ${steps + unusedSteps}: ${tile}.`
  },
  'season.completed': ({ seat, season }, { who }) => `${who(seat)} completes season ${season}.`,
  'career.ended': ({ seat }, { who }) => `${who(seat)}'s career is over.`,
  'player.injured': ({ seat }, { who }) => `${who(seat)} is injured.`,
  'fitness.failed': () => null,
  'player.recovered': ({ seat, cause }, { who }) =>
    cause === 'six' ? `${who(seat)} is fit again.` : null,
  'sponge.played': ({ seat }, { who }) => `${who(seat)} plays a Magic Sponge and is fit again.`,
} satisfies Partial<Speech['events']>

const cardEvents = {
  'card.drawn': drawn,
  'card.kept': () => null,
  'swap.offered': () => null,
  'card.returned': () => null,
  'card.deck-empty': ({ deck }) => `The ${deckCalled(deck)} is empty: nothing is drawn.`,
  'agent.swapped': swapped,
  'agent.swap-declined': stayed,
  'sponsorship.swapped': swapped,
  'sponsorship.swap-declined': stayed,
} satisfies Partial<Speech['events']>

const contractEvents = {
  'contract.released': () => null,
  // Other seats only see the result.
  'contract.offered': ({ seat, cards }, { who, viewer, table: { content } }) => {
    if (isAnother(viewer, seat)) return null
    const offers = cards.map((card) => contractCalled(content, card))
    return `${who(seat)} is offered ${listed(offers) || 'no contract'}.`
  },
  'contract.signed': ({ seat, card }, { who, table: { content } }) =>
    `${who(seat)} signs as ${contractCalled(content, card)}.`,
  'contract.offers-declined': ({ seat }, { who }) => `${who(seat)} keeps its contract.`,
  'contract.returned': () => null,
} satisfies Partial<Speech['events']>

const incomeEvents = {
  'cash.received': ({ seat, amount, reason }, { who, viewer }) => {
    const gets = `${who(seat)} gets ${money(amount)}`
    switch (reason) {
      // Other texts already give these amounts.
      case 'loyalty-setup':
      case 'card':
        return null
      // A match pays both sides, which everyone knows.
      case 'matchday-fee':
      case 'reserves-fee':
        return isAnother(viewer, seat) ? null : `${gets}.`
      case 'loyalty':
        return `${gets}, the Loyalty Bonus.`
      case 'buyout':
        return `${gets}, the Buyout Fee.`
      case 'sponsor':
        return `${gets} from its sponsor.`
    }
  },
  // The card's text gives the sum; a shortfall is forgiven.
  'cash.paid': ({ seat, due, amount, reason }, { who }) => {
    const all = `${who(seat)} has only ${money(amount)} of ${money(due)} to pay.`
    if (amount < due) return all
    if (reason === 'physio') return `${who(seat)} pays ${money(amount)} and is fit again.`
    return reason === 'card' ? null : `The bank takes ${money(amount)} of ${who(seat)}.`
  },
  'fame.changed': ({ seat, delta, reason }, { who }) =>
    reason === 'card' ? null : `${who(seat)} gets ${delta} fame.`,
  'points.awarded': ({ seat, points }, { who }) => `${who(seat)} gets ${plural(points, 'point')}.`,
  'income.suppressed': ({ seat, kind }, { who }) => `${who(seat)} is injured and gets no ${kind}.`,
} satisfies Partial<Speech['events']>

const matchEvents = {
  'derby.rival-chosen': () => null,
  'match.started': (event, context) => started(event, context),
  'match.dice-rolled': ({ score }) => `Dice ${scored(score)}.`,
  'match.card-played': ({ seat, card, score }, { who, table: { content } }) =>
    `${who(seat)} plays ${cardCalled(content, card)} ` +
    `(${effectsCalled(content, card)}): ${scored(score)}.`,
  // The score does not change.
  'match.card-declined': () => null,
  'match.extra-time-rolled': ({ score }) => `Extra time: ${scored(score)}.`,
  // The end of the match gives the score of the penalties.
  'match.penalty-taken': () => null,
  'match.ended': ended,
} satisfies Partial<Speech['events']>

const endEvents = {
  'seat.resigned': ({ seat }, { who }) => `${who(seat)} resigns.`,
  'seat.removed': () => null,
  'scores.computed': ({ totals }, { who }) => {
    const each = totals.map(
      ({ seat, points, fame, moneyPoints, total }) =>
        `${points} + ${fame} + ${moneyPoints} = ${total} for ${who(seat)}`,
    )
    return `Points + fame + Money Points: ${listed(each)}.`
  },
  'tiebreak.started': ({ tied }, { who }) => `${listed(tied.map(who))} share first place.`,
  'tiebreak.rolled': ({ purpose, rolls }, context) => {
    const roll = purpose === 'home' ? 'Roll for home' : 'Roll for the final match'
    return `${roll}: ${rolled(rolls, context)}.`
  },
  'tiebreak.qualified': ({ finalists }, { who }) =>
    `${listed(finalists.map(who))} play the final match.`,
  'results.announced': ({ places }, { who }) => {
    const each = places.map(({ place, seat, total }) => `${place}. ${who(seat)} with ${total}`)
    return `From last to first: ${each.join(', ')}.`
  },
  'hands.revealed': ({ seat, matchEvents: cards }, { who, table: { content } }) =>
    stopped(`${who(seat)} still held ${listed(cards.map((card) => cardCalled(content, card)))}`),
  'game.ended': ({ champion, reason }, { who }) =>
    `${ends[reason]} ${who(champion)} is the Rising Star Champion.`,
} satisfies Partial<Speech['events']>

export const events: Speech['events'] = {
  ...setupEvents,
  ...turnEvents,
  ...cardEvents,
  ...contractEvents,
  ...incomeEvents,
  ...matchEvents,
  ...endEvents,
}

/** Match Events are the only drawn cards that are not read out. */
export const masked: Speech['masked'] = {
  'deck.shuffled': ({ deck }, { table }) =>
    table.options.reshuffle ? `The ${deckCalled(deck)} is shuffled.` : null,
  'card.drawn': ({ seat }, { who }) => `${who(seat)} draws a Match Event.`,
  'card.kept': () => null,
  'seat.removed': () => null,
}

export const end: Speech['end'] = ({ reason, ranking, scores }, { who }) => {
  const [champion, ...others] = ranking.flat().map((seat) => `${who(seat)} with ${scores[seat]}`)
  return (
    `${ends[reason as Reason]} ${champion} is the Rising Star Champion` +
    `${others.length > 0 ? `, ahead of ${listed(others)}` : ''}.`
  )
}

const ends: Record<Reason, string> = {
  'careers-complete': 'All careers are over.',
  'turn-cap': 'The turns are used up.',
  'last-seat': 'One seat is left.',
}

const isAnother = (viewer: Viewer, seat: Seat): boolean =>
  typeof viewer === 'number' && viewer !== seat

function drawn({ seat, card: id }: Is<'card.drawn'>, { who, table: { content } }: Tell): string {
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

/** A quoted text may end with its own full stop. */
const stopped = (sentence: string): string => (sentence.endsWith('.”') ? sentence : `${sentence}.`)

interface Swap {
  readonly seat: number
  readonly kept: string
  readonly returned: string
}

function swapped({ seat, kept, returned }: Swap, { who, table: { content } }: Tell): string {
  return `${who(seat)} takes ${cardCalled(content, kept)} for ${cardCalled(content, returned)}.`
}

function stayed({ seat, kept }: Swap, { who, table: { content } }: Tell): string {
  return `${who(seat)} stays with ${cardCalled(content, kept)}.`
}

/** On a home tile, the moved token already shows the type of match. */
function started({ kind, home, away }: Is<'match.started'>, context: Tell): string {
  const host = sideCalled(home, context)
  if (away === null) return `There is no rival for ${host}.`
  // A team without a seat is known only by its colour.
  if ('absent' in home) return `${sideCalled(away, context)} visits ${host}.`
  const match = kind === 'championship-final' ? 'Final match: ' : ''
  return `${match}${host} at home to ${sideCalled(away, context)}.`
}

function ended({ winner, decidedBy, penalties }: Is<'match.ended'>): string {
  if (winner === 'draw') return 'A draw.'
  const side = winner === 'home' ? 'Home' : 'Away'
  switch (decidedBy) {
    case 'normal-time':
      return `${side} wins.`
    case 'extra-time':
      return `${side} wins in extra time.`
    case 'penalties':
      return `${side} wins${penalties === null ? '' : ` ${scored(penalties)}`} on penalties.`
    case 'walkover':
      return `${side} wins without a match: the other side is injured.`
  }
}

const rolled = (rolls: Is<'opening.rolled'>['rolls'], { who }: Tell): string =>
  listed(rolls.map(({ seat, value }) => `${value} for ${who(seat)}`))
