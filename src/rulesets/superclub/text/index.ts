import type { Ruleset } from '../../../kernel/ruleset.ts'
import type { Viewer } from '../../../kernel/types.ts'
import { gameChangerOf, playerOf, staffOf } from '../content/book.ts'
import { appealOf, bandOf, offSeasonOrder, reservedOf } from '../read/club.ts'
import { roundsOf } from '../rules/season.ts'
import { trainingOf } from '../rules/training.ts'
import { drawsOf } from '../rules/turns.ts'
import type { Trade, View } from '../state.ts'
import type { Setting, Superclub } from '../types.ts'
import { CARD_KEY, cardText, pricedText, squadText } from './cards.ts'
import { matchText } from './match.ts'

/** The league table, the squads, and what the present step is about. */
export const text: Ruleset<Superclub>['text'] = (view, viewer, table) =>
  [
    headOf(view, viewer, table),
    ...leagueTable(view, viewer, table),
    CARD_KEY,
    ...squadsOf(view, viewer, table),
    stocksOf(view),
    ...ownOf(view, viewer, table),
    ...stepOf(view, table),
    ...view.shared.matches.flatMap((match) => matchText(view, viewer, table, match)),
    ...resultOf(view),
  ].join('\n')

function headOf({ shared }: View, viewer: Viewer, table: Setting): string {
  const { year, phase, round, managers } = shared
  const { content, options } = table
  const of = phase === 'season' ? `, round ${round} of ${roundsOf(table).length}` : ''
  const self =
    typeof viewer === 'number' ? ` You are seat ${viewer}, ${managers[viewer]?.club}.` : ''
  const { maxSeasons } = options
  const goal = `First to ${content.targetPoints} on the marker, at most ${maxSeasons} seasons.`
  return `Superclub, year ${year}: ${phase}${of}. Money in M. ${goal}${self}`
}

const COLUMNS = [4, 6, 15, 4, 6, 7, 7, 16, 6, 6, 10, 7, 5, 6] as const

/** Ordered by marker in the season, by token before. */
function leagueTable({ shared, counts }: View, viewer: Viewer, { content }: Setting): string[] {
  const { managers, first } = shared
  const head = 'pos seat club no. token marker points status boost cash tr/sc/st titles cups hand'
  const worth = (seat: number) => managers[seat]?.marker || managers[seat]?.token || 0
  const order = managers.map((_, seat) => seat).sort((one, other) => worth(other) - worth(one))
  const rows = order.flatMap((seat, place) => {
    const club = managers[seat]
    if (!club) return []
    const { training, scouting, stadium } = club.levels
    const band = club.status ?? bandOf(content, club.token).id
    const name = content.clubs.find(({ id }) => id === club.club)?.name ?? club.club
    const mark = (seat === viewer ? '*' : '') + (seat === first ? '^' : '')
    const held = reservedOf(shared, seat)
    return [
      [
        place + 1,
        `${seat}${mark}${club.resigned ? ' left' : ''}`,
        name,
        club.number,
        club.token,
        club.marker,
        club.seasonPoints,
        `${band}/${appealOf(content, club)}`,
        club.boost,
        held > 0 ? `${club.cash}-${held}` : club.cash,
        `${training}/${scouting}/${stadium}`,
        club.titles,
        counts.collections[seat],
        counts.hands[seat],
      ],
    ]
  })
  const key = '* you, ^ goes first in the off-season; status/appeal; cash less what a bid binds'
  return [...[head.split(' '), ...rows].map(padded), key]
}

const padded = (cells: readonly unknown[]): string =>
  cells
    .map((cell, place) => String(cell).padEnd(COLUMNS[place] ?? 0))
    .join('')
    .trimEnd()

function squadsOf({ shared }: View, viewer: Viewer, { content }: Setting): string[] {
  return shared.managers.flatMap(({ squad, staff, offered, nextMatch, wagesOwed }, seat) => {
    const whose = seat === viewer ? 'Your squad' : `Squad of seat ${seat}`
    const employed = staff.map((id) => `${id} ${staffOf(content, id).text}`)
    const drawn = offered.map((id) => {
      const { price, text } = staffOf(content, id)
      return `${id} (${price}M) ${text}`
    })
    return [
      `${whose} (${squad.length}): ${squadText(content, squad) || 'nobody'}`,
      ...line('  Key staff', employed),
      ...line('  Staff drawn', drawn),
      ...line(
        '  Next match',
        nextMatch.map(({ kind }) => kind),
      ),
      ...(wagesOwed === null ? [] : [`  Owes ${wagesOwed}M of wages: must sell abroad`]),
    ]
  })
}

const line = (head: string, items: readonly string[], between = '; '): string[] =>
  items.length > 0 ? [`${head}: ${items.join(between)}`] : []

function stocksOf({ shared, counts }: View): string {
  const stacks = Object.entries(counts.stacks).map(([name, size]) => `${name} ${size}`)
  return (
    `Stacks: ${stacks.join(', ')}; Inactive ${shared.inactive.length}; staff ${counts.staff}; ` +
    `Game changers ${counts.gameChangers}`
  )
}

const goodsText = ({ cash, players, staff }: Trade['give']): string =>
  [...(cash > 0 ? [`${cash}M`] : []), ...players, ...staff].join(' + ') || 'nothing'

