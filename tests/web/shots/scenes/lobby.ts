import type { Page } from 'playwright-core'
import type { Scenes } from '../scene.ts'
import { guest, lay, playOn } from '../tables.ts'

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

const dialog = { whole: false, see: 'main h1' } as const

export const lobby: Scenes = {
  async visitor({ camera }) {
    const shot = { path: '/', see: '.game', whole: true }
    await camera.shoot('lobby-visitor', shot)
    await camera.shoot('lobby-visitor-phone-dark', { ...shot, width: 390, dark: true })
    await camera.shoot('sign-up', { ...dialog, path: '/', act: press('New game') })
    await camera.shoot('no-page', { path: '/play/', see: '.notice' })
  },

  async lobby({ stage, camera }) {
    const ada = await guest(stage, 'Ada')
    const shot = { path: '/', see: '.game', who: ada, whole: true }
    await camera.shoot('lobby-empty', shot)
    const ended = await lay(stage, { ruleset: 'goalscorer', who: [ada, 'Grace'] })
    await playOn(stage, ended, () => false)
    const theirs = await lay(stage, { ruleset: 'superclub', who: ['Grace', ada], bots: 1 })
    await playOn(stage, theirs, ({ seat }) => seat === 0)
    await lay(stage, { ruleset: 'starplayer', who: [ada, 'Annie'], open: 2 })
    const twelve = ['Katherine', ada, ...'BCDEFGHIJK']
    await lay(stage, { ruleset: 'title-chase', who: twelve, decisionSeconds: 86_400 })
    const mine = await lay(stage, { ruleset: 'rising-star', who: [ada, LONG_NAME, ARABIC] })
    await playOn(stage, mine, ({ seat }, made) => seat === 0 && made > 8)
    await camera.shoot('lobby', shot)
    await camera.shoot('lobby-phone-dark', { ...shot, width: 390, dark: true })
    const asked = { ...dialog, path: '/', who: ada, act: newGameWithOptions }
    await camera.shoot('new-game', asked)
    await camera.shoot('new-game-phone-dark', { ...asked, width: 390, dark: true })
    await camera.shoot('new-game-levels', { ...asked, act: newGameAgainstALevel })
    const finding = { ...dialog, path: '/', who: ada, act: press('Find a player') }
    await camera.shoot('find-a-player', finding)
    await camera.shoot('finding-phone-dark', { ...finding, width: 390, dark: true, act: find })
    const account = { path: '/account', see: 'h1', who: ada, whole: true }
    await camera.shoot('account', account)
    await camera.shoot('account-phone-dark', { ...account, width: 390, dark: true })
  },

  async webhooks({ stage, camera }) {
    const ada = await guest(stage, 'Ada')
    const shot = { path: '/webhooks', see: 'form', who: ada, whole: true }
    const events = ['turn.opened', 'game.over'] as const
    const url = 'https://hooks.example.org/touchline/of-a-rather-long-address'
    const { webhooks } = stage.services
    const { webhook } = await webhooks.create(ada.caller, { url, events: [...events] })
    await webhooks.test(ada.caller, webhook.id)
    const sent = (page: Page) => page.getByText('Deliveries').click()
    await camera.shoot('webhooks', { ...shot, act: sent })
    await camera.shoot('webhooks-phone-dark', { ...shot, act: sent, width: 390, dark: true })
  },

  async room({ stage, camera }) {
    const laid = { ruleset: 'superclub', who: ['Ada', LONG_NAME], open: 2, isPrivate: true }
    const table = await lay(stage, laid)
    const path = `/join/${table.id}#${table.inviteCode}`
    await camera.shoot('invitation', { path, see: '.emblems', whole: true })
    const phone = { width: 390, dark: true, whole: true } as const
    await camera.shoot('invitation-phone-dark', { ...phone, path, see: '.emblems' })
    const room = { path: `/play/${table.id}`, see: '.emblems', who: table.sitters[0]! }
    await camera.shoot('room', { ...room, whole: true })
    const many = { ruleset: 'title-chase', who: ['Ada', ARABIC, LONG_NAME], open: 9 }
    const { id, sitters } = await lay(stage, many)
    const twelve = { path: `/play/${id}`, see: '.emblems', who: sitters[0]! }
    await camera.shoot('room-of-twelve-phone-dark', { ...phone, ...twelve })
  },
}

export const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley'.slice(0, 40)
export const ARABIC = 'محمد بن عبد الله الخوارزمي'

async function newGameAgainstALevel(page: Page): Promise<void> {
  await press('New game')(page)
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('bot')
  await page.getByRole('combobox', { name: 'Bot level for seat 2' }).selectOption({ index: 1 })
}

async function find(page: Page): Promise<void> {
  await press('Find a player')(page)
  await press('Find an opponent')(page)
  await page.getByText('Looking for an opponent').waitFor()
}

async function newGameWithOptions(page: Page): Promise<void> {
  await press('New game')(page)
  await page.getByRole('combobox', { name: 'Game' }).selectOption('starplayer')
}
