import type { BeatContext, BeatPart, BeatRole, Beats, Roll, Show } from '../../kernel/beats.ts'
import type { Seat } from '../../kernel/types.ts'
import {
  award,
  card,
  gameEnd,
  heavier,
  kick,
  match,
  money,
  note,
  title,
  turn,
  walk,
} from '../shared/beats.ts'
import { sumOf } from '../shared/dice.ts'
import { bookOf } from './content/book.ts'
import type { Event } from './events.ts'
import type { Party } from './state.ts'
import type { Starplayer } from './types.ts'
import type { Masks } from './words/events.ts'
import { bareName, capital, money as moneyText } from './words/names.ts'

type At = BeatContext<Starplayer>
type Is<T extends Event['type']> = Extract<Event, { readonly type: T }>
type Table = Beats<Starplayer, Masks>

const turnEvents = {
  'turn.started': turn,
  'turn.skipped': () => note(1),
  'turn.ended': 'quiet',
  'turn.changed': 'quiet',
  'frame.opened': 'quiet',
  'frame.changed': 'quiet',
  'frame.closed': 'quiet',
  'dice.rolled': rolled,
  'pawn.moved': ({ seat, from, to, passed }) =>
    walk({
      seat,
      thing: `pawn:${seat}`,
      from: `space:${from}`,
      path: [...passed, to].map((space) => `space:${space}` as const),
    }),
  'penalty.rolled': kicked,
} satisfies Partial<Table['events']>

const cardEvents = {
  'cash.paid': paid,
  'card.moved': moved,
  'purchase.declined': () => note(1),
  'footballer.drawn': ({ seat, card: id }, at) => shown(seat, id, at),
  'purchase.voided': () => note(2),
  'tackle.answered': ({ call }) => note(call ? 2 : 1),
  'tackle.resolved': ({ winner }) => note(winner === null ? 1 : 2),
  'chance-card.drawn': ({ seat, deck, card: id }, { told }) =>
    card({
      seat,
      deck: capital(deck),
      card: id,
      title: capital(deck),
      text: bookOf(told.table.content).chance.get(id)?.text ?? '',
    }),
  'caution.shown': ({ seat, colour }) =>
    award(seat, colour === 'yellow' ? 'Yellow card' : 'Red card', 'bad'),
  'card.sold-back': () => note(2),
  'squad.audited': () => note(2),
  'club-set.changed': ({ seat, complete }) =>
    complete
      ? heavier(award(seat, 'Club Set complete'))
      : award(seat, 'Club Set incomplete', 'bad'),
} satisfies Partial<Table['events']>

const claimEvents = {
  'claims.recorded': 'quiet',
  'claim.made': () => note(1),
  'claims.lapsed': 'quiet',
  'all6.completed': ({ seat, squad }) => award(seat, `All six ${squad} footballers`),
} satisfies Partial<Table['events']>

const MATCH = 'cup-match'
const FINAL = 'cup-final'
const matchEvents = {
  'match.started': ({ starter, opponent }) =>
    match({ id: MATCH, stage: 'kick-off', title: 'Cup Match', home: starter, away: opponent }),
  'match.decided': ({ goals, shootOut, winner }, { last }) => {
    const sides = sidesOf(last)
    if (!sides) return title(winner, 'Wins the Cup Match')
    const parts = shootOut && [
      { label: 'Penalties', home: kicksOf(shootOut[0]), away: kicksOf(shootOut[1]) },
    ]
    return match({
      id: MATCH,
      stage: 'result',
      title: 'Cup Match',
      ...sides,
      score: goals,
      ...(parts && { parts }),
    })
  },
  'final.challenged': ({ seat, opponent }) =>
    match({ id: FINAL, stage: 'kick-off', title: 'Cup Final', home: seat, away: opponent }),
  'final.decided': ({ kicks, winner }, { last }) => {
    const sides = sidesOf(last)
    if (!sides) return title(winner, 'Wins the Cup Final')
    return match({ id: FINAL, stage: 'result', title: 'Cup Final', ...sides, score: kicks })
  },
} satisfies Partial<Table['events']>

const dealEvents = {
  'window.opened': () => note(2),
  'negotiation.started': 'quiet',
  'negotiation.ended': () => note(1),
  'window.closed': () => note(1),
  'offer.made': () => note(2),
  'offer.rejected': () => note(1),
  'offer.withdrawn': () => note(1),
  'trade.concluded': () => note(2),
} satisfies Partial<Table['events']>

