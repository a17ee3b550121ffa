import {
  type EventContext,
  type EventText,
  listed,
  type MasksOf,
  type RulesetTexts,
} from '../../../kernel/texts.ts'
import { cardOf } from '../content/book.ts'
import type { Event, events as specs } from '../events.ts'
import type { SideDetail } from '../state.ts'
import type { TitleChase } from '../types.ts'
import {
  CUP_ROUNDS,
  cardText,
  keptName,
  matchName,
  money,
  placeName,
  sideName,
  squareName,
  teamName,
} from './names.ts'

export type Masks = MasksOf<typeof specs>
type Texts = RulesetTexts<TitleChase, Masks>
type Context = EventContext<TitleChase>
type Named<T extends Event['type']> = Extract<Event, { type: T }>

const seasonEvents = {
  'season.started': ({ season, betweenSeasons }, { table }) =>
    season > 1 && betweenSeasons === 'carry'
      ? `Season ${season} begins. Managers keep their money and debts.`
      : `Season ${season} begins. Each manager has ${money(table.content.money.startingCash)}.`,
  'cup-field.set': () => null,
  'team.chosen': ({ seat, team }, { who, table }) =>
    `${who(seat)} manages ${teamName(team, table)}.`,
  'fixtures.drawn': ({ rounds }) => `The fixture list has ${rounds.length} rounds.`,
  'lots.drawn': () => 'Lots decide between level teams.',
  'pack.shuffled': () => null,
  'first-player.rolled': () => null,
  'first-player.decided': ({ seat }, { who }) => `${who(seat)} goes first.`,
  'season.finished': seasonFinished,
} satisfies Partial<Texts['events']>

const turnEvents = {
  'turn.started': () => null,
  'die.rolled': ({ seat, face, purpose }, { who }) =>
    purpose === 'move' ? null : `${who(seat)} rolls ${face}.`,
  'counter.moved': ({ seat, to, rolled }, { who, table }) =>
    `${who(seat)} rolls ${rolled} and lands on ${squareName(to, table)}`,
  'blue.triggered': () => null,
  'pink.nominated': ({ by, seat, colour }, { who }) =>
    by === seat ? null : `${who(by)} nominates ${who(seat)} for a ${colour} card.`,
} satisfies Partial<Texts['events']>

const cardEvents = {
  'card.drawn': ({ seat, card, colour }, { who, table }) => {
    const { text } = cardOf(table.content, card)
    return `${who(seat)} draws a ${colour} card: ${cardText(text)}`
  },
  'deck.empty': ({ seat, colour }, { who }) =>
    `The ${colour} pack is empty. ${who(seat)} draws no card.`,
  'card.held': ({ seat, card, reason }, { who, table }) =>
    reason === 'keep' ? `${who(seat)} keeps the ${keptName(card, table)}.` : null,
  'card.returned': () => null,
  'effect.void': ({ seat, why }, { who }) =>
    why === 'no-star'
      ? `${who(seat)} does not own that star.`
      : `Nothing changes for ${who(seat)}.`,
} satisfies Partial<Texts['events']>

const moneyEvents = {
  'cash.collected': ({ seat, amount, reason }, { who }) => {
    const purpose = COLLECTED[reason]
    return purpose === null ? null : `${who(seat)} collects ${money(amount)}${purpose}.`
  },
  'cash.paid': ({ seat, amount, reason }, { who }) =>
    reason === 'star' ? null : `${who(seat)} pays ${money(amount)}.`,
  'debt.recorded': ({ seat, amount }, { who }) =>
    `${who(seat)} cannot pay: a debt of ${money(amount)}.`,
  'debt.settled': ({ seat, amount }, { who }) => `${who(seat)} pays off a debt: ${money(amount)}.`,
} satisfies Partial<Texts['events']>

/**
 * Text for each reason why a seat receives cash; null if the text of another event already contains
 * the amount.
 */
const COLLECTED: Readonly<Record<Named<'cash.collected'>['reason'], string | null>> = {
  card: '',
  blue: '',
  gate: null,
  'cup-bonus': ' cup bonus',
  'final-payment': ' for the final position',
  double: ' for league and cup',
}

const starEvents = {
  'star.bought': ({ seat, category, price, voucher }, context) => {
    const paid = `${money(price)}${voucher === null ? '' : ' and a voucher'}`
    return toOwner(seat, `${context.who(seat)} buys a ${category} for ${paid}.`, context)
  },
  'star.lost': ({ seat, category, cause }, context) => {
    const sentence = `${context.who(seat)} loses the ${category}.`
    return cause === 'defeat' ? toOwner(seat, sentence, context) : sentence
  },
  'star.suspended': ({ seat, category, from, to }, { who }) => {
    const rounds = from === to ? `round ${from}` : `rounds ${from} to ${to}`
    return `${who(seat)}'s ${category} is suspended for ${rounds}.`
  },
  'star.reinstated': ({ seat, category, cause }, { who }) =>
    cause === 'served' ? `${who(seat)}'s ${category} is back from suspension.` : null,
  'appeal.played': ({ seat, category }, { who }) =>
    `${who(seat)} appeals: the ${category} may play again.`,
} satisfies Partial<Texts['events']>

const OTHER_MATCHES = 'events of other matches'

const toOwner = (seat: number, sentence: string, { viewer }: Context): EventText =>
  typeof viewer === 'number' && viewer !== seat ? { aside: sentence, of: OTHER_MATCHES } : sentence

