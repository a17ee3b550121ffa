import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { Content } from '../content/schema.ts'
import type { State, Superclub } from '../types.ts'

function footballersIn({ shared, secret }: State): string[] {
  return [
    ...secret.deck,
    ...Object.values(secret.stacks).flat(),
    ...shared.managers.flatMap(({ squad }) => squad.map(({ card }) => card)),
    ...shared.draft.board,
    ...shared.draft.aside,
    ...shared.inactive,
    ...(shared.turn?.revealed ? [shared.turn.revealed.card] : []),
    ...(shared.lot ? [shared.lot.card] : []),
    ...shared.matches.flatMap(({ reading }) => (reading?.revealed ? [reading.revealed.card] : [])),
  ]
}

const staffIn = ({ shared, secret }: State): string[] => [
  ...secret.staff,
  ...shared.managers.flatMap(({ staff, offered }) => [...staff, ...offered]),
]

const gameChangersIn = ({ shared, secret }: State): string[] => [
  ...secret.gameChangers,
  ...secret.hands.flat(),
  ...secret.faceDown.map(({ card }) => card),
  ...shared.discard,
  ...shared.matches.flatMap(({ reading }) => (reading ? [reading.gc] : [])),
]

const superCupIn = ({ secret }: State): string[] => [
  ...secret.superCup,
  ...secret.collections.flat(),
]

const sorted = (cards: readonly string[]): string[] => [...cards].sort()

/**
 * Returns all cards of a game. Staff cards that only help with unhappy players are left out if the
 * game has no unhappy players.
 */
function allCards(content: Content, hasUnhappy: boolean): Record<Deck, string[]> {
  const ids = (cards: readonly { readonly id: string }[]) => sorted(cards.map(({ id }) => id))
  const staff = content.keyStaff.filter(
    ({ effects }) => hasUnhappy || effects.some(({ kind }) => kind !== 'appealBonus'),
  )
  const copies = content.gameChangers.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, copy) => `${id}.${copy + 1}`),
  )
  return {
    footballers: ids(content.players),
    staff: ids(staff),
    gameChangers: sorted(copies),
    superCup: ids(content.superCup),
  }
}

const DECKS = {
  footballers: footballersIn,
  staff: staffIn,
  gameChangers: gameChangersIn,
  superCup: superCupIn,
} as const
type Deck = keyof typeof DECKS

export const placeLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-002',
    says: 'every card is in one place',
    commits({ game: { state, table } }) {
      const { squad: most, keyStaff } = table.content.limits
      const all = allCards(table.content, table.options.unhappyPlayers)
      for (const [deck, cardsIn] of Object.entries(DECKS))
        demandSame(sorted(cardsIn(state)), all[deck as Deck], `the ${deck} are there once`)
      for (const { squad, staff } of state.shared.managers) {
        demand(squad.length <= most, `a squad of ${squad.length}`)
        demand(staff.length <= keyStaff, `${staff.length} staff`)
        for (const { stars, baseStars } of squad) demand(stars >= 1 && baseStars <= 6, 'stars')
      }
    },
  },
  {
    clause: 'SC-023',
    says: 'the draft passes each board on in turn',
    events: {
      'draft.board-filled': ({ cards, aside, next }, { state }) => {
        const deck = new Set(state.secret.deck)
        demand(
          [...cards, ...aside].every((card) => deck.has(card)),
          'from the deck',
        )
        return (after) => {
          demandSame(after.shared.draft.board, cards, 'the board')
          demand(after.shared.draft.next === next, 'its first manager')
          demand(!after.secret.deck.some((card) => cards.includes(card)), 'they leave the deck')
        }
      },
      'draft.picked'({ seat, card, stars, next }, { state }) {
        const { draft, managers } = state.shared
        demand(draft.next === seat && draft.board.includes(card), 'by the next manager')
        const size = managers[seat]?.squad.length ?? 0
        return (after) => {
          demand(!after.shared.draft.board.includes(card), 'it leaves the board')
          demand(after.shared.draft.next === next, 'the next one picks')
          const squad = after.shared.managers[seat]?.squad ?? []
          demand(squad.length === size + 1, 'one player more')
          demand(
            squad.some((one) => one.card === card && one.stars === stars),
            'with its stars',
          )
        }
      },
      'deck.shuffled': ({ deck, order }, { state }) => {
        if (deck === 'gameChangers' && state.shared.discard.length > 0)
          demandSame(sorted(order), sorted(state.shared.discard), 'the discards')
        return (after) => {
          const name = deck === 'players' ? 'deck' : deck
          demandSame(after.secret[name], order)
        }
      },
      'supercup.card-won': ({ seat, card }, { state }) => {
        demand(state.secret.superCup.includes(card), 'from the stack')
        return (after) => demand(after.secret.collections[seat]?.includes(card), 'it is collected')
      },
      'supercup.cards-returned': ({ seat, count }, { state }) => {
        demand(state.secret.collections[seat]?.length === count, 'all of them')
        return (after) => demand(after.secret.collections[seat]?.length === 0, 'none is left')
      },
    },
  },
]
