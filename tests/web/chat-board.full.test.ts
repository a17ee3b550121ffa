import type { Client } from '@modelcontextprotocol/client'
import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { callTool, connectAgent } from '../support/agent.ts'
import { until } from '../support/until.ts'
import { findingsOf } from './axe.ts'
import { type Call, type Chat, openChat } from './chat.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { MARKED, shortest, UNMARKED } from './playing.ts'

const STEPS_MAX = 1_000
const SUGGESTED = '.act fieldset.upright button:enabled'

async function agentOf(t: Test, { base, signUp }: PagesService) {
  const { token } = await signUp('Agent')
  return { token, agent: await connectAgent(t, new URL(`${base}/mcp`), token) }
}

const comparedWithRest =
  ({ call }: PagesService, token: string, faults: string[]) =>
  async ({ name, answer }: Call) => {
    if (name !== 'board') return
    const { board } = answer.structuredContent as { board: { game: string } & Seen }
    const { body } = await call(`GET /v1/games/${board.game}`, { token })
    const [shown, known] = [board, body as Seen].map(({ version, view }) =>
      JSON.stringify({ version, view }),
    )
    if (board.version === body.version && shown !== known) faults.push(`v${board.version}`)
  }
interface Seen {
  readonly version: number
  readonly view: unknown
}

for (const { id, title } of Object.values(registry))
  t.test(`${title} is played to its end in a chat, by press and by keyboard`, async (t) => {
    const service = await sharedPagesService()
    const { agent, token } = await agentOf(t, service)
    const made = { ruleset: id, bots: 1, options: shortest[id] }
    const { turn } = await callTool(agent, 'create_game', made)
    const faults: string[] = []
    const onCall = comparedWithRest(service, token, faults)
    const chat = await openChat(t, service, agent, turn.game, { onCall })

    const steps = await playToTheEnd(chat)

    t.comment(`${steps} steps, ${chat.calls.length} calls`)
    const { body } = await service.call(`GET /v1/games/${turn.game}`, { token })
    t.equal(body.status, 'over')
    t.same(faults, [], 'the board knows what REST tells the seat, and nothing more')
    t.same(unreadableIn(chat), [], 'the model reads sentences alone')
    t.same(await findingsOf(chat.frame), [])
  })

function unreadableIn({ read: [shown, ...told] }: Chat): unknown[] {
  const { structuredContent, content } = shown as Record<string, unknown>
  const facts = Object.keys(structuredContent as object)
    .toSorted()
    .join()
  const isKnown = facts === 'game,seat,status,url,version' && /^The board of/.test(textIn(content))
  const others = (told as { content: unknown }[]).filter(
    (one) => !/^In game \S+ the person played \{"type":"[a-z-]+".*\}\.$/.test(textIn(one.content)),
  )
  return isKnown ? others : [shown, ...others]
}

const textIn = (content: unknown): string => (content as { text: string }[])[0]?.text ?? ''

/** Marks the board item that a person without knowledge of the rules would press next. */
const markNext = (ways: readonly string[]) => `(() => {
  document.querySelector('[data-next]')?.removeAttribute('data-next')
  const title = document.querySelector('.act h2')?.textContent ?? ''
  if (/won|lost|draw/.test(title)) return 'over'
  if (title !== 'Your turn' || document.querySelector('[data-busy=true]')) return 'waiting'
  const next = ${JSON.stringify(ways)}
    .flatMap((way) => [...document.querySelectorAll(way)])
    .find((one) => one.checkVisibility())
  next?.setAttribute('data-next', '')
  return next ? 'ready' : 'waiting'
})()`

async function playToTheEnd({ frame, page }: Chat): Promise<number> {
  await frame.locator('.act h2').waitFor()
  for (let steps = 0; steps < STEPS_MAX; ) {
    // The simulated player alternates between two presses on arbitrary board items and two presses
    // on suggested moves. If all presses were arbitrary, the player would offer trades forever.
    const ways = steps % 4 < 2 ? [...MARKED, ...UNMARKED] : [SUGGESTED, ...MARKED]
    const state = await frame.evaluate(markNext(ways))
    if (state === 'over') return steps
    if (state === 'waiting') {
      await page.waitForTimeout(20)
      continue
    }
    const next = frame.locator('[data-next]')
    if (steps % 3 === 0) await press(page, next)
    else await next.press('Enter')
    steps += 1
  }
  throw new Error(`It is not over: ${await frame.locator('.act').innerText()}`)
}

/**
 * Clicks with the mouse, because elements in a sandbox without an origin cannot be clicked by their
 * handle.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

t.test('the board follows the assistant with one call for each change', async (t) => {
  const service = await sharedPagesService()
  const { agent } = await agentOf(t, service)
  const options = { turnLimit: 20 }
  const made = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 1, options })
  const { game } = made.turn
  const { frame, calls, read } = await openChat(t, service, agent, game)
  await frame.getByRole('button', { name: 'Let my assistant play' }).click()

  const moves = await assistantPlays(agent, made.turn)
  await frame.getByText(/You have (won|lost)\.|A draw\./).waitFor()

  t.match(read.at(-1), { role: 'user', content: [{ text: RegExp(`Touchline game ${game}`) }] })
  const polls = calls.filter(({ args }) => 'after' in args)
  t.ok(polls.length <= 3 * moves, `${polls.length} polls for ${moves} moves`)
  const versions = polls.map(({ answer }) => boardIn(answer).version)
  t.same(versions, [...new Set(versions)], 'no poll is answered without news')
})

const boardIn = (answer: Call['answer']) => (answer.structuredContent as { board: Seen }).board

async function assistantPlays(agent: Client, first: Awaited<ReturnType<typeof callTool>>['turn']) {
  let [turn, moves] = [first, 0]
  for (; turn.decisionId !== undefined; moves += 1) {
    const { decisionId } = turn
    const answer = { game: first.game, decisionId, option: 1 }
    ;({ turn } = await callTool(agent, 'play', answer))
  }
  return moves
}

t.test('a host that lets no board call tools shows a link to the game', async (t) => {
  const service = await sharedPagesService()
  const { agent } = await agentOf(t, service)
  const { turn } = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const capabilities = { openLinks: {} }
  const { frame, links, calls } = await openChat(t, service, agent, turn.game, { capabilities })

  await frame.getByRole('button', { name: 'Open the game' }).click()
  await until(() => links.length > 0)

  t.same(links, [`${service.base}/play/${turn.game}`])
  t.same(calls, [])
})
