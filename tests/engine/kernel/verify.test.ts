import t from 'tap'
import { type Luck, seededChance } from '../../../src/engine/kernel/chance.ts'
import { register } from '../../../src/engine/kernel/define.ts'
import { blank, type Commit, replay } from '../../../src/engine/kernel/game.ts'
import { nextDeadline, nextDue } from '../../../src/engine/kernel/open-decisions.ts'
import { create, expire, resign, submit } from '../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../src/engine/kernel/turn.ts'
import type { Table } from '../../../src/engine/kernel/types.ts'
import { replayCause, type TimedCause, verify } from '../../../src/engine/kernel/verify.ts'
import { hmacLuck } from '../../../src/engine/luck/stream.ts'
import { START } from '../../../src/package/sitting.ts'
import { miniRulesets } from './rulesets/index.ts'
import { race } from './rulesets/race.ts'

const luck = hmacLuck('ab'.repeat(32), 'game-1')
const table = buildTable(race, { seats: 3, decisionSeconds: 30 })

/**
 * Plays a game in which most decisions are answered, some decisions time out, and one seat resigns.
 */
function played(rules: Ruleset, among: Table, source: Luck = luck): Commit[] {
  const chance = seededChance(12)
  const { game, commit } = create(rules, among, source, START)
  const commits: Commit[] = [commit]
  let now = START
  while (!game.over && commits.length < 200) {
    const deadline = nextDeadline(game.open)
    if (commits.length === 9) commits.push(resign(rules, game, among.seats - 1, source, now))
    else if (deadline !== null && chance.below(5) === 0) {
      now = deadline
      commits.push(expire(rules, game, nextDue(game.open, now)!, source, now))
    } else {
      const open = chance.pick(game.open.filter(({ suspendedBy }) => suspendedBy === undefined))
      const move = suggestMove(rules, game, open, chance)
      const { seat, id: decisionId } = open
      if (move) commits.push(submit(rules, game, { seat, decisionId, move }, source, now))
    }
  }
  return JSON.parse(JSON.stringify(commits)) as Commit[]
}

const log = played(register(race), table)
const differenceIn = (commits: readonly Commit[], source = luck, rules = register(race)) => {
  const { difference } = verify(rules, table, commits, [source])
  return difference && [difference.commit, difference.reason]
}
const edited = (at: number, change: (commit: Commit) => object): Commit[] =>
  log.map((commit, place) => (place === at ? { ...commit, ...change(commit) } : commit))
const firstOf = (kind: string, from = 0): number =>
  log.findIndex(({ cause }, place) => place >= from && cause.kind === kind)

t.test('an unchanged log of every game verifies', async (t) => {
  for (const rules of Object.values(miniRulesets)) {
    const among = buildTable(rules, { seats: rules.seats.min, decisionSeconds: 60 })
    const commits = played(rules, among)
    const { difference, foldedOnly, events } = verify(rules, among, commits, [luck])
    t.same({ difference, foldedOnly }, { difference: null, foldedOnly: 0 }, rules.id)
    t.equal(events, commits.flatMap((commit) => commit.events).length)
  }
  t.same(verify(race, table, [], [luck]).commits, 0)
})

t.test('verification finds an edited event', async (t) => {
  const roll = log.findIndex(({ events }) => events[0]?.type === 'die.rolled')
  const forged = edited(roll, ({ events }) => ({
    events: events.map((event) => ('face' in event ? { ...event, face: 6 } : event)),
  }))
  const { difference } = verify(register(race), table, forged, [luck])

  t.match(difference, { commit: roll, reason: 'gives different events' })
  t.same(difference?.expected, log[roll]!.events)
  t.same(difference?.stored, forged[roll]!.events)
  t.equal(difference?.version, log.slice(0, roll).flatMap(({ events }) => events).length)
  t.same(differenceIn(edited(roll, () => ({ events: [] }))), [roll, 'gives different events'])
})

t.test('verification finds an edited cause', async (t) => {
  const step = log.findIndex(({ cause }) => cause.kind === 'move' && cause.move.type === 'step')
  const causeOf = (change: object) =>
    edited(step, ({ cause }) => ({ cause: { ...cause, ...change } }))
  const { cause } = log[step] as Commit & { cause: { seat: number; move: { token: number } } }

  t.same(differenceIn(causeOf({ move: { type: 'step', token: 1 - cause.move.token } }))?.[0], step)
  t.same(differenceIn(causeOf({ move: { type: 'roll' } })), [step, 'is refused'])
  t.same(differenceIn(causeOf({ move: { type: 'step', token: 9 } })), [step, 'is refused'])
  t.same(differenceIn(causeOf({ seat: (cause.seat + 1) % 3 })), [step, 'is refused'])
  t.same(differenceIn(causeOf({ decisionId: '1-0-0' })), [step, 'is refused'])
})

t.test('verification finds another seed, and another game', async (t) => {
  t.equal(differenceIn(log, hmacLuck('cd'.repeat(32), 'game-1'))?.[1], 'gives different events')
  t.equal(differenceIn(log, hmacLuck('ab'.repeat(32), 'game-2'))?.[1], 'gives different events')
})

