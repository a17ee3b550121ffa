import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { oneRuleset, runCommand, UsageError, wholeNumber } from '../../src/cli/arguments.ts'
import { progressBar } from '../../src/cli/progress.ts'
import type { Weights } from '../../src/engine/kernel/evaluation.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { registry } from '../../src/games/loaded.ts'
import { tableFor } from '../table.ts'
import { type Course, fitted, isKept, type Lesson, lessonsOf, lossOf, rightOf } from './fit.ts'

const valued = Object.values(registry).filter(({ sense }) => sense?.value)

const HELP = `usage: npm run fit -- RULESET [--games N] [--write FILE]

Fits the weights of a ruleset's position value to games of its heuristic bot with random openings,
and tests them on a fifth of the games.

  RULESET           ${valued.map(({ id }) => id).join(', ')}
  --games N         number of games (1000)
  --careless N      maximum number of random moves at the beginning of a game (40)
  --apart N         maximum number of moves between positions (8)
  --seats N         number of seats (2, or the minimum of the ruleset)
  --options JSON    options of the ruleset, such as '{"turnLimit":30}'
  --write FILE      write the weights as source, such as
                    src/engine/rulesets/goalscorer/sense/weights.ts
  --help            this text

exit code: 0 ok, 1 the weights predict no better than chance, 2 usage error`

const GAMES_MAX = 1_000_000
const COURSE_MAX = 10_000
const PARTS = 4

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      careless: { type: 'string', default: '40' },
      apart: { type: 'string', default: '8' },
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
      write: { type: 'string' },
    },
  })
  const rules = oneRuleset(positionals)
  if (!rules.sense?.value) throw new UsageError(`${rules.id} has no position value`)
  const table = tableFor(rules, values)
  const games = wholeNumber('games', values.games, 1, GAMES_MAX)
  const course = {
    careless: wholeNumber('careless', values.careless, 0, COURSE_MAX),
    apart: wholeNumber('apart', values.apart, 1, COURSE_MAX),
  }
  const bar = progressBar(games)
  const lessons: Lesson[] = []
  for (let game = 0; game < games; game += 1) {
    for (const lesson of lessonsOf(rules, table, game, course)) lessons.push(lesson)
    bar.show(game + 1)
  }
  bar.done()
  const weights = fitted(lessons.filter((one) => !isKept(one)))
  const kept = lessons.filter(isKept)
  const nothing = Math.log(table.seats)
  console.log(knowledgeText(weights, kept, nothing))
  if (values.write) writeFileSync(values.write, sourceOf(rules, { games, ...course }, weights))
  return lossOf(weights, kept) < nothing ? 0 : 1
})

function knowledgeText(weights: Weights, kept: readonly Lesson[], nothing: number): string {
  const parts = Array.from({ length: PARTS }, (_, part) =>
    kept.filter(({ progress }) => Math.min(PARTS - 1, Math.floor(progress * PARTS)) === part),
  )
  const row = (name: string, lessons: readonly Lesson[]) =>
    `| ${name} | ${lessons.length} | ${(rightOf(weights, lessons) * 100).toFixed(0)} % | ` +
    `${lossOf(weights, lessons).toFixed(3)} |`
  return [
    `| progress | positions | right winner | loss (${nothing.toFixed(3)}: no knowledge) |`,
    '| --- | --- | --- | --- |',
    ...parts.flatMap((part, at) => (part.length > 0 ? [row(`${at}/${PARTS} on`, part)] : [])),
    row('all', kept),
  ].join('\n')
}

interface Fit extends Course {
  readonly games: number
}

function sourceOf({ id }: Ruleset, how: Fit, weights: Weights): string {
  const rows = Object.entries(weights).map(
    ([name, [atFirst, byTheEnd]]) => `  ${name}: [${rounded(atFirst)}, ${rounded(byTheEnd)}],\n`,
  )
  const { games, careless, apart } = how
  const command = `npm run fit -- ${id} --games ${games} --careless ${careless} --apart ${apart}`
  return `/** Written by \`${command}\`. */\nexport const weights = {\n${rows.join('')}} as const\n`
}

function rounded(weight: number): number {
  return Math.round(weight * 10_000) / 10_000
}
