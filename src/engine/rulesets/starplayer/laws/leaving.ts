import { demand, type Law, type Refused } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'
import { clubAt, debtAt } from './money.ts'

type Asked = Refused<Starplayer>

const clubIn = ({ state, decision }: Asked) => clubAt(state, decision.seat)
const targetIn = ({ move }: Asked): number => {
  if ('opponent' in move) return move.opponent
  if ('target' in move) return move.target
  return 'to' in move ? move.to : -1
}
const footballersMost = 11

export const leavingLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-R43',
    says: 'a club that leaves pays what it can, returns its cards, and ends its turn',
    events: {
      'seat.left': ({ seat }, { state }) => {
        const { debts, clubs } = state.shared
        const isFree = debts.every(({ debtor, creditor }) => debtor !== seat && creditor !== seat)
        demand(isFree, 'no debt by or to it is left')
        const { cash, footballers, manager, stadium, wilds, wins } = clubAt(state, seat)
        const cards = footballers.length + wilds.length + wins.length
        demand(cash === 0 && cards === 0, 'without money and cards')
        demand(manager === null && stadium === null, 'without manager and stadium')
        const staying = clubs.filter((club) => club.status === 'in' && club.seat !== seat).length
        return (after) => demand(after.shared.left.length === clubs.length - staying, 'one less')
      },
      'turn.changed': ({ ending }, { state, commit, place }) => {
        if (ending !== 'out') return undefined
        const { seat } = state.shared.turn
        demand(clubAt(state, seat).status === 'out', 'the club on turn has left')
        demand(
          commit.events.slice(0, place).some(({ type }) => type === 'seat.left'),
          'just now',
        )
        return undefined
      },
      'debt.cancelled'({ debtId, reason, debtor, creditor }, { state, commit, place }) {
        debtAt(state, debtId)
        if (reason !== 'seat-left') return undefined
        const left = commit.events.slice(place).find(({ type }) => type === 'seat.left')
        demand(
          left?.type === 'seat.left' && [debtor, creditor].includes(left.seat),
          'a debt of the club that leaves',
        )
        return undefined
      },
    },
    commits({ game: { state, over }, commit }) {
      if (over || !commit.events.some(({ type }) => type === 'seat.left')) return
      const { turn } = state.shared
      const isWaiting = turn.phase === 'passing' || clubAt(state, turn.seat).status === 'in'
      demand(isWaiting, 'the turn of a club that has left ends')
    },
  },
  {
    clause: 'SP-R35',
    says: 'a refusal has the reason that it names',
    refusals: {
      'wild-limit'(asked) {
        const { move } = asked
        const isWild = move.type !== 'claim' || move.kind === 'wild'
        demand(isWild, 'wilds are limited, not fees')
        const { wilds } = clubIn(asked)
        demand(move.type !== 'claim' || wilds.length >= 3, 'a fourth wild')
      },
      'manager-limit': (asked) =>
        demand(asked.move.type !== 'buy' || clubIn(asked).manager !== null, 'a second manager'),
      'stadium-limit': (asked) =>
        demand(asked.move.type !== 'buy' || clubIn(asked).stadium !== null, 'a second stadium'),
      'squad-full'(asked) {
        const { footballers } = clubIn(asked)
        const isBuying = asked.move.type === 'buy' || asked.move.type === 'tackle'
        demand(!isBuying || footballers.length >= footballersMost, 'a twelfth footballer')
      },
      'self-target': (asked) => demand(targetIn(asked) === asked.decision.seat, 'the own seat'),
      'unknown-seat': (asked) =>
        demand(targetIn(asked) >= asked.table.seats, 'a seat that does not exist'),
      'seat-out': (asked) =>
        demand(clubAt(asked.state, targetIn(asked)).status === 'out', 'a club that has left'),
      'skip-not-allowed': ({ state, table }) => {
        const frame = state.shared.frames.at(-1)
        const isSpace = frame?.kind === 'pick-opponent' && frame.via === 'space'
        const isFree = isSpace && table.options.cupMatchSpace === 'may' && frame.skippable
        demand(!isFree, 'a match that must be played')
      },
      'no-tackle-card': (asked) => demand(clubIn(asked).tackles.length === 0, 'no tackle card'),
      'assets-remain'(asked) {
        const { footballers, manager, stadium, cash } = clubIn(asked)
        const { rest } = debtAt(asked.state, asked.decision.about?.debt ?? -1)
        const hasCards = footballers.length > 0 || manager !== null || stadium !== null
        demand(hasCards || cash >= rest, 'something to sell or to pay')
      },
      'offer-limit'({ state, table, decision, move }) {
        const { maxOffers, maxEmergencyOffers } = table.options
        const frame = state.shared.frames.at(-1)
        const isSale = move.type === 'offer-sale' || move.type === 'offer-in-kind'
        if (isSale)
          demand(debtAt(state, decision.about?.debt ?? -1).offersMade >= maxEmergencyOffers, 'all')
        else demand(frame?.kind === 'window' && frame.offersMade >= maxOffers, 'all offers')
      },
      'partner-fixed'({ state, table, move }) {
        const frame = state.shared.frames.at(-1)
        const isOther = frame?.kind === 'window' && 'to' in move && frame.partner !== move.to
        demand(isOther && table.options.windowPartners === 'one', 'another partner')
      },
      'money-both-ways'({ move }) {
        demand('give' in move && move.give.money > 0 && move.take.money > 0, 'money both ways')
      },
      'sale-pending': ({ state, decision }) =>
        demand(
          state.shared.debts.some(
            ({ debtor, pending }) => debtor === decision.seat && pending !== null,
          ),
          'an open sale',
        ),
    },
  },
]