function ownOf({ own }: View, viewer: Viewer, { content, options }: Setting): string[] {
  if (!own) return []
  const hand = own.hand.map((gc) => {
    const { name, text } = gameChangerOf(content, gc)
    return `${gc} ${name}: ${text}`
  })
  const trades = own.trades.map(({ id, from, to, give, take }) => {
    const whose = from === viewer ? `to seat ${to}` : `from seat ${from}`
    const [gives, takes] = from === viewer ? ['you give', 'you get'] : ['you get', 'you give']
    return `${id} ${whose}: ${gives} ${goodsText(give)}, ${takes} ${goodsText(take)}`
  })
  const used = own.offersMade.reduce((sum, made) => sum + made, 0)
  return [
    ...line('Your tactical cards', hand, ' | '),
    ...line('Offers', trades, ' | '),
    ...(used > 0 ? [`You have made ${used} of ${options.maxTradeOffers} offers.`] : []),
    ...(own.seal ? [`You sealed ${own.seal.amount ?? 'no bid'}.`] : []),
  ]
}

/** What the present step is about. */
function stepOf(view: View, table: Setting): string[] {
  const { shared } = view
  const { content } = table
  const { phase, draft, turn, lot, ready } = shared
  switch (phase) {
    case 'draft':
      return [
        `Draft round ${draft.round} of ${table.seats}, seat ${draft.next} picks: ` +
          draft.board.map((card) => cardText(content, card)).join(', '),
      ]
    case 'unhappy':
      return unhappyText(view, table)
    case 'training':
    case 'scouting':
    case 'invest':
      return turn ? turnText(view, table, turn) : []
    case 'deadline': {
      if (!lot) return [`Lot ${shared.lotsDone + 1} is to be turned up.`]
      const high = lot.high ? `seat ${lot.high.seat} leads at ${lot.high.amount}` : 'no bid yet'
      const sealed = lot.sealed.length > 0 ? `; sealed by ${lot.sealed.join(', ')}` : ''
      const passed = lot.passed.length > 0 ? `; passed: ${lot.passed.join(', ')}` : ''
      const card = pricedText(content, lot.card)
      return [`Lot ${lot.n}: ${card}, minimum ${lot.min}; ${high}${passed}${sealed}.`]
    }
    case 'close':
      return [`Ready to close the transfer window: ${ready.join(', ') || 'nobody yet'}.`]
    case 'season':
      return fixturesText(view, table)
    case 'supercup-choice':
      return [`Seat ${shared.first} may play the SuperCup final now, or save the cards.`]
    default:
      return []
  }
}

function turnText(
  { shared }: View,
  table: Setting,
  turn: NonNullable<View['shared']['turn']>,
): string[] {
  const { seat } = turn
  if (shared.phase === 'training') {
    const { trainees, stars, guaranteed } = trainingOf(table, { shared }, seat)
    const gift = guaranteed > 0 && turn.guaranteed === null ? ', one star without a roll' : ''
    return [
      `Seat ${seat} trains ${trainees} players, up to +${stars} each${gift}; ` +
        `trained: ${turn.trained.join(', ') || 'nobody yet'}.`,
    ]
  }
  if (shared.phase === 'invest') {
    const done = turn.actions.join(', ') || 'nothing yet'
    return [`Seat ${seat} invests, ${table.content.limits.investActions} actions; done: ${done}.`]
  }
  const { revealed, draws } = turn
  const card = revealed
    ? ` Revealed: ${pricedText(table.content, revealed.card)}, for ${revealed.price}M.`
    : ''
  return [`Seat ${seat} scouts, draw ${draws} of ${drawsOf(table, { shared }, seat)}.${card}`]
}

function unhappyText({ shared }: View, { content }: Setting): string[] {
  const { bid, bidders, targets } = shared.unhappy
  const order = `Unhappy players, in the order of seats ${offSeasonOrder(shared).join(', ')}.`
  const named = (seats: readonly number[]) => seats.join(', ') || 'none'
  const spent = `Bids used: ${named(bidders)}; owners bid to: ${named(targets)}.`
  if (!bid) return [order, spent]
  const { owner, card, stars, amount, leader, stage, counter } = bid
  const asks = counter ? ` The owner asks for ${goodsText({ ...counter, staff: [] })}.` : ''
  const name = playerOf(content, card).name
  return [
    order,
    spent,
    `Bid for ${cardText(content, card, stars)} ${name} of seat ${owner}: ` +
      `seat ${leader} at ${amount}, ${stage}.${asks}`,
  ]
}

function fixturesText({ shared }: View, table: Setting): string[] {
  const seatOf = (number: number) => shared.managers.findIndex((one) => one.number === number)
  const rounds = roundsOf(table).map(({ matches, sims }, place) => {
    const played = matches.map(([home, away]) => `${seatOf(home)}v${seatOf(away)}`)
    const simulated = sims.length > 0 ? [`SIM ${sims.map(seatOf).join(',')}`] : []
    return `${place + 1}: ${[...played, ...simulated].join(' ')}`
  })
  return [`Fixtures by seat: ${rounds.join('; ')}`]
}

function resultOf({ shared: { result } }: View): string[] {
  if (!result) return []
  return [`Seat ${result.winner} has won (${result.reason}). Order: ${result.ranking.join(', ')}.`]
}