const debtEvents = {
  'debt.opened': () => note(2),
  'debt.reduced': () => note(1),
  'debt.settled': () => note(1),
  'debt.written-off': () => note(2),
  'debt.cancelled': () => note(1),
  'sale.offered': () => note(2),
  'sale.rejected': () => note(1),
  'sale.withdrawn': () => note(1),
  'sale.concluded': () => note(2),
} satisfies Partial<Table['events']>

export const beats: Beats<Starplayer, Masks> = {
  events: {
    'game.configured': 'quiet',
    'deck.shuffled': 'quiet',
    'setup.dealt': 'quiet',
    'starter.rolled': 'quiet',
    'starter.chosen': () => note(1),
    ...turnEvents,
    ...cardEvents,
    ...claimEvents,
    ...matchEvents,
    ...dealEvents,
    ...debtEvents,
    'seat.left': () => note(2),
    'game.ended': ({ result }) =>
      'winner' in result ? title(result.winner, 'Starplayer Cup') : gameEnd,
  },
  masked: {
    'deck.shuffled': 'quiet',
    'claim.made': () => note(1),
    'tackle.answered': () => note(1),
  },
  questions: {
    roll: 'live',
    purchase: 'waits',
    'turn-end': 'live',
    tackle: 'urgent',
    'choose-opponent': 'waits',
    negotiate: 'waits',
    'answer-offer': 'waits',
    'offer-pending': 'live',
    'settle-debt': 'waits',
    'answer-sale': 'waits',
    'claim-window': 'urgent',
    interject: 'live',
  },
}

const rollOf = (dice: readonly number[]): Roll => ({ dice, plus: 0, total: sumOf(dice) })
const kicksOf = (goals: number): Roll => ({ dice: [], plus: 0, total: goals })

function rolled({ seat, dice, purpose }: Is<'dice.rolled'>, { last }: At): BeatPart {
  const total = sumOf(dice)
  if (purpose !== 'match' || last?.kind !== 'match')
    return {
      show: { kind: 'dice', seat, values: dice, faces: 6, total },
      weight: purpose === 'move' ? 1 : 2,
    }
  const [before] = last.parts ?? []
  const { id, title, home, away } = last
  const part =
    seat === home
      ? { label: 'Goals', home: rollOf(dice), away: null }
      : { label: 'Goals', home: before?.home ?? null, away: rollOf(dice) }
  return match({ id, stage: 'dice', title, home, away, parts: [part] })
}

function sidesOf(last: Show | null) {
  if (last?.kind !== 'match' && last?.kind !== 'kick') return null
  const { home, away } = last
  return away === null ? null : { home, away }
}

function kicked({ seat, goal, purpose }: Is<'penalty.rolled'>, { last }: At): BeatPart {
  const sides = purpose === 'spot' || purpose === 'card' ? null : sidesOf(last)
  if (!sides)
    return kick({ id: 'penalty', home: seat, away: null, side: 'home', scored: goal, tally: null })
  const side = seat === sides.home ? 'home' : 'away'
  const [home, away] = (last?.kind === 'kick' && last.tally) || [0, 0]
  const more = goal ? 1 : 0
  const tally = side === 'home' ? ([home + more, away] as const) : ([home, away + more] as const)
  const id = purpose === 'final' ? FINAL : MATCH
  return kick({ id, ...sides, side, scored: goal, tally })
}

const isSeat = (party: Party): party is Seat => party !== 'official'

function paid({ from, to, amount, reason }: Is<'cash.paid'>): BeatPart | BeatRole {
  const text = moneyText(amount)
  const why = capital(reason.replaceAll('-', ' '))
  if (isSeat(from))
    return money({
      seat: from,
      to: isSeat(to) ? to : undefined,
      amount: { amount: -amount, text },
      reason: why,
    })
  return isSeat(to) ? money({ seat: to, amount: { amount, text }, reason: why }) : 'quiet'
}

function moved({ card: id, from, to, reason }: Is<'card.moved'>, at: At): BeatPart | BeatRole {
  const seat = /^seat:(\d+)$/.exec(to)?.[1]
  const isShown = from.startsWith('seat:') || from === 'drawn' || reason === 'caution'
  return seat === undefined || isShown ? 'joins' : shown(Number(seat), id, at)
}

function shown(seat: Seat, id: string, { told }: At): BeatPart {
  return card({ seat, deck: 'Club', card: id, title: capital(bareName(id, told.table)), text: '' })
}
