// Compares the playing time that each preset states with the playing time of games between built-in
// bots.
import t from 'tap'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { isBlocking } from '../../../src/engine/kernel/open-decisions.ts'
import { create, submit } from '../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { countAll } from '../../../src/engine/kernel/space.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../src/engine/kernel/turn.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

/**
 * Estimated number of seconds that a player needs to choose one of several answers, and to confirm
 * a single answer.
 */
const CHOICE_SECONDS = 15
const FORCED_SECONDS = 3

/**
 * Returns the playing time in minutes. If several seats have open decisions, their thinking times
 * overlap.
 */
function minutesOf(rules: Ruleset, seats: number, options: object, seed: number): number {
  const table = buildTable(rules, { seats, options })
  const [luck, chance] = [seededLuck(seed), seededChance(seed)]
  const { game } = create(rules, table, luck, 0)
  const due = new Map<string, number>()
  let now = 0
  while (!game.over) {
    for (const decision of game.open.filter(isBlocking)) {
      if (due.has(decision.id)) continue
      const { spaces } = turnFor(rules, game, decision, chance)
      due.set(decision.id, now + (countAll(spaces) > 1 ? CHOICE_SECONDS : FORCED_SECONDS))
    }
    const [next] = game.open
      .filter(isBlocking)
      .toSorted((one, other) => due.get(one.id)! - due.get(other.id)!)
    if (!next) break
    now = due.get(next.id)!
    const turn = turnFor(rules, game, next, chance)
    const move = rules.bot(turn) ?? turn.suggest()
    submit(rules, game, { seat: next.seat, decisionId: next.id, move }, luck, 0)
  }
  return now / 60
}

const SEATS_MOST = 4
const SEEDS = [1, 2, 3]
/**
 * Allowed relative difference between a preset's playing time and the measured time, because games
 * differ widely and the preset's time is rounded.
 */
const TOLERANCE = 0.5

// Rising Star is not measured, because its playing times are taken from the printed rules (RS-902).
for (const rules of Object.values(registry))
  if (rules.id !== 'rising-star')
    t.test(`${rules.id}: the minutes of its presets are those of bot games`, async (t) => {
      const { min, max } = rules.seats
      const counts = [min, min + 1, min + 2].filter((seats) => seats <= Math.min(max, SEATS_MOST))
      for (const { id, options, minutes } of rules.presets ?? []) {
        const possible = counts.filter((seats) => minutes(seats) !== null)
        const said = middleOf(possible.map((seats) => minutes(seats) ?? 0))
        const played = middleOf(
          possible.flatMap((seats) => SEEDS.map((seed) => minutesOf(rules, seats, options, seed))),
        )
        const isClose = Math.abs(said - played) <= TOLERANCE * played
        t.ok(isClose, `${id}: ${said} minutes, and ${Math.round(played)} between bots`)
      }
    })

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
