import type { Chance } from '../../kernel/chance.ts'
import { at } from '../../kernel/define.ts'
import type { Seat, Viewer } from '../../kernel/types.ts'
import { cardsOf, copiesOf, gameChangerOf } from './content/book.ts'
import { clubOf, freeCashOf, roomOf } from './read/club.ts'
import { autoLineUp } from './read/line-ups.ts'
import { takersOf } from './rules/line-ups.ts'
import type { Draft, Secret, Shared, View } from './state.ts'
import type { Game, Setting } from './types.ts'
import { copy } from './view.ts'

/** Deals the unknown cards anew wherever the view only counts them. */
export function imagine(view: View, viewer: Viewer, table: Setting, chance: Chance): Draft {
  const shared = copy<Shared>(view.shared)
  if (view.secret) return { shared, secret: copy(view.secret) }
  const seat = typeof viewer === 'number' ? viewer : null
  return {
    shared,
    secret: {
      ...playerCards(view, table, chance),
      ...otherCards(view, table, chance),
      ...gameChangers(view, table, { seat, chance }),
      ...sealedAnswers(view, table, { seat, chance }),
      ...deals(view, seat),
    },
  }
}

/** Takes so many cards off the unknown ones. */
const deal = (cards: string[], count: number): string[] => cards.splice(0, count)

/** The player cards that lie open somewhere. */
function openPlayers({ managers, draft, inactive, turn, lot, matches }: Shared): Set<string> {
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

function playerCards(
  { shared, counts }: View,
  { content, options }: Setting,
  chance: Chance,
): Pick<Secret, 'deck' | 'stacks'> {
  const open = openPlayers(shared)
  const cards = cardsOf(content).players
  const unknown = chance.shuffle([...cards.keys()].filter((card) => !open.has(card)))
  const deck = deal(unknown, counts.deck)
  const byRegion = options.continentStacks === 'byRegion'
  const stacks = Object.fromEntries(
    content.regions.map((region) => {
      const own = byRegion
        ? unknown.filter((card) => cards.get(card)?.region === region)
        : deal(unknown, counts.stacks[region] ?? 0)
      return [region, own.slice(0, counts.stacks[region] ?? 0)]
    }),
  )
  return { deck, stacks }
}

function otherCards(
  { shared, counts }: View,
  { content }: Setting,
  chance: Chance,
): Pick<Secret, 'staff' | 'superCup' | 'collections'> {
  const employed = new Set(shared.managers.flatMap(({ staff, offered }) => [...staff, ...offered]))
  const staff = content.keyStaff.map(({ id }) => id).filter((id) => !employed.has(id))
  // The one SuperCup card that is turned up is still its owner's until the final is decided.
  const [final] = shared.matches
  const turned = final?.team?.card
  const teams = content.superCup.map(({ id }) => id).filter((id) => id !== turned)
  const unknown = chance.shuffle(teams)
  const collections = counts.collections.map((held, seat) => {
    const isTurned = turned !== undefined && final?.sides[0].seat === seat
    return isTurned ? [turned, ...deal(unknown, held - 1)] : deal(unknown, held)
  })
  return { staff: chance.shuffle(staff), superCup: unknown, collections }
}

interface Imagining {
  readonly seat: Seat | null
  readonly chance: Chance
}

/** Hands hold tactical cards only; face down and in the stack lies anything. */
function gameChangers(
  { shared, counts, own }: View,
  { content }: Setting,
  { seat, chance }: Imagining,
): Pick<Secret, 'gameChangers' | 'hands' | 'faceDown'> {
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
  const faceDown = counts.faceDown.map((one) => ({ ...one, card: at(deal(rest, 1), 0) }))
  return { gameChangers: rest, hands, faceDown }
}

/** What others have answered in secret: anything that they might have. */
function sealedAnswers(
  { shared, own }: View,
  { content }: Setting,
  { seat, chance }: Imagining,
): Pick<Secret, 'lineUps' | 'seals' | 'entries' | 'orders'> {
  const { lot, unhappy, matches } = shared
  const isOther = (one: Seat | null): one is Seat => one !== null && one !== seat
  const lineUps = matches.flatMap(({ id, sides, stage }) =>
    sides.flatMap(({ seat: other, submitted, boost }) =>
      stage === 'line-ups' && submitted && isOther(other)
        ? [{ match: id, seat: other, lineUp: autoLineUp(content, clubOf(shared, other), boost) }]
        : [],
    ),
  )
  const seals = (lot?.sealed ?? []).filter(isOther).map((other) => {
    const most = freeCashOf(shared, other)
    const canBid = lot !== null && most >= lot.min && roomOf(content, shared, other) > 0
    const bids = canBid && chance.below(2) === 0
    return { seat: other, amount: bids ? lot.min + chance.below(most - lot.min + 1) : null }
  })
  const entries = (unhappy.bid?.answered ?? []).filter(isOther).map((other) => ({
    seat: other,
    enter: mayEnter(shared, content, other) && chance.below(2) === 0,
  }))
  const orders = matches.flatMap((match) =>
    match.stage === 'shoot-out' ? ordersIn(match, { seat, chance }) : [],
  )
  return {
    lineUps: [...copy<Secret['lineUps']>(own?.lineUps ?? []), ...lineUps],
    seals: [...(own?.seal ? [{ ...own.seal }] : []), ...seals],
    entries: [...(own?.entry ? [{ ...own.entry }] : []), ...entries],
    orders: [...(own?.order ? [copy<Secret['orders'][0]>(own.order)] : []), ...orders],
  }
}

const mayEnter = (shared: Shared, content: Setting['content'], seat: Seat): boolean =>
  roomOf(content, shared, seat) > 0 && (shared.unhappy.bid?.amount ?? 0) <= freeCashOf(shared, seat)

const ordersIn = (match: Game, { seat, chance }: Imagining): Secret['orders'] =>
  (match.ordered ?? []).flatMap((other) => {
    const index = match.sides[0].seat === other ? 0 : 1
    return other === seat ? [] : [{ seat: other, takers: chance.shuffle(takersOf(match, index)) }]
  })

/** Offers between others may be there or not; imagined, there are none. */
function deals({ shared, own }: View, seat: Seat | null): Pick<Secret, 'trades' | 'offers'> {
  const offers = shared.managers.map((_, from) =>
    shared.managers.map((_, to) => {
      if (from === seat) return own?.offersMade[to] ?? 0
      return to === seat ? (own?.offersReceived[from] ?? 0) : 0
    }),
  )
  return { trades: copy(own?.trades ?? []), offers }
}
