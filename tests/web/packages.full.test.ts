// Tests a game from a ruleset package: its board with the content security policy of the pages, the
// form for moves, and the replay.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { buildGame } from '../../src/cli/build-game.ts'
import { loadGames } from '../../src/games/load.ts'
import { rulebooksOf } from '../../src/rulebooks.ts'
import { isFit, type Page, visit, windowOf } from './browser.ts'
import { openPages, type PagesService } from './pages.ts'

const template = fileURLToPath(new URL('../../../template/', import.meta.url))

async function openWithGame(t: Test, change: (folder: string) => void = () => {}) {
  const folder = t.testdir()
  cpSync(template, folder, { recursive: true })
  await buildGame(folder)
  change(folder)
  const { registry, packages } = await loadGames([folder])
  const parts = { packages, rulebooks: rulebooksOf(packages) }
  return openPages(t, { rulesets: registry, ...parts })
}

async function kickOff({ call, signUp }: PagesService) {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'spot-kick', options: { kicks: 1 }, seats }
  const { body: game } = await call('POST /v1/games', { token, body })
  return { token, game: game.id as string, path: `/play/${game.id}` }
}

/** If a board item belongs to only one move, the second press on the item sends the move. */
async function pressTwice(page: Page, where: string): Promise<void> {
  await page.getByLabel(where).locator('.can').first().click()
  await page.getByLabel(where).locator('.chosen').click()
}

const ended = (page: Page) => page.getByRole('heading', { name: 'The game has ended' }).first()

async function playByForm(page: Page): Promise<void> {
  const card = page.getByLabel('Your move')
  await card.getByRole('button', { name: /^lay /i }).first().click()
  await card
    .getByRole('button', { name: /^stay, which/i })
    .first()
    .click()
  await ended(page).waitFor()
}

t.test('a packaged game is listed, played on its own board and replayed', async (t) => {
  const service = await openWithGame(t)
  const { token, game, path } = await kickOff(service)
  const page = await windowOf(t, service.base, { token, width: 390 })
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })

  await visit(page, '/')
  await page.getByRole('heading', { name: 'Spot Kick' }).first().waitFor()
  await page.getByText('Hide a shot, guess a corner, roll one die.').waitFor()
  await page.locator('img.picture').first().waitFor()
  await visit(page, path)
  await pressTwice(page, 'Your hand')
  await page.getByLabel('The goal').locator('.can').first().waitFor()
  await isFit(t, page, 'the goal')
  const styles = page.locator('link[href^="/packages/spot-kick/"]')
  t.equal(await styles.count(), 1)
  await pressTwice(page, 'The goal')
  await ended(page).waitFor()
  t.match(await page.locator('.seat-list li').first().innerText(), /1\s*kicks taken/)
  await visit(page, `/replay/${game}`)
  await page.locator('.board.spot-kick').waitFor()
  await page.getByText('Spot Kick').first().waitFor()
  t.same(violations, [])
})

t.test('without a board, a packaged game is played by form and text', async (t) => {
  const service = await openWithGame(t, (folder) => {
    rmSync(path.join(folder, 'dist', 'board.js'))
    const file = path.join(folder, 'package.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/"board": .*\n/, ''))
  })
  const { token, path: address } = await kickOff(service)
  const page = await windowOf(t, service.base, { token })
  await visit(page, address)

  await page.getByText('Spot Kick, 1 kicks each.').waitFor()
  await isFit(t, page, 'a game as text')
  await playByForm(page)
})

t.test('form and text replace a board that throws', async (t) => {
  const service = await openWithGame(t, (folder) =>
    writeFileSync(
      path.join(folder, 'dist', 'board.js'),
      'export default { Table() { throw new Error("broken") }, series: () => ({}) }',
    ),
  )
  const { token, path: address } = await kickOff(service)
  const page = await windowOf(t, service.base, { token })
  await visit(page, address)

  await page
    .getByText('The Spot Kick board has stopped working. You can play without the board.')
    .waitFor()
  await playByForm(page)
})
