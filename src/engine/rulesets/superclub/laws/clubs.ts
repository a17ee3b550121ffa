import { demand, demandSame, type Law, type Moment } from '../../../kernel/law.ts'
import { pricesOf } from '../content/book.ts'
import type { State, Superclub } from '../types.ts'

export type Manager = State['shared']['managers'][number]

export function managerAt(state: State, seat: number): Manager {
  const manager = state.shared.managers[seat]
  demand(manager, `seat ${seat} exists`)
  return manager
}
export const entryAt = (state: State, seat: number, card: string) =>
  managerAt(state, seat).squad.find((one) => one.card === card)
const payments = (at: Moment<Superclub>) =>
  at.commit.events.flatMap((event) => (event.type === 'cash.paid' ? [event] : []))

export function requirePaid(
  at: Moment<Superclub>,
  due: { seat: number; amount: number; reason: string; counterparty?: number | null },
): void {
  if (due.amount === 0) return
  const paid = payments(at).find(
    (one) => one.seat === due.seat && one.amount === due.amount && one.reason === due.reason,
  )
  demand(paid, `${due.reason} of ${due.amount} is paid`)
  demand(paid.counterparty === (due.counterparty ?? null), 'to the right party')
}
function requireTurn({ state }: Moment<Superclub>, seat: number): void {
  demand(state.shared.turn?.seat === seat, 'the seat that has the turn acts')
}

