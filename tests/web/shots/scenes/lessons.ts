import type { Page } from 'playwright-core'
import { lessonOf } from '../../../../web/src/engine/lessons.ts'
import type { Scenes } from '../scene.ts'

const RULESETS = ['goalscorer', 'superclub']

export const lessons: Scenes = {
  async lessons({ camera }) {
    for (const ruleset of RULESETS)
      await camera.shoot(`lesson-${ruleset}`, { path: `/learn/${ruleset}`, see: '.coach' })
    const prepare = (page: Page) => page.addInitScript(WITHOUT_ANIMATIONS)
    const shot = { path: '/learn/goalscorer', see: '.coach' }
    await camera.shoot('lesson-ended', { ...shot, prepare, act: finish })
  },
}

const WITHOUT_ANIMATIONS = "localStorage.setItem('touchline.speed', 'off')"

async function finish(page: Page): Promise<void> {
  const loaded = await lessonOf('goalscorer')
  for (const { ask, accept } of loaded?.lesson.steps ?? []) {
    await page.locator('.coach').getByRole('heading', { name: ask }).waitFor()
    const [first] = accept
    if (first) await move(page, { ...first })
  }
  await page.locator('.coach').getByText('Lesson complete').waitFor()
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

const press = (page: Page, thing: string) =>
  page
    .locator(`.board :is([data-thing="${thing}"], [data-item="${thing}"])`)
    .last()
    .dispatchEvent('click')
