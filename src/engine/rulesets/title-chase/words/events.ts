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
type Speech = RulesetTexts<TitleChase, Masks>
type Tell = EventContext<TitleChase>
type Named<T extends Event['type']> = Extract<Event, { type: T }>

const seasonEvents = {
  'season.started': ({ season, betweenSeasons }, { table }) =>
    season > 1 && betweenSeasons === 'carry'
      ? `Season ${season} begins: every manager keeps the money and the debts.`
      : `Season ${season} begins: every manager has ${money(table.content.money.startingCash)}.`,
  'cup-field.set': () => null,
  'team.chosen': ({ seat, team }, { who, table }) =>
    `${who(seat)} manages ${teamName(team, table)}.`,
  'fixtures.drawn': ({ rounds }) => `The fixture list has ${rounds.length} rounds.`,
  'lots.drawn': () => 'Lots are drawn for teams that end level.',
  'pack.shuffled': () => null,
  'first-player.rolled': () => null,
  'first-player.decided': ({ seat }, { who }) => `${who(seat)} begins.`,
  'season.finished': seasonFinished,
} satisfies Partial<Speech['events']>

const turnEvents = {
  'turn.started': () => null,
  // A throw for the counter is told with the counter.
  'die.rolled': ({ seat, face, purpose }, { who }) =>
    purpose === 'move' ? null : `${who(seat)} rolls ${face}.`,
  'counter.moved': ({ seat, to, rolled }, { who, table }) =>
    `${who(seat)} rolls ${rolled}, to ${squareName(to, table)}`,
  'blue.triggered': () => null,
  // Whoever names itself is told as drawing.
  'pink.nominated': ({ by, seat, colour }, { who }) =>
    by === seat ? null : `${who(by)} names ${who(seat)} for a ${colour} card.`,
} satisfies Partial<Speech['events']>

const cardEvents = {
  'card.drawn': ({ seat, card, colour }, { who, table }) => {
    const { text } = cardOf(table.content, card)
    return `${who(seat)} draws a ${colour} card: ${cardText(text)}`
  },
  'deck.empty': ({ seat, colour }, { who }) =>
    `The ${colour} pack is empty: ${who(seat)} draws nothing.`,
  // Debts and suspensions say themselves that their card stays.
  'card.held': ({ seat, card, reason }, { who, table }) =>
    reason === 'keep' ? `${who(seat)} keeps the ${keptName(card, table)}.` : null,
  'card.returned': () => null,
  'effect.void': ({ seat, why }, { who }) =>
    why === 'no-star' ? `${who(seat)} has no such star.` : `Nothing comes of it for ${who(seat)}.`,
} satisfies Partial<Speech['events']>

const moneyEvents = {
  'cash.collected': ({ seat, amount, reason }, { who }) => {
    const what = COLLECTED[reason]
    return what === null ? null : `${who(seat)} gets ${money(amount)}${what}.`
  },
  'cash.paid': ({ seat, amount, reason }, { who }) =>
    reason === 'star' ? null : `${who(seat)} pays ${money(amount)}.`,
  'debt.recorded': ({ seat, amount }, { who }) =>
    `${who(seat)} cannot pay ${money(amount)} and owes it.`,
  'debt.settled': ({ seat, amount }, { who }) => `${who(seat)} pays a debt of ${money(amount)}.`,
} satisfies Partial<Speech['events']>

/** After an amount; null: another sentence tells it. */
const COLLECTED: Readonly<Record<Named<'cash.collected'>['reason'], string | null>> = {
  card: '',
  blue: '',
  gate: null,
  'cup-bonus': ' cup bonus',
  'final-payment': ' for the final position',
  double: ' for league and cup',
}

const starEvents = {
  'star.bought': ({ seat, category, price, voucher }, told) => {
    const by = voucher === null ? '' : ' with a voucher'
    return toOwn(seat, `${told.who(seat)} buys ${category} for ${money(price)}${by}.`, told)
  },
  'star.lost': ({ seat, category, cause }, told) => {
    const loses = `${told.who(seat)} loses its ${category}`
    return cause === 'defeat' ? toOwn(seat, `${loses} in the defeat.`, told) : `${loses}.`
  },
  'star.suspended': ({ seat, category, from, to }, { who }) => {
    const rounds = from === to ? `round ${from}` : `rounds ${from} to ${to}`
    return `${who(seat)}'s ${category} is suspended for ${rounds}.`
  },
  'star.reinstated': ({ seat, category, cause }, { who }) =>
    cause === 'served' ? `${who(seat)}'s ${category} has served a suspension.` : null,
  'appeal.played': ({ seat, category }, { who }) =>
    `${who(seat)} appeals: ${category} is no longer suspended.`,
} satisfies Partial<Speech['events']>

const OTHER_MATCHES = 'events of other matches'

/** What somebody does for a match is an aside to the other managers. */
const toOwn = (seat: number, sentence: string, { viewer }: Tell): EventText =>
  typeof viewer === 'number' && viewer !== seat ? { aside: sentence, of: OTHER_MATCHES } : sentence

/** What comes before the dice is told with the result: who played what. */
const matchEvents = {
  'round.started': () => null,
  'round.finished': () => null,
  'match.skipped': ({ round }) => ({
    aside: `Round ${round}: a match without managers is not played.`,
    of: OTHER_MATCHES,
  }),
  'match.started': () => null,
  'lineup.committed': () => null,
  'penalty.committed': () => null,
  'match.rolled': () => null,
  'match.finished': matchFinished,
} satisfies Partial<Speech['events']>

