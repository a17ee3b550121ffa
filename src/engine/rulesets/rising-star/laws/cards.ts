import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { abilityOf, bookOf, contractOf, DECKS, drawnCardOf } from '../content/book.ts'
import type { RisingStar, State } from '../types.ts'
import { later, only, playerAt } from './seats.ts'

const sorted = (cards: readonly string[]): string[] => [...cards].sort()

function placesOf({ shared, secret }: State): Record<(typeof DECKS)[number], string[]> {
  const { decks, hands } = secret
  const all = (pick: (seat: State['shared']['seats'][number]) => readonly (string | null)[]) =>
    shared.seats.flatMap(pick).filter((card) => card !== null)
  const offers = shared.negotiation?.offers ?? []
  const held = all(({ agent, sponsorships }) => [agent, ...Object.values(sponsorships)])
  return {
    contract: [...decks.contract, ...shared.box, ...all(({ contract }) => [contract]), ...offers],
    agent: [...decks.agent, ...held, ...(shared.swap ? [shared.swap.drawn] : [])],
    dayToDay: [...decks.dayToDay, ...hands.flat(), ...all(({ magicSponges }) => magicSponges)],
    press: [...decks.press],
  }
}

const TILES = {
  ...{ training: 'dayToDay', rest: 'dayToDay', press: 'press', agent: 'agent' },
} as const

