import { parseArgs } from 'node:util'
import { BOT_NAMES } from '../engine/bots/index.ts'
import { buildTable } from '../engine/kernel/table.ts'
import { registry } from '../engine/rulesets/index.ts'
import { botCalled, jsonRecord, oneRuleset, runCommand, wholeNumber } from './arguments.ts'
import { readPackFile } from './packs.ts'
import { progressBar } from './progress.ts'
import { type Contestant, type Simulation, simulate, type Wins } from './simulation.ts'

const HELP = `usage: npm run simulate -- RULESET [--games N] [--bots A,B,…] [--seed N]

Bots play whole games against each other, without a service and without a database.

  RULESET           ${Object.keys(registry).join(', ')}
  --games N         how many games (100)
  --bots A,B,…      who sits at the table, one name a seat: ${BOT_NAMES}
                    (heuristic and random, as many seats as the ruleset needs)
  --seed N          the same seed plays the same games (1)
  --options JSON    options of the ruleset, such as '{"turnLimit":30}'
  --pack FILE       with a content pack of your own
  --rotate          everybody moves one seat on from game to game
  --moves-max N     cut a game off after so many moves (100000)
  --json            one JSON object instead of a table
  --help            this text

exit code: 0 done, 1 a game was cut off or a bot made a move that was refused, 2 called wrongly`

const GAMES_MAX = 10_000_000
const SEED_MAX = 2 ** 31

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      bots: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      pack: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      'moves-max': { type: 'string', default: '100000' },
      json: { type: 'boolean', default: false },
    },
  })
  const rules = oneRuleset(positionals)
  const names = values.bots?.split(',') ?? defaultBots(rules.seats.min)
  const contestants = names.map((name): Contestant => ({ name, bot: botCalled(rules, name) }))
  const options = jsonRecord('options', values.options)
  const content = values.pack ? { content: await readPackFile(values.pack) } : {}
  const games = wholeNumber('games', values.games, 1, GAMES_MAX)
  const bar = progressBar(games)
  const result = simulate(
    {
      rules,
      table: buildTable(rules, { seats: names.length, options, ...content }),
      contestants,
      games,
      seed: wholeNumber('seed', values.seed, 0, SEED_MAX),
      rotate: values.rotate,
      movesMax: wholeNumber('moves-max', values['moves-max'], 1, Number.MAX_SAFE_INTEGER),
    },
    bar.show,
  )
  bar.done()
  console.log(values.json ? JSON.stringify(result) : tableOf(result))
  return result.refused > 0 || 'unfinished' in result.outcomes ? 1 : 0
})

function defaultBots(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'heuristic' : 'random'))
}

function tableOf(result: Simulation): string {
  const { ruleset, seats, games, moves, outcomes, shared, refused } = result
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const reasons = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${reason.padEnd(24)}${percent(count / games).padStart(8)}`)
  const wins = ({ name, share, low, high, meanScore }: Wins) =>
    `  ${name.padEnd(24)}${percent(share).padStart(8)}  (${percent(low)} to ${percent(high)})` +
    `  mean score ${meanScore}`
  return [
    `${ruleset}, ${seats} seats, ${games} games, seed ${result.seed}`,
    `moves a game: mean ${moves.mean}, median ${moves.median}, p90 ${moves.p90}, max ${moves.max}`,
    'ended by',
    ...reasons,
    'wins by seat (19 times in 20 between)',
    ...result.perSeat.map(wins),
    'wins by bot',
    ...result.perBot.map(wins),
    `first place shared: ${percent(shared / games)}`,
    ...(refused > 0 ? [`moves of bots that were refused: ${refused}`] : []),
    `${result.movesPerSecond} moves a second, ${result.seconds} s`,
  ].join('\n')
}
