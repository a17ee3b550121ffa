import { type BeatLine, beatsOf } from '../../kernel/beats.ts'
import { eventContext, eventText, sentenceIn } from '../../kernel/event-text.ts'
import { type Commit, evolve, type Game } from '../../kernel/game.ts'
import { copied } from '../../kernel/json.ts'
import { demandSame } from '../../kernel/law.ts'
import { patchBetween } from '../../kernel/patch.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { State, Tagged, Types, Viewer } from '../../kernel/types.ts'
import { redact } from '../../kernel/visibility.ts'
import { viewersOf } from './viewers.ts'

export function checkFrames(rules: Ruleset, before: Game, { events }: Commit): void {
  const state = copied(before.state) as State<Types>
  const viewers = viewersOf(before)
  for (const [place, event] of events.entries()) {
    evolve(rules, { state }, event)
    rules.viewFor(state, viewers[(before.version + place) % viewers.length]!, before.table)
  }
}

export function watched(
  rules: Ruleset,
  { table, state: before }: Pick<Game, 'table' | 'state'>,
  viewer: Viewer,
  events: readonly Tagged[],
): unknown {
  const state = copied(before) as State<Types>
  const told = eventContext(rules, table, viewer)
  const view = () => copied(rules.viewFor(state, viewer, table))
  const views = [view()]
  const lines: BeatLine[] = []
  for (const [place, given] of events.entries()) {
    evolve(rules, { state }, given)
    // After the end of a game, everyone sees all secrets, so there is no hidden information to
    // check.
    if (rules.outcome(state, table)) break
    views.push(view())
    const event = redact(rules, given, viewer)
    const masked = event !== given
    const says = event && sentenceIn(eventText(rules, { event, masked }, told))
    lines.push({ version: place + 1, event, masked, says })
  }
  const beats = beatsOf(rules.beats, 0, lines, { told, viewAt: (version) => views[version] })
  const patches = views.slice(1).map((after, place) => patchBetween(views[place], after))
  return { beats, patches }
}

export function sameFrames(
  rules: Ruleset,
  [game, world]: readonly [Game, Game],
  viewer: Viewer,
  [events, imagined]: readonly [readonly Tagged[], readonly Tagged[]],
): void {
  const [seen, seenThere] = [
    watched(rules, game, viewer, events),
    watched(rules, world, viewer, imagined),
  ]
  demandSame(seenThere, seen, `${viewer} learns a secret inside a commit`)
}
