import { seatsOf } from '../../../kernel/define.ts'
import { sameJson } from '../../../kernel/json.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { cardOf, isCard } from '../content/book.ts'
import { categories } from '../content/effects.ts'
import { doubleRoundRobinFaults, type Pair } from '../content/fixtures.ts'
import { cupRounds } from '../content/schema.ts'
import { leagueOf } from '../options.ts'
import { cardsHeld, inOrder } from '../read/holdings.ts'
import { managerOf, seatsToChoose } from '../read/league.ts'
import type { Colour, CupTie, TeamId } from '../state.ts'
import type { Whole } from '../types.ts'
import { type Fault, faultIf, sameList, sameSet } from './faults.ts'

/**
 * Checks that the totals in a saved game are consistent, which does not prove that the position can
 * be reached by playing.
 */
export const totalsFaults = (at: Whole): Fault[] => [
  ...seatsOf(at.table.seats).flatMap((seat) => managerFaults(at, seat)),
  ...teamsFaults(at),
  ...cardsFaults(at),
  ...fixturesFaults(at),
  ...roundsFaults(at),
  ...cupFaults(at),
  ...boardFaults(at),
]

const within = (seat: Seat, what: string) => `/managers/${seat}/${what}`

function managerFaults(at: Whole, seat: Seat): Fault[] {
  const { square, cash, debts, stars, resigned, team } = managerOf(at, seat)
  const { debtCount } = at.state.shared
  const held = cash + debts.length + stars.length + cardsHeld(at, seat).length
  const ids = debts.map(({ id }) => id)
  const isAscending = ids.every((id, place) => id > (ids[place - 1] ?? 0) && id <= debtCount)
  const canPay = debts.some(({ amount }) => amount <= cash)
  return [
    ...faultIf(
      resigned !== null && (team !== null || held > 0),
      within(seat, 'resigned'),
      'a manager who left must not hold anything',
    ),
    ...faultIf(square > at.table.content.board.last, within(seat, 'square'), 'off the board'),
    ...faultIf(!sameList(stars, inOrder(stars)), within(seat, 'stars'), 'each once, in order'),
    ...faultIf(
      !isAscending,
      within(seat, 'debts'),
      'the numbers must ascend and must not exceed debtCount',
    ),
    ...faultIf(canPay, within(seat, 'debts'), 'the manager has enough cash to pay a debt'),
    ...suspensionsFaults(at, seat),
  ]
}

function suspensionsFaults(at: Whole, seat: Seat): Fault[] {
  const { suspensions, stars } = managerOf(at, seat)
  const { roundsPlayed } = at.state.shared
  const isRunning = categories.every((category) => {
    const own = suspensions.filter((one) => one.category === category)
    return own.every(({ from, to }, place) => {
      const before = own[place - 1]
      const isNext = before ? from === before.to + 1 : from <= roundsPlayed + 1
      return isNext && from <= to && to > roundsPlayed && stars.includes(category)
    })
  })
  return faultIf(
    !isRunning,
    within(seat, 'suspensions'),
    'does not match the stars that the manager holds',
  )
}

function teamsFaults({ state, table }: Whole): Fault[] {
  const { seats, stock, league, season } = state.shared
  if (season === 0) return []
  const known = league.teams.map(({ id }) => id)
  const teams = seats.map(({ team }) => team)
  const owners = (category: (typeof categories)[number]) =>
    seats.filter(({ stars }) => stars.includes(category)).length
  return [
    ...faultIf(
      !sameJson(league, leagueOf(table)),
      '/league',
      'does not match the league in the options',
    ),
    ...teams.flatMap((team, seat) => {
      const isFree = team === null || (known.includes(team) && teams.indexOf(team) === seat)
      return faultIf(
        !isFree,
        within(seat, 'team'),
        'must be a league team that no other manager has',
      )
    }),
    ...table.content.stars.flatMap(({ category, copies }) =>
      faultIf(
        stock[category] < 0 || stock[category] + owners(category) !== copies,
        '/managers',
        `the number of ${category} stars is not ${copies}`,
      ),
    ),
  ]
}

function cardsFaults(at: Whole): Fault[] {
  const { content } = at.table
  const { packs } = at.state.secret
  const held = seatsOf(at.table.seats).flatMap((seat) => cardsHeld(at, seat))
  const known = held.filter((card) => isCard(content, card))
  const isShuffled = at.state.shared.fixtures.length > 0
  const isWhole = (colour: Colour) => {
    const all = content.cards[colour].map(({ id }) => id)
    const own = known.filter((card) => cardOf(content, card).colour === colour)
    return sameSet([...packs[colour], ...own], isShuffled ? all : [])
  }
  return [
    ...faultIf(
      known.length < held.length,
      '/managers',
      'a manager holds a card that does not exist',
    ),
    ...faultIf(
      !isWhole('yellow'),
      '/secret/packs/yellow',
      'a yellow card is missing or duplicated',
    ),
    ...faultIf(!isWhole('red'), '/secret/packs/red', 'a red card is missing or duplicated'),
  ]
}

