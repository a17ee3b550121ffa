import { seatsOf } from '../../../../kernel/define.ts'
import type { Seat } from '../../../../kernel/types.ts'
import { cardOf, isCard } from '../../content/book.ts'
import { categories } from '../../content/effects.ts'
import { cupRounds } from '../../content/schema.ts'
import { cardsHeld, inOrder } from '../../read/holdings.ts'
import { managerOf, seatsLeft, seatsToChoose } from '../../read/league.ts'
import type { CardId, Colour } from '../../state.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf, sameList, sameSet } from './faults.ts'

/** What every manager's belongings keep to: teams, squares, money, stars and cards. */
export function managersFaults(at: Whole): Fault[] {
  return [
    ...teamsFaults(at),
    ...seatsOf(at.table.seats).flatMap((seat) => managerFaults(at, seat)),
    ...stockFaults(at),
    ...cardsFaults(at),
    ...turnFaults(at),
  ]
}

const within = (seat: Seat, what: string) => `/managers/${seat}/${what}`

function teamsFaults({ state }: Whole): Fault[] {
  const { seats, league } = state.shared
  const known = league.teams.map(({ id }) => id)
  const teams = seats.map(({ team }) => team)
  return teams.flatMap((team, seat) =>
    team === null
      ? []
      : [
          ...faultIf(!known.includes(team), within(seat, 'team'), 'there is no such league team'),
          ...faultIf(
            teams.indexOf(team) !== seat,
            within(seat, 'team'),
            'two managers run this team',
          ),
        ],
  )
}

function managerFaults(at: Whole, seat: Seat): Fault[] {
  const { team, square, cash, debts, stars, resigned } = managerOf(at, seat)
  const { last } = at.table.content.board
  const hasNothing = cash === 0 && stars.length === 0 && cardsHeld(at, seat).length === 0
  if (resigned !== null)
    return faultIf(
      team !== null || !hasNothing || debts.length > 0,
      within(seat, 'resigned'),
      'who has left has no team and holds nothing',
    )
  return [
    ...faultIf(square > last, within(seat, 'square'), 'beyond the last square'),
    ...faultIf(!sameList(stars, inOrder(stars)), within(seat, 'stars'), 'each once, in order'),
    ...debtsFaults(at, seat),
    ...suspensionsFaults(at, seat),
    ...cardKindFaults(at, seat),
  ]
}

/** Every open debt is more than its owner has: else it would have been paid (TC-R21). */
function debtsFaults(at: Whole, seat: Seat): Fault[] {
  const { debts, cash } = managerOf(at, seat)
  const { debtCount } = at.state.shared
  const ids = debts.map(({ id }) => id)
  const ascending = sameList(
    ids,
    [...new Set(ids)].toSorted((one, other) => one - other),
  )
  return [
    ...faultIf(
      debts.some(({ amount }) => amount <= cash),
      within(seat, 'debts'),
      'could be paid',
    ),
    ...faultIf(
      !ascending || ids.some((id) => id > debtCount),
      within(seat, 'debts'),
      'numbers ascend up to debtCount',
    ),
  ]
}

/** One after the other, the first one running, the last one not over (TC-R30). */
function suspensionsFaults(at: Whole, seat: Seat): Fault[] {
  const { suspensions, stars } = managerOf(at, seat)
  const { roundsPlayed } = at.state.shared
  return categories.flatMap((category) => {
    const own = suspensions.filter((one) => one.category === category)
    const follows = own.every(({ from, to }, place) => {
      const before = own[place - 1]
      const isNext = before ? from === before.to + 1 : from <= roundsPlayed + 1
      return isNext && from <= to && to > roundsPlayed
    })
    return [
      ...faultIf(
        own.length > 0 && !stars.includes(category),
        within(seat, 'suspensions'),
        `the ${category} is suspended but not owned`,
      ),
      ...faultIf(!follows, within(seat, 'suspensions'), `those of the ${category} do not follow`),
    ]
  })
}

function cardKindFaults(at: Whole, seat: Seat): Fault[] {
  const { content } = at.table
  const { keep, debts, suspensions } = managerOf(at, seat)
  const kindsOf = (card: CardId): readonly string[] => {
    if (!isCard(content, card)) return []
    const { effect } = cardOf(content, card)
    return effect.kind === 'all' ? effect.effects.map(({ kind }) => kind) : [effect.kind]
  }
  const isOneOf = (card: CardId, kinds: readonly string[]) =>
    kindsOf(card).some((kind) => kinds.includes(kind))
  const owed = debts.flatMap(({ card }) => (card === null ? [] : [card]))
  const misfits = [
    ...keep.filter((card) => !isOneOf(card, ['penalty', 'appeal', 'voucher'])),
    ...owed.filter((card) => !isOneOf(card, ['pay', 'payPerStar', 'rollMoney'])),
    ...suspensions.map(({ card }) => card).filter((card) => !isOneOf(card, ['suspend'])),
  ]
  return misfits.map((card) => ({
    pointer: within(seat, 'cards'),
    message: `${card} is not held for this reason`,
  }))
}

