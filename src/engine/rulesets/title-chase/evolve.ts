import { at } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Event } from './events.ts'
import { inOrder } from './read/holdings.ts'
import {
  type CurrentMatch,
  type Draft,
  draftOf,
  emptySeat,
  initial,
  type Manager,
  type Secret,
  type SideName,
  type TeamId,
} from './state.ts'
import type { TitleChase } from './types.ts'

const of = ({ shared }: Draft, seat: Seat): Manager => at(shared.seats, seat)
const without = <T>(items: readonly T[], item: T): T[] => items.filter((one) => one !== item)
const lastOf = <T>(items: readonly T[]): T => at(items, items.length - 1)
const nothing = () => {}

type Handlers = Ruleset<TitleChase>['evolve']
type Handler<T extends Event['type']> = Handlers[T]

const season = {
  'season.started': ({ shared, secret }, { season, seats, stock }) => {
    const { turn, debtCount, history, league } = shared
    const resigned = shared.seats.map((one) => one.resigned)
    const bare = initial({ seats: seats.length })
    Object.assign(secret, bare.secret)
    Object.assign(shared, bare.shared, { season, turn, debtCount, history, league })
    shared.stock = { ...stock }
    shared.seats = seats.map(({ team, cash, debts: owed }, seat) => {
      const debts = owed.map(({ id, amount, reason }) => ({ id, amount, reason, card: null }))
      return emptySeat({ team, cash, debts, resigned: at(resigned, seat) })
    })
  },
  'cup-field.set': ({ shared }, { teams, cupExtras }) => {
    shared.league = { teams: copied(teams), cupExtras: copied(cupExtras) }
    shared.cup.alive = [...teams, ...cupExtras].map(({ id }) => id)
  },
  'team.chosen': (draft, { seat, team }) => {
    of(draft, seat).team = team
  },
  'fixtures.drawn': ({ shared }, { rounds }) => {
    shared.fixtures = rounds.map((round) =>
      round.map(({ home, away }) => ({ home, away, status: 'due', score: null })),
    )
  },
  'lots.drawn': ({ shared }, { order }) => {
    shared.lots = [...order]
  },
  'pack.shuffled': ({ secret }, { colour, order }) => {
    secret.packs[colour] = [...order]
  },
  'first-player.rolled': nothing,
  'first-player.decided': ({ shared }, { seat }) => {
    shared.firstSeat = seat
  },
  'season.finished': ({ shared }, result) => {
    const { season, table, positions, payments, double, winner, cupWinner, runnerUp } = result
    shared.history.push(
      copied({ season, table, positions, payments, double, winner, cupWinner, runnerUp }),
    )
    shared.step = null
    shared.currentSeat = null
  },
} satisfies Partial<Handlers>

const turn = {
  'turn.started': ({ shared }, { turn, seat }) => {
    shared.turn = turn
    shared.currentSeat = seat
    shared.step = 'roll'
  },
  'die.rolled': nothing,
  'counter.moved': (draft, { seat, to, landed, greens }) => {
    of(draft, seat).square = to
    draft.shared.step = landed === 'pink' ? 'nominate' : 'rounds'
    for (const { round, cupRound, due } of greens) {
      if (!due) continue
      if (round !== null) draft.shared.queue.push({ kind: 'round', round })
      if (cupRound !== null) draft.shared.queue.push({ kind: 'cup', cupRound })
    }
  },
  'blue.triggered': nothing,
  'pink.nominated': ({ shared }) => {
    shared.step = 'rounds'
  },
  'card.drawn': ({ secret }, { colour }) => {
    secret.packs[colour].shift()
  },
  'deck.empty': nothing,
  'card.held': (draft, { seat, card, reason }) => {
    if (reason !== 'keep') return
    const manager = of(draft, seat)
    manager.keep = [...manager.keep, card].sort()
  },
  'card.returned': (draft, { seat, card, colour }) => {
    const manager = of(draft, seat)
    manager.keep = without(manager.keep, card)
    draft.secret.packs[colour].push(card)
  },
  'effect.void': nothing,
} satisfies Partial<Handlers>

const setCash = (draft: Draft, { seat, balance }: { seat: Seat; balance: number }) => {
  of(draft, seat).cash = balance
}

