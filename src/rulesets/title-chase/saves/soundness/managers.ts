import { seatsOf } from '../../../../kernel/define.ts'
import type { Frozen, Seat } from '../../../../kernel/types.ts'
import { categories } from '../../content/effects.ts'
import { cupRounds } from '../../content/schema.ts'
import { cardsHeld, colourOf, effectOf, inOrder } from '../../read/holdings.ts'
import { seatsLeft, seatsToChoose } from '../../read/league.ts'
import type { CardId, SeatDraft } from '../../state.ts'
import type { State, Table } from '../../types.ts'
import { type Fault, faultIf, sameList, sameSet } from './faults.ts'

/** What every manager's belongings keep to: teams, squares, money, stars and cards. */
export function managersFaults(state: State, table: Table): Fault[] {
  const seats = seatsOf(state.seats.length)
  return [
    ...teamsFaults(state),
    ...seats.flatMap((seat) => managerFaults(state, seat, table)),
    ...stockFaults(state, table),
    ...cardsFaults(state, table),
    ...turnFaults(state, table),
  ]
}

const at = (seat: Seat, what: string) => `/managers/${seat}/${what}`

function teamsFaults({ seats, league }: State): Fault[] {
  const known = league.teams.map(({ id }) => id)
  const teams = seats.map(({ team }) => team)
  return teams.flatMap((team, seat) =>
    team === null
      ? []
      : [
          ...faultIf(!known.includes(team), at(seat, 'team'), 'there is no such league team'),
          ...faultIf(teams.indexOf(team) !== seat, at(seat, 'team'), 'two managers run this team'),
        ],
  )
}

function managerFaults(state: State, seat: Seat, table: Table): Fault[] {
  const manager = state.seats[seat]!
  const { team, square, cash, debts, stars, resigned } = manager
  const { last } = table.content.board
  const hasNothing = cash === 0 && stars.length === 0 && cardsHeld(manager).length === 0
  if (resigned !== null)
    return faultIf(
      team !== null || !hasNothing || debts.length > 0,
      at(seat, 'resigned'),
      'who has left has no team and holds nothing',
    )
  return [
    ...faultIf(square > last, at(seat, 'square'), 'beyond the last square'),
    ...faultIf(!sameList(stars, inOrder(stars)), at(seat, 'stars'), 'each once, in order'),
    ...debtsFaults(state, seat),
    ...suspensionsFaults(state, seat),
    ...cardKindFaults(manager, seat, table),
  ]
}

/** Every open debt is more than its owner has: else it would have been paid (TC-R21). */
function debtsFaults({ seats, debtCount }: State, seat: Seat): Fault[] {
  const { debts, cash } = seats[seat]!
  const ids = debts.map(({ id }) => id)
  const ascending = ids.every((id, place) => place === 0 || id > ids[place - 1]!)
  return [
    ...faultIf(
      debts.some(({ amount }) => amount <= cash),
      at(seat, 'debts'),
      'could be paid',
    ),
    ...faultIf(
      !ascending || ids.some((id) => id > debtCount),
      at(seat, 'debts'),
      'numbers ascend up to debtCount',
    ),
  ]
}

/** One after the other, the first one running, the last one not over (TC-R30). */
function suspensionsFaults({ seats, roundsPlayed }: State, seat: Seat): Fault[] {
  const { suspensions, stars } = seats[seat]!
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
        at(seat, 'suspensions'),
        `the ${category} is suspended but not owned`,
      ),
      ...faultIf(!follows, at(seat, 'suspensions'), `those of the ${category} do not follow`),
    ]
  })
}

function cardKindFaults(manager: Frozen<SeatDraft>, seat: Seat, { content }: Table): Fault[] {
  const kindsOf = (card: CardId): readonly string[] => {
    const effect = effectOf(content, card)
    if (!effect) return []
    return effect.kind === 'all' ? effect.effects.map(({ kind }) => kind) : [effect.kind]
  }
  const isKept = (card: CardId) =>
    ['penalty', 'appeal', 'voucher'].includes(kindsOf(card)[0] ?? 'none')
  const bills = ['pay', 'payPerStar', 'rollMoney']
  const owed = manager.debts.flatMap(({ card }) => (card === null ? [] : [card]))
  const misfits = [
    ...manager.keep.filter((card) => !isKept(card)),
    ...owed.filter((card) => !kindsOf(card).some((kind) => bills.includes(kind))),
    ...manager.suspensions
      .map(({ card }) => card)
      .filter((card) => !kindsOf(card).includes('suspend')),
  ]
  return misfits.map((card) => ({
    pointer: at(seat, 'cards'),
    message: `${card} is not held for this reason`,
  }))
}

/** Stock and owners together are all the copies (six of each, with the house pack). */
function stockFaults({ seats, stock, season }: State, table: Table): Fault[] {
  return table.content.stars.flatMap(({ category, copies }) => {
    const owners = seats.filter(({ stars }) => stars.includes(category)).length
    const isWrong = season > 0 && (stock[category] < 0 || stock[category] + owners !== copies)
    return faultIf(isWrong, '/managers', `there are not ${copies} stars ${category}`)
  })
}

/** Every card is in one place: in its pack or in front of one manager. */
function cardsFaults({ seats, packs, fixtures }: State, table: Table): Fault[] {
  const held = seats.flatMap((manager) => cardsHeld(manager))
  const { content } = table
  const all = (colour: 'yellow' | 'red') =>
    fixtures.length === 0 ? [] : content.cards[colour].map(({ id }) => id)
  const whole = (colour: 'yellow' | 'red') =>
    sameSet(
      [...packs[colour], ...held.filter((card) => colourOf(content, card) === colour)],
      all(colour),
    )
  return [
    ...faultIf(
      held.some((card) => colourOf(content, card) === null),
      '/managers',
      'a card is held that does not exist',
    ),
    ...faultIf(!whole('yellow'), '/secret/packs/yellow', 'not every yellow card is in one place'),
    ...faultIf(!whole('red'), '/secret/packs/red', 'not every red card is in one place'),
  ]
}

/** Somebody is on turn who can be, unless teams are being chosen or the game is over. */
function turnFaults(state: State, { content }: Table): Fault[] {
  const { season, ending, currentSeat, firstSeat, step, turn, seats } = state
  const left = seatsLeft(state)
  const leaving = seats.flatMap(({ leaving }) => (leaving === null ? [] : [leaving]))
  const isUnderWay = season > 0 && ending === null && seatsToChoose(state).length === 0
  const isOnTurn = currentSeat !== null && currentSeat < seats.length && turn > 0
  const square = currentSeat === null ? undefined : seats[currentSeat]?.square
  const { type: landed } = content.board.squares[square ?? 0] ?? {}
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
      leaving.length > 0 && state.match === null,
      '/secret/leaving',
      'who asked to leave waits for a match',
    ),
  ]
}

/** No counter stands beyond a green square whose round is neither played nor due (TC-R8). */
export function greensFaults(state: State, { content }: Table): Fault[] {
  const { seats, queue, roundsPlayed, cupRoundsPlayed, season } = state
  if (season === 0) return []
  const unplayed = content.board.squares.filter((one) =>
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
      due.length > 0 && state.step === 'roll',
      '/secret/queue',
      'no counter moves while rounds are due',
    ),
  ]
}
