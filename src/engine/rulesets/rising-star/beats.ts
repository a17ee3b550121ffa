import type {
  BeatContext,
  BeatPart,
  BeatRole,
  Beats,
  MatchPart,
  MatchStage,
  Side as ShownSide,
} from '../../kernel/beats.ts'
import { plural } from '../../kernel/texts.ts'
import type { Seat } from '../../kernel/types.ts'
import {
  award,
  card,
  hiddenCard,
  kick,
  match,
  money,
  note,
  stepsOn,
  table,
  title,
  turn,
  walk,
} from '../shared/beats.ts'
import { drawnCardOf } from './content/book.ts'
import type { Event } from './events.ts'
import type { HomeOrAway, Score, Side } from './state.ts'
import type { RisingStar } from './types.ts'
import type { Masks } from './words/events.ts'
import {
  cardCalled,
  contractCalled,
  deckCalled,
  effectCalled,
  effectsCalled,
  kindCalled,
  money as moneyText,
} from './words/names.ts'

type At = BeatContext<RisingStar>
type Is<T extends Event['type']> = Extract<Event, { readonly type: T }>
type Table = Beats<RisingStar, Masks>

const setupEvents = {
  'tokens.laid-out': 'quiet',
  'deck.shuffled': 'quiet',
  'token.chosen': () => note(1),
  'contract.dealt': 'quiet',
  'contracts.boxed': 'quiet',
  'opening.rolled': () => note(1),
  'opening.decided': () => note(1),
} satisfies Partial<Table['events']>

const turnEvents = {
  'turn.started': turn,
  'die.rolled': ({ seat, value, purpose }) =>
    purpose === 'move'
      ? { show: { kind: 'dice', seat, values: [value], faces: 6 }, weight: 1 }
      : { show: { kind: 'dice', seat, values: [value], faces: 6, needed: FIT }, weight: 2 },
  'token.moved': moved,
  'season.completed': ({ seat, season }) => award(seat, `Season ${season} complete`),
  'career.ended': ({ seat }) => award(seat, 'Career complete'),
  'player.injured': ({ seat }) => award(seat, 'Injured', 'bad'),
  'fitness.failed': 'joins',
  'player.recovered': ({ seat }) => award(seat, 'Fit again'),
  'sponge.played': ({ seat, card: id }, at) => shown(seat, id, at),
} satisfies Partial<Table['events']>
const FIT = 6

const cardEvents = {
  'card.drawn': ({ seat, card: id, deck }, at) => shown(seat, id, at, deckCalled(deck)),
  'card.kept': 'quiet',
  'swap.offered': 'quiet',
  'card.returned': 'quiet',
  'card.deck-empty': () => note(1),
  'agent.swapped': () => note(1),
  'agent.swap-declined': () => note(1),
  'sponsorship.swapped': () => note(1),
  'sponsorship.swap-declined': () => note(1),
} satisfies Partial<Table['events']>

const contractEvents = {
  'contract.released': 'quiet',
  'contract.offered': ({ seat }, { told: { viewer } }): BeatPart | BeatRole =>
    typeof viewer === 'number' && viewer !== seat ? 'quiet' : note(1),
  'contract.signed': ({ seat, card: id }, { told }) =>
    card({
      seat,
      deck: 'Contract',
      card: id,
      title: contractCalled(told.table.content, id),
      text: 'Signed',
    }),
  'contract.offers-declined': () => note(1),
  'contract.returned': 'quiet',
} satisfies Partial<Table['events']>

const incomeEvents = {
  'cash.received': ({ seat, amount, reason }): BeatPart | BeatRole =>
    reason === 'loyalty-setup'
      ? 'quiet'
      : money({ seat, amount: { amount, text: moneyText(amount) }, reason: REASONS[reason] }),
  'cash.paid': ({ seat, amount, reason }) =>
    money({ seat, amount: { amount: -amount, text: moneyText(amount) }, reason: REASONS[reason] }),
  'fame.changed': ({ seat, delta, reason }) =>
    money({
      seat,
      amount: { amount: delta, text: `${Math.abs(delta)} fame` },
      reason: REASONS[reason],
    }),
  'points.awarded': ({ seat, points, reason }) =>
    money({
      seat,
      amount: { amount: points, text: plural(points, 'point') },
      reason: kindCalled(reason),
    }),
  'income.suppressed': () => note(1),
} satisfies Partial<Table['events']>

type Reason = Is<'cash.received' | 'cash.paid' | 'fame.changed'>['reason']
const REASONS: Readonly<Record<Exclude<Reason, 'loyalty-setup'>, string>> = {
  loyalty: 'Loyalty Bonus',
  'matchday-fee': 'Matchday Fee',
  'reserves-fee': 'Reserves Fee',
  buyout: 'Buyout Fee',
  sponsor: 'Sponsor',
  card: 'Card',
  physio: 'Physio',
  resignation: 'Resignation',
  'cup-final': 'Cup Final',
}

