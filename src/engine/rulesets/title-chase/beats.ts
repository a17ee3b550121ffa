import type {
  BeatContext,
  BeatPart,
  BeatRole,
  Beats,
  MatchPart,
  Roll,
  Side,
} from '../../kernel/beats.ts'
import type { Seat, Viewer } from '../../kernel/types.ts'
import {
  award,
  card,
  match,
  money,
  note,
  stepsOn,
  table,
  title,
  turn,
  walk,
} from '../shared/beats.ts'
import { cardOf } from './content/book.ts'
import type { Event } from './events.ts'
import type { CurrentMatch, SideDetail, TableRow, TeamId } from './state.ts'
import type { TitleChase } from './types.ts'
import type { Masks } from './words/events.ts'
import { CUP_ROUNDS, matchName, money as moneyText, teamName } from './words/names.ts'

type At = BeatContext<TitleChase>
type Is<T extends Event['type']> = Extract<Event, { readonly type: T }>
type Entries = Partial<Beats<TitleChase, Masks>['events']>

const seasonEvents = {
  'season.started': () => note(2),
  'cup-field.set': 'quiet',
  'team.chosen': () => note(1),
  'fixtures.drawn': () => note(1),
  'lots.drawn': 'joins',
  'pack.shuffled': 'quiet',
  'first-player.rolled': 'quiet',
  'first-player.decided': () => note(1),
  'season.finished': ({ season, table: rows }) => table(`Season ${season}`, rows.map(rowOf), 3),
} satisfies Entries

const turnEvents = {
  'turn.started': turn,
  'die.rolled': ({ seat, face, purpose }, { told }) => {
    const faces = told.table.content.dice.white.map(String)
    const values = [faces.indexOf(String(face))]
    return { show: { kind: 'dice', seat, values, faces }, weight: purpose === 'move' ? 1 : 2 }
  },
  'counter.moved': ({ seat, from, rolled, unused }, { told }) => {
    const { length } = told.table.content.board.squares
    const path = stepsOn('square', length, from, rolled - unused)
    return walk({ seat, thing: `pawn:${seat}`, from: `square:${from}`, path })
  },
  'blue.triggered': 'quiet',
  'pink.nominated': () => note(1),
} satisfies Entries

const cardEvents = {
  'card.drawn': ({ seat, card: id, colour }, { told }) =>
    card({
      seat,
      deck: colour,
      card: id,
      title: `${colour === 'red' ? 'Red' : 'Yellow'} card`,
      text: cardOf(told.table.content, id).text,
    }),
  'deck.empty': () => note(1),
  'card.held': () => note(1),
  'card.returned': 'quiet',
  'effect.void': () => note(1),
} satisfies Entries

const moneyEvents = {
  'cash.collected': ({ seat, amount, reason }, { told: { viewer } }): BeatPart | BeatRole =>
    reason === 'gate'
      ? gateOf(seat, viewer)
      : money({ seat, amount: { amount, text: moneyText(amount) }, reason: REASONS[reason] }),
  'cash.paid': ({ seat, amount, reason }): BeatPart | BeatRole =>
    reason === 'star'
      ? 'quiet'
      : money({
          seat,
          amount: { amount: -amount, text: moneyText(amount) },
          reason: REASONS[reason],
        }),
  'debt.recorded': () => note(2),
  'debt.settled': () => note(1),
} satisfies Entries

type Reason = Exclude<Is<'cash.collected' | 'cash.paid'>['reason'], 'star'>
const REASONS: Readonly<Record<Reason, string>> = {
  card: 'Card',
  blue: 'Blue square',
  gate: 'Gate',
  'cup-bonus': 'Cup bonus',
  'final-payment': 'Final position',
  double: 'League and cup',
}

const starEvents = {
  'star.bought': ({ seat, category }, { told }): BeatPart | BeatRole =>
    isOther(seat, told.viewer) ? 'joins' : award(seat, `New star: ${category}`),
  // The loss of a star in a defeat has no separate animation, because the animation of the match
  // result follows.
  'star.lost': ({ seat, category, cause }, { told }): BeatPart | BeatRole => {
    if (cause === 'defeat') return gateOf(seat, told.viewer)
    return award(seat, `Lost: ${category}`, 'bad')
  },
  'star.suspended': ({ seat, category }) => award(seat, `Suspended: ${category}`, 'bad'),
  'star.reinstated': () => note(1),
  'appeal.played': () => note(2),
} satisfies Entries

const matchEvents = {
  'round.started': 'quiet',
  'round.finished': (_, { view }) => table('League table', view.table.map(rowOf), 2),
  'match.skipped': 'joins',
  'match.started': (event, { told }): BeatPart | BeatRole =>
    isOwn([event.homeSeat, event.awaySeat], told.viewer)
      ? match({ ...namesOf(event, told), stage: 'kick-off' })
      : 'quiet',
  'lineup.committed': 'quiet',
  'penalty.committed': 'quiet',
  'match.rolled': rolled,
  'match.finished': finished,
} satisfies Entries

