import t from 'tap'
import {
  type Chance,
  type Luck,
  seededChance,
  seededLuck,
} from '../../../../src/engine/kernel/chance.ts'
import { seatsOf } from '../../../../src/engine/kernel/define.ts'
import type { Game } from '../../../../src/engine/kernel/game.ts'
import { nextDeadline, nextDue } from '../../../../src/engine/kernel/open-decisions.ts'
import { create, expire, resign } from '../../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { registry } from '../../../../src/engine/rulesets/index.ts'
import { behindStayers } from '../../../../src/engine/rulesets/shared/ranking.ts'
import { START } from '../../../../src/package/sitting.ts'

t.test('seats that left rank behind all others, the last to leave first', async (t) => {
  t.same(behindStayers([[2], [0, 3, 1]], []), [[2], [0, 3, 1]])
  t.same(behindStayers([[2], [0, 3, 1], [4]], [1, 2]), [[0, 3], [4], [2], [1]])
})

const GAMES = 6
const TIME_OUTS_MAX = 50_000
const options: Readonly<Record<string, object>> = {
  starplayer: { maxTurns: 40 },
  superclub: { maxSeasons: 2 },
  'title-chase': { version: 'mini' },
}

for (const rules of Object.values(registry))
  for (const seats of seatsOf(rules.seats.max + 1).slice(rules.seats.min))
    t.test(`${rules.id}: of ${seats} seats those who resigned rank last`, async (t) => {
      for (let seed = 0; seed < GAMES; seed += 1) {
        const { game, left } = abandoned(rules, seats, seed)
        const { ranking } = rules.outcome(game.state, game.table)!
        t.same(
          ranking.slice(ranking.length - left.length),
          left.toReversed().map((seat) => [seat]),
          `${seed}`,
        )
        t.notOk(left.includes(ranking[0]![0]!), 'no seat that left has won')
      }
    })

function abandoned(rules: Ruleset, seats: number, seed: number) {
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const asked = { seats, options: options[rules.id] ?? {}, decisionSeconds: 60 }
  const { game } = create(rules, buildTable(rules, asked), luck, START)
  const leavers = chance.shuffle(seatsOf(seats)).slice(0, 1 + chance.below(seats - 1))
  const left: number[] = []
  for (const seat of leavers) {
    letLapse(rules, game, luck, momentOf(chance))
    if (game.over) break
    resign(rules, game, seat, luck, game.at)
    left.push(seat)
  }
  letLapse(rules, game, luck, TIME_OUTS_MAX)
  t.ok(game.over)
  return { game, left }
}

const momentOf = (chance: Chance): number => chance.below(chance.pick([4, 40, 400]))

function letLapse(rules: Ruleset, game: Game, luck: Luck, most: number): void {
  for (let played = 0; played < most && !game.over; played += 1) {
    const now = nextDeadline(game.open)!
    expire(rules, game, nextDue(game.open, now)!, luck, now)
  }
}
