import { fileURLToPath } from 'node:url'
import type { Client } from '@modelcontextprotocol/client'
import t from 'tap'
import type { LiveGame } from '../../../src/app/runtime/live-game.ts'
import { seededChance } from '../../../src/engine/kernel/chance.ts'
import { copied } from '../../../src/engine/kernel/json.ts'
import { worldWith } from '../../../src/engine/kernel/world.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { callTool, connectAgent } from '../../support/agent.ts'
import { listening, type RestService, startRestService } from '../rest/rest-service.ts'
import { DEFINITIONS_CHARACTERS_MAX, HINTS_CHARACTERS_MAX } from './mcp-service.ts'

const pagesFolder = fileURLToPath(new URL('../../../pages', import.meta.url))
const MOVES = 8

let started: Promise<RestService> | null = null
async function agentWithBoard() {
  started ??= startRestService(t, { pagesFolder })
  const service = await started
  const { token } = await service.signUp('Agent')
  const agent = await connectAgent(t, new URL(`${await listening(service)}/mcp`), token)
  return { service, token, agent }
}

t.test('one tool for the board is for the model, and one for the board alone', async (t) => {
  const { agent } = await agentWithBoard()
  const { tools } = await agent.listTools()
  const [show, read, ...others] = tools.filter(({ _meta }) => _meta !== undefined)

  t.same(others, [])
  t.match(show, { name: 'show_board', _meta: { ui: { resourceUri: 'ui://touchline/board' } } })
  t.notOk((show!._meta!.ui as object & { visibility?: unknown }).visibility)
  t.match(read, { name: 'board', _meta: { ui: { visibility: ['app'] } } })
  const forModel = tools.filter((tool) => tool !== read)
  const brief = forModel.map(({ name, description, inputSchema }) => ({
    ...{ name, description, inputSchema },
  }))
  const [whole = 0, size = 0] = [forModel, brief].map((one) => JSON.stringify(one).length)
  t.comment(`${size} and ${whole - size} characters`)
  t.ok(size <= DEFINITIONS_CHARACTERS_MAX, `the model reads ${size} characters`)
  t.ok(whole - size <= HINTS_CHARACTERS_MAX, `${whole - size} characters of hints`)
})

const imagine = (live: LiveGame, seat: number, seed: number) =>
  live.run(({ game }) => {
    const { rules, table } = live
    const truth = { ...game }
    const view = copied(rules.viewFor(game.state, seat, table))
    const state = rules.imagine(view as never, seat, table, seededChance(seed))
    const isOther = JSON.stringify(state) !== JSON.stringify(game.state)
    Object.assign(game, worldWith(rules, game, state))
    return () => ({ isOther, restore: () => void Object.assign(game, truth) })
  })

const shownBytes = async (agent: Client, game: string) =>
  JSON.stringify([
    await agent.callTool({ name: 'show_board', arguments: { game } }),
    await agent.callTool({ name: 'board', arguments: { game } }),
  ])

for (const { id, title } of Object.values(registry))
  t.test(`${title}: hands of other seats change no byte of the board`, async (t) => {
    const { service, agent } = await agentWithBoard()
    let { turn } = await callTool(agent, 'create_game', { ruleset: id, bots: 1 })
    const { game } = turn
    const live = (await service.services.context.live.load(game))!
    let compared = 0

    for (let moves = 0; moves < MOVES && turn.decisionId !== undefined; moves += 1) {
      const isAlone = await live.run(
        ({ game: { open } }) =>
          () =>
            open.every(({ seat }) => seat === 0),
      )
      const truth = isAlone ? await shownBytes(agent, game) : ''
      for (let seed = 0; isAlone && seed < 3; seed += 1) {
        const { isOther, restore } = await imagine(live, 0, seed)
        const bytes = await shownBytes(agent, game)
        restore()
        if (bytes !== truth) t.equal(bytes, truth, `move ${moves}`)
        if (isOther) compared += 1
      }
      const { decisionId } = turn
      ;({ turn } = await callTool(agent, 'play', { game, decisionId, option: 1 }))
    }

    t.ok(compared > 0, `${compared} other worlds`)
  })

t.test('the board knows what REST tells the seat, and waits for news alone', async (t) => {
  const { service, agent, token } = await agentWithBoard()
  const { turn } = await callTool(agent, 'create_game', { ruleset: 'starplayer', bots: 1 })
  const { game } = turn
  const get = async (path: string) =>
    (await service.call(`GET /v1/games/${game}${path}`, { token })).body
  const reason = async (query: string) => (await get(`/wait?timeout=0&${query}`)).reason

  const { structuredContent } = await agent.callTool({ name: 'board', arguments: { game } })
  const { board } = structuredContent as { board: Record<string, unknown> }
  const { version, view } = await get('')

  t.same([board.version, board.view], [version, view])
  t.equal(await reason(`after=${version}&until=change`), 'turn')
  t.equal(await reason(`after=${version}&until=news`), 'time-up', 'its own question is no news')
  t.equal(await reason(`after=${version - 1}&until=news`), 'change')
  await service.call(`POST /v1/games/${game}/resignation`, { token })
  t.equal(await reason(`after=${version}&until=news`), 'over')
})

t.test('an agent sees which game a rematch repeats', async (t) => {
  const { service, agent, token } = await agentWithBoard()
  const { turn } = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  await callTool(agent, 'play', { game: turn.game, resign: true, wait: 0 })
  const again = `POST /v1/games/${turn.game}/rematch`
  const { id } = (await service.call(again, { token, body: {} })).body

  const { text } = await callTool(agent, 'observe', { game: id })

  t.match(text, `\nrematch of game ${turn.game}\n`)
})
