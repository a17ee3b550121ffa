import { demand, demandSame, type Law, type Moment } from '../../../kernel/law.ts'
import { blueSquareOf, cardOf } from '../content/book.ts'
import type { Effect, SimpleEffect } from '../content/effects.ts'
import type { State, TitleChase } from '../types.ts'
import { behind, managerAt, rightBehind } from './holdings.ts'

const simpleIn = (effect: Effect): readonly SimpleEffect[] =>
  effect.kind === 'all' ? effect.effects : ([effect] as readonly SimpleEffect[])

/** Returns the effects of a card or of a blue square on the board. */
function effectsOf({ table }: Pick<Moment<TitleChase>, 'table'>, ref: string | null) {
  const { content } = table
  const isCard = [...content.cards.yellow, ...content.cards.red].some(({ id }) => id === ref)
  const effect = isCard ? cardOf(content, ref!).effect : blueSquareOf(content, ref as never).effect
  return simpleIn(effect)
}

/**
 * Returns the type and the amount of the next event if it is a payment, a receipt or a debt of the
 * given seat.
 */
function moneyBehind(at: Moment<TitleChase>, seat: number) {
  const next = rightBehind(at)
  if (!next || !('amount' in next) || next.seat !== seat) return null
  return { type: next.type, amount: next.amount }
}

/** Returns the question that the rulebook asks before a match (TC-704). */
function questionOf({ shared }: State, content: Moment<TitleChase>['table']) {
  const { match, seats } = shared
  if (!match) return null
  const sides = [
    { seat: match.homeSeat, lineUp: match.lineUp.home, penalty: match.penalty.home },
    { seat: match.awaySeat, lineUp: match.lineUp.away, penalty: match.penalty.away },
  ]
  for (const { seat, lineUp } of sides)
    if (seat !== null && lineUp === null) return { kind: 'match-stars', seat }
  const holds = (seat: number) =>
    (seats[seat]?.keep ?? []).some(
      (card) => cardOf(content.content, card).effect.kind === 'penalty',
    )
  for (const { seat, penalty } of sides)
    if (seat !== null && penalty === null && holds(seat)) return { kind: 'match-penalty', seat }
  return null
}

export const effectLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-302',
    says: 'rolls for money and stars win and lose what their square or card says',
    events: {
      'die.rolled'({ seat, face, purpose, ref }, at) {
        if (purpose === 'move') return undefined
        const isEven = face % 2 === 0
        const effects = effectsOf(at, ref)
        const next = rightBehind(at)
        if (purpose === 'roll-money') {
          const effect = effects.find(({ kind }) => kind === 'rollMoney')
          demand(effect?.kind === 'rollMoney', 'a roll for money')
          const hasWon = isEven === (effect.winOn === 'even')
          const amount = hasWon ? effect.win : effect.lose
          const money = moneyBehind(at, seat)
          if (amount === 0) demand(next?.type === 'effect.void', 'nothing to win or lose')
          else if (hasWon) demandSame(money, { type: 'cash.collected', amount }, 'the winnings')
          else {
            const type = managerAt(at.state, seat).cash >= amount ? 'cash.paid' : 'debt.recorded'
            demandSame(money, { type, amount }, 'the loss')
          }
          return undefined
        }
        const { stars } = managerAt(at.state, seat)
        const owned = effects.flatMap((effect) =>
          effect.kind === 'rollStar' && stars.includes(effect.category) ? [effect.category] : [],
        )
        demand(owned.length > 0, 'a roll for an owned star')
        const isLost = next?.type === 'star.lost' && next.cause === 'roll' && next.seat === seat
        demand(isEven === isLost, 'an even roll loses the star')
        if (isLost) demand(owned.includes(next.category), 'that of the roll')
        return undefined
      },
      'card.drawn'({ seat, card }, at) {
        const { stars } = managerAt(at.state, seat)
        const next = behind(at)
        const rolls = next.filter(
          (one) => one.type === 'die.rolled' && one.ref === card && one.purpose === 'roll-star',
        )
        const isVoid = (kind: string) =>
          next.some((one) => one.type === 'effect.void' && one.ref === card && one.effect === kind)
        for (const effect of effectsOf(at, card)) {
          if (effect.kind === 'rollStar')
            demand(
              stars.includes(effect.category) ? rolls.length > 0 : isVoid('rollStar'),
              'a roll',
            )
          if (effect.kind === 'loseStar') {
            const lost = next.some(
              (one) =>
                one.type === 'star.lost' && one.seat === seat && one.category === effect.category,
            )
            demand(stars.includes(effect.category) ? lost : isVoid('loseStar'), 'a lost star')
          }
          if (effect.kind !== 'suspend') continue
          const out = next.some((one) => one.type === 'star.suspended' && one.card === card)
          demand(stars.includes(effect.category) ? out : isVoid('suspend'), 'a suspension')
        }
        return undefined
      },
    },
  },
  {
    clause: 'TC-704',
    says: 'each position asks the question of its turn or match',
    commits({ game: { state, table, open, over } }) {
      if (over) return
      const { shared } = state
      const asked = open.map(({ kind, seat }) => ({ kind, seat }))
      const choosing = [...shared.seats.entries()]
        .filter(([, { team, resigned }]) => team === null && resigned === null)
        .map(([seat]) => ({ kind: 'choose-team', seat }))
      if (shared.match) {
        demandSame(asked, [questionOf(state, table)], 'stars, then penalties, home first')
        return
      }
      if (choosing.length > 0) {
        demandSame(asked, choosing, 'all seats without a team')
        return
      }
      const seat = shared.currentSeat
      const kind = shared.step === 'nominate' ? 'pink-nominate' : 'turn-roll'
      demandSame(asked, [{ kind, seat }], 'the seat on turn')
    },
  },
  {
    clause: 'TC-R21',
    says: 'debts are settled as soon as the cash covers them, the oldest first',
    events: {
      'debt.settled'({ seat, debt }, { state }) {
        const { cash, debts } = managerAt(state, seat)
        const place = debts.findIndex(({ id }) => id === debt)
        const older = debts.slice(0, place)
        demand(
          older.every(({ amount }) => amount > cash),
          'older debts first',
        )
        return undefined
      },
      'match.finished'({ sides }, at) {
        const own = at.commit.events.slice(0, at.place)
        const from = own.findLastIndex(({ type }) => type === 'match.finished')
        const gates = own
          .slice(from + 1)
          .flatMap((one) =>
            one.type === 'cash.collected' && one.reason === 'gate' ? [one.seat] : [],
          )
        const managed = sides.flatMap(({ seat }) => (seat === null ? [] : [seat]))
        demandSame(gates, managed, 'one gate for each managed side')
        return undefined
      },
      'lineup.committed'({ seat, play }, { state, table }) {
        const isFree = state.shared.match?.competition === 'cup' && !table.options.suspensionInCup
        const out = managerAt(state, seat).suspensions.map(({ category }) => category)
        demand(isFree || !play.some((star) => out.includes(star)), 'no suspended star')
        return undefined
      },
    },
    commits({ game: { state } }) {
      const { seats, roundsPlayed } = state.shared
      for (const { cash, debts, suspensions } of seats) {
        demand(
          debts.every(({ amount }) => amount > cash),
          'a debt that the cash covers is paid',
        )
        demand(
          suspensions.every(({ to }) => to > roundsPlayed),
          'served suspensions are over',
        )
      }
    },
  },
]
