import t from 'tap'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { causeWhenDue } from '../../../src/engine/kernel/due-cause.ts'
import { type Commit, replay } from '../../../src/engine/kernel/game.ts'
import { demandSame } from '../../../src/engine/kernel/law.ts'
import { isBlocking, nextDue } from '../../../src/engine/kernel/open-decisions.ts'
import { create, handOver, perform, submit } from '../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../src/engine/kernel/turn.ts'
import { verify } from '../../../src/engine/kernel/verify.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { START } from '../../../src/package/sitting.ts'
import { tackle } from './rulesets/tackle.ts'

const COMMITS_MAX = 250

const openingWith = (rules: { id: string }, bank: { seconds: number; increment: number }) => ({
  ...{ ruleset: rules.id, contentPack: '', options: {}, choices: [], decisionSeconds: 60 },
  ...{ absence: 'default', seats: [], bank },
})

/**
 * Plays random moves with random pauses. As in the service, a decision gets the default answer if
 * its deadline has passed.
 */
function played(rules: Ruleset, seats: number, seed: number) {
  const chance = seededChance(seed)
  const luck = seededLuck(seed)
  const table = buildTable(rules, { seats, decisionSeconds: 60 })
  const bank = { seconds: 120, increment: 2 }
  const { game, commit } = create(rules, table, luck, START, openingWith(rules, bank))
  const commits: Commit[] = [commit]
  let now = START
  while (!game.over && commits.length < COMMITS_MAX) {
    now += 1_000 * chance.below(8)
    const due = nextDue(game.open, now)
    if (due) {
      commits.push(perform(rules, game, causeWhenDue(rules, game, due), luck, now))
      continue
    }
    const open = game.open.filter(({ suspendedBy }) => suspendedBy === undefined)
    const decision = chance.pick(open)
    const move = suggestMove(rules, game, decision, chance)
    if (move === null) continue
    const by = game.hands[decision.seat] === 'bot' ? { by: 'bot' as const } : {}
    const sent = { seat: decision.seat, decisionId: decision.id, move, ...by }
    commits.push(submit(rules, game, sent, luck, now))
    for (const { seat, deadline, standing } of game.open)
      if (deadline !== null && standing !== true && game.bank!.left[seat]! + game.at === deadline)
        demandSame(deadline > game.at, true, 'a running bank is not empty')
  }
  demandSame(replay(rules, table, commits), game, 'the log replays to the identical game')
  return { game, commits, difference: verify(rules, table, commits, [luck]).difference }
}

for (const rules of Object.values(registry))
  t.test(`${rules.id}: games with a bank verify`, async (t) => {
    for (const seats of [rules.seats.min, Math.min(3, rules.seats.max)]) {
      const { commits, difference } = played(rules, seats, 7)
      t.equal(difference, null)
      t.ok(commits.every(({ format }, place) => place > 0 || format === 2))
    }
  })

t.test('a bank runs while its seat is asked, and an answer adds the increment', async (t) => {
  const table = buildTable(tackle, { seats: 2, decisionSeconds: 60 })
  const luck = seededLuck(1)
  const opening = openingWith(tackle, { seconds: 100, increment: 5 })
  const { game } = create(tackle, table, luck, START, opening)
  const [asked] = game.open.filter(isBlocking)
  t.equal(asked!.deadline, START + 100_000)
  const move = suggestMove(tackle, game, asked!, seededChance(1))!
  const { seat, id: decisionId } = asked!
  submit(tackle, game, { seat, decisionId, move }, luck, START + 30_000)
  t.equal(game.bank!.left[seat], 75_000)
  t.equal(game.bank!.left[1 - seat], game.open.length > 1 ? 70_000 : 100_000)
})

t.test('a seat without time loses at two seats, else a bot plays it to the end', async (t) => {
  for (const [id, seats] of [
    ['goalscorer', 2],
    ['superclub', 3],
  ] as const) {
    const rules = registry[id]!
    const luck = seededLuck(3)
    const table = buildTable(rules, { seats, decisionSeconds: 60 })
    const opening = openingWith(rules, { seconds: 50, increment: 0 })
    const { game } = create(rules, table, luck, START, opening)
    const due = nextDue(game.open, START + 50_000)!
    const commit = perform(rules, game, causeWhenDue(rules, game, due), luck, START + 50_000)
    t.match(commit.cause, { kind: seats === 2 ? 'resign' : 'hand-over', by: 'clock' })
    t.equal(game.over, seats === 2)
    if (seats === 2) continue
    const back = () => handOver(rules, game, due.seat, 'player', luck, START + 51_000)
    t.throws(back, { code: 'out-of-time' })
    t.equal(
      game.open.some(({ seat, deadline }) => seat === due.seat && deadline !== null),
      false,
    )
  }
})
