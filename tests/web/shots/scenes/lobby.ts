import type { Page } from 'playwright-core'
import type { Scenes } from '../scene.ts'
import { guest, lay, playOn } from '../tables.ts'

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

export const lobby: Scenes = {
  async visitor({ camera }) {
    const shot = { path: '/', see: '.game' }
    await camera.shoot('lobby-visitor', { ...shot, whole: true })
    await camera.shoot('sign-up', { ...shot, act: press('New game') })
    await camera.shoot('no-page', { path: '/play/', see: '.notice' })
  },

  async lobby({ stage, camera }) {
    const ada = await guest(stage, 'Ada')
    const shot = { path: '/', see: '.game', who: ada }
    const ended = await lay(stage, { ruleset: 'goalscorer', who: [ada, 'Grace'] })
    await playOn(stage, ended, () => false)
    const theirs = await lay(stage, { ruleset: 'superclub', who: ['Grace', ada], bots: 1 })
    await playOn(stage, theirs, ({ seat }) => seat === 0)
    await lay(stage, { ruleset: 'starplayer', who: [ada, 'Annie'], open: 2 })
    const twelve = ['Katherine', ada, ...'BCDEFGHIJK']
    await lay(stage, { ruleset: 'title-chase', who: twelve, decisionSeconds: 86_400 })
    const mine = await lay(stage, { ruleset: 'rising-star', who: [ada, LONG_NAME, ARABIC] })
    await playOn(stage, mine, ({ seat }, made) => seat === 0 && made > 8)
    await camera.shoot('lobby', { ...shot, whole: true })
    await camera.shoot('new-game', { ...shot, act: newGame })
    await camera.shoot('find-a-player', { ...shot, act: find })
  },

  async webhooks({ stage, camera }) {
    const ada = await guest(stage, 'Ada')
    const events = ['turn.opened', 'game.over'] as const
    const url = 'https://hooks.example.org/touchline/of-a-rather-long-address'
    const { webhooks } = stage.services
    const { webhook } = await webhooks.create(ada.caller, { url, events: [...events] })
    await webhooks.test(ada.caller, webhook.id)
    const act = (page: Page) => page.getByText('Deliveries').click()
    await camera.shoot('webhooks', { path: '/webhooks', see: 'form', who: ada, whole: true, act })
  },

  async room({ stage, camera }) {
    const laid = { ruleset: 'superclub', who: ['Ada', LONG_NAME], open: 2, isPrivate: true }
    const { id, inviteCode, sitters } = await lay(stage, laid)
    const shot = { see: '.emblems', whole: true }
    await camera.shoot('invitation', { ...shot, path: `/join/${id}#${inviteCode}` })
    await camera.shoot('room', { ...shot, path: `/play/${id}`, who: sitters[0]! })
  },
}

export const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley'.slice(0, 40)
export const ARABIC = 'محمد بن عبد الله الخوارزمي'

async function newGame(page: Page): Promise<void> {
  await press('New game')(page)
  await page.getByRole('combobox', { name: 'Game' }).selectOption('starplayer')
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('bot')
  await page.getByRole('combobox', { name: 'Bot level for seat 2' }).selectOption({ index: 1 })
}

async function find(page: Page): Promise<void> {
  await press('Find a player')(page)
  await press('Find an opponent')(page)
  await page.getByText('Looking for an opponent').waitFor()
}
