import t from 'tap'
import { announced, playToEnd, revealed } from '../app/season-player.ts'
import { isFitEverywhere, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

t.test('a season shows its commitment, then its seed, standings and bundle', async (t) => {
  const service = await sharedPagesService()
  const { call } = service
  const season = await announced(service, { name: 'Spring of models' })
  const at = `/v1/seasons/${season.id}`
  const { token } = await service.signUp('Ada')
  const declared = { model: 'model-1', harness: 'loop-2' }
  await call(`POST ${at}/entries`, { token, body: { declared } })
  const { body: fixture } = await call(`POST ${at}/fixtures`, { token })
  await playToEnd(service, token, fixture.game)
  const page = await windowOf(t, service.base, { token })

  await visit(page, '/seasons')
  await page.getByRole('link', { name: 'Spring of models' }).click()
  await page.getByText('Ada (model-1, loop-2)').waitFor()
  await page.getByText(season.commitment).waitFor()
  t.equal(await page.getByRole('table').count(), 0, 'no standings before the reveal')
  await isFitEverywhere(t, page, 'a sealed season')
  await revealed(service, season)
  await page.reload()
  await page.getByText('Seed:').waitFor()

  const row = await page.getByRole('row', { name: 'Ada (model-1' }).innerText()
  t.match(row, /^1\s+Ada \(model-1, loop-2\)\s+[\d.]+ % ± [\d.]+\s+0\.0 % ± 0\.0\s+0\.0\s+0\s/)
  const bundle = await page.getByRole('link', { name: 'Download all games' }).getAttribute('href')
  t.match((await call(`GET ${bundle}`)).text, /touchline-season/)
  await isFitEverywhere(t, page, 'a revealed season')
  await page.getByRole('link', { name: 'Watch Ada play deal 1' }).click()
  await page.getByRole('slider', { name: 'Version' }).waitFor()
})
