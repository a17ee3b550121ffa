import type { Page } from 'playwright-core'
import { lessonOf } from '../../web/src/engine/lessons.ts'

/** Plays the first accepted move of each step in Goalscorer's lesson, with the mouse. */
export async function playLesson(page: Page): Promise<void> {
  const coach = page.locator('.coach')
  const loaded = await lessonOf('goalscorer')
  for (const { ask, accept } of loaded?.lesson.steps ?? []) {
    await coach.getByRole('heading', { name: ask }).waitFor()
    const [first] = accept
    if (first) await move(page, { ...first })
  }
  await coach.getByText('Lesson complete').waitFor()
}

export async function pressItem(page: Page, thing: string): Promise<void> {
  const item = page.locator(`.board :is([data-thing="${thing}"], [data-item="${thing}"])`).last()
  await item.scrollIntoViewIfNeeded()
  const box = await item.boundingBox()
  if (!box) throw new Error(`${thing} is not on the board`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function move(page: Page, { type, ...fields }: Readonly<Record<string, unknown>>) {
  if (type === 'make-debut') {
    await page.locator('.editor .choices button').first().click()
    return pressItem(page, `square:${fields.to}`)
  }
  await pressItem(page, `counter:${fields.counter}`)
  if (fields.to !== undefined) return pressItem(page, `square:${fields.to}`)
  await page.locator('.coach .body .primary').click()
}