/** Stock and owners together are all the copies (six of each, with the house pack). */
function stockFaults({ state, table }: Whole): Fault[] {
  const { seats, stock, season } = state.shared
  return table.content.stars.flatMap(({ category, copies }) => {
    const owners = seats.filter(({ stars }) => stars.includes(category)).length
    const isWrong = season > 0 && (stock[category] < 0 || stock[category] + owners !== copies)
    return faultIf(isWrong, '/managers', `there are not ${copies} stars ${category}`)
  })
}

/** Every card is in one place: in its pack or in front of one manager. */
function cardsFaults(at: Whole): Fault[] {
  const { content } = at.table
  const { packs } = at.state.secret
  const held = seatsOf(at.table.seats).flatMap((seat) => cardsHeld(at, seat))
  const known = held.filter((card) => isCard(content, card))
  const isWhole = (colour: Colour) => {
    const all = content.cards[colour].map(({ id }) => id)
    const own = known.filter((card) => cardOf(content, card).colour === colour)
    const isShuffled = at.state.shared.fixtures.length > 0
    return sameSet([...packs[colour], ...own], isShuffled ? all : [])
  }
  return [
    ...faultIf(known.length < held.length, '/managers', 'a card is held that does not exist'),
    ...faultIf(!isWhole('yellow'), '/secret/packs/yellow', 'not every yellow card is in one place'),
    ...faultIf(!isWhole('red'), '/secret/packs/red', 'not every red card is in one place'),
  ]
}

/** Somebody is on turn who can be, unless teams are being chosen or the game is over. */
function turnFaults(at: Whole): Fault[] {
  const { season, ending, currentSeat, firstSeat, step, turn, seats, match } = at.state.shared
  const { squares } = at.table.content.board
  const left = seatsLeft(at)
  const leaving = seats.flatMap(({ leaving }) => (leaving === null ? [] : [leaving]))
  const isUnderWay = season > 0 && ending === null && seatsToChoose(at).length === 0
  const isOnTurn = currentSeat !== null && currentSeat < seats.length && turn > 0
  const square = currentSeat === null ? undefined : seats[currentSeat]?.square
  const { type: landed } = squares[square ?? 0] ?? {}
  const canAct = currentSeat !== null && (left.includes(currentSeat) || step === 'rounds')
  return [
    ...faultIf(left.length < (ending ? 1 : 2), '/managers', 'fewer than two managers are left'),
    ...faultIf(
      isUnderWay !== (isOnTurn && canAct && step !== null),
      '/nextSeat',
      'it is nobody’s turn',
    ),
    ...faultIf(step === 'nominate' && landed !== 'pink', '/secret/step', 'not on a pink square'),
    ...faultIf(isUnderWay && firstSeat === null, '/firstSeat', 'nobody has begun'),
    ...faultIf(
      leaving.length > 0 && match === null,
      '/secret/leaving',
      'who asked to leave waits for a match',
    ),
  ]
}

/** No counter stands beyond a green square whose round is neither played nor due (TC-R8). */
export function greensFaults({ state, table }: Whole): Fault[] {
  const { seats, queue, step, roundsPlayed, cupRoundsPlayed, season } = state.shared
  if (season === 0) return []
  const unplayed = table.content.board.squares.filter((one) =>
    one.type === 'match'
      ? one.match > roundsPlayed
      : one.type === 'cup' && cupRounds.indexOf(one.cupRound) >= cupRoundsPlayed,
  )
  const named = unplayed.map((one) =>
    one.type === 'match' ? `${one.match}` : one.type === 'cup' ? one.cupRound : '',
  )
  const due = queue.map((one) => (one.kind === 'round' ? `${one.round}` : one.cupRound))
  const furthest = Math.max(...seats.map(({ square }) => square))
  const passed = unplayed.filter(({ index }) => index <= furthest).length
  return [
    ...faultIf(
      !sameList(due, named.slice(0, due.length)),
      '/secret/queue',
      'the rounds that are due come next on the board',
    ),
    ...faultIf(passed > due.length, '/managers', 'a counter has passed a round not yet played'),
    ...faultIf(
      due.length > 0 && step === 'roll',
      '/secret/queue',
      'no counter moves while rounds are due',
    ),
  ]
}
