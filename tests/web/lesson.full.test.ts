import t from 'tap'
import { lessonOf } from '../../web/src/engine/lessons.ts'
import { isFit, type Page, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

async function press(page: Page, thing: string): Promise<void> {
  const item = page.locator(`.board :is([data-thing="${thing}"], [data-item="${thing}"])`).last()
  await item.scrollIntoViewIfNeeded()
  const box = await item.boundingBox()
  if (!box) throw new Error(`${thing} is not on the board`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function move(page: Page, { type, ...fields }: Readonly<Record<string, unknown>>) {
  if (type === 'make-debut') {
    await page.locator('.editor .choices button').first().click()
    return press(page, `square:${fields.to}`)
  }
  await press(page, `counter:${fields.counter}`)
  if (fields.to !== undefined) return press(page, `square:${fields.to}`)
  await page.locator('.coach .body .primary').click()
}

for (const width of [1280, 390] as const)
  t.test(`a visitor learns Goalscorer without an account, at ${width} px`, async (t) => {
    const { base } = await sharedPagesService()
    const loaded = await lessonOf('goalscorer')
    const page = await windowOf(t, base, { width })
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn in 4 minutes (Goalscorer)' }).click()
    await page.getByRole('heading', { name: 'Move a Youth Counter' }).waitFor()
    t.match(page.url(), /\/learn\/goalscorer$/)
    await page.locator('.spotlight i').first().waitFor()
    await isFit(t, page, 'the lesson')
    await press(page, 'counter:home-y5')
    await press(page, 'square:b3')
    await page.locator('.ticker [data-why-not]').waitFor()
    await page.locator('.ticker').getByRole('button', { name: /GS-26/ }).waitFor()
    await page.context().setOffline(true)
    t.teardown(() => page.context().setOffline(false))

    for (const { ask, accept } of loaded?.lesson.steps ?? []) {
      await page.locator('.coach').getByRole('heading', { name: ask }).waitFor()
      const [first] = accept
      if (first) await move(page, { ...first })
    }

    await page.locator('.coach').getByText('Lesson complete').waitFor()
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
