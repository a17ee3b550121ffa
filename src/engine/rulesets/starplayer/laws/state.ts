import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { isBlocking } from '../../../kernel/open-decisions.ts'
import { bookOf } from '../content/book.ts'
import type { Starplayer } from '../types.ts'
import { cardsIn } from './cards.ts'
import { isSetComplete } from './club-sets.ts'

const STEP = 500_000
const START_MONEY = { standard: 150_000_000, short: 70_000_000, 'five-a-side': 120_000_000 }
const SQUADS = ['red', 'blue', 'yellow', 'white'] as const
const BUSINESS: Readonly<Record<string, string>> = {
  ...{ roll: 'action', purchase: 'action', 'turn-end': 'action' },
  ...{ negotiate: 'window', 'answer-offer': 'window' },
  ...{ 'settle-debt': 'debt', 'answer-sale': 'debt' },
}

export const stateLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-106',
    says: 'all cards are there, money comes in steps, and clubs keep their limits',
    events: {
      'setup.dealt'({ cash, cards }, { table: { options } }) {
        const count = (kind: RegExp) => cards.filter((card) => kind.test(card)).length
        const isShort = options.mode === 'short'
        const matches = isShort ? options.shortCupMatchCards : 2
        demandSame(
          [/^cup-match-/, /^tackle-/, /^transfer-window-/, /^manager-/, /^stadium-/].map(count),
          [matches, 1, 2, isShort ? 1 : 0, isShort ? 1 : 0],
          'the cards of the mode',
        )
        demand(count(/^(red|blue|yellow|white)-/) === (isShort ? 7 : 0), 'the footballers')
        demand(cash === START_MONEY[options.mode], 'the money of the mode')
        return undefined
      },
      'cash.paid'({ amount }) {
        demand(amount > 0 && amount % STEP === 0, 'money comes in steps of £500K')
        return undefined
      },
      'pawn.moved'({ passed }, { table }) {
        demand(passed.length < table.content.board.length, 'a lap at most')
        return undefined
      },
    },
    commits({ game: { state, table, over } }) {
      const { shared, secret } = state
      const { options, content } = table
      const isSmall = options.mode === 'five-a-side'
      const all = [...bookOf(content).cards].filter((card) => !isSmall || !card.startsWith('bogus'))
      demandSame(cardsIn(state).sort(), all.sort(), 'all cards')
      for (const club of shared.clubs) {
        const { footballers, wins, position, trophy } = club
        demand(options.squadLimit === 'audited' || footballers.length <= 11, 'eleven footballers')
        const rounds = wins.map((card) => Number(card.at(-1)))
        const most = options.mode === 'standard' ? 5 : 3
        demand(new Set(rounds).size === rounds.length, 'one WIN card a round')
        demand(Math.max(0, ...rounds) <= most, 'as many rounds as the mode has')
        const isOrdered = rounds.every((round, place) => round === place + 1)
        demand(options.winCardSales === 'any' || isOrdered, 'WIN cards from Round 1')
        demand(position >= 0 && position < content.board.length, 'on the board')
        demand(over || trophy === null, 'a trophy ends the game')
        const got = footballers.map((one) => one.got)
        demandSame(
          got,
          got.toSorted((one, other) => one - other),
          'footballers in order of receipt',
        )
      }
      const ranks = secret.all6Ranks.flatMap((one) => (one === null ? [] : [one.rank])).toSorted()
      demandSame(
        ranks,
        ranks.map((_, place) => place + 1),
        'ranks in order',
      )
      if (!isSmall && !shared.frames.some(({ kind }) => kind === 'acquire'))
        for (const squad of SQUADS)
          demand(secret.decks[squad].includes(`bogus-${squad}`), 'a bogus card in each deck')
      const { result } = shared
      if (result?.kind === 'trophy')
        demand(isSetComplete({ state, table }, result.winner), 'the winner has a Club Set')
    },
  },
  {
    clause: 'SP-R44',
    says: 'one kind of business is open at a time, and one question a seat',
    commits({ game: { state, open } }) {
      const asked = open.filter(isBlocking)
      const groups = new Set(asked.map(({ kind }) => BUSINESS[kind] ?? kind))
      demand(groups.size <= 1, `one kind of business: ${[...groups]}`)
      for (const { seat } of asked) {
        const own = asked.filter((one) => one.seat === seat && one.kind !== 'answer-sale')
        demand(own.length <= 1, 'one question a seat')
        demand(state.shared.clubs[seat]?.status === 'in', 'a club that plays')
      }
      const suspended = open.filter(({ suspendedBy }) => suspendedBy === 'debt-open')
      demand(suspended.length === 0 || state.shared.debts.length > 0, 'a debt suspends')
    },
  },
]
