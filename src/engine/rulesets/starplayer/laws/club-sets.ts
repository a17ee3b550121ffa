import { demand, type Law, type Moment } from '../../../kernel/law.ts'
import { bookOf } from '../content/book.ts'
import type { Starplayer } from '../types.ts'
import { behind, clubAt } from './money.ts'

type Here = Pick<Moment<Starplayer>, 'state' | 'table'>

const FORMATIONS: Readonly<Record<string, readonly number[]>> = {
  ...{ '4-4-2': [1, 4, 4, 2], '4-5-1': [1, 4, 5, 1], '4-3-3': [1, 4, 3, 3] },
}
const PLACES = ['GK', 'DEF', 'MID', 'STR']

const winsRequired = ({ table }: Here): number => (table.options.mode === 'standard' ? 5 : 3)

export const lacksWins = (at: Here, seat: number): boolean =>
  clubAt(at.state, seat).wins.length < winsRequired(at)

/** True if the club has a Club Set: a side, a manager and a stadium (SP-801, SP-901, SP-921). */
export function isSetComplete(at: Here, seat: number): boolean {
  const { mode, squadRule, formations } = at.table.options
  const { footballers, wilds, manager, stadium } = clubAt(at.state, seat)
  if (manager === null || stadium === null) return false
  const isSmall = mode === 'five-a-side'
  const jokers = Math.min(wilds.length, isSmall ? 2 : 3)
  const book = bookOf(at.table.content).footballers
  const count = (holds: (one: { squad: string; position: string }) => boolean) =>
    footballers.filter(({ card }) => holds(book.get(card)!)).length
  if (squadRule === 'colour') {
    const squads = ['red', 'blue', 'yellow', 'white']
    const most = Math.max(...squads.map((squad) => count((one) => one.squad === squad)))
    return most + jokers >= (isSmall ? 5 : 11)
  }
  return formations.some((formation) => {
    const missing = PLACES.map((place, index) =>
      Math.max(0, FORMATIONS[formation]![index]! - count((one) => one.position === place)),
    )
    const lacking = missing.reduce((sum, one) => sum + one, 0)
    const isOnlyMidfield = at.table.seats === 4 && formation !== '4-4-2'
    return lacking <= Math.min(jokers, isOnlyMidfield ? missing[2]! : lacking)
  })
}

export const clubSetLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-801',
    says: 'a Club Set is a side with a manager and a stadium; it allows free matches and the final',
    events: {
      'final.challenged'({ seat, opponent }, at) {
        demand(isSetComplete(at, seat), 'with a Club Set')
        demand(!lacksWins(at, seat), 'with all WIN cards')
        demand(clubAt(at.state, seat).footballers.length <= 11, 'within the limit')
        demand(clubAt(at.state, opponent).status === 'in' && opponent !== seat, 'another club')
        return undefined
      },
      'match.started'({ starter, opponent, via }, at) {
        const club = clubAt(at.state, starter)
        if (via === 'free') {
          demand(isSetComplete(at, starter) && lacksWins(at, starter), 'the right to a free match')
          demand(club.matchCards.length === 0, 'without match cards')
        }
        if (via === 'space') {
          demand(at.table.content.board[club.position]?.type === 'cup-match', 'on its space')
          demand(lacksWins(at, starter) || lacksWins(at, opponent), 'one of them lacks a card')
        }
        return undefined
      },
      'match.decided'({ winner }, at) {
        const { wins } = clubAt(at.state, winner)
        const gained = behind(at).filter(
          (event) =>
            event.type === 'card.moved' &&
            event.to === `seat:${winner}` &&
            event.card.startsWith('win-') &&
            event.from === 'tray',
        )
        const isMissing = lacksWins(at, winner)
        demand(gained.length >= (isMissing ? 1 : 0), 'the WIN card of its next round')
        const [card] = gained
        if (!isMissing || card?.type !== 'card.moved') return undefined
        const rounds = wins.map((one) => Number(one.at(-1)))
        let next = 1
        while (rounds.includes(next)) next += 1
        demand(Number(card.card.at(-1)) === next, 'the next round')
        return undefined
      },
    },
    commits({ game: { state, table, over } }) {
      if (over) return
      for (const { seat, complete } of state.shared.clubs)
        demand(complete === isSetComplete({ state, table }, seat), `the Club Set of seat ${seat}`)
    },
  },
]