const holdings = {
  'cash.collected': setCash,
  'cash.paid': setCash,
  'debt.recorded': (draft, { seat, debt, amount, card, reason }) => {
    of(draft, seat).debts.push({ id: debt, amount, card, reason })
    draft.shared.debtCount = debt
  },
  'debt.settled': (draft, event) => {
    const manager = of(draft, event.seat)
    manager.debts = manager.debts.filter(({ id }) => id !== event.debt)
    setCash(draft, event)
  },
  'star.bought': (draft, { seat, category, stockLeft }) => {
    const manager = of(draft, seat)
    manager.stars = inOrder([...manager.stars, category])
    draft.shared.stock[category] = stockLeft
  },
  'star.lost': (draft, { seat, category, stockLeft }) => {
    const manager = of(draft, seat)
    manager.stars = without(manager.stars, category)
    draft.shared.stock[category] = stockLeft
  },
  'star.suspended': (draft, { seat, category, card, from, to }) => {
    of(draft, seat).suspensions.push({ category, card, from, to })
  },
  'star.reinstated': (draft, { seat, category, cards }) => {
    const manager = of(draft, seat)
    manager.suspensions = manager.suspensions.filter(
      (one) => one.category !== category || !cards.includes(one.card),
    )
  },
  'appeal.played': nothing,
} satisfies Partial<Handlers>

const started: Handler<'match.started'> = ({ shared }, match) => {
  const { competition, round, no, cupRound, tie, replay } = match
  const { home, away, homeSeat, awaySeat, neutral, firstHome } = match
  const uncommitted = (seat: Seat | null) => (seat === null ? [] : null)
  shared.match = {
    competition,
    round,
    no,
    cupRound,
    tie,
    replay,
    home,
    away,
    homeSeat,
    awaySeat,
    neutral,
    firstHome,
    lineUp: { home: uncommitted(homeSeat), away: uncommitted(awaySeat) },
    penalty: { home: null, away: null },
  }
}

const finished: Handler<'match.finished'> = ({ shared }, { round, no, sides, score }) => {
  const [home, away] = sides
  shared.match = null
  if (round !== null && no !== null) {
    const fixture = at(at(shared.fixtures, round - 1), no - 1)
    fixture.status = 'played'
    fixture.score = [...score]
  } else {
    lastOf(shared.cup.ties).matches.push({
      home: home.team,
      away: away.team,
      score: [...score],
      lineUps: [[...home.stars], [...away.stars]],
    })
  }
}

const committed = <K extends 'lineUp' | 'penalty'>(
  { shared: { match } }: Draft,
  what: K,
  side: SideName,
  answer: CurrentMatch[K][SideName],
) => {
  if (match) match[what][side] = answer
}

const matches = {
  'round.started': nothing,
  'round.finished': ({ shared }, { round }) => {
    shared.roundsPlayed = round
    shared.queue.shift()
  },
  'match.skipped': ({ shared }, { round, no }) => {
    at(at(shared.fixtures, round - 1), no - 1).status = 'skipped'
  },
  'match.started': started,
  'lineup.committed': (draft, { side, play }) => committed(draft, 'lineUp', side, [...play]),
  'penalty.committed': (draft, { side, card }) => committed(draft, 'penalty', side, { card }),
  'match.rolled': nothing,
  'match.finished': finished,
} satisfies Partial<Handlers>

const cup = {
  'cup.round-drawn': ({ secret }, { order }) => {
    secret.stacks = dealt(order)
  },
  'cup.tie-revealed': ({ shared, secret }, { cupRound, tie, home, away }) => {
    secret.stacks?.home.pop()
    secret.stacks?.away.pop()
    shared.cup.ties.push({ cupRound, tie, home, away, matches: [], winner: null })
  },
  'cup.tie-decided': ({ shared: { cup } }, { winner, loser }) => {
    lastOf(cup.ties).winner = winner
    cup.alive = without(cup.alive, loser)
    cup.out.push(loser)
  },
  'cup.won': ({ shared: { cup } }, { winner, runnerUp }) => {
    cup.winner = winner
    cup.runnerUp = runnerUp
  },
  'cup.round-finished': ({ shared, secret }, { cupRoundsPlayed }) => {
    shared.cupRoundsPlayed = cupRoundsPlayed
    shared.queue.shift()
    secret.stacks = null
  },
} satisfies Partial<Handlers>

export const dealt = (teams: readonly TeamId[]): NonNullable<Secret['stacks']> => ({
  home: teams.filter((_, place) => place % 2 === 0),
  away: teams.filter((_, place) => place % 2 === 1),
})

const ends = {
  'resignation.requested': (draft, { seat, order }) => {
    of(draft, seat).leaving = order
  },
  'seat.resigned': ({ shared }, { seat, order }) => {
    shared.seats[seat] = emptySeat({ resigned: order })
  },
  'game.finished': ({ shared }, { ranking, reason }) => {
    shared.ending = { ranking: [...ranking], reason }
    shared.step = null
    shared.currentSeat = null
    // At the end of the game, the players' requests to leave during a match are cancelled (TC-R54).
    for (const seat of shared.seats) seat.leaving = null
  },
  'game.imported': (draft, { state }) => {
    const { shared, secret } = draftOf(state)
    Object.assign(draft.shared, shared)
    Object.assign(draft.secret, secret)
  },
} satisfies Partial<Handlers>

export const evolve: Handlers = {
  ...season,
  ...turn,
  ...holdings,
  ...matches,
  ...cup,
  ...ends,
}
