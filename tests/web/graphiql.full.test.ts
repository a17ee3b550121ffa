import t from 'tap'
import { isFit, isFitEverywhere, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

t.test('a GraphQL operation is found in the schema, filled in and run', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const page = await windowOf(t, base, { token })
  await visit(page, '/graphiql')
  await page.getByLabel('Search operations and types').fill('me')
  await page.getByRole('button', { name: 'me query', exact: true }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('log').getByText('"scopes"').waitFor()
  await isFit(t, page, 'GraphQL')
  t.equal(await page.title(), 'GraphQL · Touchline')
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByText('Drop a game file').waitFor()
  t.equal(await page.title(), 'Touchline')
})

t.test('a subscription is followed until it is stopped', async (t) => {
  const { base, signUp, call } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { body } = await call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  const page = await windowOf(t, base, { token })
  await visit(page, '/graphiql')
  const document =
    'subscription follow($id: ID!) { gameEvents(id: $id) { to events { event { type } } } }'
  await page.getByLabel('Query, mutation or subscription').fill(document)
  await page.getByLabel('Variables, as JSON').fill(JSON.stringify({ id: body.id }))
  await page.keyboard.press('Control+Enter')
  await page.getByRole('log').getByText('"data"').first().waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await call(`POST /v1/games/${body.id}/resignation`, { token })
  await page.getByRole('log').getByText('game.ended').waitFor()
  await page.getByRole('button', { name: 'Run' }).waitFor()
})

t.test('the GraphQL page fits, on a phone and on a desktop', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto('/graphiql')
  await page.getByRole('button', { name: 'rulesets query' }).waitFor()
  await isFitEverywhere(t, page, 'GraphQL')
})
