import type { Page } from 'playwright-core'
import { playLesson } from '../../lesson-steps.ts'
import type { Scenes } from '../scene.ts'

const RULESETS = ['goalscorer', 'superclub']

export const lessons: Scenes = {
  async lessons({ camera }) {
    for (const ruleset of RULESETS)
      await camera.shoot(`lesson-${ruleset}`, { path: `/learn/${ruleset}`, see: '.coach' })
    const prepare = (page: Page) => page.addInitScript(WITHOUT_ANIMATIONS)
    const shot = { path: '/learn/goalscorer', see: '.coach' }
    await camera.shoot('lesson-ended', { ...shot, prepare, act: playLesson })
  },
}

const WITHOUT_ANIMATIONS = "localStorage.setItem('touchline.speed', 'off')"
