import type { Page } from 'playwright-core'
import { perform } from '../../../support/admin.ts'
import { asOperator } from '../../operator.ts'
import type { Scenes } from '../scene.ts'
import { OPERATOR_TOKEN } from '../stage.ts'
import { guest, lay, playOn } from '../tables.ts'
import { ARABIC, LONG_NAME } from './lobby.ts'

async function prepare(page: Page): Promise<void> {
  await page.goto('/play/')
  await asOperator(OPERATOR_TOKEN)(page)
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function callOff(page: Page): Promise<void> {
  await press(page, 'Cancel game')
  await page.getByRole('dialog').getByLabel('Reason').selectOption('cheating')
  await page.getByLabel(/^Type .* to confirm$/).waitFor()
}

async function lookInside(page: Page): Promise<void> {
  await press(page, 'View hidden state')
  const dialog = page.getByRole('dialog')
  const typed = dialog.getByLabel(/^Type .* to confirm$/)
  await typed.fill(await dialog.locator('label b').innerText())
  await dialog.getByRole('button', { name: 'View hidden state' }).click()
  await page.getByText('Hidden information is visible').waitFor()
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
    const start = { path: '/console', see: '.nodes', prepare }
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

  async desk({ stage, camera }) {
    const { services, operator, clock } = stage
    const ada = await guest(stage, 'Ada')
    const late = { ruleset: 'superclub', who: [ada, LONG_NAME, ARABIC], decisionSeconds: 3_600 }
    const table = await lay(stage, late)
    await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 4)
    const fault = { reason: 'fault' } as const
    await perform(services, 'quarantineGame', operator, table.id, fault)
    const events = ['turn.opened', 'game.over'] as const
    const url = 'https://hooks.example.org/touchline'
    await services.webhooks.create(ada.caller, { url, events: [...events] })
    const { id: job } = await perform(services, 'startJob', operator, undefined, {
      kind: 'export',
      status: 'running',
    })
    await services.workOnJobs()
    const notice = { reason: 'deploy', level: 'warning', until: clock.now() + 7_200_000 } as const
    const text = 'On Tuesday at six the service moves to a new server. Games pause for an hour.'
    await perform(services, 'postNotice', operator, undefined, { ...notice, text })
    const desk = { prepare }
    const phone = { prepare, width: 390, dark: true, whole: true } as const
    const game = { path: `/console/games/${table.id}`, see: '.sitters' }
    const upkeep = { path: '/console/maintenance', see: 'td' }
    await camera.shoot('console-games', {
      ...desk,
      path: '/console/games?status=running',
      see: 'td',
    })
    await camera.shoot('console-game-aside', { ...desk, ...game })
    await camera.shoot('console-game-aside-phone-dark', { ...phone, ...game })
    await camera.shoot('console-job', { ...desk, path: `/console/jobs/${job}`, see: '.facts' })
    await camera.shoot('console-webhooks-phone-dark', {
      ...phone,
      path: '/console/webhooks',
      see: 'td',
    })
    await camera.shoot('console-maintenance', { ...desk, ...upkeep })
    await camera.shoot('console-maintenance-phone-dark', { ...phone, ...upkeep })
    const told = {
      path: `/play/${table.id}`,
      see: '.board',
      who: table.sitters[0]!,
      act: (page: Page) => page.locator('.note').waitFor(),
    }
    await camera.shoot('notice', told)
    await camera.shoot('notice-phone-dark', { ...told, width: 390, dark: true })
  },

  async archived({ stage, camera }) {
    const { services, operator, clock } = stage
    const ada = await guest(stage, 'Ada')
    const ended = await lay(stage, { ruleset: 'goalscorer', who: [ada, 'Grace'] })
    await playOn(stage, ended, () => false)
    clock.skip(100 * 86_400)
    const old = { reason: 'retention', olderThanDays: 90 } as const
    await perform(services, 'archiveGames', operator, undefined, old)
    await services.workOnJobs()
    const shot = { path: `/play/${ended.id}`, see: '.result', who: ada }
    await camera.shoot('archived', shot)
    await camera.shoot('archived-phone-dark', { ...shot, width: 390, dark: true })
    await camera.shoot('replay-archived', { path: `/replay/${ended.id}`, see: '.board', who: ada })
  },
}
