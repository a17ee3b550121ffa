import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { bookOf } from '../content/book.ts'
import { isBogus } from '../content/cards.ts'
import { BOGUS_FEE, FOOTBALLERS_MAX, WILDS_MAX } from '../content/numbers.ts'
import type { Starplayer, State } from '../types.ts'
import { behind, type Club, clubAt } from './money.ts'

const cardsOf = (club: Club): string[] => [
  ...club.footballers.map(({ card }) => card),
  ...[club.manager, club.stadium, club.trophy].filter((card) => card !== null),
  ...club.wilds,
  ...club.wins,
  ...club.tackles,
  ...club.matchCards,
  ...club.windowCards,
  ...club.yellows,
]

/** Lists all cards of the game, including cards that are moving from one place to another. */
export function cardsIn({ shared, secret }: State): string[] {
  const between = shared.frames.flatMap((frame) =>
    frame.kind === 'acquire' || (frame.kind === 'effects' && !frame.kept) ? [frame.card] : [],
  )
  return [
    ...shared.tray,
    ...shared.clubs.flatMap(cardsOf),
    ...Object.values(secret.decks).flat(),
    ...between,
  ]
}

const holds = (state: State, place: string, card: string): boolean => {
  const [kind, name = ''] = place.split(':')
  if (kind === 'tray') return state.shared.tray.includes(card)
  if (kind === 'seat') return cardsOf(clubAt(state, Number(name))).includes(card)
  if (kind === 'deck') {
    const deck = Object.entries(state.secret.decks).find(([one]) => one === name)?.[1] ?? []
    return place.endsWith('top') ? deck[0] === card : deck.at(-1) === card
  }
  return true
}

