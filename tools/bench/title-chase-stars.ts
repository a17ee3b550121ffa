// Measures how far the TITLE CHASE bot is from the best possible play. The built-in bot plays
// against a player that chooses its stars optimally (by dynamic programming), and against players
// that answer one kind of decision at random. `npm run bench -- title-chase-stars 300` plays 300
// deals for each line of the output; each deal is played from both seats.
import { playBots } from '../../src/engine/bots/match.ts'
import { winsOf } from '../../src/engine/bots/position-value.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { at, register } from '../../src/engine/kernel/define.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { bot } from '../../src/engine/rulesets/title-chase/bot/bot.ts'
import { categories } from '../../src/engine/rulesets/title-chase/content/effects.ts'
import { ROUNDS } from '../../src/engine/rulesets/title-chase/content/fixtures.ts'
import { house } from '../../src/engine/rulesets/title-chase/content/house.ts'
import { titleChase } from '../../src/engine/rulesets/title-chase/index.ts'
import { playableStars } from '../../src/engine/rulesets/title-chase/read/holdings.ts'
import { managerOf } from '../../src/engine/rulesets/title-chase/read/league.ts'
import { matchOf, sideOf } from '../../src/engine/rulesets/title-chase/read/match.ts'
import { oddsOf } from '../../src/engine/rulesets/title-chase/read/odds.ts'
import { offersTo } from '../../src/engine/rulesets/title-chase/rules/before-match.ts'
import type { SideName } from '../../src/engine/rulesets/title-chase/state.ts'
import type { TitleChase } from '../../src/engine/rulesets/title-chase/types.ts'
import { seenIn } from '../../src/engine/rulesets/title-chase/view.ts'
import { type Interval, intervalOf } from '../arena/statistics.ts'

const rules = register(titleChase)
const table = buildTable(rules, { seats: 2 })
const deals = Number(process.argv[3] ?? 300)
const MOVES_MAX = 100_000

/**
 * Unit in which amounts of money are counted; all amounts in the game are multiples of this unit.
 */
const COIN = 25_000
/**
 * The player with optimal stars treats any larger amount as `COINS_MAX`, which is enough to buy all
 * stars three times.
 */
const COINS_MAX = 160
/**
 * Average number of stars that squares and cards take from a player between two matches, with the
 * built-in cards.
 */
const STAR_LOST = 0.016
const CHANCES = [0, 2, -2, 1]

const SETS = Array.from({ length: 2 ** categories.length }, (_, set) => set)
const sizeOf = (set: number): number => categories.filter((_, star) => set & (1 << star)).length
const coinsOf = (money: number): number => Math.min(COINS_MAX, Math.floor(money / COIN))
const feeOf = (set: number): number =>
  house.stars.reduce((sum, { fee }, star) => sum + (set & (1 << star) ? fee / COIN : 0), 0)

/**
 * Returns, for each number of stars, the line-up with the cheapest stars, because a player risks
 * expensive stars last.
 */
function lineUpsOf(set: number): number[] {
  const lineUps = [0]
  for (const [star] of categories.entries())
    if (set & (1 << star)) lineUps.push(lineUps.at(-1)! | (1 << star))
  return lineUps
}

type Outlook = (set: number, coins: number) => number
interface Choice {
  readonly bought: number
  readonly sent: number
  readonly points: number
}

function bestOf(side: SideName, set: number, coins: number, free: number, next: Outlook): Choice {
  const { points, money } = house
  let best: Choice = { bought: 0, sent: 0, points: Number.NEGATIVE_INFINITY }
  for (const bought of SETS) {
    const left = coins - feeOf(bought)
    if ((bought & ~free) !== 0 || left < 0) continue
    const owned = set | bought
    for (const sent of lineUpsOf(owned)) {
      const { win, draw, loss } = at(odds[side], sizeOf(sent))
      const after = (stars: number, gate: number) => next(stars, left + gate / COIN)
      const expected =
        win * (points.win + after(owned, money.gate.win)) +
        draw * (points.draw + after(owned, money.gate.draw)) +
        loss * (points.loss + after(owned & ~sent, money.gate.loss))
      if (expected > best.points) best = { bought, sent, points: expected }
    }
  }
  return best
}

/**
 * Chances of a win, a draw and a loss against a team without stars, by the number of stars in the
 * line-up.
 */
const odds = { home: oddsOn('home'), away: oddsOn('away') }

function oddsOn(side: SideName) {
  return [0, ...categories.keys()].map((_, stars) => {
    const sent = (one: SideName) => ({ stars: one === side ? stars : 0, hasPenalty: false })
    const home = { die: 'blue', ...sent('home') } as const
    const away = { die: 'red', ...sent('away') } as const
    const { win, draw, loss, of } = oddsOf(house.dice, home, away)
    const [won, lost] = side === 'home' ? [win, loss] : [loss, win]
    return { win: won / of, draw: draw / of, loss: lost / of }
  })
}