/**
 * Events about stars, penalty cards and gate money have no sentence, because the sentence about the
 * match result already mentions them.
 */
const matchEvents = {
  'round.started': () => null,
  'round.finished': () => null,
  'match.skipped': ({ round }) => ({
    aside: `Round ${round}: a match without managers is skipped.`,
    of: OTHER_MATCHES,
  }),
  'match.started': () => null,
  'lineup.committed': () => null,
  'penalty.committed': () => null,
  'match.rolled': () => null,
  'match.finished': matchFinished,
} satisfies Partial<Texts['events']>

const cupEvents = {
  'cup.round-drawn': roundDrawn,
  'cup.tie-revealed': () => null,
  'cup.tie-decided': ({ winner, loser, byLot }, { table }) =>
    byLot
      ? `Lots decide: ${teamName(winner, table)} goes through, ${teamName(loser, table)} is out.`
      : null,
  'cup.won': ({ winner, runnerUp }, { table }) =>
    `${teamName(winner, table)} wins the cup. ${teamName(runnerUp, table)} is runner-up.`,
  'cup.round-finished': () => null,
} satisfies Partial<Texts['events']>

export const events: Texts['events'] = {
  ...seasonEvents,
  ...turnEvents,
  ...cardEvents,
  ...moneyEvents,
  ...starEvents,
  ...matchEvents,
  ...cupEvents,
  'resignation.requested': ({ seat }, { who }) => `${who(seat)} will resign after this match.`,
  'seat.resigned': ({ seat, team }, { who, table }) =>
    team === null
      ? `${who(seat)} resigned.`
      : `${who(seat)} resigned. ${teamName(team, table)} has no manager now.`,
  'game.finished': ({ ranking }, { who }) => `The game is over: ${places(ranking.map(who))}.`,
  'game.imported': imported,
}

export const masked: Texts['masked'] = {
  'pack.shuffled': () => null,
  'cup.round-drawn': roundDrawn,
  'game.imported': imported,
}

export const end: Texts['end'] = ({ reason, ranking, scores }, { who, table }) => {
  const [winner = 0, ...others] = ranking.flat()
  if (reason === 'walkover') return `${who(winner)} wins: all other managers resigned.`
  const unit = table.options.seasons > 1 ? 'season wins' : 'league points'
  const rest = others.map((seat) => `${who(seat)} ${scores[seat] ?? 0}`)
  return `${who(winner)} wins with ${scores[winner] ?? 0} ${unit}, ahead of ${listed(rest)}.`
}

const places = (handles: readonly string[]): string =>
  handles.map((handle, place) => `${placeName(place + 1)} ${handle}`).join(', ')

function imported({ kind }: Pick<Named<'game.imported'>, 'kind'>): string {
  return `The game continues from a ${kind === 'sheet' ? 'save sheet' : 'full save'}.`
}

function roundDrawn({ cupRound, count }: Pick<Named<'cup.round-drawn'>, 'cupRound' | 'count'>) {
  return `${CUP_ROUNDS[cupRound]}: ${count} teams are in the draw.`
}

function seasonFinished(
  { season, positions, winner, double }: Named<'season.finished'>,
  { who }: Context,
): string {
  const placed = positions.flatMap((place, seat) => (place === null ? [] : [{ seat, place }]))
  const order = placed.sort((one, other) => one.place - other.place)
  const table = order.map(({ seat, place }) => `${who(seat)} ${placeName(place)}`).join(', ')
  const both = double === null ? '' : ' with league and cup'
  return `Season ${season} is over: ${table}. ${who(winner)} wins it${both}.`
}

function matchFinished(match: Named<'match.finished'>, context: Context): EventText {
  const { viewer } = context
  const seats = match.sides.map(({ seat }) => seat)
  const isOwn =
    typeof viewer === 'number' ? seats.includes(viewer) : seats.some((seat) => seat !== null)
  const sentence = resultOf(match, context)
  return isOwn ? sentence : { aside: sentence, of: OTHER_MATCHES }
}

function resultOf({ sides: [home, away], ...match }: Named<'match.finished'>, context: Context) {
  const { viewer } = context
  const isAwayFirst = away.seat === viewer || (home.seat !== viewer && match.result === 'away')
  const [first, second] = isAwayFirst ? [away, home] : [home, away]
  const margin = first.goals - second.goals
  const verb = margin > 0 ? 'beats' : margin < 0 ? 'loses to' : 'draws with'
  const [most, fewest] = margin < 0 ? [second, first] : [first, second]
  const score = `${most.goals}–${fewest.goals}`
  const venue = match.cupRound === 'FINAL' ? '' : isAwayFirst ? ' away' : ' at home'
  const { gate } = context.table.content.money
  const due = (lead: number) => (lead > 0 ? gate.win : lead < 0 ? gate.loss : gate.draw)
  const gates = [
    ...(first.seat === null ? [] : [money(due(margin))]),
    ...(second.seat === null ? [] : [money(due(-margin))]),
  ]
  const paid = gates.length > 0 ? `, gate ${listed(gates)}` : ''
  const played = `${fielded(first, context)} ${verb} ${fielded(second, context)} ${score}${venue}`
  return `${matchName(match)}: ${played}${paid}.`
}

function fielded({ seat, team, stars, penalty }: SideDetail, context: Context): string {
  const added = [...stars, ...(penalty === null ? [] : ['penalty card'])]
  const name = sideName(seat, team, context)
  return added.length > 0 ? `${name} (${added.join(', ')})` : name
}
