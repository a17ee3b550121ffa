import { at } from '../../../kernel/define.ts'
import type { Ruleset } from '../../../kernel/ruleset.ts'
import type { Frozen, Seat, Viewer } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { listed } from '../../shared/text.ts'
import { bandOf, gameChangerOf, playerOf, staffOf } from '../content/book.ts'
import { appealOf, clubOf, offSeasonOrder, reservedOf } from '../read/club.ts'
import { roundsOf, seatOf } from '../read/season.ts'
import { drawsOf, trainingOf, turnOf } from '../read/turns.ts'
import type { Goods } from '../state.ts'
import type { Seen, Superclub, Table, View } from '../types.ts'
import { CARD_KEY, cardText, pricedText, squadText } from './cards.ts'
import { matchText } from './match.ts'

export const text: Ruleset<Superclub>['text'] = (view, viewer, table) =>
  [
    headOf(view, viewer, table),
    ...leagueTable(view, viewer, table),
    CARD_KEY,
    ...squadsOf(view, viewer, table),
    stocksOf(view),
    ...ownOf(view, viewer, table),
    ...stepOf({ state: view, table }),
    ...view.shared.matches.flatMap((match) => matchText(view, viewer, table, match)),
    ...resultOf(view),
  ].join('\n')

function headOf({ shared }: View, viewer: Viewer, table: Table): string {
  const { year, phase, round, managers } = shared
  const { content, options } = table
  const of = phase === 'season' ? `, round ${round} of ${roundsOf(table).length}` : ''
  const self =
    typeof viewer === 'number' ? ` You are seat ${viewer}, ${managers[viewer]?.club}.` : ''
  const { maxSeasons } = options
  const cap = maxSeasons === null ? 'no limit of seasons' : `at most ${maxSeasons} seasons`
  const goal = `First to ${content.targetPoints} on the marker, ${cap}.`
  return `Superclub, year ${year}: ${phase}${of}. Money in M. ${goal}${self}`
}

function leagueTable(view: View, viewer: Viewer, table: Table): string[] {
  const at = { state: view, table }
  const { shared, counts } = view
  const { managers, first } = shared
  const head = 'pos seat club no. token marker points status boost cash tr/sc/st titles cups hand'
  const placeOf = (seat: Seat) => clubOf(at, seat).marker || clubOf(at, seat).token
  const order = managers.map((_, seat) => seat).sort((one, other) => placeOf(other) - placeOf(one))
  const rows = order.map((seat, place) => {
    const club = clubOf(at, seat)
    const { training, scouting, stadium } = club.levels
    const band = club.status ?? bandOf(table.content, club.token).id
    const name = table.content.clubs.find(({ id }) => id === club.club)?.name ?? club.club
    const mark = (seat === viewer ? '*' : '') + (seat === first ? '^' : '')
    const held = reservedOf(at, seat)
    return [
      place + 1,
      `${seat}${mark}${club.resigned ? ' left' : ''}`,
      name,
      club.number,
      club.token,
      club.marker,
      club.seasonPoints,
      `${band}/${appealOf(at, seat)}`,
      club.boost,
      held > 0 ? `${club.cash}-${held}` : club.cash,
      `${training}/${scouting}/${stadium}`,
      club.titles,
      counts.collections[seat],
      counts.hands[seat],
    ]
  })
  const key = '* you, ^ goes first in the off-season; status/appeal; cash minus binding bids'
  return [...aligned([head.split(' '), ...rows]), key]
}

function aligned(rows: readonly (readonly unknown[])[]): string[] {
  const cells = rows.map((row) => row.map(String))
  const widths = at(cells, 0).map((_, column) =>
    Math.max(...cells.map((row) => at(row, column).length)),
  )
  const padded = (cell: string, column: number) => cell.padEnd(at(widths, column))
  return cells.map((row) => row.map(padded).join('  ').trimEnd())
}