export const clubLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-006',
    says: 'cash follows from its events and is never negative',
    events: {
      'cash.received'({ seat, amount, reason }, { state }) {
        const { cash, rebateUsed } = managerAt(state, seat)
        demand(amount > 0, 'something')
        if (reason === 'rebate') demand(!rebateUsed, 'one rebate an off-season')
        return (after) => {
          demand(managerAt(after, seat).cash === cash + amount, 'it arrives')
          if (reason === 'rebate') demand(managerAt(after, seat).rebateUsed, 'it is used')
        }
      },
      'cash.paid'({ seat, amount, counterparty, reason }, { state }) {
        const { cash, wagesOwed } = managerAt(state, seat)
        demand(amount > 0 && cash >= amount, 'the payer has it')
        demand(counterparty !== seat, 'another party')
        if (reason === 'wages') demand(wagesOwed === null || amount <= wagesOwed, 'what is owed')
        const isTrade = reason === 'trade' || reason === 'unhappy'
        demand((counterparty !== null) === isTrade, 'clubs pay each other in deals only')
        const got = counterparty === null ? 0 : managerAt(state, counterparty).cash
        return (after) => {
          const payer = managerAt(after, seat)
          demand(payer.cash === cash - amount, 'it leaves')
          if (counterparty !== null)
            demand(managerAt(after, counterparty).cash === got + amount, 'it arrives')
          if (reason === 'wages') demand(payer.wagesOwed === null, 'nothing is owed any more')
        }
      },
    },
    commits({ game: { state, over } }) {
      const { managers } = state.shared
      for (const { cash } of managers) demand(cash >= 0, 'no debt')
      const playing = managers.filter(({ resigned }) => !resigned).length
      demand(over || playing > 1, 'the last seat wins')
    },
  },
  {
    clause: 'SC-050',
    says: 'training, scouting and investments cost their price and follow the turn',
    events: {
      'turn.started': ({ seat }, { state }) => {
        demand(state.shared.turn === null, 'one at a time')
        return (after) => {
          const { turn } = after.shared
          demand(turn?.seat === seat && turn.draws === 0 && turn.actions.length === 0, 'it is open')
        }
      },
      'turn.ended'({ seat }, at) {
        const { turn } = at.state.shared
        demand(!turn || turn.seat === seat, 'the turn that is open')
        const done = at.state.shared.turnsDone
        demand(!turn?.revealed, 'after the scouted player')
        return (after) => {
          demand(after.shared.turn === null && after.shared.turnsDone === done + 1, 'it is over')
        }
      },
      'facility.upgraded'({ seat, department, level, price }, at) {
        requireTurn(at, seat)
        const before = managerAt(at.state, seat).levels[department]
        demand(level === before + 1, 'one level')
        demand(!at.state.shared.turn?.actions.includes(department), 'once a turn')
        requirePaid(at, { seat, amount: price, reason: 'upgrade' })
        return (after) => {
          demand(managerAt(after, seat).levels[department] === level, 'it is better')
          demand(after.shared.turn?.actions.includes(department), 'it is used')
        }
      },
      'staff.hired'({ seat, staff, price }, at) {
        const { offered, staff: own } = managerAt(at.state, seat)
        demand(offered.includes(staff) && !own.includes(staff), 'one that was drawn')
        requirePaid(at, { seat, amount: price, reason: 'staff' })
        return (after) => {
          demand(managerAt(after, seat).staff.includes(staff), 'it is hired')
          demand(!managerAt(after, seat).offered.includes(staff), 'and no longer offered')
        }
      },
      'staff.dismissed'({ seat, staff }, { state }) {
        demand(managerAt(state, seat).staff.includes(staff), 'an own one')
        return (after) => {
          demand(!managerAt(after, seat).staff.includes(staff), 'it is gone')
          demand(after.secret.staff.at(-1) === staff, 'to the bottom of its stack')
        }
      },
      'staff.drawn'({ seat, staff }, { state }) {
        demandSame(staff, state.secret.staff.slice(0, staff.length), 'the top cards')
        return (after) => demandSame(managerAt(after, seat).offered, staff)
      },
      'staff.declined'({ seat, staff }, { state }) {
        demandSame(staff, managerAt(state, seat).offered, 'all that are left')
        return (after) => demand(managerAt(after, seat).offered.length === 0, 'none is open')
      },
      'training.guaranteed'({ seat, card, from, to }, at) {
        requireTurn(at, seat)
        const entry = entryAt(at.state, seat, card)
        demand(entry?.stars === from && to === from + 1, 'one star more')
        const { turn, trained } = at.state.shared
        demand(turn?.guaranteed === null, 'once a turn')
        demand(!trained.includes(card), 'a player who has not trained')
        return (after) => {
          demand(entryAt(after, seat, card)?.stars === to, 'it counts')
          demand(after.shared.trained.includes(card), 'it has trained')
        }
      },
      'training.rolled'({ seat, card, die, bonus, from, to }, at) {
        requireTurn(at, seat)
        const entry = entryAt(at.state, seat, card)
        demand(entry?.stars === from, 'from its stars')
        demand(to >= from && (to === from || die + bonus >= to), 'as far as the roll reaches')
        const { turn, trained } = at.state.shared
        const isOfTurn = turn?.trained.includes(card) && !turn.rolled.includes(card)
        demand(isOfTurn || !trained.includes(card), 'trained in no earlier turn, and rolled once')
        return (after) => demand(entryAt(after, seat, card)?.stars === to, 'it counts')
      },
      'scout.revealed'({ seat, continent, card, stars, price }, at) {
        requireTurn(at, seat)
        demand(price <= pricesOf(at.table.content, card, stars).scout, 'at most its price')
        demand(at.state.secret.stacks[continent]?.[0] === card, 'the top card')
        const draws = at.state.shared.turn?.draws ?? 0
        return (after) => {
          demand(after.shared.turn?.draws === draws + 1, 'it counts')
          demand(after.shared.turn.revealed?.card === card, 'it is open')
        }
      },
      'scout.signed'({ seat, card, stars, price }, at) {
        requireTurn(at, seat)
        const { revealed } = at.state.shared.turn ?? {}
        demand(revealed?.card === card && revealed.price === price, 'the revealed one')
        demand(revealed.stars === stars, 'with its stars')
        requirePaid(at, { seat, amount: price, reason: 'scout' })
        return (after) => {
          demand(entryAt(after, seat, card)?.stars === stars, 'it plays here')
          demand(
            after.shared.scouted.some((one) => one.card === card),
            'it is remembered',
          )
        }
      },
      'scout.declined'({ card }, { state }) {
        demand(state.shared.turn?.revealed?.card === card, 'the revealed one')
        return (after) => demand(after.shared.inactive.at(-1) === card, 'it is inactive')
      },
      'player.sold-abroad'({ seat, card, price, stars }, at) {
        const entry = entryAt(at.state, seat, card)
        demand(entry?.stars === stars, 'an own player')
        const signed = at.state.shared.scouted.find((one) => one.card === card)
        if (signed) demand(price <= signed.price, 'at most what it cost')
        const got = at.commit.events.some(
          (one) => one.type === 'cash.received' && one.reason === 'abroad' && one.amount === price,
        )
        demand(price === 0 || got, 'for its price')
        return (after) => demand(!entryAt(after, seat, card), 'it is gone')
      },
    },
  },
  {
    clause: 'SC-016',
    says: 'phases, tokens, seasons and the end follow each other',
    events: {
      'phase.started': ({ phase, year }, { state }) => {
        const before = state.shared.year
        demand(year === before || year === before + 1, 'one year after the other')
        return ({ shared }) => {
          demand(shared.phase === phase && shared.year === year, 'it has begun')
          demand(shared.turn === null && shared.turnsDone === 0 && shared.lotsDone === 0, 'afresh')
        }
      },
      'token.moved': ({ seat, from, to }, { state }) => {
        demand(managerAt(state, seat).token === from, 'from its place')
        return (after) => demand(managerAt(after, seat).token === to, 'it stands there')
      },
      'marker.moved': ({ seat, from, to }, { state }) => {
        demand(managerAt(state, seat).marker === from, 'from its place')
        return (after) => demand(managerAt(after, seat).marker === to, 'it stands there')
      },
      'wages.owed': ({ seat, amount }, { state }) => {
        demand(managerAt(state, seat).cash < amount, 'more than it has')
        return (after) => demand(managerAt(after, seat).wagesOwed === amount, 'it is owed')
      },
      'season.started':
        ({ numbers }) =>
        (after) => {
          for (const [seat, number] of numbers.entries()) {
            const manager = managerAt(after, seat)
            demand(manager.number === number && manager.seasonPoints === 0, 'all start at zero')
          }
        },
      'sim.rolled': ({ seat, dice, bonus, total, points, result }, { state }) => {
        demand(total === Math.min(12, dice[0] + dice[1] + bonus), 'dice and bonus')
        demand(points > 0 === (result !== 'loss'), 'points unless lost')
        const before = managerAt(state, seat).seasonPoints
        return (after) =>
          demand(managerAt(after, seat).seasonPoints === before + points, 'they count')
      },
      'season.ranked'({ ranking }, { state }) {
        const places = ranking.map(({ seat }) => managerAt(state, seat))
        for (const [place, one] of places.entries()) {
          const next = places[place + 1]
          if (!next || one.resigned || next.resigned) continue
          demand(one.marker >= next.marker || one.seasonPoints >= next.seasonPoints, 'best first')
        }
        for (const { seat, titles } of ranking) {
          const before = managerAt(state, seat).titles
          demand(titles === before || titles === before + 1, 'one title at most')
        }
        return (after) => {
          demand(after.shared.first === ranking[0]?.seat, 'the first is champion')
          for (const [place, { seat }] of ranking.entries())
            demand(managerAt(after, seat).lastRank === place + 1, 'the place is kept')
        }
      },
      'flags.cleared': () => (after) => {
        for (const { squad, firstInjuryUsed } of after.shared.managers) {
          demand(!firstInjuryUsed, 'no injury')
          const flags = squad.flatMap(({ injured, outSeason, refuses, outMatches }) => [
            injured || outSeason || refuses || outMatches > 0,
          ])
          demand(!flags.includes(true), 'all are fit')
        }
      },
      'seat.resigned': ({ seat }, { state }) => {
        demand(!managerAt(state, seat).resigned, 'once')
        return (after) => {
          demand(managerAt(after, seat).resigned && after.shared.left.at(-1) === seat, 'it is gone')
        }
      },
      'game.finished'({ winner, ranking, reason }, { state, table }) {
        const seats = state.shared.managers.map((_, seat) => seat)
        demandSame(
          [...ranking].sort((one, other) => one - other),
          seats,
          'all seats',
        )
        demand(ranking[0] === winner, 'the first wins')
        const gone = ranking.map((seat) => managerAt(state, seat).resigned)
        demand(
          gone.lastIndexOf(false) <= gone.indexOf(true) || !gone.includes(true),
          'leavers last',
        )
        const playing = gone.filter((one) => !one).length
        if (reason === 'resigned') demand(playing <= 1, 'one seat is left')
        if (reason === 'points') {
          const { targetPoints } = table.content
          demand(managerAt(state, winner).marker >= targetPoints, 'with enough points')
        }
        const { maxSeasons } = table.options
        if (reason === 'cap')
          demand(state.shared.year >= (maxSeasons ?? 0), 'after the last season')
        return (after) => demand(after.shared.phase === 'finished', 'it is over')
      },
      'lot.opened'({ card, continent }, { state }) {
        demand(state.secret.stacks[continent]?.[0] === card, 'the top card')
        return (after) => {
          const { lot } = after.shared
          demand(lot?.card === card && lot.high === null && lot.bids === 0, 'it is open')
        }
      },
    },
  },
]
