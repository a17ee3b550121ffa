// What people do at a table beside their moves, with a real mouse and in both themes.
import t from 'tap'
import { isFitEverywhere, windowOf } from './browser.ts'
import { pagesHouse } from './pages.ts'
import { openTable } from './playing.ts'

t.test('a press undoes the last move, and the decision opens again', async (t) => {
  const house = await pagesHouse()
  const { token } = await house.signUp('Ada')
  const other = await house.signUp('Nina')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', undo: true, seats }
  const { id } = (await house.call('POST /v1/games', { token, body })).body
  await house.call(`POST /v1/games/${id}/seats`, { ...other, body: {} })
  const see = async () => (await house.call(`GET /v1/games/${id}`, { token })).body
  const mine = (await see()).decisions.length > 0
  const mover = mine ? token : other.token
  const decisions = await house.call(`GET /v1/games/${id}/decisions`, { token: mover })
  const [{ id: decisionId, examples }] = decisions.body.decisions
  const page = await windowOf(t, house.base, { token: mover })
  await openTable(page, { token: mover, id })
  const button = page.getByRole('button', { name: 'Undo my last move' })
  t.equal(await button.count(), 0)

  await house.call(`POST /v1/games/${id}/moves`, {
    token: mover,
    body: { decisionId, move: examples[0] },
  })
  await button.waitFor()
  await isFitEverywhere(t, page, 'a table with a move to undo')
  await button.click()

  await button.waitFor({ state: 'detached' })
  const now = (await house.call(`GET /v1/games/${id}/decisions`, { token: mover })).body
  t.equal(now.decisions[0].id, decisionId)
  await page.getByText('took a move back').first().waitFor({ state: 'attached' })
})
