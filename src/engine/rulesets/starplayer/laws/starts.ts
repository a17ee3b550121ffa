import type { Game } from '../../../kernel/game.ts'
import type { Start } from '../../../kernel/law.ts'
import { house } from '../content/house.ts'
import type { Draft } from '../state.ts'
import type { Starplayer } from '../types.ts'

type Squad = 'red' | 'blue' | 'yellow' | 'white'
const SQUAD = /^(red|blue|yellow|white)-/

const hasFootballerOnSale = ({ state: { shared } }: Game<Starplayer>): boolean => {
  const frame = shared.frames.at(-1)
  return frame?.kind === 'purchase' && house.board[frame.space]?.type === 'footballer'
}

/** Removes a card from the deck, the tray or the club that contains the card. */
function take({ shared, secret }: Draft, card: string): void {
  const without = (cards: string[]) => cards.filter((one) => one !== card)
  for (const name of Object.keys(secret.decks) as (keyof typeof secret.decks)[])
    secret.decks[name] = without(secret.decks[name])
  shared.tray = without(shared.tray)
  for (const club of shared.clubs) {
    club.footballers = club.footballers.filter((one) => one.card !== card)
    club.manager = club.manager === card ? null : club.manager
    club.stadium = club.stadium === card ? null : club.stadium
    club.wins = without(club.wins)
  }
}

function giveFootballers(draft: Draft, seat: number, cards: readonly string[]): void {
  for (const card of cards) {
    take(draft, card)
    draft.shared.clubs[seat]!.footballers.push({ card, got: draft.shared.nextGot })
    draft.shared.nextGot += 1
  }
}

const squadOf = (squad: Squad): string[] =>
  house.footballers.filter((one) => one.squad === squad).map(({ id }) => id)

/** Returns all footballers, the manager and the stadium of a seat to the decks and the tray. */
function strip(draft: Draft, seat: number): void {
  const club = draft.shared.clubs[seat]!
  for (const { card } of [...club.footballers]) {
    take(draft, card)
    draft.secret.decks[SQUAD.exec(card)![1] as Squad].push(card)
  }
  for (const card of [club.manager, club.stadium]) {
    if (card === null) continue
    take(draft, card)
    draft.shared.tray.push(card)
  }
  club.cash = 0
}

/** Changes the position so that the footballer on sale completes a squad of the current seat. */
function completeSix(draft: Draft): void {
  const { turn, frames, clubs } = draft.shared
  const frame = frames.at(-1)
  const shown = frame?.kind === 'purchase' ? house.board[frame.space] : undefined
  if (shown?.type !== 'footballer') return
  const last = shown.footballerId
  const squad = SQUAD.exec(last)![1] as Squad
  for (const club of clubs) strip(draft, club.seat)
  const others = squadOf(squad).filter((card) => card !== last)
  giveFootballers(draft, turn.seat, others)
  take(draft, last)
  draft.secret.decks[squad].unshift(last)
  clubs[turn.seat]!.cash = 40_000_000
}

/**
 * Changes the position so that the current seat has drawn a footballer but cannot afford the price.
 */
function owePrice(draft: Draft): void {
  const { turn, frames, debts } = draft.shared
  const frame = frames.pop()
  const shown = frame?.kind === 'purchase' ? house.board[frame.space] : undefined
  if (shown?.type !== 'footballer') return
  const deck = draft.secret.decks[SQUAD.exec(shown.footballerId)![1] as Squad]
  strip(draft, turn.seat)
  const card = deck.find((one) => SQUAD.test(one)) ?? ''
  const price = house.footballers.find(({ id }) => id === card)?.value ?? 0
  take(draft, card)
  draft.shared.frames.push({ kind: 'acquire', buyer: turn.seat, card, price, via: 'purchase' })
  debts.push({
    ...{ id: draft.shared.nextDebt, debtor: turn.seat, creditor: 'official', rest: price },
    ...{ reason: 'price', ref: card, offersMade: 0, pending: null },
  })
  draft.shared.nextDebt += 1
}

function prepareFinal(draft: Draft, seat: number): void {
  const { clubs } = draft.shared
  for (const club of clubs) strip(draft, club.seat)
  giveFootballers(draft, seat, squadOf('blue'))
  const club = clubs[seat]!
  for (const slot of ['manager', 'stadium'] as const) {
    const card = draft.shared.tray.find((one) => one.startsWith(`${slot}-`)) ?? ''
    take(draft, card)
    club[slot] = card
  }
  for (const one of clubs) draft.shared.tray.push(...one.wins.splice(0))
  for (const round of [1, 2, 3, 4, 5]) {
    const card = `win-blue-${round}`
    take(draft, card)
    club.wins.push(card)
  }
  club.cash = 20_000_000
  club.complete = true
}

export const starts: readonly Start<Starplayer>[] = [
  {
    name: 'clubs without cash',
    seats: 3,
    until: ({ state }) => state.shared.turn.no > 60,
    edit({ shared }) {
      for (const club of shared.clubs) club.cash = 0
    },
  },
  {
    name: 'clubs without cash and cards',
    seats: 3,
    edit(draft) {
      for (const club of draft.shared.clubs) strip(draft, club.seat)
    },
  },
  {
    name: 'a fee that another club has to pay with cards',
    seats: 3,
    variants: 3,
    until: ({ state }) => state.shared.turn.no > 40,
    edit({ shared }) {
      const [debtor, creditor] = shared.clubs
      const richest = shared.clubs.reduce((one, other) =>
        other.footballers.length > one.footballers.length ? other : one,
      )
      const other = richest === debtor ? creditor : debtor
      richest.cash = 0
      shared.debts.push({
        ...{ id: shared.nextDebt, debtor: richest.seat, creditor: other!.seat, rest: 1_000_000 },
        ...{ reason: 'royalty', ref: null, offersMade: 0, pending: null },
      })
      shared.nextDebt += 1
    },
  },
  {
    name: 'the sixth footballer of a squad is on sale',
    seats: 3,
    variants: 3,
    until: hasFootballerOnSale,
    edit: completeSix,
  },
  {
    name: 'a footballer that cannot be paid',
    seats: 3,
    until: hasFootballerOnSale,
    edit: owePrice,
  },
  {
    name: 'a squad over the limit',
    seats: 3,
    options: { squadLimit: 'audited' },
    until: ({ state, open }) =>
      state.shared.turn.no > 20 && open.some(({ kind }) => kind === 'roll'),
    edit(draft) {
      giveFootballers(draft, 0, [...squadOf('red'), ...squadOf('white').slice(0, 2)])
    },
  },
  {
    name: 'a club before the Cup Final',
    seats: 2,
    until: ({ state, open }) =>
      state.shared.turn.no > 4 && open.some(({ kind }) => kind === 'roll'),
    edit: (draft) => prepareFinal(draft, draft.shared.turn.seat),
  },
  {
    name: 'the last purchase of three clubs without match and window cards',
    seats: 3,
    options: { maxTurns: 10 },
    until: (game) => hasFootballerOnSale(game) && game.state.shared.turn.owedRolls === 0,
    edit(draft) {
      const { shared } = draft
      shared.turn.no = 10
      for (const club of shared.clubs) {
        const { matchCards, windowCards } = club
        shared.tray.push(...matchCards.splice(0), ...windowCards.splice(0))
        club.cash = 60_000_000
      }
    },
    isSmall: true,
  },
]
