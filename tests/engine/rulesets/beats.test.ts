import { ok } from 'node:assert/strict'
import t from 'tap'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { beatenGame } from '../bot-beats.ts'

/**
 * For each game, the types of event that a summary must mark as most important for every viewer.
 */
const HIGH_POINTS: Readonly<Record<string, readonly string[]>> = {
  goalscorer: ['goals.scored', 'game.ended'],
  'rising-star': ['match.ended', 'results.announced', 'game.ended'],
  starplayer: ['match.decided', 'final.decided', 'game.ended'],
  superclub: ['season.ranked', 'final.decided', 'game.finished'],
  'title-chase': ['cup.won', 'season.finished', 'game.finished'],
}
const SEEDS = [1, 2]

for (const rules of Object.values(registry)) {
  t.test(`${rules.id}: each event of a whole game is in a beat, joined or quiet`, async (t) => {
    for (const [place, seed] of SEEDS.entries()) {
      const seats = place === 0 ? rules.seats.min : rules.seats.max
      const game = beatenGame(rules, seats, seed)
      for (const viewer of [0, seats - 1, 'spectator', 'admin'] as const) {
        const beats = game.beatsFor(viewer)
        ok(beats.length > 0)
        const great = beats.filter(({ weight }) => weight === 3)
        const isShouted = (version: number) =>
          great.some(({ from, to }) => from < version && version <= to)
        for (const [place, { type }] of game.events.entries())
          if (HIGH_POINTS[rules.id]?.includes(type))
            ok(isShouted(place + 1), `${type} at ${place + 1} is a high point for ${viewer}`)
        t.ok(great.length < beats.length / 2, `${beats.length} beats, ${great.length} high points`)
      }
    }
  })
}
