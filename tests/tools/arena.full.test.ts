import { existsSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { LEVELS, type Level, levelsOf, thinks } from '../../src/engine/bots/levels.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { withSection } from '../../tools/arena/figures.ts'
import { verdictOn } from '../../tools/arena/statistics.ts'
import { runTool } from '../cli/run.ts'

const ARGS = ['--players', 'steady,tries:8', '--thoughts', '40']
const figures = new URL('../../../docs/figures/players.md', import.meta.url)
const figuresOf = (id: string) => new URL(`players/${id}.md`, figures)

for (const { id, sense } of Object.values(registry)) {
  if (!sense) continue
  t.test(`${id}: two pairs with a searching bot finish their games`, async (t) => {
    const { status, stdout, stderr } = runTool('arena/run', [id, ...ARGS, '--pairs', '2', '--json'])

    t.equal(stderr, '')
    t.equal(status, 0)
    const { standings, ratings } = JSON.parse(stdout)
    const [{ thinking, ...standing }] = standings
    t.match(standing, { one: 'tries:8', other: 'steady', games: 4, verdict: 'open' })
    t.ok(thinking.thoughtsPerGame > 0 && thinking.thoughtsPerGame <= 40)
    t.ok(thinking.tries >= 8)
    t.match(ratings.steady, { mu: 25, sigma: 0 })
  })
}

const soak = { skip: process.env.SOAK ? false : 'takes minutes', timeout: 1_800_000 }
const PAIRS = 20
/**
 * A bot that wins at least this percentage of its games counts as equally strong, because results
 * vary by luck.
 */
const NOT_WORSE_PERCENT = 45

for (const rules of Object.values(registry)) {
  const seats = Math.max(2, rules.seats.min)
  if (!levelsOf(rules, seats).some(thinks)) continue
  t.test(
    `${rules.id}: a bot that searches is not weaker than one that does not`,
    soak,
    async (t) => {
      const players = ['--players', 'steady,tries:60']
      const { stdout } = runTool('arena/run', [
        rules.id,
        ...players,
        '--pairs',
        `${PAIRS}`,
        '--json',
      ])

      const [{ games, wins }] = JSON.parse(stdout).standings
      t.equal(games, 2 * PAIRS)
      t.ok(100 * wins.mean >= NOT_WORSE_PERCENT, `${wins.mean}`)
    },
  )
}

t.test('an interrupted arena resumes, with the same result', async (t) => {
  const file = path.join(t.testdir(), 'games.jsonl')
  const played = (...args: string[]) => {
    const { stdout } = runTool('arena/run', ['goalscorer', ...ARGS, '--json', ...args])
    const { standings } = JSON.parse(stdout)
    const [{ games, wins, margin }] = standings
    return { games, wins, margin }
  }
  const first = played('--pairs', '2', '--log', file)
  truncateSync(file, readFileSync(file).length - 40)

  const again = played('--pairs', '2', '--log', file)

  t.same(again, first, 'the interrupted game was replayed identically')
  const games = readFileSync(file, 'utf8').trimEnd().split('\n')
  t.same(
    games.map((line) => [JSON.parse(line).deal, JSON.parse(line).place].join(' ')),
    ['0 0', '0 1', '1 0', '1 1'],
  )
})

t.test('more threads give the same games; the clock ends a search early', async (t) => {
  const result = (...args: string[]) => {
    const { stdout } = runTool('arena/run', ['goalscorer', '--pairs', '1', '--json', ...args])
    const { standings, ratings } = JSON.parse(stdout)
    const [{ games, wins, thinking }] = standings
    return { same: { games, wins, ratings, changed: thinking.changed }, tries: thinking.tries }
  }
  const alone = result(...ARGS)
  const together = result(...ARGS, '--threads', '2')
  const hurried = ['--players', 'steady,tries:1000000', '--thoughts', '2', '--time', '20']

  t.same(together, alone)
  t.ok(result(...hurried).tries < 100_000)
})

t.test('a section is rewritten, and all others stay', async (t) => {
  const document = '# Title\n\nWords.\n\n## One\n\nold\n\n## Two\n\nkept\n'

  t.equal(
    withSection(document, 'One', 'new'),
    '# Title\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nkept\n',
  )
  t.equal(withSection('# Title\n', 'One', 'new'), '# Title\n\n## One\n\nnew\n')
})

t.test('the sequential test decides for clear results only', async (t) => {
  const pairs = (share: number, count: number) =>
    Array.from({ length: count }, (_, pair) => (pair % 10 < share * 10 ? 1 : 0))

  t.equal(verdictOn(pairs(1, 7), 0.5), 'open', 'not before a few pairs')
  t.equal(verdictOn(pairs(0.8, 60), 0.5), 'stronger')
  t.equal(verdictOn(pairs(0.2, 60), 0.5), 'not stronger')
  t.equal(verdictOn(pairs(0.5, 20), 0.5), 'open')
})

t.test('a level is offered only for tables with proof by figures', async (t) => {
  for (const rules of Object.values(registry)) {
    const { min, max } = rules.seats
    for (let seats = min; seats <= max; seats += 1)
      for (const level of LEVELS.filter(thinks)) {
        const isProven = lowFor(rules, seats, level) > 100 / seats
        const name = `${rules.id}: ${level} at ${seats} seats`
        t.equal(levelsOf(rules, seats).includes(level), isProven, name)
      }
  }
})

/**
 * Returns the lowest measured win rate of a bot level as a percentage; 0 if the bot level was not
 * measured.
 */
function lowFor({ id, title: ruleset }: Ruleset, seats: number, level: Level): number {
  const title = seats === 2 ? ruleset : `${ruleset}, ${seats} seats`
  const files = [figures, figuresOf(id)].filter((file) => existsSync(file))
  const document = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const [, section = ''] = document.split(`## ${title}\n`)
  const rows = section.split('\n## ')[0]!.split('\n')
  const row = rows.find((line) => new RegExp(`^\\| ${level} \\| \\w+ \\| \\d+ `).test(line))
  return Number(/\(([\d.-]+) % to/.exec(row ?? '')?.[1] ?? 0)
}
