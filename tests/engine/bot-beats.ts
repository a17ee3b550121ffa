import { deepStrictEqual, ok } from 'node:assert/strict'
import { beatSchema } from '../../src/app/games/beat-schema.ts'
import { playBots } from '../../src/engine/bots/match.ts'
import { type Beat, type BeatLine, beatsOf } from '../../src/engine/kernel/beats.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { eventContext, eventText, sentenceIn } from '../../src/engine/kernel/event-text.ts'
import { blank, type Commit, evolve } from '../../src/engine/kernel/game.ts'
import { copied } from '../../src/engine/kernel/json.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import type { Table, Tagged, Viewer } from '../../src/engine/kernel/types.ts'
import { redact } from '../../src/engine/kernel/visibility.ts'

const MOVES_MAX = 20_000

export interface BeatenGame {
  readonly events: readonly Tagged[]
  readonly start: number
  beatsFor(viewer: Viewer): readonly Beat[]
}

export function beatenGame(rules: Ruleset, seats: number, seed: number): BeatenGame {
  const table = buildTable(rules, { seats })
  const commits: Commit[] = []
  const bots = Array.from({ length: seats }, () => rules.bot)
  const [luck, chance] = [seededLuck(seed), seededChance(seed + 1)]
  playBots({ rules, table, bots, luck, chance, movesMax: MOVES_MAX }, (commit) =>
    commits.push(copied(commit) as Commit),
  )
  const events = commits.flatMap((commit) => commit.events)
  const start = commits[0]!.events.length
  return { events, start, beatsFor: (viewer) => beatsFor(rules, table, { events, start }, viewer) }
}

function beatsFor(
  rules: Ruleset,
  table: Table,
  { events, start }: Pick<BeatenGame, 'events' | 'start'>,
  viewer: Viewer,
): readonly Beat[] {
  const told = { ...eventContext(rules, table, viewer), who: (seat: number) => `Seat ${seat}` }
  const lines = events.slice(start).map((given, place): BeatLine => {
    const event = redact(rules, given, viewer)
    const masked = event !== given
    const says = event && sentenceIn(eventText(rules, { event, masked }, told))
    return { version: start + place + 1, event, masked, says }
  })
  const world = blank(rules, table)
  let version = 0
  const viewAt = (at: number) => {
    for (; version < at; version += 1) evolve(rules, world, events[version]!)
    ok(version === at, 'beats look at their events in order')
    return rules.viewFor(world.state, viewer, table)
  }
  const beats = beatsOf(rules.beats, start, lines, { told, viewAt })
  checkAll(beats, lines, start)
  return beats
}

function checkAll(beats: readonly Beat[], lines: readonly BeatLine[], start: number): void {
  let version = start
  for (const beat of beats) {
    deepStrictEqual(beat.from, version, 'each beat continues the one before')
    ok(beat.to > beat.from)
    deepStrictEqual(beatSchema.parse(beat), beat, 'a beat is as its schema says')
    version = beat.to
  }
  deepStrictEqual(version, lines.at(-1)?.version ?? start, 'the last beat ends with the game')
  const said = beats.flatMap(({ says }) => says)
  const sentences = lines.flatMap(({ says }) => says ?? [])
  ok(said.every((one) => sentences.includes(one)))
}
