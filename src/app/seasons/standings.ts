// This module has no side effects, so that users can run it to check a season's published results.
import type { EntryRecord, FixtureRecord } from './port.ts'
import type { Season, Standing } from './schema.ts'
import { reachOf } from './student.ts'

export interface Entrant {
  readonly account: string
  readonly wins: readonly number[]
}

export interface Ranked {
  readonly account: string
  readonly rank: number
  readonly share: number
  readonly shareReach: number | null
  readonly difference: number
  readonly differenceReach: number | null
}

const DECIMALS = 1e6
const rounded = (number: number): number => Math.round(number * DECIMALS) / DECIMALS
const roundedOrNull = (number: number | null) => (number === null ? null : rounded(number))

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/**
 * Returns the standings, best entrant first. An entrant shares the current rank unless the first
 * entrant with that rank is significantly better, that is, unless the confidence interval of the
 * difference per deal is entirely above 0.
 */
export function ranked(entrants: readonly Entrant[]): Ranked[] {
  const order = entrants
    .map((entrant) => ({ ...entrant, share: meanOf(entrant.wins) }))
    .sort((one, other) => other.share - one.share || (one.account < other.account ? -1 : 1))
  let first = order[0]
  let rank = 1
  return order.map((entrant, place) => {
    const { account, wins, share } = entrant
    let differences = wins.map((win, deal) => first!.wins[deal]! - win)
    const reach = reachOf(differences)
    if (reach === null || meanOf(differences) - reach > 0) {
      ;[first, rank] = [entrant, place + 1]
      differences = wins.map(() => 0)
    }
    return {
      account,
      rank,
      share: rounded(share),
      shareReach: roundedOrNull(reachOf(wins)),
      difference: rounded(meanOf(differences)),
      differenceReach: roundedOrNull(reachOf(differences)),
    }
  })
}

export function standingsOf(
  { deals }: Pick<Season, 'deals'>,
  entries: readonly EntryRecord[],
  fixtures: readonly FixtureRecord[],
): Standing[] {
  const of = (account: string) => fixtures.filter((one) => one.account === account)
  const row = (entry: EntryRecord): Omit<Standing, keyof RankedPart> => {
    const own = of(entry.account)
    const done = own.flatMap(({ result }) => result ?? [])
    const sum = <T>(all: readonly T[], by: (one: T) => number) =>
      all.reduce((total, one) => total + by(one), 0)
    const { account, name, state, declared } = entry
    return {
      ...{ account, name, state, declared },
      games: done.length,
      margin: rounded(meanOf(done.map(({ margin }) => margin))),
      moves: sum(done, ({ moves }) => moves),
      illegal: sum(own, ({ illegal }) => illegal),
      late: sum(done, ({ late }) => late),
      seconds: Math.round(sum(done, ({ seconds }) => seconds)),
      charactersOut: sum(own, ({ charactersOut }) => charactersOut),
      charactersIn: sum(own, ({ charactersIn }) => charactersIn),
    }
  }
  const winsOf = (account: string) => {
    const wins = Array.from({ length: deals }, () => 0)
    for (const { deal, result } of of(account)) wins[deal] = result?.win ?? 0
    return wins
  }
  const playing = entries.filter(({ state }) => state === 'in')
  const order = ranked(playing.map(({ account }) => ({ account, wins: winsOf(account) })))
  const others = entries.filter(({ state }) => state !== 'in')
  const byAccount = new Map(entries.map((entry) => [entry.account, entry]))
  const unranked = { rank: null, share: 0, shareReach: null, difference: 0, differenceReach: null }
  return [
    ...order.map((place) => ({ ...row(byAccount.get(place.account)!), ...place })),
    ...others.map((entry) => ({ ...row(entry), ...unranked })),
  ]
}
type RankedPart = Pick<Standing, 'rank' | 'share' | 'shareReach' | 'difference' | 'differenceReach'>
