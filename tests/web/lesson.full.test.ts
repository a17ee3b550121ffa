import t from 'tap'
import { isFit, windowOf } from './browser.ts'
import { playLesson, pressItem } from './lesson-steps.ts'
import { sharedPagesService } from './pages.ts'

for (const width of [1280, 390] as const)
  t.test(`a visitor learns Goalscorer without an account, at ${width} px`, async (t) => {
    const { base } = await sharedPagesService()
    const page = await windowOf(t, base, { width })
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn in 4 minutes (Goalscorer)' }).click()
    await page.getByRole('heading', { name: 'Move a Youth Counter' }).waitFor()
    t.match(page.url(), /\/learn\/goalscorer$/)
    await page.locator('.spotlight i').first().waitFor()
    await isFit(t, page, 'the lesson')
    await pressItem(page, 'counter:home-y5')
    await pressItem(page, 'square:b3')
    await page.locator('.ticker [data-why-not]').waitFor()
    await page.locator('.ticker').getByRole('button', { name: /GS-26/ }).waitFor()
    await page.context().setOffline(true)
    t.teardown(() => page.context().setOffline(false))

    await playLesson(page)

    await page.context().setOffline(false)
    await isFit(t, page, 'the end of the lesson')
    await page.getByRole('button', { name: 'Play a bot' }).click()
    await page.getByLabel('Your name').fill('Grace')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Your turn').waitFor()
    t.match(page.url(), /\/play\/[0-9a-f-]{36}$/)
  })

t.test('a game without a lesson says so', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto('/learn/chess')
  await page.getByRole('heading', { name: 'This game has no lesson yet' }).waitFor()
  t.pass()
})
