import t from 'tap'
import { browserAt } from '../support/browser-subscription.ts'
import { outside, receiver, settings } from '../support/receiver.ts'
import { until, untilAsync } from '../support/until.ts'
import { isFitEverywhere, windowOf } from './browser.ts'
import { openPages } from './pages.ts'

const PUBLIC_URL = 'https://touchline.example.com'

/**
 * Chromium can subscribe to push messages only through Google's push service, which the tests
 * cannot reach.
 */
const subscribing = (subscription: object) => `
  PushManager.prototype.subscribe = async () =>
    ({ toJSON: () => (${JSON.stringify(subscription)}) })`

interface Notice {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/**
 * A headless browser does not allow notifications, so the test's service worker records each
 * notification that a real service worker would show.
 */
const keepingNotices = `{
  globalThis.shown = []
  registration.showNotification = async (title, terms) => shown.push({ title, ...terms })
}`

t.test('a browser shows that it is the turn, and can stop its notices', async (t) => {
  const { base, signUp, call, services } = await openPages(t, {
    outside,
    settings: { ...settings, publicUrl: PUBLIC_URL },
  })
  const [ada, bea] = [await signUp('Ada'), await signUp('Bea')]
  const push = browserAt(await receiver(), '/status/201/page')
  const page = await windowOf(t, base, { token: ada.token, own: true })
  await page.context().grantPermissions(['notifications'], { origin: base })
  await page.addInitScript(subscribing(push.subscription))

  await page.goto('/account')
  await page.getByRole('button', { name: 'Notify me in this browser' }).click()
  await page.getByText('This browser notifies you').waitFor()
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check()
  await page.getByRole('textbox', { name: 'From' }).waitFor()
  await page.getByRole('checkbox', { name: 'Quiet hours' }).uncheck()
  const saved = async () => (await call('GET /v1/account/notices', { token: ada.token })).body
  await untilAsync(async () => (await saved()).quiet === null)
  await isFitEverywhere(t, page, 'settings of notices')

  const seats = [{ kind: 'me' }, { kind: 'account', account: bea.id }]
  const body = { ruleset: 'goalscorer', seats, decisionSeconds: 86_400 }
  const { id } = (await call('POST /v1/games', { token: ada.token, body })).body
  await call(`POST /v1/games/${id}/seats`, { token: bea.token, body: {} })
  await services.post()
  await until(() => push.notices().length > 0)
  const [notice] = push.notices()
  t.match(notice, { type: 'turn', game: id, title: 'Goalscorer', names: ['Bea'] })

  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/notices/'))
      if (own) resolve(own.registrationId)
    })
  })
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/notices/worker.js'))
  await worker!.evaluate(keepingNotices)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: base,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
  const shownBy = () => worker!.evaluate<readonly Notice[]>('shown')
  await untilAsync(async () => (await shownBy()).length > 0)
  const [shown] = await shownBy()
  t.match(shown, { title: 'Your turn', tag: `/play/${id}` })
  t.match(shown?.body, /^Goalscorer with Bea\. Answer by .+\.$/)

  await page.goto(`/play/${id}`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('checkbox', { name: 'Mute notifications for this game' }).check()
  await untilAsync(async () => (await saved()).muted.includes(id))
  await isFitEverywhere(t, page, 'the menu of a game')
  await page.goto('/account')

  await page.getByRole('button', { name: 'Stop notifications in this browser' }).click()
  await page.getByRole('button', { name: 'Notify me in this browser' }).waitFor()
  t.same((await call('GET /v1/account/notices', { token: ada.token })).body.browsers, [])
})
