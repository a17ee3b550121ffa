// `npm run bench -- rising-star 10000` prints how much income each board tile and each deck yields
// with the built-in cards. The argument `10000` sets the number of games for each result (default:
// 1,000).
import { type Income, incomeOf, SEATS, totalWithout } from './rising-star-income.ts'

const [, , , count = '1000'] = process.argv
const games = Number(count)

const { total, paid, events } = incomeOf(games)
const lost = (without: Parameters<typeof totalWithout>[1]) => total - totalWithout(games, without)
const matchEvents = lost('match-events')
const eventsOf = (tile: keyof Income['events']) =>
  (matchEvents * events[tile]) / (events.training + events.rest)

const rows: [what: string, how: string, points: number][] = [
  ['MATCHDAY', 'points and fees', paid.matchday ?? 0],
  ['RESERVES', 'points and fees', paid.reserves ?? 0],
  ['DERBY DAY', 'points and fees', paid.derby ?? 0],
  ['CUP FINAL', 'points, fame and fees', paid['cup-final'] ?? 0],
  ['PRE-SEASON', 'loyalty bonuses', paid['pre-season'] ?? 0],
  ['TRANSFER', 'buyout fees', paid.transfer ?? 0],
  ['SPONSOR', 'fees on Sponsorship Cards', paid.sponsor ?? 0],
  ['PRESS', 'fame and money on Press Cards', paid.press ?? 0],
  ['TRAINING', 'fame, money, Match Events', (paid.training ?? 0) + eventsOf('training')],
  ['REST', 'fame, money, Match Events', (paid.rest ?? 0) + eventsOf('rest')],
  ['FREE AGENT', 'income from contracts signed there', paid['signed on free-agent'] ?? 0],
  ['CONTRACT', 'income from contracts signed there', paid['signed on contract'] ?? 0],
  ['CONTRACT', 'loss of a seat that always declines', lost('contract-tile')],
  ['Agents', 'loss of a seat that sees only the first offer', lost('agents')],
  ['Match Events', 'loss of a seat that never plays one', matchEvents],
  ['start', 'fame and loyalty bonus', paid.start ?? 0],
  ['PHYSIO ROOM', 'medical fees', paid['physio-room'] ?? 0],
]

console.log(`${games} games of ${SEATS} built-in bots: mean total ${total.toFixed(2)}
`)
console.log('| tile or deck | what | points a seat | of the total |\n|---|---|---|---|')
for (const [what, how, points] of rows) {
  const share = ((100 * points) / total).toFixed(1)
  console.log(`| ${what} | ${how} | ${points.toFixed(2)} | ${share} % |`)
}
