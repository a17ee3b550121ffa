import { at } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Frozen, Seat } from '../../kernel/types.ts'
import type { Event } from './events.ts'
import { inOrder } from './read/holdings.ts'
import { type Draft, emptySeat, initial, type SeatDraft, type SideName } from './state.ts'
import type { TitleChase } from './types.ts'

const of = (draft: Draft, seat: Seat): SeatDraft => at(draft.seats, seat)
const without = <T>(items: readonly T[], item: T): T[] => items.filter((one) => one !== item)
const nothing = () => {}

type Handlers = Ruleset<TitleChase>['evolve']
type Handler<T extends Event['type']> = Handlers[T]

const season: Pick<
  Handlers,
  | 'season.started'
  | 'cup-field.set'
  | 'team.chosen'
  | 'fixtures.drawn'
  | 'lots.drawn'
  | 'pack.shuffled'
  | 'first-player.rolled'
  | 'first-player.decided'
  | 'season.finished'
> = {
  'season.started': (draft, { season, seats, stock }) => {
    const { turn, debtCount, history, league } = draft
    const resigned = draft.seats.map((one) => one.resigned)
    Object.assign(draft, initial({ seats: seats.length }))
    Object.assign(draft, { season, turn, debtCount, history, league, stock: { ...stock } })
    draft.seats = seats.map(({ team, cash, debts }, seat) => ({
      ...emptySeat(),
      team,
      cash,
      debts: debts.map((debt) => ({ ...debt, card: null })),
      resigned: resigned[seat] ?? null,
    }))
  },
  'cup-field.set': (draft, { teams, cupExtras }) => {
    draft.league = { teams: copied(teams), cupExtras: copied(cupExtras) }
    draft.cup.alive = [...teams, ...cupExtras].map(({ id }) => id)
  },
  'team.chosen': (draft, { seat, team }) => {
    of(draft, seat).team = team
  },
  'fixtures.drawn': (draft, { rounds }) => {
    draft.fixtures = rounds.map((round) =>
      round.map(({ home, away }) => ({ home, away, status: 'due', score: null })),
    )
  },
  'lots.drawn': (draft, { order }) => {
    draft.lots = [...order]
  },
  'pack.shuffled': (draft, { colour, order }) => {
    draft.packs[colour] = [...order]
  },
  'first-player.rolled': nothing,
  'first-player.decided': (draft, { seat }) => {
    draft.firstSeat = seat
  },
  'season.finished': (draft, { type: _, ...result }) => {
    draft.history.push(copied(result))
    draft.step = null
    draft.currentSeat = null
  },
}

const turn: Pick<
  Handlers,
  | 'turn.started'
  | 'die.rolled'
  | 'counter.moved'
  | 'blue.triggered'
  | 'pink.nominated'
  | 'card.drawn'
  | 'deck.empty'
  | 'card.held'
  | 'card.returned'
  | 'effect.void'
> = {
  'turn.started': (draft, { turn, seat }) => {
    draft.turn = turn
    draft.currentSeat = seat
    draft.step = 'roll'
  },
  'die.rolled': nothing,
  'counter.moved': (draft, { seat, to, landed, greens }) => {
    of(draft, seat).square = to
    draft.step = landed === 'pink' ? 'nominate' : 'rounds'
    for (const { round, cupRound, due } of greens) {
      if (!due) continue
      if (round !== null) draft.queue.push({ kind: 'round', round })
      if (cupRound !== null) draft.queue.push({ kind: 'cup', cupRound })
    }
  },
  'blue.triggered': nothing,
  'pink.nominated': (draft) => {
    draft.step = 'rounds'
  },
  'card.drawn': (draft, { colour }) => {
    draft.packs[colour].shift()
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
    draft.packs[colour].push(card)
  },
  'effect.void': nothing,
}

const setCash = (draft: Draft, { seat, balance }: { seat: Seat; balance: number }) => {
  of(draft, seat).cash = balance
}

const holdings: Pick<
  Handlers,
  | 'cash.collected'
  | 'cash.paid'
  | 'debt.recorded'
  | 'debt.settled'
  | 'star.bought'
  | 'star.lost'
  | 'star.suspended'
  | 'star.reinstated'
  | 'appeal.played'
