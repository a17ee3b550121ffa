import t, { type Test } from 'tap'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, startServices, testClock } from '../support/service.ts'

const DAY = 86_400
const TERMS = { decisionSeconds: 2 * DAY, holidays: true }

/** Two players; Ann is asked first. */
async function begun(t: Test, terms: object = TERMS) {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob, terms)
  const deadline = async () => (await observe(node, ann, id)).decisions[0]?.deadline ?? null
  const rest = (days: number | null) =>
    node.services.accounts.holiday(ann, { until: days && clock.now() + days * DAY * 1_000 })
  return { node, clock, ann, bob, id, deadline, rest }
}

t.test('a decision that falls due in a holiday opens again for its whole time', async (t) => {
  const { node, clock, ann, bob, id, deadline, rest } = await begun(t)
  const first = await deadline()
  t.equal((await rest(5)).daysLeft, 25)
  const until = clock.now() + 5 * DAY * 1_000
  t.match((await observe(node, bob, id)).seats[0], { holidayUntil: Number })

  clock.skip(3 * DAY)
  const extended = await deadline()
  t.ok(extended! - first! > 4.9 * DAY * 1_000)
  t.ok(Math.abs(extended! - until - 2 * DAY * 1_000) < 60_000)
  clock.skip(3.5 * DAY)
  t.equal(await deadline(), extended, 'the holiday extends it once')
  await send(node, ann, id, await readyMove(node, ann, id))
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('after a holiday the time runs out as ever, and so does the time of others', async (t) => {
  const { node, clock, ann, bob, id, rest } = await begun(t)
  await rest(1)
  clock.skip(2.5 * DAY)
  t.equal((await observe(node, ann, id)).decisions.length, 1, 'it fell due soon after the holiday')
  clock.skip(DAY)
  const { decisions } = await observe(node, ann, id)
  t.same(decisions, [], 'a move was made for Ann')
  const { version } = await observe(node, bob, id)
  clock.skip(3 * DAY)
  t.ok((await observe(node, bob, id)).version > version, 'Bob is not on holiday')
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('without the term a holiday changes nothing', async (t) => {
  const { node, clock, ann, id, rest } = await begun(t, { decisionSeconds: 2 * DAY })
  await rest(5)
  clock.skip(3 * DAY)
  t.same((await observe(node, ann, id)).decisions, [])
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
