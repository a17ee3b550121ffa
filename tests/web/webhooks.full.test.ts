import t from 'tap'
import { addressAt, receiver } from '../support/receiver.ts'
import { until } from '../support/until.ts'
import { isFit, isFitEverywhere, signIn, visit, windowOf } from './browser.ts'
import { asOperator } from './operator.ts'
import { sharedPagesService } from './pages.ts'

t.test('a webhook is created, tested and switched, and its secret is replaced', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const to = await receiver()
  const page = await windowOf(t, base, { token })
  await visit(page, '/webhooks')
  await page.getByLabel('URL').fill(addressAt(to, '/ok/page'))
  await page.getByLabel('Game ended').check()
  await page.getByRole('button', { name: 'Create' }).click()
  const secret = page.getByLabel('shown only once')
  t.match(await secret.inputValue(), /^whsec_/)
  await page.getByText('My turn, Game ended').waitFor()

  await page.getByRole('button', { name: 'Test' }).click()
  await page.getByText(/Sent: delivered, 20\d in/).waitFor()
  await until(() => to.at('/ok/page').length === 1)
  await page.getByText('Deliveries', { exact: true }).click()
  await page.getByRole('button', { name: 'Send again' }).first().click()
  await until(() => to.at('/ok/page').length === 2)
  await isFit(t, page, 'a webhook and what was sent to it')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('switched off', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'New secret' }).click()
  t.match(await page.getByRole('dialog').getByLabel('shown only once').inputValue(), /^whsec_/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('You have no webhooks yet.').waitFor()
})

t.test('an invalid webhook address is reported, and nothing is created', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const { token } = await signUp('Bea')
  const page = await windowOf(t, base, { token, width: 390 })
  await page.goto('/webhooks')
  await page.getByText('You have no webhooks yet.').waitFor()
  await page.getByLabel('URL').fill('http://hooks.example.org/')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('alert').getByText('Webhooks cannot be sent to this address').waitFor()
  await isFitEverywhere(t, page, 'webhooks')
})

t.test('operators see an account’s webhooks with their deliveries, and switch them', async (t) => {
  const { base, signUp, call, admin } = await sharedPagesService()
  const { token, id } = await signUp('Cleo')
  const url = addressAt(await receiver(), '/ok/seen')
  const body = { url, events: ['turn.opened'] }
  const { webhook } = (await call('POST /v1/webhooks', { token, body })).body
  await call(`POST /v1/webhooks/${webhook.id}/test`, { token })
  const page = await windowOf(t, base)
  await asOperator(admin)(page)
  await page.goto(`/console/webhooks?account=${id}`)
  await page.getByRole('link', { name: url }).click()
  const sent = page.getByRole('row').filter({ hasText: 'webhook.test' })
  await sent.getByText('delivered').waitFor()
  await isFit(t, page, 'a webhook in the console')

  const dialog = page.getByRole('dialog')
  await page.goto(`/console/webhooks?account=${id}`)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await dialog.getByLabel('Reason').selectOption('abuse')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('button', { name: 'Switch on' }).waitFor()
  t.match((await call('GET /v1/webhooks', { token })).body, [{ state: 'off' }])
})

t.test('operators see since when a webhook fails, as a time', async (t) => {
  const { base, signUp, call, admin } = await sharedPagesService()
  const { token } = await signUp('Dora')
  const body = { url: addressAt(await receiver(), '/status/500/late'), events: ['turn.opened'] }
  const { webhook } = (await call('POST /v1/webhooks', { token, body })).body
  await call(`POST /v1/webhooks/${webhook.id}/test`, { token })
  const page = await windowOf(t, base)
  await asOperator(admin)(page)
  await page.goto(`/console/webhooks/${webhook.id}`)
  const fact = page
    .locator('dt', { hasText: 'Failing since' })
    .locator('xpath=following-sibling::dd[1]')
  t.match(await fact.innerText(), / ago$/)
})

t.test('the secret of a webhook is hidden once its owner has left', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const [ada, bea] = [await signUp('Ada'), await signUp('Bea')]
  const page = await windowOf(t, base, { token: ada.token })
  await visit(page, '/webhooks')
  await page.getByLabel('URL').fill(addressAt(await receiver(), '/ok/own'))
  await page.getByRole('button', { name: 'Create' }).click()
  const secret = page.getByLabel('shown only once')
  await secret.waitFor()
  // Simulates another browser tab in which another account signs in.
  await signIn(page, bea.token)
  await page.getByText('You have no webhooks yet.').waitFor()
  t.equal(await secret.count(), 0)
})
