// The pages play any ruleset: with its board (one folder and one line), and without.
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { build, type Plugin } from 'vite'
import { register } from '../../src/engine/kernel/define.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { spotKick } from '../sixth/spot-kick/index.ts'
import { isFit, type Page, visit, windowOf } from './browser.ts'
import { openPages, type PagesHouse } from './pages.ts'

const rulesets = { ...registry, 'spot-kick': register(spotKick) }
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const LINE = `
  'spot-kick': async () => (await import('./spot-kick/index.tsx')).spotKick,
`

/** Built pages with all rules and bots; the test opens none of them. */
const UNOPENED = /^\.\/(?:replay|console|graphiql|webhooks)\/page\.tsx$/
const NOTHING = '\0nothing'

/** As if the line and the folder were in the source. */
const withSixthBoard: Plugin = {
  name: 'sixth-board',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/web/src/boards/index.ts') ? code.replace('= {', `= {${LINE}`) : null,
  resolveId(source) {
    if (UNOPENED.test(source)) return NOTHING
    return source === './spot-kick/index.tsx' ? at('tests/sixth/board/index.tsx') : null
  },
  load: (id) => (id === NOTHING ? 'export {}' : null),
}

/** One kick each against a bot; the player shoots first. */
async function kickOff({ call, signUp }: PagesHouse) {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'spot-kick', options: { kicks: 1 }, seats }
  const { body: game } = await call('POST /v1/games', { token, body })
  return { token, path: `/play/${game.id}` }
}

/** A move with a single choice is sent by the second press. */
async function pressTwice(page: Page, where: string): Promise<void> {
  await page.getByLabel(where).locator('.can').first().click()
  await page.getByLabel(where).locator('.chosen').click()
}

const ended = (page: Page) => page.getByRole('heading', { name: 'The game has ended' }).first()

t.test('a sixth ruleset is played on its own board', async (t) => {
  const pagesFolder = t.testdir()
  await build({
    configFile: at('web/vite.config.ts'),
    logLevel: 'error',
    plugins: [withSixthBoard],
    mode: 'unpacked',
    build: { outDir: pagesFolder },
  })
  const house = await openPages(t, { rulesets, pagesFolder })
  const { token, path } = await kickOff(house)
  const page = await windowOf(t, house.base, { token, width: 390 })
  await visit(page, path)

  await pressTwice(page, 'Your hand')
  await page.getByLabel('The goal').locator('.can').first().waitFor()
  await isFit(t, page, 'the goal')
  await pressTwice(page, 'The goal')
  await ended(page).waitFor()
  t.match(await page.locator('.seat-list li').first().innerText(), /1\s*kicks taken/)
})

t.test('without a board it is played by form and text', async (t) => {
  const house = await openPages(t, { rulesets })
  const { token, path } = await kickOff(house)
  const page = await windowOf(t, house.base, { token })
  await visit(page, path)
  const card = page.getByLabel('Your move')

  await page.getByText('Spot Kick, 1 kicks each.').waitFor()
  await isFit(t, page, 'a game as text')
  await card.getByRole('button', { name: /^lay /i }).first().click()
  await card
    .getByRole('button', { name: /^stay, which/i })
    .first()
    .click()
  await ended(page).waitFor()
})
