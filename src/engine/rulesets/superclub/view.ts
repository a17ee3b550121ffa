import { at } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Outcome, Seat, Viewer } from '../../kernel/types.ts'
import { type Fielded, rowStrength } from './read/strength.ts'
import { sizesOf } from './state.ts'
import type { At, State, Table, View } from './types.ts'

export function viewFor(state: State, viewer: Viewer, table: Table): View {
  const isOpen = viewer === 'admin' || state.shared.result !== null
  return {
    shared: copied(state.shared),
    counts: countsOf(state),
    strength: strengthOf({ state, table }, viewer),
    own: typeof viewer === 'number' ? ownOf(state, viewer) : null,
    secret: isOpen ? copied(state.secret) : null,
  }
}

function countsOf({ secret }: State): View['counts'] {
  return {
    deck: secret.deck.length,
    stacks: sizesOf(secret.stacks),
    staff: secret.staff.length,
    superCup: secret.superCup.length,
    gameChangers: secret.gameChangers.length,
    hands: secret.hands.map(({ length }) => length),
    collections: secret.collections.map(({ length }) => length),
    faceDown: secret.faceDown.map(({ match, seat }) => ({ match, seat })),
  }
}

function strengthOf(at: At, viewer: Viewer): View['strength'] {
  const { shared, secret } = at.state
  const own = secret.lineUps.filter(({ seat }) => seat === viewer)
  const running = shared.matches.filter(({ stage }) => stage !== 'decided')
  return running.flatMap(({ id: match, sides }) =>
    sides.flatMap(({ seat, boost, ...side }) => {
      if (seat === null) return []
      const laid = own.find((one) => one.match === match && one.seat === seat)
      const lineUp = side.lineUp ?? laid?.lineUp
      if (!lineUp) return []
      const { boostThird } = side.lineUp ? side : lineUp
      return [{ match, seat, ...rowsOf(at, { seat, lineUp, boost, boostThird }) }]
    }),
  )
}

const rowsOf = (at: At, lined: Fielded) => ({
  attack: rowStrength(at, lined, 'attack'),
  midfield: rowStrength(at, lined, 'midfield'),
  defence: rowStrength(at, lined, 'defence'),
})

function ownOf({ secret }: State, seat: Seat): NonNullable<View['own']> {
  const isOwn = (one: { readonly seat: number }) => one.seat === seat
  return {
    hand: [...at(secret.hands, seat)],
    lineUps: copied(secret.lineUps.filter(isOwn)),
    seal: copied(secret.seals.find(isOwn) ?? null),
    entry: copied(secret.entries.find(isOwn) ?? null),
    order: copied(secret.orders.find(isOwn) ?? null),
    trades: copied(secret.trades.filter(({ from, to }) => from === seat || to === seat)),
    offersMade: [...at(secret.offers, seat)],
    offersReceived: secret.offers.map((made) => at(made, seat)),
  }
}

export function outcome({ shared }: State): Outcome | null {
  const { result, managers } = shared
  if (!result) return null
  return {
    ranking: result.ranking.map((seat) => [seat]),
    scores: managers.map(({ marker }) => marker),
    reason: result.reason,
  }
}