const cupEvents = {
  'cup.round-drawn': () => note(2),
  'cup.tie-revealed': ({ cupRound, home, away }, { told }) => ({
    show: {
      kind: 'draw',
      title: CUP_ROUNDS[cupRound],
      ties: [[teamName(home, told.table), teamName(away, told.table)]],
    },
    weight: 2,
  }),
  'cup.tie-decided': () => note(1),
  'cup.won': ({ winner }, { told, view }) => {
    const seat = view.seats.findIndex(({ team }) => team === winner)
    return title(sideOf(seat < 0 ? null : seat, winner, told), 'Cup')
  },
  'cup.round-finished': 'quiet',
} satisfies Entries

export const beats: Beats<TitleChase, Masks> = {
  events: {
    ...seasonEvents,
    ...turnEvents,
    ...cardEvents,
    ...moneyEvents,
    ...starEvents,
    ...matchEvents,
    ...cupEvents,
    'resignation.requested': () => note(2),
    'seat.resigned': () => note(2),
    'game.finished': ({ ranking }) => title(ranking[0] ?? 0, 'Title Chase'),
    'game.imported': () => note(2),
  },
  masked: {
    'pack.shuffled': 'quiet',
    'cup.round-drawn': () => note(2),
    'game.imported': () => note(2),
  },
  questions: {
    'choose-team': 'live',
    'turn-roll': 'live',
    'pink-nominate': 'waits',
    'match-stars': 'waits',
    'match-penalty': 'waits',
  },
}

const rowOf = ({ seat, name, points }: TableRow) => ({
  sides: [seat ?? name],
  value: `${points}`,
})

const isOther = (seat: Seat, viewer: Viewer): boolean =>
  typeof viewer === 'number' && viewer !== seat

/**
 * The animation step with the result of the viewer's match begins with the sentence about the gate
 * money.
 */
const gateOf = (seat: Seat, viewer: Viewer): BeatRole => (isOther(seat, viewer) ? 'joins' : 'leads')

/**
 * True if the viewer takes part in the match. For a spectator, returns true for every match in
 * which a player manages a team.
 */
const isOwn = (seats: readonly (Seat | null)[], viewer: Viewer): boolean =>
  typeof viewer === 'number' ? seats.includes(viewer) : seats.some((seat) => seat !== null)

const sideOf = (seat: Seat | null, team: TeamId, { table }: At['told']): Side =>
  seat ?? teamName(team, table)

type Which = Pick<CurrentMatch, 'competition' | 'round' | 'no' | 'cupRound' | 'tie' | 'replay'>
const idOf = ({ competition, round, no, cupRound, tie, replay }: Which): string =>
  [competition, round ?? cupRound, no ?? tie, replay].join(' ')

type Playing = Which & Pick<CurrentMatch, 'home' | 'away' | 'homeSeat' | 'awaySeat'>
const namesOf = (playing: Playing, told: At['told']) => ({
  id: idOf(playing),
  title: matchName(playing),
  home: sideOf(playing.homeSeat, playing.home, told),
  away: sideOf(playing.awaySeat, playing.away, told),
})

function rolled({ side, face }: Is<'match.rolled'>, at: At): BeatPart | BeatRole {
  const { last, told } = at
  const isBetween = last?.kind === 'table' || (last?.kind === 'match' && last.stage === 'result')
  if (isBetween) return 'quiet'
  const open = last?.kind === 'match' ? last : null
  // The view is computed only on demand, because computing the league table in the view is slow.
  const playing = at.view.match
  if (!playing || !isOwn([playing.homeSeat, playing.awaySeat], told.viewer)) return 'quiet'
  const before = open?.parts?.[0] ?? { label: 'Goals', home: null, away: null }
  const plus = playing.lineUp[side]?.length ?? 0
  const dice = [...(before[side]?.dice ?? []), face]
  const total = (before[side]?.total ?? plus) + face
  const part: MatchPart = { ...before, [side]: { dice, plus, total } }
  return match({ ...namesOf(playing, told), stage: 'dice', parts: [part] })
}

const rollOf = ({ die, black, stars, goals }: SideDetail): Roll => ({
  dice: black === null ? [die] : [die, black],
  plus: stars.length,
  total: goals,
})

function finished(event: Is<'match.finished'>, { told }: At): BeatPart {
  const { sides, score } = event
  const [home, away] = sides
  const name = matchName(event)
  const names = [sideOf(home.seat, home.team, told), sideOf(away.seat, away.team, told)] as const
  if (!isOwn([home.seat, away.seat], told.viewer))
    return table(name, [{ sides: names, value: score.join('–') }], 2)
  const part: MatchPart = { label: 'Goals', home: rollOf(home), away: rollOf(away) }
  return match({
    id: idOf(event),
    stage: 'result',
    title: name,
    home: names[0],
    away: names[1],
    score,
    parts: [part],
  })
}
