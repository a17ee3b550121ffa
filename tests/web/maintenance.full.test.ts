// What operators tell everybody, and how it is shown, in a real browser.
import t from 'tap'
import { isFit, isFitEverywhere, windowOf } from './browser.ts'
import { asOperator } from './operator.ts'
import { openPages } from './pages.ts'

t.test('players see a notice until they dismiss it, and operators write it', async (t) => {
  const house = await openPages(t)
  const { token } = await house.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', seats }
  const { body: game } = await house.call('POST /v1/games', { token, body })
  const page = await windowOf(t, house.base)
  await asOperator(house.admin)(page)
  await page.goto('/console/maintenance')
  await page.getByRole('button', { name: 'Post a notice …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Text').fill('We move house on Tuesday.')
  await dialog.getByLabel('Reason').selectOption('deploy')
  await isFit(t, page, 'a notice that is being written')
  await dialog.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('row').filter({ hasText: 'We move house' }).getByText('Withdraw').waitFor()
  await page.getByRole('button', { name: 'Set the mode …' }).click()
  await dialog.getByLabel('Mode').selectOption('drain')
  await dialog.getByLabel('Reason').selectOption('deploy')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const foreseen = dialog.getByRole('region', { name: 'Effect' })
  await foreseen.getByText('Timed').waitFor()
  await foreseen.getByRole('textbox').fill('drain')
  await dialog.getByRole('button', { name: 'Set' }).click()
  await page.getByRole('heading', { name: 'Service mode', exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: 'We move house' }).waitFor()
  await isFitEverywhere(t, page, 'maintenance')

  await page.goto('/')
  await page.getByText('New games are disabled for now').waitFor()
  const notice = page.locator('.note').filter({ hasText: 'We move house' })
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('New games are disabled for now').waitFor()
  t.equal(await notice.count(), 0, 'read once, it is not shown again')
  await isFit(t, page, 'a lobby that tells something')
  await page.route('**/v1/status', () => {})
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByText('Drop a game file').waitFor()
  t.equal(await page.getByText('New games are disabled for now').count(), 1, 'and on all pages')

  await page.unrouteAll()
  await page.goto(`/play/${game.id}`)
  await page.locator('.board').waitFor()
  await page.getByText('New games are disabled for now').waitFor()

  const slow = await windowOf(t, house.base, { own: true })
  await slow.clock.install()
  await slow.clock.pauseAt(Date.now() + 60_000)
  await slow.goto(`/play/${game.id}`)
  const part = slow.locator('link[href*="/assets/notices-"][href$=".js"]')
  while ((await part.count()) === 0) await slow.clock.runFor(1)
  await slow.evaluate(`import('${await part.getAttribute('href')}')`)
  await slow.clock.resume()
  await slow.getByText('New games are disabled for now').waitFor()
})
