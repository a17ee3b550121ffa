import { type Rating, rated, UNRATED } from '../../src/engine/bots/weng-lin.ts'
import type { ArenaGame, Spent } from './game.ts'
import { type Interval, intervalOf, meanOf, type Verdict, verdictOn } from './statistics.ts'

export interface Standing {
  readonly one: string
  readonly other: string
  readonly games: number
  readonly wins: Interval
  readonly margin: Interval
  readonly verdict: Verdict
  readonly movesPerGame: number
  readonly thinking: Thinking
}

interface Thinking {
  readonly thoughtsPerGame: number
  readonly tries: number
  readonly changed: number
  readonly milliseconds: number
}

export const playersOf = ({ players, place }: ArenaGame) => ({
  one: players[place]!,
  other: players[(place + 1) % players.length]!,
})

/**
 * Uses only complete deals. A deal is complete when the bot has played the deal once in every seat.
 */
export function standingsOf(games: readonly ArenaGame[]): Standing[] {
  const duels = grouped(games, (game) => Object.values(playersOf(game)).join(' '))
  return [...duels.values()].flatMap((played) => {
    const seats = played[0]!.players.length
    const pairs = [...grouped(played, ({ deal }) => String(deal)).values()]
    const whole = pairs.filter((pair) => pair.length === seats)
    return whole.length === 0 ? [] : [standingIn(whole)]
  })
}

function standingIn(pairs: readonly (readonly ArenaGame[])[]): Standing {
  const games = pairs.flat()
  const { players } = games[0]!
  const { one, other } = playersOf(games[0]!)
  const shares = pairs.map((pair) => meanOf(pair.map(winOf)))
  return {
    one,
    other,
    games: games.length,
    wins: intervalOf(shares),
    margin: intervalOf(pairs.map((pair) => meanOf(pair.map(marginOf)))),
    verdict: verdictOn(shares, 1 / players.length),
    movesPerGame: meanOf(games.map(({ moves }) => moves)),
    thinking: thinkingOf(games.flatMap(({ spent }) => spent[one] ?? [])),
  }
}

function winOf({ ranking: [first = []], place }: ArenaGame): number {
  return first.includes(place) ? 1 / first.length : 0
}

const marginOf = ({ scores, place }: ArenaGame): number =>
  scores[place]! - meanOf(scores.filter((_, seat) => seat !== place))

function thinkingOf(spent: readonly Spent[]): Thinking {
  const sum = (of: (one: Spent) => number) => spent.reduce((total, one) => total + of(one), 0)
  const thoughts = sum((one) => one.thoughts)
  const each = (total: number) => total / Math.max(1, thoughts)
  return {
    thoughtsPerGame: thoughts / Math.max(1, spent.length),
    tries: each(sum(({ tries }) => tries)),
    changed: each(sum(({ changed }) => changed)),
    milliseconds: each(sum(({ milliseconds }) => milliseconds)),
  }
}

const YARDSTICK = 'steady'

export function ratingsOf(games: readonly ArenaGame[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>([[YARDSTICK, { ...UNRATED, sigma: 0 }]])
  for (const game of games) {
    const { one, other } = playersOf(game)
    const { ranking, place, players } = game
    // All opponents in a game are copies of the same bot, so the result of the next seat represents
    // all opponents.
    const places = [place, (place + 1) % players.length].map((seat) =>
      ranking.findIndex((tied) => tied.includes(seat)),
    )
    const before = [one, other].map((name) => ratings.get(name) ?? UNRATED)
    const after = rated(before, places, 0)
    for (const [at, name] of [one, other].entries())
      if (name !== YARDSTICK) ratings.set(name, after[at]!)
  }
  return ratings
}

function grouped<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(by(item))
    if (group) group.push(item)
    else groups.set(by(item), [item])
  }
  return groups
}
