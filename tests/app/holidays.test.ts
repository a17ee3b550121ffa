import t, { type Test } from 'tap'
import type { SeatView } from '../../src/app/games/schema.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, startServices, testClock } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

const DAY = 86_400
const TERMS = { decisionSeconds: 2 * DAY, holidays: true }

async function begun(t: Test, terms: object = TERMS) {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob, terms)
  const asked = async () => {
    const [{ id: decision, deadline } = { id: null, deadline: null }] = (
      await observe(node, ann, id)
    ).decisions
    return { decision, deadline: deadline ?? 0 }
  }
  const rest = async (days: number | null) => {
    const until = days && clock.now() + days * DAY * 1_000
    const holiday = await node.services.accounts.holiday(ann, { until })
    await untilAsync(async () => {
      const [{ holidayUntil }] = (await observe(node, bob, id)).seats as [SeatView]
      return days === null ? (holidayUntil ?? 0) <= clock.now() : holidayUntil === until
    })
    return holiday
  }
  return { node, clock, ann, bob, id, asked, rest }
}

t.test('a decision that falls due in a holiday opens again for its whole time', async (t) => {
  const { node, clock, ann, id, asked, rest } = await begun(t)
  const first = await asked()
  const { until, daysLeft } = await rest(5)
  t.equal(daysLeft, 25)

  clock.skip(3 * DAY)
  const extended = await asked()
  t.equal(extended.decision, first.decision)
  t.ok(Math.abs(extended.deadline - until! - 2 * DAY * 1_000) < 2_000)
  clock.skip(3.5 * DAY)
  t.same(await asked(), extended, 'the holiday extends it once')
  await send(node, ann, id, await readyMove(node, ann, id))
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('after a holiday the time runs out as ever', async (t) => {
  const { node, clock, id, asked, rest } = await begun(t)
  const first = await asked()
  await rest(1)
  clock.skip(2.5 * DAY)
  t.equal((await asked()).decision, first.decision, 'a whole time has not passed since')
  clock.skip(DAY)
  t.not((await asked()).decision, first.decision, 'a move was made for Ann')
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('without the term a holiday changes nothing', async (t) => {
  const { clock, asked, rest } = await begun(t, { decisionSeconds: 2 * DAY })
  const first = await asked()
  await rest(5)
  clock.skip(3 * DAY)
  t.not((await asked()).decision, first.decision)
})

t.test('an account has 30 days of holiday a year, 14 at once', async (t) => {
  const { clock, rest } = await begun(t)
  t.match(await errorOf(rest(15)), { code: 'holiday-too-long' })
  t.equal((await rest(14)).daysLeft, 16)
  t.match(await rest(null), { until: null, daysLeft: 29 }, 'the first day has begun')
  t.equal((await rest(14)).daysLeft, 15)
  const year = () => new Date(clock.now()).getUTCFullYear()
  const before = year()
  clock.skip(14 * DAY)
  t.equal((await rest(14)).daysLeft, year() === before ? 1 : 16)
})

t.test('holidays require days for a decision, and no bank', async (t) => {
  const { node, ann, bob } = await begun(t)
  const bank = { seconds: 600, increment: 5 }
  for (const terms of [{ decisionSeconds: 600 }, { decisionSeconds: DAY, bank }])
    t.match(await errorOf(twoPlayers(node, ann, bob, { ...terms, holidays: true })), {
      code: 'invalid-input',
    })
})
