import { readdirSync, readFileSync } from 'node:fs'
import { bots } from '../src/engine/bots/index.ts'
import { playBots } from '../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../src/engine/kernel/chance.ts'
import { earlierIn, eventContext, eventText } from '../src/engine/kernel/event-text.ts'
import { type Cause, type Commit, eventsOf, type Game, replay } from '../src/engine/kernel/game.ts'
import type { Ruleset } from '../src/engine/kernel/ruleset.ts'
import { buildTable } from '../src/engine/kernel/table.ts'
import type { Aside } from '../src/engine/kernel/texts.ts'
import type { Table, Tagged } from '../src/engine/kernel/types.ts'
import { redact } from '../src/engine/kernel/visibility.ts'

/** Compiled tests are in `dist`, but the golden files are in the source folder. */
const FOLDER = new URL('../../tests/playthroughs/', import.meta.url)
const MOVES_MAX = 400
/** A Starplayer game needs more moves than the other games to reach the Cup Final. */
const MOVES_MAX_OF: Readonly<Record<string, number>> = { starplayer: 800 }
const AT = Date.UTC(2026, 0, 1)
const VIEW_EVERY = 60

export interface Playthrough {
  readonly ruleset: string
  readonly rules: number
  readonly seats: number
  readonly seed: number
  readonly options: Record<string, unknown>
}

export function playthroughsOf(rules: Ruleset): Playthrough[] {
  const { min, max } = rules.seats
  const seats = min === max ? [min, min] : [min, max]
  return seats.map((count, seed) => ({
    ruleset: rules.id,
    rules: rules.version,
    seats: count,
    seed: seed + 1,
    options: {},
  }))
}

export const fileOf = ({ ruleset, rules, seats, seed }: Playthrough): URL =>
  new URL(`${ruleset}-v${rules}-${seats}-seats-seed-${seed}.txt`, FOLDER)

export const commentaryFileOf = ({ id }: Ruleset): URL => new URL(`${id}.txt`, FOLDER)

export const filesOf = (id: string): URL[] =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${id}-v`))
    .toSorted()
    .map((name) => new URL(name, FOLDER))

export interface Played {
  readonly rules: Ruleset
  readonly which: Playthrough
  readonly game: Game
  readonly commits: readonly Commit[]
}

export function playGolden(rules: Ruleset, which: Playthrough): Played {
  const { seats, seed, options } = which
  const table = buildTable(rules, { seats, options })
  const commits: Commit[] = []
  const { game } = playBots(
    {
      rules,
      table,
      // One seat plays random moves, so that unusual turns occur.
      bots: Array.from({ length: seats }, (_, seat) =>
        bots[seat === 1 ? 'random' : 'heuristic']!(rules),
      ),
      luck: seededLuck(seed),
      chance: seededChance(seed),
      movesMax: MOVES_MAX_OF[rules.id] ?? MOVES_MAX,
      at: AT,
    },
    (commit) => commits.push(commit),
  )
  return { rules, which, game, commits }
}

export function writePlaythrough({ rules, which, game, commits }: Played): string {
  const { table } = game
  const lines = [`# ${JSON.stringify(which)}`]
  let version = 0
  for (const [place, commit] of commits.entries()) {
    version += commit.events.length
    lines.push(`${version} ${JSON.stringify(commit.cause)} drawn ${commit.drawn}`)
    for (const event of commit.events) lines.push(eventLine(event))
    if (place % VIEW_EVERY === 0)
      lines.push(...viewLines(rules, table, commits.slice(0, place + 1)))
  }
  lines.push(...viewLines(rules, table, commits))
  lines.push(`= ${JSON.stringify(rules.outcome(game.state, table))}`)
  return `${lines.join('\n')}\n`
}

export function writeCommentary(games: readonly Played[]): string {
  const texts = games.flatMap((played) => ['', ...commentaryOf(played)])
  return `${texts.slice(1).join('\n')}\n`
}

function commentaryOf({ rules, which, game, commits }: Played): string[] {
  const context = eventContext(rules, game.table, 'spectator')
  const lines = [`# ${which.ruleset}, ${which.seats} seats`]
  const log: Tagged[] = []
  for (const commit of commits) {
    const after = log.length
    log.push(...eventsOf(rules, commit))
    const version = log.length
    const seen = log.slice(after).flatMap((event, place) => {
      const shown = redact(rules, event, 'spectator')
      const earlier = earlierIn(log, after + place)
      return shown && eventText(rules, { event: shown, masked: shown !== event }, context, earlier)
    })
    const sentences = seen.filter((sentence) => sentence !== null)
    if (sentences.length > 0) lines.push(`v${version}`, ...sentences.map(commentaryLine))
  }
  const outcome = rules.outcome(game.state, game.table)
  return outcome ? [...lines, `= ${rules.words?.end(outcome, context)}`] : lines
}

const commentaryLine = (sentence: string | Aside): string =>
  typeof sentence === 'string' ? `  ${sentence}` : `  - ${sentence.aside}`

const eventLine = ({ type, ...rest }: Tagged): string => `  ${type} ${JSON.stringify(rest)}`

function viewLines(rules: Ruleset, table: Table, commits: readonly Commit[]): string[] {
  const { state } = replay(rules, table, commits)
  const text = rules.text(rules.viewFor(state, 'spectator', table), 'spectator', table)
  return text.split('\n').map((line) => `  | ${line}`.trimEnd())
}

export interface ReadPlaythrough {
  readonly which: Playthrough
  readonly game: Game
  readonly outcome: unknown
}

/**
 * Applies the events of a recorded game to a state with the current rules, because old game logs
 * must remain readable.
 */
export function readPlaythrough(rules: Ruleset, file: URL): ReadPlaythrough {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const which = JSON.parse(head!.slice(2)) as Playthrough
  const table = buildTable(rules, { seats: which.seats, options: which.options })
  const commits: { cause: Cause; drawn: number; events: Tagged[] }[] = []
  for (const line of lines) {
    const commit = /^\d+ (\{.*\}) drawn (\d+)$/.exec(line)
    const event = /^ {2}([a-z][a-z.-]*) (\{.*\})$/.exec(line)
    if (commit)
      commits.push({ cause: JSON.parse(commit[1]!), drawn: Number(commit[2]), events: [] })
    else if (event) commits.at(-1)!.events.push({ type: event[1]!, ...JSON.parse(event[2]!) })
  }
  const stored = commits.map((one): Commit => ({ ...one, at: AT, rules: which.rules }))
  return { which, game: replay(rules, table, stored), outcome: JSON.parse(lines.at(-1)!.slice(2)) }
}
