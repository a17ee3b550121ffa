import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { keptLogOf } from '../kept-log.ts'
import { isFitEverywhere, type Page, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

const corpus = new URL('../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url)
const goalscorer = brotliDecompressSync(readFileSync(corpus)).toString()

async function openText(page: Page, text: string): Promise<void> {
  const file = { name: 'game.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('slider').waitFor()
}

t.test('the replay shows win chances, and the moves that a bot considered', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openText(page, goalscorer)
  await page.getByRole('img', { name: /^Win chances: Home \d+ %, Away \d+ %$/ }).waitFor()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('table', { name: 'Win chances' }).waitFor()
  const considered = page.getByRole('table', { name: 'Engine moves' })
  await considered.getByText('played', { exact: true }).waitFor()
  await considered.getByText('engine’s choice').waitFor()
  await page.getByRole('button', { name: 'Analyse the whole game' }).click()
  const dearest = page.getByRole('list', { name: 'Biggest mistakes' })
  await dearest.getByRole('button').first().waitFor()
  await isFitEverywhere(t, page, 'the review')
  await page.getByRole('button', { name: 'Another file' }).click()
  await openText(page, readFileSync(keptLogOf(registry.goalscorer!), 'utf8'))
  await page.getByRole('button', { name: 'Key moments', exact: true }).click()
  await page.getByRole('list', { name: 'Moments' }).getByText('win chance').first().waitFor()
})

t.test('a game without an evaluation is replayed without chances', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openText(page, readFileSync(keptLogOf(registry['rising-star']!), 'utf8'))
  t.equal(await page.getByRole('button', { name: 'Review', exact: true }).count(), 0)
})
