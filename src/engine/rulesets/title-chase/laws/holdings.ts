import { demand, demandSame, type Law, type Moment } from '../../../kernel/law.ts'
import { cardOf } from '../content/book.ts'
import type { Event } from '../events.ts'
import type { State, TitleChase } from '../types.ts'

export type Manager = State['shared']['seats'][number]

export function managerAt(state: State, seat: number): Manager {
  const manager = state.shared.seats[seat]
  demand(manager, `seat ${seat} exists`)
  return manager
}
export const behind = ({ commit, place }: Moment<TitleChase>): readonly Event[] =>
  commit.events.slice(place + 1) as readonly Event[]
export const rightBehind = (at: Moment<TitleChase>): Event | undefined => behind(at)[0]

const heldBy = ({ keep, debts, suspensions }: Manager): string[] => [
  ...keep,
  ...debts.flatMap(({ card }) => card ?? []),
  ...suspensions.map(({ card }) => card),
]

function copiesOf({ shared }: State, category: keyof State['shared']['stock']): number {
  const owned = shared.seats.filter(({ stars }) => stars.includes(category)).length
  return owned + shared.stock[category]
}

export const holdingLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-R20',
    says: 'cash follows from its events, debts are for whole bills',
    events: {
      'cash.collected'({ seat, amount, balance }, { state }) {
        const { cash } = managerAt(state, seat)
        demand(balance === cash + amount && amount > 0, 'more')
        return (after) => demand(managerAt(after, seat).cash === balance, 'it arrives')
      },
      'cash.paid'({ seat, amount, balance, reason, ref }, at) {
        const { cash } = managerAt(at.state, seat)
        demand(balance === cash - amount && balance >= 0, 'less, and never below zero')
        const next = rightBehind(at)
        if (reason === 'star')
          demand(next?.type === 'star.bought' && next.price === amount, 'for a star')
        else demand(ref !== null, 'for a card or a blue square')
        return (after) => demand(managerAt(after, seat).cash === balance, 'it leaves')
      },
      'debt.recorded'({ seat, debt, amount, card }, at) {
        const { cash, debts } = managerAt(at.state, seat)
        demand(cash < amount, 'a bill that the seat cannot pay')
        demand(debt === at.state.shared.debtCount + 1, 'numbered in turn')
        const next = rightBehind(at)
        if (card !== null) demand(next?.type === 'card.held' && next.card === card, 'with its card')
        const count = debts.length
        return (after) => {
          const owed = managerAt(after, seat).debts
          demand(owed.length === count + 1, 'one debt more')
          demand(owed.at(-1)?.amount === amount && owed.at(-1)?.id === debt, 'the newest')
          demand(after.shared.debtCount === debt, 'counted')
        }
      },
      'debt.settled'({ seat, debt, amount, balance }, at) {
        const { cash, debts } = managerAt(at.state, seat)
        const owed = debts.find(({ id }) => id === debt)
        demand(owed?.amount === amount, 'all of a debt')
        demand(balance === cash - amount && balance >= 0, 'from the cash')
        return (after) => {
          demand(managerAt(after, seat).cash === balance, 'it is paid')
          demand(!managerAt(after, seat).debts.some(({ id }) => id === debt), 'it is gone')
        }
      },
    },
    commits({ game: { state, table } }) {
      for (const { category, copies } of table.content.stars) {
        if (state.shared.season === 0) continue
        demand(copiesOf(state, category) === copies, `${category} cards are sold or in stock`)
      }
      if (state.shared.fixtures.length === 0) return
      for (const colour of ['yellow', 'red'] as const) {
        const all = table.content.cards[colour].map(({ id }) => id).sort()
        const held = new Set(state.shared.seats.flatMap(heldBy))
        const own = [...held].filter((card) => cardOf(table.content, card).colour === colour)
        demandSame([...state.secret.packs[colour], ...own].sort(), all, `each ${colour} card once`)
      }
    },
  },
  {
    clause: 'TC-606',
    says: 'stars are bought before a match for their price, one of each',
    events: {
      'star.bought'({ seat, category, fee, voucher, price, stockLeft }, { state, table }) {
        const { stars, debts, keep } = managerAt(state, seat)
        const { match, stock } = state.shared
        demand(match && [match.homeSeat, match.awaySeat].includes(seat), 'before its match')
        demand(!stars.includes(category), 'one of each')
        demand(debts.length === 0, 'not in debt')
        const star = table.content.stars.find((one) => one.category === category)
        demand(star?.fee === fee, 'its fee')
        const effect = voucher === null ? null : cardOf(table.content, voucher).effect
        const off = effect?.kind === 'voucher' ? effect.amountOff : 0
        demand(price === Math.max(0, fee - off), 'less the voucher')
        if (voucher !== null) demand(keep.includes(voucher), 'a voucher that it holds')
        const before = stock[category]
        demand(before > 0 && stockLeft === before - 1, 'from the stock')
        return (after) => {
          demand(managerAt(after, seat).stars.includes(category), 'it is owned')
          demand(after.shared.stock[category] === before - 1, 'one less')
          if (voucher !== null)
            demand(managerAt(after, seat).keep.includes(voucher), 'until returned')
        }
      },
      'star.lost'({ seat, category, cause, stockLeft }, { state, table }) {
        demand(managerAt(state, seat).stars.includes(category), 'an owned one')
        const before = state.shared.stock[category]
        demand(stockLeft === before + 1, 'back to the stock')
        const { match } = state.shared
        if (cause === 'defeat') {
          const side = match?.homeSeat === seat ? 'home' : 'away'
          const isPlayed = match?.lineUp[side]?.includes(category)
          if (table.options.starsLostOnDefeat === 'played') demand(isPlayed, 'one that played')
        }
        return (after) => {
          demand(!managerAt(after, seat).stars.includes(category), 'it is gone')
          demand(after.shared.stock[category] === before + 1, 'one more')
        }
      },
      'star.suspended'({ seat, category, card, from, to }, { state, table }) {
        const { stars, suspensions } = managerAt(state, seat)
        demand(stars.includes(category), 'an owned star')
        const running = suspensions.filter((one) => one.category === category)
        const last = Math.max(state.shared.roundsPlayed, ...running.map((one) => one.to))
        demand(from === last + 1, 'from the next free round')
        const { effect } = cardOf(table.content, card)
        const effects = effect.kind === 'all' ? effect.effects : [effect]
        const long = effects.some((one) => one.kind === 'suspend' && to === from + one.fixtures - 1)
        demand(long, 'as long as the card says')
        return (after) =>
          demand(
            managerAt(after, seat).suspensions.some((one) => one.card === card),
            'it is out',
          )
      },
      'star.reinstated'({ seat, category, cause, cards }, { state }) {
        const { suspensions } = managerAt(state, seat)
        const own = suspensions.filter((one) => one.category === category)
        demand(own.length > 0, 'a suspended star')
        demand(
          cards.every((card) => own.some((one) => one.card === card)),
          'with its cards',
        )
        if (cause === 'served') {
          const served = own.filter(({ to }) => to <= state.shared.roundsPlayed)
          demandSame([...cards].sort(), served.map(({ card }) => card).sort(), 'served ones')
        }
        return (after) => {
          const left = managerAt(after, seat).suspensions.map(({ card }) => card)
          demand(!cards.some((card) => left.includes(card)), 'they are over')
        }
      },
      'appeal.played'({ seat, card, category }, at) {
        const { keep, suspensions } = managerAt(at.state, seat)
        demand(keep.includes(card), 'a card that it holds')
        demand(cardOf(at.table.content, card).effect.kind === 'appeal', 'an appeal')
        demand(
          suspensions.some((one) => one.category === category),
          'for a suspended star',
        )
        demand(
          behind(at).some(({ type }) => type === 'star.reinstated'),
          'which is free again',
        )
      },
    },
  },
  {
    clause: 'TC-R36',
    says: 'cards are the top ones, do what they say, and go back to the bottom',
    events: {
      'card.drawn'({ seat, card, colour }, at) {
        const pack = at.state.secret.packs[colour]
        demand(pack[0] === card, 'the top card')
        const { effect } = cardOf(at.table.content, card)
        const effects = effect.kind === 'all' ? effect.effects : [effect]
        const next = behind(at)
        const { cash, stars } = managerAt(at.state, seat)
        const money = next.find(
          (one) =>
            one.type === 'cash.collected' ||
            one.type === 'cash.paid' ||
            one.type === 'debt.recorded',
        )
        const amount = money && 'amount' in money ? money.amount : 0
        const [one] = effects
        if (effects.length === 1 && one && 'amount' in one && one.amount > 0) {
          const factor = one.kind.endsWith('PerStar') ? stars.length : 1
          const due = one.amount * factor
          if (due > 0) {
            demand(amount === due, `${one.kind} ${due}`)
            const isIncome = one.kind.startsWith('collect')
            const type = isIncome ? 'cash.collected' : cash >= due ? 'cash.paid' : 'debt.recorded'
            demand(money?.type === type, type)
          }
        }
        const kept = next.find((event) => event.type === 'card.held')
        const isKept = ['penalty', 'appeal', 'voucher'].includes(effect.kind)
        if (isKept) demand(kept?.card === card && kept.reason === 'keep', 'it is kept')
        const size = pack.length
        return (after) => demand(after.secret.packs[colour].length === size - 1, 'one less')
      },
      'card.held'({ seat, card, reason }) {
        return (after) => {
          const { keep, debts, suspensions } = managerAt(after, seat)
          if (reason === 'keep') demand(keep.includes(card), 'it is kept')
          if (reason === 'debt')
            demand(
              debts.some((one) => one.card === card),
              'for its debt',
            )
          if (reason === 'suspension')
            demand(
              suspensions.some((one) => one.card === card),
              'for its suspension',
            )
        }
      },
      'card.returned'({ seat, card, colour }, { table }) {
        demand(cardOf(table.content, card).colour === colour, 'to its own pack')
        return (after) => {
          demand(after.secret.packs[colour].at(-1) === card, 'at the bottom')
          demand(!managerAt(after, seat).keep.includes(card), 'nobody holds it')
        }
      },
      'deck.empty': ({ colour }, { state }) => {
        demand(state.secret.packs[colour].length === 0, 'no card is left')
        return undefined
      },
    },
  },
]