const ALL = SETS.length - 1
const otherSide = (side: SideName): SideName => (side === 'home' ? 'away' : 'home')

function outlooks(): Readonly<Record<SideName, Outlook>>[] {
  const nothing: Outlook = () => 0
  const found = [{ home: nothing, away: nothing }]
  for (let left = 1; left <= ROUNDS; left += 1) {
    const later = at(found, left - 1)
    const from = (side: SideName) => {
      const next = later[otherSide(side)]
      const played: Outlook = (set, coins) => bestOf(side, set, coins, ALL & ~set, next).points
      return tabled(between(tabled(played)))
    }
    found.push({ home: from('home'), away: from('away') })
  }
  return found
}

function tabled(outlook: Outlook): Outlook {
  const rows = SETS.map((set) =>
    Array.from({ length: COINS_MAX + 1 }, (_, coins) => outlook(set, coins)),
  )
  return (set, coins) => at(at(rows, set), Math.max(0, Math.min(COINS_MAX, coins)))
}

const between =
  (next: Outlook): Outlook =>
  (set, coins) => {
    const later = (stars: number) =>
      CHANCES.reduce((sum, more) => sum + next(stars, coins + more), 0) / CHANCES.length
    const lost = categories.flatMap((_, star) => (set & (1 << star) ? [set & ~(1 << star)] : []))
    const kept = 1 - lost.length * STAR_LOST
    return lost.reduce((sum, stars) => sum + STAR_LOST * later(stars), kept * later(set))
  }

const setOf = (stars: readonly string[]): number =>
  categories.reduce((set, one, star) => set | (stars.includes(one) ? 1 << star : 0), 0)

function counted(ahead: readonly Readonly<Record<SideName, Outlook>>[]): Bot<TitleChase> {
  return (turn) => {
    const { seat, decision } = turn
    const open = seenIn(turn.view, turn.table)
    if (decision.kind !== 'match-stars' || matchOf(open).competition !== 'league') return bot(turn)
    const usual = bot(turn)
    if (usual?.type === 'play-appeal') return usual
    const side = sideOf(open, seat)
    const left = ROUNDS - open.state.shared.roundsPlayed
    const free = setOf(offersTo(open, seat).map(({ category }) => category))
    const playable = setOf(playableStars(open, seat))
    const next = at(ahead, left - 1)[otherSide(side)]
    const { bought, sent } = bestOf(side, playable, coinsOf(managerOf(open, seat).cash), free, next)
    const category = categories.find((_, star) => bought & (1 << star))
    if (category !== undefined) return { type: 'buy-star', category }
    return { type: 'commit-lineup', play: categories.filter((_, star) => sent & (1 << star)) }
  }
}

const byLot =
  (kind: TitleChase['kind']): Bot<TitleChase> =>
  (turn) =>
    turn.decision.kind === kind ? turn.suggest() : bot(turn)

interface Duel {
  readonly wins: Interval
  readonly margin: Interval
}

function duel(one: Bot<TitleChase>, other: Bot<TitleChase>): Duel {
  const wins: number[] = []
  const margins: number[] = []
  for (let deal = 0; deal < deals; deal += 1) {
    const pair = [0, 1].map((place) => {
      const bots = [0, 1].map((seat) => (seat === place ? one : other)) as unknown as Bot[]
      const luck = { luck: seededLuck(deal), chance: seededChance(deal) }
      const { game } = playBots({ rules, table, bots, ...luck, movesMax: MOVES_MAX })
      const outcome = rules.outcome(game.state, table)
      if (outcome === null) throw new Error('a season did not end')
      const [own, theirs] = [place, 1 - place].map((seat) => at(outcome.scores, seat))
      return { won: at(winsOf(outcome), place), ahead: own! - theirs! }
    })
    wins.push((pair[0]!.won + pair[1]!.won) / 2)
    margins.push((pair[0]!.ahead + pair[1]!.ahead) / 2)
  }
  return { wins: intervalOf(wins), margin: intervalOf(margins) }
}

function printDuel(name: string, { wins, margin }: Duel): void {
  const percent = (part: number) => (part * 100).toFixed(1)
  const share = `${percent(wins.mean)} % (${percent(wins.low)} to ${percent(wins.high)})`
  const { mean, low, high } = margin
  console.log(
    `| ${name} | ${share} | ${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}) |`,
  )
}

console.log(`${2 * deals} games per line against \`steady\`, two seats.
`)
const ahead = outlooks()
const { home, away } = at(ahead, ROUNDS)
const coins = coinsOf(house.money.startingCash)
const season = (home(0, coins) + away(0, coins)) / 2
console.log(
  `Optimal play of stars is expected to score ${season.toFixed(1)} points per season.
`,
)
console.log(`| player | wins | points more |
| --- | --- | --- |`)
printDuel('optimal stars', duel(counted(ahead), bot))
for (const kind of ['match-stars', 'match-penalty', 'pink-nominate'] as const)
  printDuel(`random \`${kind}\``, duel(byLot(kind), bot))