const matchEvents = {
  'derby.rival-chosen': 'quiet',
  'match.started': (_, at) => matchNow(at, 'kick-off', null),
  'match.dice-rolled': ({ red, blue, score }, at) =>
    matchNow(at, 'dice', score, [dice('Normal time', { red, blue }, score)]),
  'match.card-played': ({ seat, card: id }, at) => shown(seat, id, at, 'Match Event'),
  'match.card-declined': 'quiet',
  'match.extra-time-rolled': ({ red, blue, score, aggregate }, at) =>
    matchNow(at, 'extra-time', aggregate, [dice('Extra time', { red, blue }, score)]),
  'match.penalty-taken': ({ match: id, side, scored, tally }, at) => {
    const sides = sidesOf(at)
    if (!sides) return note(2)
    const score = [tally.home, tally.away] as const
    return kick({ id: `${id}`, ...sides, side, scored, tally: score })
  },
  'match.ended': ({ score, aggregate }, at) => matchNow(at, 'result', aggregate ?? score),
} satisfies Partial<Table['events']>

const endEvents = {
  'seat.resigned': () => note(2),
  'seat.removed': 'quiet',
  'scores.computed': ({ totals }) =>
    table(
      'Points + fame + Money Points',
      totals.map(({ seat, points, fame, moneyPoints, total }) => ({
        sides: [seat],
        value: `${points} + ${fame} + ${moneyPoints} = ${total}`,
      })),
      2,
    ),
  'tiebreak.started': () => note(2),
  'tiebreak.rolled': () => note(2),
  'tiebreak.qualified': () => note(2),
  'results.announced': ({ places }) =>
    table(
      'Final places',
      places.map(({ place, seat, total }) => ({ sides: [seat], value: `${place}. with ${total}` })),
      3,
    ),
  'hands.revealed': () => note(1),
  'game.ended': ({ champion }) => title(champion, 'Rising Star Champion'),
} satisfies Partial<Table['events']>

export const beats: Beats<RisingStar, Masks> = {
  events: {
    ...setupEvents,
    ...turnEvents,
    ...cardEvents,
    ...contractEvents,
    ...incomeEvents,
    ...matchEvents,
    ...endEvents,
  },
  masked: {
    'deck.shuffled': 'quiet',
    'card.drawn': ({ seat, deck }) => hiddenCard(seat, deckCalled(deck), 'Match Event'),
    'card.kept': 'quiet',
    'seat.removed': 'quiet',
  },
  questions: {
    'choose-token': 'live',
    roll: 'live',
    physio: 'live',
    'contract-offer': 'waits',
    'swap-agent': 'waits',
    'swap-sponsorship': 'waits',
    'choose-rival': 'waits',
    'match-card': 'waits',
  },
}

function moved({ seat, from, to, steps, mode }: Is<'token.moved'>, { told }: At): BeatPart {
  const { length } = told.table.content.board
  const direct = [`space:${to % length}`] as const
  const path = mode === 'advance' ? stepsOn('space', length, from, steps) : direct
  return walk({ seat, thing: `pawn:${seat}`, from: `space:${from % length}`, path })
}

function shown(seat: Seat, id: string, { told }: At, deck = 'Magic Sponge'): BeatPart {
  const { content } = told.table
  const drawn = drawnCardOf(content, id)
  return card({ seat, deck, card: id, title: cardCalled(content, id), text: textOf() })

  function textOf(): string {
    switch (drawn.kind) {
      case 'agent':
        return plural(drawn.ability, 'extra offer')
      case 'sponsorship':
        return `${moneyText(drawn.fee)} a visit`
      case 'match-event':
        return effectsCalled(content, id)
      case 'instant':
        return drawn.effects.flatMap(effectCalled).join(', ')
      case 'magic-sponge':
        return ''
    }
  }
}

function matchNow(
  at: At,
  stage: MatchStage,
  score: Score | null,
  parts: readonly MatchPart[] = [],
): BeatPart {
  const shown = at.view.match
  const sides = sidesOf(at)
  if (!shown || !sides) return note(stage === 'result' ? 3 : 2)
  return match({
    id: `${shown.id}`,
    stage,
    title: kindCalled(shown.kind),
    ...sides,
    score: score && [score.home, score.away],
    ...(parts.length > 0 && { parts }),
  })
}

function sidesOf({ view, told }: At): Record<HomeOrAway, ShownSide> | null {
  const { home, away } = view.match ?? {}
  return home && away ? { home: sideOf(home, told), away: sideOf(away, told) } : null
}

function sideOf(side: Side, { table: { content } }: At['told']): ShownSide {
  if ('seat' in side) return side.seat
  if ('club' in side) return content.cupOpponent
  return content.tokens.find(({ id }) => id === side.absent)?.club ?? side.absent
}

const dice = (
  label: string,
  { red, blue }: { readonly red: number; readonly blue: number },
  score: Score,
): MatchPart => ({
  label,
  home: { dice: [red], plus: 0, total: score.home },
  away: { dice: [blue], plus: 0, total: score.away },
})