t.test('verification finds swapped, dropped and doubled commits', async (t) => {
  const swapped = [...log.slice(0, 2), log[3]!, log[2]!, ...log.slice(4)]

  t.equal(differenceIn(swapped)?.[0], 2)
  t.equal(differenceIn([...log.slice(0, 3), ...log.slice(4)])?.[0], 3)
  t.same(differenceIn([...log.slice(0, 3), log[0]!, ...log.slice(3)]), [3, 'starts again'])
  t.same(differenceIn(log.slice(1)), [0, 'has no start'])
})

t.test('verification finds a changed draw counter', async (t) => {
  const roll = log.findIndex(({ events }) => events[0]?.type === 'die.rolled')

  t.same(differenceIn(edited(roll, ({ drawn }) => ({ drawn: drawn + 1 }))), [
    roll,
    'has a different number of draws',
  ])
  t.same(differenceIn(edited(roll, () => ({ drawn: 0 }))), [
    roll,
    'has fewer draws than the previous commit',
  ])
})

t.test('verification finds an unknown rules version, and one that decreases', async (t) => {
  const newer = register({ ...race, version: 2 })
  const mixed = edited(2, () => ({ rules: 2 }))

  t.same(differenceIn(log.map((commit) => ({ ...commit, rules: 0 }))), [
    ...[0, 'has older rules than the previous commit'],
  ])
  t.same(differenceIn(mixed, luck, newer), [3, 'has older rules than the previous commit'])
})

t.test('a log without an end is reported as unfinished', async (t) => {
  t.match(verify(register(race), table, log, [luck]), { over: true, difference: null })
  t.match(verify(register(race), table, log.slice(0, -1), [luck]), {
    over: false,
    difference: null,
  })
})

t.test('verification finds a commit that is earlier than the previous one', async (t) => {
  t.same(differenceIn(edited(4, () => ({ at: START - 1 }))), [
    4,
    'is earlier than the previous commit',
  ])
})

t.test('verification finds a time-out before its deadline, and a move after it', async (t) => {
  const timeOut = firstOf('time-out')
  const early = edited(timeOut, ({ at }) => ({ at: at - 1 }))
  const roll = log.findIndex(({ cause }) => cause.kind === 'move' && cause.move.type === 'roll')
  const late = edited(roll, ({ at }) => ({ at: at + 30_000 }))

  t.same(differenceIn(early), [timeOut, 'is a time-out that is not due'])
  t.same(differenceIn(late), [roll, 'comes after a missed deadline'])
})

/**
 * Replays a game from its recorded moves and time-outs; returns null if the rules refuse a move or
 * a time-out.
 */
function replayed(rules: Ruleset, among: Table, causes: readonly TimedCause[]) {
  const game = blank(rules, among)
  return causes.every((one) => replayCause(rules, game, one, luck)) ? game : null
}

t.test('the causes of a log alone give the same game, for every game', async (t) => {
  for (const rules of Object.values(miniRulesets)) {
    const among = buildTable(rules, { seats: rules.seats.min, decisionSeconds: 60 })
    const commits = played(rules, among)
    const causes = commits.map(({ cause, at }) => ({ cause, at }))
    t.same(replayed(rules, among, causes), replay(rules, among, commits), rules.id)
  }
})

t.test('a cause that cannot continue the log is not replayed', async (t) => {
  const rules = register(race)
  const timeOut = firstOf('time-out')
  const early = edited(timeOut, ({ at }) => ({ at: at - 1 }))
  const [first, ...later] = log
  const load = { kind: 'import', document: {}, digest: '', packHash: '', changes: null } as const
  const malformed = [{ kind: 'move' }, { kind: 'fork' }, { kind: 'toString' }, { kind: 'resign' }]

  t.equal(replayed(rules, table, early), null)
  t.equal(replayed(rules, table, later), null)
  t.equal(replayed(rules, table, [first!, first!]), null)
  t.equal(replayed(rules, table, [{ cause: load, at: START }]), null)
  t.equal(replayed(rules, table, [...log, { ...first!, at: 0 }]), null)
  for (const cause of malformed as unknown as TimedCause['cause'][])
    t.equal(replayed(rules, table, [first!, { cause, at: START }]), null, cause.kind)
})

t.test('no seat plays on after resigning', async (t) => {
  const left = firstOf('resign')
  const again = [...log.slice(0, left + 1), log[left]!, ...log.slice(left + 1)]

  t.same(differenceIn(again), [left + 1, 'is refused'])
})

t.test('commits of another version of the rules are folded, not verified', async (t) => {
  const newer = register({ ...race, version: 2, decide: { ...race.decide, roll: () => {} } })
  const { difference, foldedOnly, commits } = verify(newer, table, log, [luck])
  t.same({ difference, foldedOnly }, { difference: null, foldedOnly: commits })

  const broken = edited(3, () => ({ events: [{ type: 'token.moved', seat: 9, token: 0, to: 1 }] }))
  t.same(differenceIn(broken, luck, newer), [3, 'cannot be executed'])
  const unknown = edited(3, () => ({ events: [{ type: 'no.such-event' }] }))
  t.same(differenceIn(unknown, luck, newer), [3, 'cannot be executed'])
})
