import type { Page } from 'playwright-core'
import { perform } from '../../../support/admin.ts'
import { asOperator } from '../../operator.ts'
import type { Camera } from '../camera.ts'
import type { Scenes } from '../scene.ts'
import { OPERATOR_TOKEN, type Stage } from '../stage.ts'
import { guest, lay, playOn } from '../tables.ts'
import { LONG_NAME } from './lobby.ts'

interface Screen {
  readonly name: string
  readonly path: string
  readonly see?: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act?: (page: Page) => Promise<unknown>
}

const LISTS = [
  'games',
  'accounts',
  'failing',
  'looks',
  'tokens',
  'webhooks',
  'jobs',
  'audit',
  'erasures',
]

async function prepare(page: Page): Promise<void> {
  await page.goto('/play/')
  await asOperator(OPERATOR_TOKEN)(page)
}

/**
 * Clears the session storage, so that the pictures show neither a stored reason for access nor an
 * offer to create a passkey.
 */
async function prepareFirst(page: Page): Promise<void> {
  await prepare(page)
  await page.evaluate('sessionStorage.clear()')
}

const opens = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
}

async function search(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search games and accounts' }).fill('ada')
  await page.getByRole('option').first().waitFor()
}

const lists = (suffix: string): readonly Screen[] =>
  LISTS.map((place) => ({ name: `${place}${suffix}`, path: `/console/${place}` }))

const empty: readonly Screen[] = [
  { name: 'sign-in', path: '/console', see: 'form', prepare: async () => {} },
  { name: 'passkey', path: '/console', see: 'h1', prepare: prepareFirst },
  { name: 'overview-empty', path: '/console', see: '.nodes' },
  { name: 'nothing', path: '/console/games/00000000-0000-4000-8000-000000000000' },
  { name: 'no-access', path: '/console/elsewhere', see: 'h1' },
  ...lists('-empty'),
]

export const consoleScreens: Scenes = {
  async 'console-empty'({ camera }) {
    await inFourLooks(camera, empty)
  },

  async 'console-screens'({ stage, camera }) {
    await inFourLooks(camera, await screensOf(stage))
  },
}

async function inFourLooks(camera: Camera, screens: readonly Screen[]): Promise<void> {
  for (const { name, ...screen } of screens)
    for (const width of [390, 1280] as const) {
      const look = { prepare, ...screen, width, alsoDark: true, whole: true }
      await camera.shoot(`${name}-${width}`, look)
    }
}

async function screensOf(stage: Stage): Promise<readonly Screen[]> {
  const { services, operator, clock } = stage
  const ada = await guest(stage, 'Ada')
  const running = await lay(stage, { ruleset: 'starplayer', who: [ada, LONG_NAME, 'Annie'] })
  await playOn(stage, running, ({ seat }, made) => seat === 0 && made > 8)
  const ended = await lay(stage, { ruleset: 'goalscorer', who: [ada, 'Grace'] })
  await playOn(stage, ended, () => false)
  const open = { ruleset: 'superclub', who: ['Katherine', ada], open: 2, isPrivate: true }
  const waiting = await lay(stage, open)
  const fault = { reason: 'fault' } as const
  const failing = await lay(stage, { ...open, open: 0, decisionSeconds: 3_600 })
  await perform(services, 'quarantineGame', operator, failing.id, fault)
  const cancelled = await lay(stage, { ruleset: 'title-chase', who: [ada, 'Mary'] })
  await perform(services, 'pauseGame', operator, cancelled.id, { reason: 'dispute' })
  await perform(services, 'cancelGame', operator, cancelled.id, {
    reason: 'cheating',
    confirm: cancelled.id.slice(-8),
  })
  await perform(services, 'openHiddenState', operator, failing.id, {
    ...fault,
    confirm: failing.id.slice(-8),
  })
  const url = 'https://hooks.example.org/touchline'
  const { webhook } = await services.webhooks.create(ada.caller, { url, events: ['game.over'] })
  const { id: job } = await perform(services, 'startJob', operator, undefined, {
    kind: 'export',
    status: 'finished',
  })
  await services.workOnJobs()
  const text = 'The service is updated on Tuesday at six. Games pause for an hour.'
  const notice = { reason: 'deploy', level: 'warning', until: clock.now() + 7_200_000 } as const
  await perform(services, 'postNotice', operator, undefined, { ...notice, text })
  const banned = await guest(stage, 'Mallory')
  const account = banned.caller.account.id
  await perform(services, 'banAccount', operator, account, {
    reason: 'abuse',
    seconds: 86_400,
    confirm: 'Mallory',
  })
  const game = (of: { id: string }) => `/console/games/${of.id}`
  const player = `/console/accounts/${ada.caller.account.id}`
  return [
    { name: 'overview', path: '/console', see: '.nodes' },
    ...lists(''),
    { name: 'filtered', path: '/console/games?status=running', act: search },
    { name: 'views', path: '/console/audit?class=all', see: 'td' },
    { name: 'game', path: game(running), see: '.sitters', act: unfold },
    { name: 'game-ended', path: game(ended), see: '.sitters' },
    { name: 'game-waiting', path: game(waiting), see: '.sitters' },
    { name: 'game-failing', path: game(failing), see: '.sitters' },
    { name: 'game-cancelled', path: game(cancelled), see: '.sitters' },
    { name: 'replay', path: `${game(ended)}/replay`, see: '.board' },
    { name: 'account', path: player, see: '.facts' },
    { name: 'account-banned', path: `/console/accounts/${account}`, see: '.facts' },
    { name: 'job', path: `/console/jobs/${job}`, see: '.facts' },
    { name: 'webhook', path: `/console/webhooks/${webhook.id}`, see: '.facts' },
    { name: 'maintenance', path: '/console/maintenance', see: 'td' },
    { name: 'configuration', path: '/console/configuration', see: 'h1' },
    { name: 'acts', path: '/console/acts', see: '.acts-of', act: unfold },
    { name: 'do-cancel', path: game(running), see: '.sitters', act: opens('Cancel game') },
    { name: 'do-look', path: game(running), see: '.sitters', act: opens('View hidden state') },
    { name: 'do-ban', path: player, see: '.facts', act: opens('Ban') },
    { name: 'do-erase', path: player, see: '.facts', act: opens('Erase') },
    { name: 'do-token', path: '/console/tokens', see: 'h1', act: opens('Create …') },
    { name: 'do-job', path: '/console/jobs', see: 'h1', act: opens('Start …') },
    { name: 'do-mode', path: '/console/maintenance', see: 'td', act: opens('Set the mode …') },
    { name: 'reason', path: player, prepare: prepareWithoutReason },
  ]
}

async function prepareWithoutReason(page: Page): Promise<void> {
  await prepare(page)
  await page.evaluate("sessionStorage.removeItem('touchline.operator-why')")
}
