import type { Chance } from '../../kernel/chance.ts'
import { at as itemAt } from '../../kernel/define.ts'
import { copied, type Loose } from '../../kernel/json.ts'
import type { Seat, Viewer } from '../../kernel/types.ts'
import { sure } from '../shared/sure.ts'
import { bookOf, copiesOf, gameChangerOf } from './content/book.ts'
import { staffInPlay } from './options.ts'
import { freeCashOf } from './read/club.ts'
import { autoLineUp } from './read/line-ups.ts'
import { sideOf, takersOf } from './read/match.ts'
import { bidProblem } from './rules/problems.ts'
import { entryProblem } from './rules/unhappy.ts'
import type { Draft, Secret, SharedDraft } from './state.ts'
import type { Match, Table, View } from './types.ts'

export function imagine(view: View, viewer: Viewer, table: Table, chance: Chance): Draft {
  const shared = copied(view.shared)
  if (view.secret) return { shared, secret: copied(view.secret) }
  const seat = typeof viewer === 'number' ? viewer : null
  const world = { view, table, seat, chance }
  return {
    shared,
    secret: {
      ...playerCards(world),
      ...otherCards(world),
      ...gameChangers(world),
      ...sealedAnswers(world),
      ...deals(world),
    },
  }
}

interface Imagining {
  readonly view: View
  readonly table: Table
  readonly seat: Seat | null
  readonly chance: Chance
}

const deal = (cards: string[], count: number): string[] => cards.splice(0, count)

function openPlayers({ managers, draft, inactive, turn, lot, matches }: SharedDraft): Set<string> {
  const open = [
    ...managers.flatMap(({ squad }) => squad.map(({ card }) => card)),
    ...draft.board,
    ...draft.aside,
    ...inactive,
    turn?.revealed?.card,
    lot?.card,
    ...matches.map(({ reading }) => reading?.revealed?.card),
  ]
  return new Set(open.filter((card) => card !== undefined))
}

function playerCards({ view, table, chance }: Imagining): Pick<Secret, 'deck' | 'stacks'> {
  const { content, options } = table
  const { shared, counts } = view
  const open = openPlayers(shared)
  const cards = bookOf(content).players
  const unknown = chance.shuffle([...cards.keys()].filter((card) => !open.has(card)))
  const deck = deal(unknown, counts.deck)
  const byRegion = options.continentStacks === 'byRegion'
  const stacks = Object.fromEntries(
    content.regions.map((region) => {
      const size = sure(counts.stacks[region], 'stack of that continent')
      const own = byRegion
        ? unknown.filter((card) => cards.get(card)?.region === region)
        : deal(unknown, size)
      return [region, own.slice(0, size)]
    }),
  )
  return { deck, stacks }
}

function otherCards({
  view: { shared, counts },
  table,
  chance,
}: Imagining): Pick<Secret, 'staff' | 'superCup' | 'collections'> {
  const employed = new Set(shared.managers.flatMap(({ staff, offered }) => [...staff, ...offered]))
  const staff = staffInPlay(table).filter((id) => !employed.has(id))
  // The SuperCup card that is turned over for a final belongs to its owner until the final is
  // decided.
  const [final] = shared.matches
  const turned = final?.team?.card
  const teams = table.content.superCup.map(({ id }) => id).filter((id) => id !== turned)
  const unknown = chance.shuffle(teams)
  const collections = counts.collections.map((held, seat) => {
    const isTurned = turned !== undefined && final?.sides[0].seat === seat
    return isTurned ? [turned, ...deal(unknown, held - 1)] : deal(unknown, held)
  })
  return { staff: chance.shuffle(staff), superCup: unknown, collections }
}

/**
 * Guesses the hidden Game changer cards. Hands contain only tactical Game changers; face-down cards
 * and the stack may contain all kinds of Game changers.
 */
function gameChangers({
  view: { shared, counts, own },
  table: { content },
  seat,
  chance,
}: Imagining): Pick<Secret, 'gameChangers' | 'hands' | 'faceDown'> {
  const known = new Set([
    ...shared.discard,
    ...shared.matches.flatMap(({ reading }) => (reading ? [reading.gc] : [])),
    ...(own?.hand ?? []),
  ])
  const unknown = chance.shuffle(copiesOf(content).filter((copy) => !known.has(copy)))
  const tactical = unknown.filter((card) => gameChangerOf(content, card).type === 'tactical')
  const hands = counts.hands.map((held, owner) =>
    owner === seat && own ? [...own.hand] : deal(tactical, held),
  )
  const held = new Set(hands.flat())
  const rest = unknown.filter((card) => !held.has(card))
  const faceDown = counts.faceDown.map((one) => ({ ...one, card: itemAt(deal(rest, 1), 0) }))
  return { gameChangers: rest, hands, faceDown }
}

function sealedAnswers({
  view,
  table,
  seat,
  chance,
}: Imagining): Pick<Secret, 'lineUps' | 'seals' | 'entries' | 'orders'> {
  const at = { table, state: view }
  const { shared, own } = view
  const { lot, unhappy, matches } = shared
  const isOther = (one: Seat | null): one is Seat => one !== null && one !== seat
  const lineUps = matches.flatMap(({ id, sides, stage }) =>
    sides.flatMap(({ seat: other, submitted, boost }) =>
      stage === 'line-ups' && submitted && isOther(other)
        ? [{ match: id, seat: other, lineUp: autoLineUp(at, other, boost) }]
        : [],
    ),
  )
  const { sealed, min } = lot ?? { sealed: [], min: 0 }
  const seals = sealed.filter(isOther).map((other) => {
    const bids = !bidProblem(at, other, min) && chance.below(2) === 0
    const most = freeCashOf(at, other)
    return { seat: other, amount: bids ? min + chance.below(most - min + 1) : null }
  })
  const entries = (unhappy.bid?.answered ?? []).filter(isOther).map((other) => ({
    seat: other,
    enter: !entryProblem(at, other) && chance.below(2) === 0,
  }))
  const orders = matches.flatMap((match) =>
    match.stage === 'shoot-out' ? ordersIn(match, seat, chance) : [],
  )
  return {
    lineUps: [...copied(own?.lineUps ?? []), ...lineUps],
    seals: [...listOf(own?.seal), ...seals],
    entries: [...listOf(own?.entry), ...entries],
    orders: [...listOf(own?.order), ...orders],
  }
}

const listOf = <T extends object>(one: T | null | undefined): Loose<T>[] =>
  one ? [copied(one)] : []

const ordersIn = (match: Match, seat: Seat | null, chance: Chance): Secret['orders'] =>
  (match.ordered ?? []).flatMap((other) =>
    other === seat
      ? []
      : [{ seat: other, takers: chance.shuffle(takersOf(match.sides[sideOf(match, other)])) }],
  )

/**
 * The guessed state contains no offers between other seats, because the viewer does not know such
 * offers.
 */
function deals({ view: { shared, own }, seat }: Imagining): Pick<Secret, 'trades' | 'offers'> {
  const offers = shared.managers.map((_, from) =>
    shared.managers.map((_, to) => {
      if (!own) return 0
      if (from === seat) return itemAt(own.offersMade, to)
      return to === seat ? itemAt(own.offersReceived, from) : 0
    }),
  )
  return { trades: copied(own?.trades ?? []), offers }
}
