// The board in a chat: a strict host without network, as MCP Apps describes it.
import { readFileSync } from 'node:fs'
import type { Client } from '@modelcontextprotocol/client'
import type { FrameLocator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { callTool, connectAgent } from '../support/agent.ts'
import { findingsOf } from './axe.ts'
import { launched } from './launched.ts'
import { pagesHouse } from './pages.ts'

const BYTES_MAX = 190_000
const URI = 'ui://touchline/board'
const board = new URL('../../app/board.html', import.meta.url)

/** The shortest games. */
const games: Readonly<Record<string, object>> = {
  goalscorer: { turnLimit: 5 },
  'rising-star': { seasons: 1 },
  starplayer: { mode: 'five-a-side', maxTurns: 10 },
  superclub: { quickGame: true, maxSeasons: 1 },
  'title-chase': { version: 'mini' },
}

t.test(`the board is one document of at most ${BYTES_MAX} bytes`, async (t) => {
  const html = readFileSync(board, 'utf8')
  t.ok(Buffer.byteLength(html) <= BYTES_MAX, `${Buffer.byteLength(html)} bytes`)
  t.notMatch(html, /(?:src|href)="http/)
})

interface Line {
  readonly by: 'app' | 'context' | 'message' | 'link'
  readonly name?: string
  readonly params: unknown
}

interface Shown {
  readonly app: FrameLocator
  readonly page: Page
  readonly lines: readonly Line[]
  readonly result: unknown
}

/** Opens the board as a host does: in a sandbox with an opaque origin, and no network at all. */
async function shown(t: Test, agent: Client, game: string, capabilities: object): Promise<Shown> {
  const browser = await launched()
  t.teardown(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 800, height: 1_000 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  t.teardown(() => t.same(complaints, []))
  const lines: Line[] = []
  const result = await agent.callTool({ name: 'show_board', arguments: { game } })
  const { contents } = await agent.readResource({ uri: URI })
  await page.exposeFunction('answered', async (method: string, params: never) => {
    const { name, arguments: given } = params as { name: string; arguments: object }
    if (method === 'ui/initialize') return { hostCapabilities: capabilities, hostContext: {} }
    if (method === 'tools/call') {
      lines.push({ by: 'app', name, params: given })
      return agent.callTool({ name, arguments: given as Record<string, unknown> })
    }
    const by = method.includes('context') ? 'context' : method.includes('link') ? 'link' : 'message'
    lines.push({ by, params })
    return {}
  })
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`
  const html = String((contents[0] as { text: string }).text).replace('<head>', `<head>${meta}`)
  await page.setContent('<!doctype html><title>Host</title><main></main>')
  await page.evaluate(HOST, { html, result })
  return { app: page.frameLocator('iframe'), page, lines, result }
}

/** Runs in the page of the host. */
const HOST = ({ html, result }: { html: string; result: unknown }) => {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = 'App'
  frame.style.cssText = 'width: 780px; height: 960px; border: 0'
  const post = (message: object) =>
    frame.contentWindow!.postMessage({ jsonrpc: '2.0', ...message }, '*')
  addEventListener('message', async ({ source, data }) => {
    if (source !== frame.contentWindow || !data.method) return
    if (data.method === 'ui/notifications/initialized')
      post({ method: 'ui/notifications/tool-result', params: result })
    if (data.id === undefined) return
    const { answered } = globalThis as unknown as {
      answered(method: string, params: unknown): Promise<object>
    }
    post({ id: data.id, result: await answered(data.method, data.params) })
  })
  frame.srcdoc = html
  document.querySelector('main')!.append(frame)
}

async function agentIn(t: Test) {
  const { base, signUp } = await pagesHouse()
  const { token } = await signUp('Agent')
  return connectAgent(t, new URL(`${base}/mcp`), token)
}

const capabilities = { serverTools: {}, updateModelContext: {}, message: {} }

/** Presses with the keyboard what can be pressed, like a person who tries. */
async function answer(app: FrameLocator): Promise<void> {
  const buttons = app.locator(
    '.act button:not([disabled]):not([aria-pressed=true]):not(:text("assistant"))',
  )
  const target = app.locator('[data-thing].target').last()
  const can = app.locator('[data-thing].can').last()
  if ((await target.count()) > 0) return target.press('Enter')
  const suggested = app.locator('.act fieldset button:not([disabled])').first()
  const answers = app.locator('[data-answers] button:not([disabled])').first()
  if ((await answers.count()) > 0) return answers.press('Enter')
  if ((await suggested.count()) > 0) return suggested.press('Enter')
  if ((await can.count()) > 0) return can.press('Enter')
  if ((await buttons.count()) > 0) return buttons.first().press('Enter')
}

for (const [ruleset, options] of Object.entries(games))
  t.test(`${ruleset} is played to its end in a chat, by keyboard`, async (t) => {
    const agent = await agentIn(t)
    const created = await callTool(agent, 'create_game', { ruleset, bots: 1, options })
    const { game } = created.turn
    const { app, page, lines, result } = await shown(t, agent, game, capabilities)
    const title = app.locator('.act h2')
    await title.waitFor()

    for (let moves = 0; moves < 2_000; moves += 1) {
      const state = await app.locator('main').getAttribute('data-busy')
      const text = (await title.textContent()) ?? ''
      if (/won|lost|draw|over/i.test(text)) break
      if (state === 'true' || !text.includes('Your turn')) await page.waitForTimeout(50)
      else await answer(app).catch(() => {})
    }

    t.match(await title.textContent(), /won|lost|draw/i)
    t.match((await callTool(agent, 'wait', { game, after: 0, wait: 0 })).text, /wins|draw/i)
    const forModel = lines.filter(({ by }) => by === 'context')
    t.ok(forModel.length > 0, 'the model learns what was played')
    t.notMatch(JSON.stringify([result, forModel]), /"view"/, 'and never the view')
    t.same(await findingsOf(page), [])
  })

t.test('the board follows the assistant, and asks it to play', async (t) => {
  const agent = await agentIn(t)
  const { turn } = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const { game, decisionId } = turn
  const { app, lines } = await shown(t, agent, game, capabilities)
  await app.getByRole('button', { name: 'Let my assistant play' }).click()
  const sentences = app.locator('.sentences')
  const before = await sentences.textContent()

  await callTool(agent, 'play', { game, decisionId, option: 1, wait: 0 })
  await sentences.filter({ hasNotText: before! }).waitFor()

  t.match(lines.find(({ by }) => by === 'message')?.params, { role: 'user' })
  const polls = lines.filter(({ name, params }) => name === 'board' && 'after' in Object(params))
  t.ok(polls.length < 8, `${polls.length} polls`)
})

t.test('a host that lets no view call tools shows a link', async (t) => {
  const agent = await agentIn(t)
  const { turn } = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const { app, lines } = await shown(t, agent, turn.game, {})

  await app.getByRole('button', { name: 'Open the game' }).click()

  t.match(lines.find(({ by }) => by === 'link')?.params, { url: RegExp(`/play/${turn.game}$`) })
})

t.test('the board knows what REST tells the seat, and nothing more', async (t) => {
  const { base, signUp } = await pagesHouse()
  const { token } = await signUp('Agent')
  const agent = await connectAgent(t, new URL(`${base}/mcp`), token)
  const created = await callTool(agent, 'create_game', { ruleset: 'starplayer', bots: 1 })
  const { game } = created.turn

  const { structuredContent } = await agent.callTool({ name: 'board', arguments: { game } })
  const headers = { authorization: `Bearer ${token}` }
  const seen = await (await fetch(`${base}/v1/games/${game}`, { headers })).json()

  const { view, version } = (structuredContent as { board: Record<string, unknown> }).board
  t.equal(version, seen.version)
  t.same(view, seen.view)
})
