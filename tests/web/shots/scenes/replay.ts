import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { registry } from '../../../../src/engine/rulesets/index.ts'
import { writeKeptLog } from '../../../kept-log.ts'
import type { Scenes } from '../scene.ts'
import { guest } from '../tables.ts'

const LONG_MOVES = 400

const opening = (text: () => string | Buffer) => (page: Page) => {
  const file = { name: 'game.ndjson', mimeType: 'application/x-ndjson' }
  const buffer = Buffer.from(text())
  return page.locator('input[type=file]').setInputFiles({ ...file, buffer })
}
const open = (id: string) => opening(() => writeKeptLog(registry[id]!, LONG_MOVES))
const corpus = new URL('../../../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url)
const openWhole = opening(() => brotliDecompressSync(readFileSync(corpus)))
const chances = async (page: Page) => {
  await page.getByRole('img', { name: /^Win chances/ }).waitFor()
}
const considered = async (page: Page) => {
  await page.getByText('engine’s choice').waitFor()
}
const tab = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()
const verify = async (page: Page) => {
  await tab('Verify')(page)
  await page.getByText('✓ verified').waitFor()
}
const badFile = (page: Page) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'game.ndjson',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  })
const beside = async (page: Page) => {
  await page.getByLabel('Compare with').selectOption('admin')
}
type Act = (page: Page) => Promise<unknown>
const inTurn =
  (...acts: readonly Act[]) =>
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

const at = { path: '/replay', see: 'text=Ready for offline use' } as const

export const replay: Scenes = {
  async replay({ stage, camera }) {
    const shoot = (name: string, ...acts: readonly Act[]) =>
      camera.shoot(name, { ...at, act: inTurn(...acts) })
    await camera.shoot('replay-opener', { ...at, act: badFile })
    await shoot('replay-log', open('starplayer'), middle)
    await shoot('replay-charts', open('title-chase'), middle, tab('Charts'))
    await shoot('replay-two-viewers', open('goalscorer'), middle, beside, tab('Changes'))
    await shoot('replay-verified', open('superclub'), verify)
    await shoot('replay-moments', open('rising-star'), middle, tab('Key moments'))
    await shoot('replay-review', openWhole, chances, middle, tab('Review'), considered)
    const ada = await guest(stage, 'Ada')
    const from = inTurn(openWhole, chances, middle, tab('Play from here'))
    await camera.shoot('replay-play-from-here', { ...at, who: ada, act: from })
  },

  async reference({ stage, camera }) {
    await camera.shoot('docs', { path: '/docs', see: 'h1' })
    const ada = await guest(stage, 'Ada')
    const act = async (page: Page) => {
      await page.getByLabel('Search operations and types').fill('me')
      await page.getByRole('button', { name: 'me query', exact: true }).click()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByRole('log').getByText('"scopes"').waitFor()
    }
    await camera.shoot('graphiql', { path: '/graphiql', see: 'h1', who: ada, act })
  },
}
