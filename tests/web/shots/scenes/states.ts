import type { Page } from 'playwright-core'
import type { Scenes } from '../scene.ts'
import { type GameTable, lay, playOn } from '../tables.ts'
import { ARABIC, LONG_NAME } from './lobby.ts'

const phone = { width: 390, dark: true } as const
const fromMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name }).click()
}
const shotOf = ({ id, sitters }: GameTable) => ({
  path: `/play/${id}`,
  see: '.board',
  who: sitters[0]!,
})

export const states: Scenes = {
  async panels({ stage, camera }) {
    const table = await lay(stage, { ruleset: 'goalscorer', who: ['Ada', 'Grace'] })
    await playOn(
      stage,
      table,
      ({ seat, kind }, made) => seat === 0 && kind === 'first-teamer-move' && made > 5,
    )
    const shot = shotOf(table)
    const menu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
    await camera.shoot('menu', { ...shot, act: menu })
    await camera.shoot('rules', { ...shot, act: fromMenu('Rules') })
    await camera.shoot('keys', { ...shot, act: fromMenu('Keyboard shortcuts') })
    await camera.shoot('fairness', { ...shot, act: fromMenu('Fairness') })
    await camera.shoot('resign', { ...shot, act: fromMenu('Resign') })
    await camera.shoot('text', { ...shot, act: (page) => page.keyboard.press('t'), whole: true })
    await camera.shoot('chosen', { ...shot, act: chooseOne })
    await camera.shoot('refused-phone-dark', { ...shot, ...phone, prepare: spoil, act: moveOne })
    await camera.shoot('turned-for-away', { ...shot, who: table.sitters[1]! })
    const { path, see } = shot
    await camera.shoot('spectator', { path, see })
  },

  async trouble({ stage, camera }) {
    const table = await lay(stage, { ruleset: 'goalscorer', who: ['Ada', 'Grace'] })
    const shot = { ...shotOf(table), see: '.notice' }
    const answer = (status: number, body: object) => (page: Page) =>
      page.route('**/v1/games/*', (route) =>
        route.fulfill({ status, contentType: 'application/problem+json', body: text(body) }),
      )
    const text = (body: object) => JSON.stringify(body)
    await camera.shoot('no-table', { ...shot, path: '/play/0197-nobody' })
    const bug = {
      code: 'internal',
      title: 'Something broke',
      detail: 'A bug. It was written down.',
    }
    await camera.shoot('broken', { ...shot, prepare: answer(500, { ...bug, status: 500 }) })
    const loading = (page: Page) => page.route('**/v1/games/*', () => {})
    await camera.shoot('loading', { ...shot, see: '.waiting', prepare: loading })
    const cut = (page: Page) => page.route('**/stream*', (route) => route.abort())
    const long = async (page: Page) => {
      await page.getByText('reconnecting').waitFor()
    }
    await camera.shoot('line-cut', { ...shotOf(table), prepare: cut, act: long })
    const pressed = { ruleset: 'goalscorer', who: ['Ada', 'Grace'], decisionSeconds: 60 }
    const late = await lay(stage, pressed)
    stage.clock.skip(50)
    await camera.shoot('hurry-phone', { ...shotOf(late), width: 390 })
  },

  async names({ stage, camera }) {
    const who = [LONG_NAME, ARABIC, `${LONG_NAME.slice(0, 38)} II`, 'W'.repeat(40), 'Li', 'עדה']
    const options = { seasons: 1 }
    const six = await lay(stage, { ruleset: 'rising-star', who, options })
    await playOn(stage, six, ({ seat }, made) => seat === 0 && made > 60)
    await camera.shoot('six-long-names', { ...shotOf(six), whole: true })
    await camera.shoot('six-long-names-phone-dark', { ...shotOf(six), ...phone, whole: true })
    const clubs = await lay(stage, { ruleset: 'superclub', who })
    await playOn(stage, clubs, ({ seat }, made) => seat === 0 && made > 120)
    await camera.shoot('six-clubs', { ...shotOf(clubs), whole: true })
    const four = await lay(stage, { ruleset: 'starplayer', who: who.slice(0, 4) })
    await playOn(stage, four, ({ seat }, made) => seat === 0 && made > 40)
    await camera.shoot('four-long-names-phone', { ...shotOf(four), width: 390, whole: true })
  },

  async twelve({ stage, camera }) {
    const names = ['Ada', LONG_NAME, ARABIC, 'Grace', 'Katherine', 'Annie', 'Mary', 'Hedy']
    const who = [...names, 'Rózsa', 'Emmy', 'Sofja', 'Radia']
    const table = await lay(stage, { ruleset: 'title-chase', who })
    await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 150)
    await camera.shoot('twelve-seats', { ...shotOf(table), whole: true })
    await camera.shoot('twelve-seats-phone-dark', { ...shotOf(table), ...phone, whole: true })
    await camera.shoot('twelve-seats-2560', { ...shotOf(table), width: 2560, dark: true })
  },

  async wide({ stage, camera }) {
    for (const ruleset of ['goalscorer', 'starplayer', 'superclub']) {
      const table = await lay(stage, { ruleset, who: ['Ada', 'Grace'] })
      await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 20)
      await camera.shoot(`${ruleset}-2560`, { ...shotOf(table), width: 2560 })
    }
  },
}

const chooseOne = (page: Page) => page.locator('.can[data-thing^="counter:"]').first().click()

async function moveOne(page: Page): Promise<void> {
  await chooseOne(page)
  await page.locator('.target').first().click()
  await page.locator('.note.bad').waitFor()
}

/**
 * The page offers only legal moves, so the script makes the move illegal on its way to the service.
 */
async function spoil(page: Page): Promise<void> {
  await page.route('**/moves?*', (route) => {
    const sent = route.request().postDataJSON()
    return route.continue({ postData: { ...sent, move: { ...sent.move, to: 'd9' } } })
  })
}