function squadsOf({ shared }: View, viewer: Viewer, { content }: Table): string[] {
  return shared.managers.flatMap(({ squad, staff, offered, nextMatch, wagesOwed }, seat) => {
    const whose = seat === viewer ? 'Your squad' : `Squad of seat ${seat}`
    const employed = staff.map((id) => `${id} ${staffOf(content, id).text}`)
    const drawn = offered.map((id) => {
      const { price, text } = staffOf(content, id)
      return `${id} (${price}M) ${text}`
    })
    return [
      `${whose} (${squad.length}): ${squadText(content, squad) || 'none'}`,
      ...line('  Key staff', employed),
      ...line('  Staff drawn', drawn),
      ...line(
        '  Next match',
        nextMatch.map(({ kind }) => kind),
      ),
      ...(wagesOwed === null ? [] : [`  Owes ${wagesOwed}M in wages: must sell abroad`]),
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

const goodsText = ({ cash, players, staff }: Frozen<Goods>): string =>
  [...(cash > 0 ? [`${cash}M`] : []), ...players, ...staff].join(' + ') || 'nothing'

function ownOf({ own }: View, viewer: Viewer, { content, options }: Table): string[] {
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
  const used = sumOf(own.offersMade)
  const most = options.maxTradeOffers === null ? '' : ` of ${options.maxTradeOffers}`
  return [
    ...line('Your tactical cards', hand, ' | '),
    ...line('Offers', trades, ' | '),
    ...(used > 0 ? [`Offers made: ${used}${most}.`] : []),
    ...(own.seal ? [`You sealed ${own.seal.amount ?? 'no bid'}.`] : []),
  ]
}

function stepOf(at: Seen): string[] {
  const { content, seats } = at.table
  const { phase, draft, turn, ready, first } = at.state.shared
  switch (phase) {
    case 'draft': {
      const cards = draft.board.map((card) => cardText(content, card)).join(', ')
      return [`Draft round ${draft.round} of ${seats}, seat ${draft.next} picks: ${cards}`]
    }
    case 'unhappy':
      return unhappyText(at)
    case 'training':
      return turn ? [trainingText(at)] : []
    case 'scouting':
      return turn ? [scoutingText(at)] : []
    case 'invest':
      return turn ? [investText(at)] : []
    case 'deadline':
      return [lotText(at)]
    case 'close':
      return [`Ready to close the transfer window: ${ready.join(', ') || 'none yet'}.`]
    case 'season':
      return [fixturesText(at)]
    case 'supercup-choice':
      return [`Seat ${first} may play the SuperCup final now, or save the cards.`]
    default:
      return []
  }
}

function lotText({ state, table }: Seen): string {
  const { lot, lotsDone } = state.shared
  if (!lot) return `Lot ${lotsDone + 1} is not flipped yet.`
  const high = lot.high ? `seat ${lot.high.seat} leads at ${lot.high.amount}` : 'no bid yet'
  const sealed = lot.sealed.length > 0 ? `; sealed by ${lot.sealed.join(', ')}` : ''
  const passed = lot.passed.length > 0 ? `; passed: ${lot.passed.join(', ')}` : ''
  const card = pricedText(table.content, lot.card)
  return `Lot ${lot.n}: ${card}, minimum ${lot.min}; ${high}${passed}${sealed}.`
}

function trainingText(at: Seen): string {
  const { seat, trained, ...turn } = turnOf(at)
  const { trainees, stars, guaranteed } = trainingOf(at, seat)
  const gift = guaranteed > 0 && turn.guaranteed === null ? ', one star without a roll' : ''
  return (
    `Seat ${seat} trains ${trainees} players, up to +${stars} each${gift}; ` +
    `trained: ${trained.join(', ') || 'none yet'}.`
  )
}

function scoutingText(at: Seen): string {
  const { seat, revealed, draws } = turnOf(at)
  const card = revealed
    ? ` Revealed: ${pricedText(at.table.content, revealed.card)}, for ${revealed.price}M.`
    : ''
  return `Seat ${seat} scouts, draw ${draws} of ${drawsOf(at, seat)}.${card}`
}

function investText(at: Seen): string {
  const { seat, actions } = turnOf(at)
  const { investActions } = at.table.content.limits
  const done = actions.join(', ') || 'nothing yet'
  return `Seat ${seat} invests, ${investActions} actions; done: ${done}.`
}

function unhappyText(at: Seen): string[] {
  const { content } = at.table
  const { bid, bidders, targets } = at.state.shared.unhappy
  const order = `Unhappy players, in the order of seats ${offSeasonOrder(at).join(', ')}.`
  const spent = `Bids made: ${listed(bidders, ', ')}; bids received: ${listed(targets, ', ')}.`
  if (!bid) return [order, spent]
  const { owner, card, stars, amount, leader, stage, counter } = bid
  const asks = counter ? ` The owner asks for ${goodsText({ ...counter, staff: [] })}.` : ''
  const player = `${cardText(content, card, stars)} ${playerOf(content, card).name}`
  return [
    order,
    spent,
    `Bid for ${player} of seat ${owner}: seat ${leader} at ${amount}, ${stage}.${asks}`,
  ]
}

function fixturesText(at: Seen): string {
  const rounds = roundsOf(at.table).map(({ matches, sims }, place) => {
    const played = matches.map(([home, away]) => `${seatOf(at, home)}v${seatOf(at, away)}`)
    const simulating = sims.map((number) => seatOf(at, number)).join(',')
    return `${place + 1}: ${[...played, ...(simulating ? [`SIM ${simulating}`] : [])].join(' ')}`
  })
  return `Fixtures by seat: ${rounds.join('; ')}`
}

function resultOf({ shared: { result } }: View): string[] {
  if (!result) return []
  return [`Seat ${result.winner} has won (${result.reason}). Order: ${result.ranking.join(', ')}.`]
}