function fixturesFaults(at: Whole): Fault[] {
  const { fixtures, lots, league, season } = at.state.shared
  const ids = league.teams.map(({ id }) => id)
  if (season === 0 || seatsToChoose(at).length > 0)
    return faultIf(fixtures.length + lots.length > 0, '/fixtures', 'the season has not begun')
  const rounds = fixtures.map((round) =>
    round.map(({ home, away }): Pair => [ids.indexOf(home), ids.indexOf(away)]),
  )
  return [
    ...doubleRoundRobinFaults(rounds).map((message) => ({ pointer: '/fixtures', message })),
    ...faultIf(!sameSet(lots, ids), '/lots', 'each league team once'),
  ]
}

function roundsFaults({ state, table }: Whole): Fault[] {
  const { fixtures, roundsPlayed, queue } = state.shared
  const isPresent = queue[0]?.kind === 'round' && queue[0].round === roundsPlayed + 1
  return fixtures.flatMap((round, index) => {
    const done = round.filter(({ status }) => status !== 'due').length
    const isInOrder = round.slice(0, done).every(({ status }) => status !== 'due')
    const isAllowed =
      index < roundsPlayed
        ? done === round.length
        : index === roundsPlayed && isPresent
          ? isInOrder
          : done === 0
    const isScored = round.every(({ status, score }) => (status === 'played') === (score !== null))
    const isSkipped = round.some(({ status }) => status === 'skipped')
    const hasSkipped = isSkipped && table.options.version === 'long'
    return faultIf(
      !isAllowed || !isScored || hasSkipped,
      `/fixtures/${index}`,
      'does not match the rounds played',
    )
  })
}

function cupFaults({ state }: Whole): Fault[] {
  const { cup, league, cupRoundsPlayed, season, queue } = state.shared
  if (season === 0) return []
  const out: TeamId[] = []
  let alive = [...league.teams, ...league.cupExtras].map(({ id }) => id)
  const isWhole = cupRounds.every((cupRound, index) => {
    const ties = cup.ties.filter((one) => one.cupRound === cupRound)
    const teams = ties.flatMap(({ home, away }) => [home, away])
    const isPresent = index === cupRoundsPlayed && queue[0]?.kind === 'cup'
    const isComplete = teams.length === alive.length && ties.every(({ winner }) => winner !== null)
    const isDrawn =
      new Set(teams).size === teams.length &&
      teams.every((team) => alive.includes(team)) &&
      ties.every(isTie)
    const losers = ties.flatMap(loserOf)
    out.push(...losers)
    alive = alive.filter((team) => !losers.includes(team))
    return isDrawn && (index < cupRoundsPlayed ? isComplete : isPresent || ties.length === 0)
  })
  const final = cup.ties.find(({ cupRound }) => cupRound === 'FINAL')
  const [runnerUp = null] = final ? loserOf(final) : []
  return [
    ...faultIf(cupRoundsPlayed > cupRounds.length, '/cup/roundsPlayed', 'there are four rounds'),
    ...faultIf(!isWhole, '/cup/ties', 'does not match the cup rounds played'),
    ...faultIf(!sameList(cup.alive, alive), '/cup/alive', 'does not match the winners of the ties'),
    ...faultIf(!sameList(cup.out, out), '/cup/out', 'does not match the losers of the ties'),
    ...faultIf(
      cup.winner !== (final?.winner ?? null) || cup.runnerUp !== runnerUp,
      '/cup/winner',
      'does not match the teams of the final',
    ),
  ]
}

const isTie = ({ home, away, winner, matches }: Frozen<CupTie>): boolean =>
  [home, away, null].includes(winner) &&
  matches.every((one) => sameSet([one.home, one.away], [home, away]))

const loserOf = ({ home, away, winner }: Frozen<CupTie>): TeamId[] =>
  winner === null ? [] : [winner === home ? away : home]

function boardFaults({ state, table }: Whole): Fault[] {
  const { seats, queue, roundsPlayed, cupRoundsPlayed } = state.shared
  const greens = table.content.board.squares.flatMap((one) => {
    if (one.type === 'match') return [{ index: one.index, due: `${one.match}` }]
    return one.type === 'cup' ? [{ index: one.index, due: one.cupRound }] : []
  })
  const played = greens.slice(0, roundsPlayed + cupRoundsPlayed)
  const unplayed = greens.slice(played.length)
  const due = queue.map((one) => (one.kind === 'round' ? `${one.round}` : one.cupRound))
  const next = unplayed.slice(0, due.length).map((one) => one.due)
  const furthest = Math.max(...seats.map(({ square }) => square))
  const passed = unplayed.filter(({ index }) => index <= furthest).length
  const cups = played.filter((one) => cupRounds.some((cupRound) => cupRound === one.due)).length
  return [
    ...faultIf(
      cups !== cupRoundsPlayed,
      '/roundsPlayed',
      'does not match the order of rounds on the board',
    ),
    ...faultIf(
      !sameList(due, next),
      '/secret/queue',
      'does not match the next rounds on the board',
    ),
    ...faultIf(passed > due.length, '/managers', 'a counter has passed an unplayed round'),
  ]
}