const cupEvents = {
  'cup.round-drawn': roundDrawn,
  'cup.tie-revealed': () => null,
  'cup.tie-decided': ({ winner, loser, byLot }, { table }) =>
    byLot
      ? `By lot ${teamName(winner, table)} goes through, and ${teamName(loser, table)} is out.`
      : null,
  'cup.won': ({ winner, runnerUp }, { table }) =>
    `${teamName(winner, table)} wins the cup; ${teamName(runnerUp, table)} is the runner-up.`,
  'cup.round-finished': () => null,
} satisfies Partial<Speech['events']>

export const events: Speech['events'] = {
  ...seasonEvents,
  ...turnEvents,
  ...cardEvents,
  ...moneyEvents,
  ...starEvents,
  ...matchEvents,
  ...cupEvents,
  'resignation.requested': ({ seat }, { who }) => `${who(seat)} leaves when the match is over.`,
  'seat.resigned': ({ seat, team }, { who, table }) =>
    team === null
      ? `${who(seat)} leaves.`
      : `${who(seat)} leaves; ${teamName(team, table)} has no manager any more.`,
  'game.finished': ({ ranking }, { who }) => `The game is over: ${places(ranking.map(who))}.`,
  'game.imported': goesOn,
}

export const masked: Speech['masked'] = {
  'pack.shuffled': () => null,
  'cup.round-drawn': roundDrawn,
  'game.imported': goesOn,
}

export const end: Speech['end'] = ({ reason, ranking, scores }, { who, table }) => {
  const order = ranking.flat()
  const [winner = 0, ...others] = order
  if (reason === 'walkover') return `${who(winner)} wins: all others have left.`
  const what = table.options.seasons > 1 ? 'season wins' : 'league points'
  const rest = others.map((seat) => `${who(seat)} ${scores[seat] ?? 0}`)
  return `${who(winner)} wins: ${scores[winner] ?? 0} ${what}, then ${listed(rest)}.`
}

const places = (handles: readonly string[]): string =>
  handles.map((handle, place) => `${placeName(place + 1)} ${handle}`).join(', ')

function goesOn({ kind }: Pick<Named<'game.imported'>, 'kind'>): string {
  return `The game goes on from a ${kind === 'sheet' ? 'sheet' : 'full save'}.`
}

function roundDrawn({ cupRound, count }: Pick<Named<'cup.round-drawn'>, 'cupRound' | 'count'>) {
  return `${CUP_ROUNDS[cupRound]}: the cards of ${count} teams are dealt.`
}

function seasonFinished(
  { season, positions, winner, double }: Named<'season.finished'>,
  { who }: Tell,
): string {
  const placed = positions.flatMap((place, seat) => (place === null ? [] : [{ seat, place }]))
  const order = placed.sort((one, other) => one.place - other.place)
  const table = order.map(({ seat, place }) => `${who(seat)} ${placeName(place)}`).join(', ')
  const both = double === null ? '' : ', with league and cup'
  return `Season ${season} ends: ${table}. ${who(winner)} wins it${both}.`
}

/** Of others it is an aside: to a manager the match of two others, to all one without managers. */
function matchFinished(match: Named<'match.finished'>, told: Tell): EventText {
  const { viewer } = told
  const seats = match.sides.map(({ seat }) => seat)
  const isOwn =
    typeof viewer === 'number' ? seats.includes(viewer) : seats.some((seat) => seat !== null)
  const sentence = resultOf(match, told)
  return isOwn ? sentence : { aside: sentence, of: OTHER_MATCHES }
}

/** `Round 3: Seat 0 (GK) beats Kestrelford 2:1 at home, gate £100K.` */
function resultOf({ sides: [home, away], ...match }: Named<'match.finished'>, told: Tell): string {
  const { viewer } = told
  const isAwayFirst = away.seat === viewer || (home.seat !== viewer && match.result === 'away')
  const [first, second] = isAwayFirst ? [away, home] : [home, away]
  const margin = first.goals - second.goals
  const verb = margin > 0 ? 'beats' : margin < 0 ? 'loses to' : 'draws with'
  const [most, fewest] = margin < 0 ? [second, first] : [first, second]
  const score = `${most.goals}:${fewest.goals}`
  const venue = match.cupRound === 'FINAL' ? '' : isAwayFirst ? ' away' : ' at home'
  const { gate } = told.table.content.money
  const due = (lead: number) => (lead > 0 ? gate.win : lead < 0 ? gate.loss : gate.draw)
  const gates = [
    ...(first.seat === null ? [] : [money(due(margin))]),
    ...(second.seat === null ? [] : [money(due(-margin))]),
  ]
  const paid = gates.length > 0 ? `, gate ${listed(gates)}` : ''
  const played = `${fielded(first, told)} ${verb} ${fielded(second, told)} ${score}${venue}`
  return `${matchName(match)}: ${played}${paid}.`
}

/** `Seat 0 (GK, penalty card)` */
function fielded({ seat, team, stars, penalty }: SideDetail, told: Tell): string {
  const added = [...stars, ...(penalty === null ? [] : ['penalty card'])]
  const name = sideName(seat, team, told)
  return added.length > 0 ? `${name} (${added.join(', ')})` : name
}
