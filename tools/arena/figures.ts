import type { Rating } from '../../src/engine/bots/weng-lin.ts'
import type { Standing } from './standings.ts'
import type { Interval } from './statistics.ts'

const COLUMNS = [
  ...['player', 'against', 'games', 'wins', 'margin of score', 'verdict'],
  ...['searches per game', 'tries', 'changed', 'CPU ms per search'],
]

export function tablesOf(
  standings: readonly Standing[],
  ratings: ReadonlyMap<string, Rating>,
): string {
  const rows = standings.map(({ one, other, games, wins, margin, verdict, thinking }) => [
    one,
    other,
    String(games),
    intervalText(wins, (share) => `${(share * 100).toFixed(1)} %`),
    intervalText(margin, (score) => score.toFixed(1)),
    verdict,
    thinking.thoughtsPerGame.toFixed(0),
    thinking.tries.toFixed(0),
    `${(thinking.changed * 100).toFixed(0)} %`,
    thinking.milliseconds.toFixed(1),
  ])
  const ranked = [...ratings].sort(([, one], [, other]) => other.mu - one.mu)
  const ratingRows = ranked.map(([name, { mu, sigma }]) => [name, mu.toFixed(1), sigma.toFixed(1)])
  return [table(COLUMNS, rows), table(['player', 'rating', 'sigma'], ratingRows)].join('\n\n')
}

const intervalText = ({ mean, low, high }: Interval, say: (number: number) => string): string =>
  `${say(mean)} (${say(low)} to ${say(high)})`

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function withSection(document: string, title: string, section: string): string {
  const heading = `## ${title}\n`
  const start = document.indexOf(heading)
  const before = start < 0 ? `${document.trimEnd()}\n\n` : document.slice(0, start)
  const rest = start < 0 ? '' : document.slice(start + heading.length)
  const next = rest.search(/^## /m)
  const after = next < 0 ? '' : `\n${rest.slice(next)}`
  return `${before}${heading}\n${section}\n${after}`
}