> = {
  'cash.collected': setCash,
  'cash.paid': setCash,
  'debt.recorded': (draft, { seat, debt, amount, card, reason }) => {
    of(draft, seat).debts.push({ id: debt, amount, card, reason })
    draft.debtCount = debt
  },
  'debt.settled': (draft, event) => {
    const manager = of(draft, event.seat)
    manager.debts = manager.debts.filter(({ id }) => id !== event.debt)
    setCash(draft, event)
  },
  'star.bought': (draft, { seat, category, stockLeft }) => {
    const manager = of(draft, seat)
    manager.stars = inOrder([...manager.stars, category])
    draft.stock[category] = stockLeft
  },
  'star.lost': (draft, { seat, category, stockLeft }) => {
    const manager = of(draft, seat)
    manager.stars = without(manager.stars, category)
    draft.stock[category] = stockLeft
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
}

const started: Handler<'match.started'> = (draft, { type: _, ...match }) => {
  const uncommitted = (seat: Seat | null) => (seat === null ? [] : null)
  draft.match = {
    ...match,
    lineUp: { home: uncommitted(match.homeSeat), away: uncommitted(match.awaySeat) },
    penalty: { home: null, away: null },
  }
}

const finished: Handler<'match.finished'> = (draft, { round, no, sides, score }) => {
  const [home, away] = sides
  draft.match = null
  if (round !== null && no !== null) {
    const fixture = at(at(draft.fixtures, round - 1), no - 1)
    fixture.status = 'played'
    fixture.score = [...score]
  } else {
    at(draft.cup.ties, draft.cup.ties.length - 1).matches.push({
      home: home.team,
      away: away.team,
      score: [...score],
      lineUps: [[...home.stars], [...away.stars]],
    })
  }
}

const committed = <K extends 'lineUp' | 'penalty'>(
  { match }: Draft,
  what: K,
  side: SideName,
  answer: NonNullable<Draft['match']>[K][SideName],
) => {
  if (match) match[what][side] = answer
}

const matches: Pick<
  Handlers,
  | 'round.started'
  | 'round.finished'
  | 'match.skipped'
  | 'match.started'
  | 'lineup.committed'
  | 'penalty.committed'
  | 'match.rolled'
  | 'match.finished'
> = {
  'round.started': nothing,
  'round.finished': (draft, { round }) => {
    draft.roundsPlayed = round
    draft.queue.shift()
  },
  'match.skipped': (draft, { round, no }) => {
    at(at(draft.fixtures, round - 1), no - 1).status = 'skipped'
  },
  'match.started': started,
  'lineup.committed': (draft, { side, play }) => committed(draft, 'lineUp', side, [...play]),
  'penalty.committed': (draft, { side, card }) => committed(draft, 'penalty', side, { card }),
  'match.rolled': nothing,
  'match.finished': finished,
}

const cup: Pick<
  Handlers,
  'cup.round-drawn' | 'cup.tie-revealed' | 'cup.tie-decided' | 'cup.won' | 'cup.round-finished'
> = {
  'cup.round-drawn': ({ cup }, { order }) => {
    cup.stacks = {
      home: order.filter((_, place) => place % 2 === 0),
      away: order.filter((_, place) => place % 2 === 1),
    }
  },
  'cup.tie-revealed': ({ cup }, { cupRound, tie, home, away }) => {
    cup.stacks?.home.pop()
    cup.stacks?.away.pop()
    cup.ties.push({ cupRound, tie, home, away, matches: [], winner: null })
  },
  'cup.tie-decided': ({ cup }, { winner, loser }) => {
    at(cup.ties, cup.ties.length - 1).winner = winner
    cup.alive = without(cup.alive, loser)
    cup.out.push(loser)
  },
  'cup.won': ({ cup }, { winner, runnerUp }) => {
    cup.winner = winner
    cup.runnerUp = runnerUp
  },
  'cup.round-finished': (draft, { cupRoundsPlayed }) => {
    draft.cupRoundsPlayed = cupRoundsPlayed
    draft.cup.stacks = null
    draft.queue.shift()
  },
}

const ends: Pick<
  Handlers,
  'resignation.requested' | 'seat.resigned' | 'game.finished' | 'game.imported'
> = {
  'resignation.requested': (draft, { seat, order }) => {
    of(draft, seat).leaving = order
  },
  'seat.resigned': (draft, { seat, order }) => {
    draft.seats[seat] = { ...emptySeat(), resigned: order }
  },
  'game.finished': (draft, { ranking, reason }) => {
    draft.ending = { ranking: [...ranking], reason }
    draft.step = null
    draft.currentSeat = null
    // With one seat left its own wish to leave has lapsed (TC-R54).
    for (const seat of draft.seats) seat.leaving = null
  },
  'game.imported': (draft, { state }) => {
    Object.assign(draft, copied(state as Frozen<Draft>))
  },
}

export const evolve: Handlers = {
  ...season,
  ...turn,
  ...holdings,
  ...matches,
  ...cup,
  ...ends,
}
