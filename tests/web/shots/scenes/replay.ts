import type { Page } from 'playwright-core'
import { registry } from '../../../../src/rulesets/index.ts'
import { writeKeptLog } from '../../../kept-log.ts'
import type { Scenes } from '../scene.ts'
import { lay, playOn } from '../tables.ts'

const LONG_MOVES = 400

const open = (id: string) => (page: Page) => {
  const buffer = Buffer.from(writeKeptLog(registry[id]!, LONG_MOVES))
  const file = { name: `${id}.ndjson`, mimeType: 'application/x-ndjson', buffer }
  return page.locator('input[type=file]').setInputFiles(file)
}
const tab = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()
const verify = async (page: Page) => {
  await tab('Verify')(page)
  await page.getByText('✓ verified').waitFor()
}
const beside = async (page: Page) => {
  await page.getByLabel('beside').selectOption('admin')
}
const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) {
      await act(page)
      await page.getByRole('slider').waitFor()
    }
  }
const middle = async (page: Page) => {
  const slider = page.getByRole('slider')
  const last = Number(await slider.getAttribute('max'))
  await slider.fill(String(Math.round(last * 0.6)))
}

const at = { path: '/replay', see: '.drop' } as const

export const replay: Scenes = {
  async replay({ stage, camera }) {
    await camera.shoot('replay-opener', at)
    const bad = (page: Page) =>
      page.locator('input[type=file]').setInputFiles({
        ...{ name: 'game.ndjson', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      })
    await camera.shoot('replay-opener-phone-dark', { ...at, width: 390, dark: true, act: bad })
    await camera.shoot('replay-log', { ...at, act: inTurn(open('starplayer'), middle) })
    await camera.shoot('replay-charts-dark', {
      ...{ ...at, dark: true, act: inTurn(open('starplayer'), middle, tab('Charts')) },
    })
    await camera.shoot('replay-two-viewers', {
      ...{ ...at, act: inTurn(open('goalscorer'), middle, beside, tab('Changes')) },
    })
    await camera.shoot('replay-verified', { ...at, act: inTurn(open('superclub'), verify) })
    await camera.shoot('replay-moments-dark', {
      ...{ ...at, dark: true, act: inTurn(open('rising-star'), middle, tab('Moments')) },
    })
    await camera.shoot('replay-phone', {
      ...{ ...at, width: 390, act: inTurn(open('title-chase'), middle) },
    })
    await camera.shoot('replay-phone-dark', {
      ...{ ...at, width: 390, dark: true, act: inTurn(open('goalscorer'), middle) },
    })
    const table = await lay(stage, { ruleset: 'goalscorer', who: ['Ada', 'Grace'] })
    await playOn(stage, table, ({ seat }, made) => seat === 0 && made > 5)
    const path = `/replay/${table.id}`
    await camera.shoot('replay-running', { path, see: '.board', who: table.sitters[0]! })
  },

  async reference({ stage, camera }) {
    await camera.shoot('docs', { path: '/docs', see: 'h1' })
    await camera.shoot('docs-phone-dark', { path: '/docs', see: 'h1', width: 390, dark: true })
    const ada = (await lay(stage, { ruleset: 'goalscorer', who: ['Ada', 'Grace'] })).sitters[0]!
    const run = async (page: Page) => {
      await page.getByLabel('Search operations and types').fill('me')
      await page.getByRole('button', { name: 'me query', exact: true }).click()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByRole('log').getByText('"scopes"').waitFor()
    }
    await camera.shoot('graphiql', { path: '/graphiql', see: 'h1', who: ada, act: run })
    await camera.shoot('graphiql-phone-dark', {
      ...{ path: '/graphiql', see: 'h1', width: 390, dark: true },
    })
  },
}