export const cardLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-119',
    says: 'every card is in one place',
    events: {
      'card.moved'({ card, from, to, slot }, { state }) {
        demand(from !== to, 'to another place')
        // A club that replaces its manager or its stadium briefly has two managers or two stadiums.
        const isSwap = slot === 'manager' || slot === 'stadium'
        demand(isSwap || holds(state, from, card), `${card} comes from ${from}`)
        demand(!to.startsWith('seat') || slot !== null, 'into its slot')
        return (after) => {
          demand(holds(after, to, card), `${card} is at ${to}`)
          if (from.startsWith('seat')) demand(!holds(after, from, card), `${card} has left ${from}`)
        }
      },
      'deck.shuffled':
        ({ deck, order }) =>
        (after) => {
          demandSame(after.secret.decks[deck], order)
        },
    },
    commits({ game: { state }, before }) {
      const now = cardsIn(state)
      demand(new Set(now).size === now.length, 'no card is there twice')
      if (before && before.shared.turn.no > 0)
        demandSame(now.sort(), cardsIn(before).sort(), 'cards')
      for (const club of state.shared.clubs) {
        demand(club.wilds.length <= WILDS_MAX, 'three wilds at most')
        demand(club.yellows.length <= 1, 'one yellow card')
        demand(club.missTurns >= 0, 'turns to miss')
        const got = club.footballers.map((one) => one.got)
        demand(
          got.every((one) => one < state.shared.nextGot),
          'footballers are numbered',
        )
        const rounds = club.wins.map((card) => Number(card.at(-1)))
        demandSame(
          rounds,
          [...rounds].sort((a, b) => a - b),
          'WIN cards in order',
        )
      }
    },
  },
  {
    clause: 'SP-304',
    says: 'a purchase draws the top card for its price, and its buyer gets it once paid',
    events: {
      'footballer.drawn'({ seat, squad, card, price }, { state, table }) {
        demand(state.secret.decks[squad][0] === card, 'the top card')
        demand(clubAt(state, seat).status === 'in', 'by a club that plays')
        demand((price === null) === isBogus(card), 'a price unless bogus')
        const star = bookOf(table.content).footballers.get(card)
        const space = table.content.board[clubAt(state, seat).position]
        const isTarget = space?.type === 'footballer' && space.footballerId === card
        if (star && price !== null) demand(price === (isTarget ? 0 : star.value), 'its value')
        return undefined
      },
      'frame.opened'({ frame }, at) {
        const depth = at.state.shared.frames.length
        if (frame.kind === 'acquire') {
          const { buyer, card, price } = frame
          if (isBogus(card)) demand(price === BOGUS_FEE, 'the fee of a bogus card')
          const next = behind(at)[0]
          if (price > 0) {
            const isCharged =
              (next?.type === 'cash.paid' && next.from === buyer && next.amount === price) ||
              (next?.type === 'debt.opened' &&
                next.debt.debtor === buyer &&
                next.debt.rest === price)
            demand(isCharged, 'its price is charged')
          }
        }
        if (frame.kind === 'purchase') {
          const type = at.table.content.board[frame.space]?.type ?? ''
          demand(['footballer', 'manager', 'stadium'].includes(type), 'on a space that sells')
        }
        if (frame.kind === 'tackle')
          for (const seat of frame.waiting)
            demand(clubAt(at.state, seat).tackles.length > 0, 'seats with a tackle card')
        return (after) => demand(after.shared.frames.length === depth + 1, 'it is open')
      },
      'frame.closed': ({ kind }, { state }) => {
        const { frames } = state.shared
        const depth = frames.length
        demand(frames.at(-1)?.kind === kind, 'the innermost one')
        return (after) => demand(after.shared.frames.length === depth - 1, 'it is closed')
      },
      'frame.changed': ({ frame }, { state }) => {
        demand(state.shared.frames.at(-1)?.kind === frame.kind, 'the innermost one')
        return (after) => demandSame(after.shared.frames.at(-1), frame)
      },
      'purchase.declined'({ seat, space }, { state }) {
        const frame = state.shared.frames.at(-1)
        demand(frame?.kind === 'purchase' && frame.space === space, 'that is on sale')
        demand(state.shared.turn.seat === seat, 'by the seat on turn')
        return undefined
      },
      'tackle.answered'({ seat, call }, { state }) {
        const frame = state.shared.frames.at(-1)
        demand(frame?.kind === 'tackle' && frame.waiting.includes(seat), 'by a seat that is asked')
        if (call) demand(clubAt(state, seat).tackles.length > 0, 'with a tackle card')
        return (after) => {
          const now = after.shared.frames.at(-1)
          demand(now?.kind === 'tackle' && !now.waiting.includes(seat), 'once')
        }
      },
      'tackle.resolved'({ callers, rolls, winner }, { state }) {
        demand((winner === null) === (callers.length === 0), 'a caller wins')
        demand(winner === null || callers.includes(winner), 'one of them')
        for (const seat of callers) {
          const called = state.secret.answers.some((one) => one.seat === seat && one.call)
          demand(called, 'seats that called')
        }
        const sums = new Map(rolls.map(({ seat, dice }) => [seat, dice[0] + dice[1]]))
        const last = Math.max(0, ...rolls.map(({ round }) => round))
        const final = rolls.filter(({ round }) => round === last)
        const best = Math.max(...final.map(({ dice }) => dice[0] + dice[1]))
        if (winner !== null && callers.length > 1 && last < 20)
          demand(sums.get(winner) === best, 'the highest roll wins')
        return undefined
      },
      'purchase.voided'({ seat, card }, { state }) {
        demand(!cardsOf(clubAt(state, seat)).includes(card), 'a card that it never owned')
        return undefined
      },
      'card.sold-back'({ seat, price }, at) {
        const next = behind(at).find((one) => one.type === 'cash.paid')
        const isPaid = next?.type === 'cash.paid' && next.to === seat && next.amount === price
        demand(price === 0 || isPaid, 'for its price')
        return undefined
      },
      'squad.audited'({ target, cards }, { state }) {
        const owned = clubAt(state, target).footballers.map(({ card }) => card)
        demand(owned.length > FOOTBALLERS_MAX, 'a squad over the limit')
        demand(cards.length === owned.length - FOOTBALLERS_MAX, 'as many as are too many')
        demand(
          cards.every((card) => owned.includes(card)),
          'of its own',
        )
        return undefined
      },
      'chance-card.drawn'({ seat, deck, card }, { state }) {
        demand(state.secret.decks[deck][0] === card, 'the top card')
        demand(state.shared.turn.seat === seat, 'by the seat on turn')
        return undefined
      },
      'caution.shown'({ seat, colour, missTurns }, { state }) {
        const { yellows, missTurns: before } = clubAt(state, seat)
        demand(state.shared.turn.seat === seat, 'to the seat on turn')
        if (colour === 'yellow') demand(missTurns === before && yellows.length === 0, 'the first')
        else demand(missTurns === before + 1, 'it misses a turn')
        if (colour === 'second-yellow') demand(yellows.length === 1, 'after a yellow')
        return (after) => demand(clubAt(after, seat).missTurns === missTurns, 'it counts')
      },
    },
  },
]
