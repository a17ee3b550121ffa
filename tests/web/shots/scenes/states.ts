import type { Page } from 'playwright-core'
import type { Scenes } from '../scene.ts'
import type { Stage } from '../stage.ts'
import { lay, playOn, tableShot } from '../tables.ts'
import { ARABIC, LONG_NAME } from './lobby.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
const fromMenu = (name: string) => async (page: Page) => {
  await menu(page)
  await page.getByRole('button', { name }).click()
}

async function goalscorer(stage: Stage) {
  const table = await lay(stage, { ruleset: 'goalscorer', who: ['Ada', 'Grace'] })
  await playOn(
    stage,
    table,
    ({ seat, kind }, made) => seat === 0 && kind === 'first-teamer-move' && made > 5,
  )
  return table
}

export const states: Scenes = {
  async panels({ stage, camera }) {
    const table = await goalscorer(stage)
    const shot = tableShot(table)
    await camera.shoot('menu', { ...shot, act: menu })
    await camera.shoot('rules', { ...shot, act: fromMenu('Rules') })
    await camera.shoot('clauses', { ...shot, act: clauses })
    await camera.shoot('glossary', { ...shot, act: glossary })
    await camera.shoot('fairness', { ...shot, act: fromMenu('Fairness') })
    await camera.shoot('resign', { ...shot, act: fromMenu('Resign') })
    await camera.shoot('text', {
      ...shot,
      act: (page) => page.keyboard.press('t'),
      whole: 'on-desktop',
    })
    await camera.shoot('refused', { ...shot, prepare: spoil, act: moveOne })
    const { path, see } = shot
    await camera.shoot('spectator', { path, see })
  },

  async together({ stage, camera }) {
    const who = ['Ada', 'Grace']
    const terms = { ruleset: 'goalscorer', decisionSeconds: 600, who }
    const table = await lay(stage, terms)
    const [ada, grace] = table.sitters
    const seen = async (here: number) => {
      const { ports, node } = stage.services.context
      const at = stage.clock.now() - (here > 0 ? 0 : 10 * 60_000)
      await ports.tables.setPresence({ game: table.id, seat: 1, node, here, at })
    }
    const react = async (page: Page) => {
      await showPlayers(page)
      await page.getByRole('button', { name: 'React' }).click()
      const body = { reaction: 'nice-move' }
      await stage.call(`POST /v1/games/${table.id}/talk`, { token: grace!.token, body })
      await page.getByText('Grace: Nice move').waitFor()
    }
    await playOn(stage, table, ({ seat }, made) => seat === 1 && made > 5)
    const shot = { ...tableShot(table), whole: 'on-desktop', act: showPlayers } as const
    await seen(1)
    await camera.shoot('reactions', { ...shot, whole: false, act: react })
    await seen(0)
    await camera.shoot('opponent-away', shot)
    const slow = await lay(stage, {
      ...terms,
      who: [ada!, grace!],
      decisionSeconds: 86_400,
      holidays: true,
    })
    const until = stage.clock.now() + 7 * 86_400_000
    await stage.services.accounts.holiday(grace!.caller, { until })
    await camera.shoot('opponent-on-holiday', { ...shot, path: `/play/${slow.id}` })
  },

  async trouble({ stage, camera }) {
    const table = await lay(stage, { ruleset: 'goalscorer', who: ['Ada', 'Grace'] })
    const shot = tableShot(table)
    const bug = {
      ...{ status: 500, code: 'internal', title: 'Something broke' },
      detail: 'A bug. It was written down.',
    }
    const breaks = (page: Page) =>
      page.route('**/v1/games/*', (route) => route.fulfill({ status: 500, json: bug }))
    const cut = (page: Page) => page.route('**/stream*', (route) => route.abort())
    const act = (page: Page) => page.getByText('reconnecting').waitFor()
    await camera.shoot('broken', { ...shot, see: '.notice', prepare: breaks })
    await camera.shoot('line-cut', { ...shot, prepare: cut, act })
    const terms = { ruleset: 'goalscorer', who: ['Ada', 'Grace'], decisionSeconds: 60 }
    const late = await lay(stage, terms)
    stage.clock.skip(50)
    await camera.shoot('hurry', tableShot(late))
  },

  async names({ stage, camera }) {
    const who = [LONG_NAME, ARABIC, `${LONG_NAME.slice(0, 38)} II`, 'W'.repeat(40), 'Li', 'עדה']
    const laid = async (ruleset: string, least: number, options = {}) => {
      const table = await lay(stage, { ruleset, who, options })
      await playOn(stage, table, ({ seat }, made) => seat === 0 && made > least)
      return { ...tableShot(table), whole: 'on-desktop' } as const
    }
    await camera.shoot('six-long-names', await laid('rising-star', 60, { seasons: 1 }))
    await camera.shoot('six-clubs', await laid('superclub', 120))
  },

  async twelve({ stage, camera }) {
    const names = ['Ada', LONG_NAME, ARABIC, 'Grace', 'Katherine', 'Annie', 'Mary', 'Hedy']
    const who = [...names, 'Rózsa', 'Emmy', 'Sofja', 'Radia']
    const table = await lay(stage, { ruleset: 'title-chase', who })
    await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 150)
    await camera.shoot('twelve-seats', { ...tableShot(table), whole: 'on-desktop' })
    await camera.shoot('twelve-seats', { ...tableShot(table), isWide: true })
  },

  async wide({ stage, camera }) {
    for (const ruleset of ['goalscorer', 'starplayer', 'superclub']) {
      const table = await lay(stage, { ruleset, who: ['Ada', 'Grace'] })
      await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 20)
      await camera.shoot(ruleset, { ...tableShot(table), isWide: true })
    }
  },
}

/** On a phone, the players are in a tab. */
async function showPlayers(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: 'Players', exact: true })
  if (await tab.isVisible()) await tab.click()
}

async function clauses(page: Page): Promise<void> {
  await fromMenu('Rules')(page)
  await page.getByRole('button', { name: 'All clauses' }).click()
}

async function glossary(page: Page): Promise<void> {
  await fromMenu('Rules')(page)
  await page.locator('.rules .term').first().click()
  await page.locator('.explanation:popover-open').waitFor()
}

async function moveOne(page: Page): Promise<void> {
  await page.locator('.can[data-thing^="counter:"]').first().click()
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
