import type { Page } from 'playwright-core'
import type { Scenes } from '../scene.ts'
import { OPERATOR_TOKEN } from '../stage.ts'
import { guest, lay, playOn } from '../tables.ts'

const WHY = JSON.stringify({ reason: 'complaint', note: 'Case 4711' })

/** As the tab of an operator keeps it. */
const prepare = (page: Page) =>
  page.addInitScript(`
    sessionStorage.setItem('touchline.operator', '${OPERATOR_TOKEN}')
    sessionStorage.setItem('touchline.operator-why', '${WHY}')`)

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function callOff(page: Page): Promise<void> {
  await press(page, 'Call off')
  await page.getByRole('dialog').getByLabel('Why').selectOption('cheating')
  await press(page, 'See what would come of it')
  await page.getByRole('region', { name: 'What would come of it' }).waitFor()
}

async function lookInside(page: Page): Promise<void> {
  await press(page, 'Look inside')
  await press(page, 'See what would come of it')
  const asked = page.getByRole('region', { name: 'What would come of it' })
  await asked.getByRole('textbox').fill(await asked.locator('b').innerText())
  await page.getByRole('dialog').getByRole('button', { name: 'Look inside' }).click()
  await page.getByText('You see what is hidden').waitFor()
  await page.locator('.commits tr').nth(1).waitFor()
}

export const console: Scenes = {
  async console({ stage, camera }) {
    const ada = await guest(stage, 'Ada')
    const table = await lay(stage, { ruleset: 'starplayer', who: [ada, 'Grace', 'Annie'] })
    await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 12)
    const ended = await lay(stage, { ruleset: 'goalscorer', who: [ada, 'Grace'] })
    await playOn(stage, ended, () => false)
    await lay(stage, { ruleset: 'superclub', who: ['Katherine', ada], open: 2, isPrivate: true })
    const phone = { width: 390, dark: true, whole: true, prepare } as const
    const start = { path: '/console', see: 'td', prepare }
    await camera.shoot('console-sign-in', { path: '/console', see: 'form' })
    await camera.shoot('console', start)
    await camera.shoot('console-phone-dark', { ...start, ...phone })
    const game = { path: `/console/games/${table.id}`, see: '.sitters', prepare }
    await camera.shoot('console-act', { ...game, act: callOff })
    await camera.shoot('console-look', { ...game, act: lookInside })
    await camera.shoot('console-look-phone-dark', { ...game, ...phone })
    const log = { path: `${game.path}/replay?beside=admin`, see: '.board', prepare }
    await camera.shoot('console-log-dark', { ...log, dark: true })
    await camera.shoot('console-audit', { path: '/console/audit', see: 'td', prepare })
    await camera.shoot('console-acts', { path: '/console/acts', see: '.acts-of', prepare })
  },
}