export const cardLaws: readonly Law<RisingStar>[] = [
  {
    clause: 'RS-412',
    says: 'every card is in one place',
    commits({ game: { state, table } }) {
      if (state.shared.firstSeat === null) return
      const { all, black } = bookOf(table.content)
      const places = placesOf(state)
      for (const deck of DECKS) {
        const cards = deck === 'contract' ? [...all.contract, ...black] : all[deck]
        demandSame(sorted(places[deck]), sorted(cards), `every ${deck} card is in one place`)
      }
      const { box } = state.shared
      demand(
        box.every((card) => black.includes(card)),
        'only black contracts are in the box',
      )
      const { contract } = state.secret.decks
      demand(!contract.some((card) => black.includes(card)), 'none of them is in the deck')
      for (const { status, contract: own, no } of state.shared.seats) {
        const negotiates = state.shared.negotiation?.seat === no
        const isFree = status === 'resigned' || negotiates || state.shared.reason === 'last-seat'
        demand(isFree || own !== null, 'each seat has a contract')
      }
    },
  },
  {
    clause: 'RS-401',
    says: 'a drawn card is the top one, and does what it says',
    events: {
      'card.drawn'({ seat, deck, card }, at) {
        const { state, table } = at
        demand(state.shared.turn?.seat === seat, 'on its own turn')
        demand(state.secret.decks[deck][0] === card, 'the top card')
        const tile = table.content.board[playerAt(state, seat).position]?.type ?? ''
        demand((TILES as Record<string, string>)[tile] === deck, `a ${tile} tile gives it`)
        const drawn = drawnCardOf(table.content, card)
        const next = later(at)
        if (drawn.kind === 'instant') {
          demand(next[0]?.type === 'card.returned', 'it goes to the bottom of its deck')
          const wanted = drawn.effects.map(({ kind }) =>
            kind === 'fame' ? 'fame.changed' : kind === 'pay' ? 'cash.paid' : kind,
          )
          for (const type of wanted) {
            if (type === 'receive') continue
            const found = next.some((one) => one.type === (type === 'move' ? 'token.moved' : type))
            demand(found, `its effect ${type}`)
          }
          for (const effect of drawn.effects) {
            const money = only(at, effect.kind === 'pay' ? 'cash.paid' : 'cash.received')
            const sums = money.map((one) => ('due' in one ? one.due : one.amount))
            if (effect.kind === 'pay') demand(sums.includes(effect.amount), 'the payment')
            if (effect.kind === 'receive') demand(sums.includes(effect.amount), 'the income')
            if (effect.kind !== 'fame') continue
            const deltas = only(at, 'fame.changed').map(({ delta }) => delta)
            demand(deltas.includes(effect.delta), 'the fame')
          }
        } else demand(/^(card\.kept|swap\.offered)$/.test(next[0]?.type ?? ''), 'it is kept')
        const { length } = state.secret.decks[deck]
        const chain = state.shared.turn?.chain ?? 0
        return (after) => {
          demand(after.secret.decks[deck].length === length - 1, 'it leaves the deck')
          demand(after.shared.turn?.chain === chain + 1, 'it counts')
        }
      },
      'card.kept'({ seat, slot, card, handCount }, { state }) {
        const { agent, sponsorships } = playerAt(state, seat)
        if (slot === 'agent') demand(agent === null, 'an empty place')
        else if (slot !== 'magicSponges' && slot !== 'matchEvents')
          demand(sponsorships[slot] === null, 'an empty place')
        return ({ shared, secret }) => {
          const player = shared.seats[seat]!
          const hand = secret.hands[seat] ?? []
          if (slot === 'matchEvents') {
            demand(hand.includes(card) && handCount === hand.length, 'it is in the hand')
          } else if (slot === 'magicSponges')
            demand(player.magicSponges.includes(card), 'it is kept')
          else if (slot === 'agent') demand(player.agent === card, 'it is the Agent')
          else demand(player.sponsorships[slot] === card, 'it is the Sponsorship')
        }
      },
      'swap.offered'({ seat, slot, held }, { state }) {
        const { agent, sponsorships } = playerAt(state, seat)
        demand(held === (slot === 'agent' ? agent : sponsorships[slot]), 'the card held there')
        return (after) => demand(after.shared.swap?.held === held, 'it is open')
      },
      'agent.swapped': ({ seat, kept, returned }, { state }) => {
        const { swap } = state.shared
        demand(kept === swap?.drawn && returned === swap.held, 'the new one for the old one')
        return (after) => demand(playerAt(after, seat).agent === kept, 'it is held')
      },
      'agent.swap-declined': ({ kept, returned }, { state }) => {
        const { swap } = state.shared
        demand(kept === swap?.held && returned === swap.drawn, 'the old one stays')
        return (after) => demand(after.shared.swap === null, 'it is closed')
      },
      'sponsorship.swapped': ({ seat, category, kept, returned }, { state }) => {
        const { swap } = state.shared
        demand(kept === swap?.drawn && returned === swap.held, 'the new one for the old one')
        return (after) =>
          demand(playerAt(after, seat).sponsorships[category] === kept, 'it is held')
      },
      'sponsorship.swap-declined': ({ kept, returned }, { state }) => {
        const { swap } = state.shared
        demand(kept === swap?.held && returned === swap.drawn, 'the old one stays')
        return (after) => demand(after.shared.swap === null, 'it is closed')
      },
      'card.deck-empty'({ deck }, { state }) {
        demand(state.secret.decks[deck].length === 0, 'no card is left')
      },
      'card.returned':
        ({ deck, card }) =>
        (after) =>
          demand(after.secret.decks[deck].at(-1) === card, 'it is the last one'),
      'deck.shuffled'({ deck, order, count }, { state }) {
        demand(count === order.length, 'all its cards')
        const before = state.secret.decks[deck]
        if (before.length > 0) demandSame(sorted(order), sorted(before), 'the same cards')
        return (after) => demandSame(after.secret.decks[deck], order)
      },
      'sponge.played'({ seat, card }, { state }) {
        demand(playerAt(state, seat).magicSponges.includes(card), 'a sponge that it holds')
        return (after) => demand(!playerAt(after, seat).magicSponges.includes(card), 'it is used')
      },
    },
  },
  {
    clause: 'RS-601',
    says: 'contracts are offered, signed and returned by the tile',
    events: {
      'contract.offered'({ seat, cause, cards }, { state, table }) {
        const player = playerAt(state, seat)
        const tile = table.content.board[player.position]?.type
        demand(cause === tile, 'the tile gives the cause')
        const count = 1 + abilityOf(table.content, player.agent)
        const { contract } = state.secret.decks
        const { length } = contract
        demandSame(cards, contract.slice(0, Math.min(count, contract.length)), 'the top cards')
        demand(
          (player.contract === null) === (cause !== 'contract'),
          'the seat releases its old contract first',
        )
        return (after) => {
          demandSame(after.shared.negotiation, { seat, cause, offers: [...cards] })
          demand(after.secret.decks.contract.length === length - cards.length, 'they leave')
        }
      },
      'contract.signed'({ seat, card, cause }, { state }) {
        const { negotiation } = state.shared
        demand(negotiation?.seat === seat && negotiation.cause === cause, 'who negotiates signs')
        demand(negotiation.offers.includes(card), 'an offered one')
        demand(playerAt(state, seat).contract === null, 'after the old one')
        return (after) => {
          demand(playerAt(after, seat).contract === card, 'it holds')
          demand(!after.shared.negotiation?.offers.includes(card), 'and is no offer any more')
        }
      },
      'contract.released'({ seat, card, to }, { state, table }) {
        demand(playerAt(state, seat).contract === card, 'its own contract')
        const isBlack = contractOf(table.content, card).black
        demand((to === 'box') === isBlack, 'black ones go to the box')
        return (after) => demand(playerAt(after, seat).contract === null, 'it is gone')
      },
      'contract.offers-declined'({ seat, cards }, { state }) {
        const { negotiation } = state.shared
        demand(negotiation?.seat === seat && negotiation.cause === 'contract', 'as the tile allows')
        demandSame(cards, negotiation.offers)
      },
      'contract.returned'({ cards }, { state }) {
        demandSame(cards, state.shared.negotiation?.offers, 'what is left of the offers')
        return (after) => demand(after.shared.negotiation === null, 'it is over')
      },
    },
  },
]
