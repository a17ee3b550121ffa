import type { Page } from 'playwright-core'
import { perform } from '../../../support/admin.ts'
import { asOperator } from '../../operator.ts'
import type { Shot } from '../camera.ts'
import type { Scenes } from '../scene.ts'
import { OPERATOR_TOKEN, type Stage } from '../stage.ts'
import { guest, lay, playOn, tableShot } from '../tables.ts'
import { ARABIC, LONG_NAME } from './lobby.ts'

async function prepare(page: Page): Promise<void> {
  await page.goto('/play/')
  await asOperator(OPERATOR_TOKEN)(page)
}

const at = (place: string, more: Partial<Shot> = {}): Shot => ({
  path: `/console/${place}`,
  see: 'tbody tr',
  prepare,
  whole: true,
  ...more,
})
const dialog = (place: string, act: (page: Page) => Promise<void>) =>
  at(place, { see: '.facts', whole: false, act })

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function cancelGame(page: Page): Promise<void> {
  await press(page, 'Cancel game')
  await page.getByRole('dialog').getByLabel('Reason').selectOption('cheating')
  await page.getByLabel(/^Type .* to confirm$/).waitFor()
}

async function viewHiddenState(page: Page): Promise<void> {
  if ((await page.getByText('Hidden information is visible').count()) === 0) {
    await press(page, 'View hidden state')
    const dialog = page.getByRole('dialog')
    const typed = dialog.getByLabel(/^Type .* to confirm$/)
    await typed.fill(await dialog.locator('label b').innerText())
    await dialog.getByRole('button', { name: 'View hidden state' }).click()
  }
  await page.getByText('Hidden information is visible').waitFor()
  await page.locator('.commits tr').nth(1).waitFor()
}

async function search(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search games and accounts' }).fill('ada')
  await page.getByRole('option').first().waitFor()
}

export const console: Scenes = {
  async console({ stage, camera }) {
    await camera.shoot('console-sign-in', at('', { see: 'form', prepare: async () => {} }))
    const { running, failing, banned } = await filled(stage)
    const game = `games/${running.id}`
    await camera.shoot('console-audit', at('audit'))
    await camera.shoot('console-overview', at('', { see: '.nodes' }))
    await camera.shoot('console-search', at('games?status=running', { whole: false, act: search }))
    await camera.shoot('console-games', at('games', { whole: false }))
    await camera.shoot('console-game-quarantined', at(`games/${failing.id}`, { see: '.facts' }))
    await camera.shoot('console-cancel-game', dialog(game, cancelGame))
    await camera.shoot('console-hidden-state', dialog(game, viewHiddenState))
    const log = at(`${game}/replay?beside=admin`, { see: '.board', whole: false })
    await camera.shoot('console-log', log)
    await camera.shoot('console-accounts', at('accounts', { whole: false }))
    await camera.shoot('console-account-banned', at(`accounts/${banned}`, { see: '.facts' }))
    await camera.shoot('console-maintenance', at('maintenance'))
    await camera.shoot('notice', { ...tableShot(running), whole: 'on-desktop' })
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
    await camera.shoot('archived', { ...tableShot(ended), see: '.result' })
  },
}

/** Creates games, accounts and jobs in many states for the pages of the console. */
async function filled(stage: Stage) {
  const { services, operator, clock } = stage
  const ada = await guest(stage, 'Ada')
  const running = await lay(stage, { ruleset: 'starplayer', who: [ada, LONG_NAME, ARABIC] })
  await playOn(stage, running, ({ seat }, made) => seat === 0 && made > 12)
  const ended = await lay(stage, { ruleset: 'goalscorer', who: [ada, 'Grace'] })
  await playOn(stage, ended, () => false)
  const open = { ruleset: 'superclub', who: ['Katherine', ada], isPrivate: true }
  await lay(stage, { ...open, open: 2 })
  const failing = await lay(stage, { ...open, decisionSeconds: 3_600 })
  await perform(services, 'quarantineGame', operator, failing.id, { reason: 'fault' })
  const cancelled = await lay(stage, { ruleset: 'title-chase', who: [ada, 'Mary'] })
  const confirm = cancelled.id.slice(-8)
  await perform(services, 'cancelGame', operator, cancelled.id, { reason: 'cheating', confirm })
  const url = 'https://hooks.example.org/touchline'
  const { webhook } = await services.webhooks.create(ada.caller, { url, events: ['game.over'] })
  await services.webhooks.test(ada.caller, webhook.id)
  await perform(services, 'startJob', operator, undefined, {
    kind: 'export',
    status: 'finished',
  })
  await services.workOnJobs()
  const text = 'On Tuesday at six the service moves to a new server. Games pause for an hour.'
  const notice = { reason: 'deploy', level: 'warning', until: clock.now() + 7_200_000 } as const
  await perform(services, 'postNotice', operator, undefined, { ...notice, text })
  const banned = (await guest(stage, 'Mallory')).caller.account.id
  const ban = { reason: 'abuse', seconds: 86_400, confirm: 'Mallory' } as const
  await perform(services, 'banAccount', operator, banned, ban)
  // The console's numbers are renewed every minute.
  clock.skip(60)
  return { running, failing, banned }
}
