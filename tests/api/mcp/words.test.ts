import t from 'tap'
import { callTool as call } from '../../support/agent.ts'
import { failure, sharedService } from './mcp-service.ts'

t.test('two prompts start a game and a lesson', async (t) => {
  const { connect } = await sharedService()
  const client = await connect()

  const { prompts } = await client.listPrompts()
  const { messages } = await client.getPrompt({ name: 'play', arguments: { ruleset: 'superclub' } })

  t.same(
    prompts.map(({ name }) => name),
    ['play', 'teach'],
  )
  t.match(messages, [{ role: 'user', content: { text: /superclub.*`create_game`, then `play`/s } }])
})

t.test('a turn is answered for programs, too', async (t) => {
  const { connect, signUp } = await sharedService()
  const client = await connect(await signUp('Agent'))
  const use = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent as {
      readonly game: string
      readonly version: number
      readonly decisionId: string
      readonly options: readonly string[]
    }

  const created = await use('create_game', { ruleset: 'goalscorer', bots: 1 })
  const { game, decisionId } = created
  const played = await use('play', { game, decisionId, option: 1, wait: 20 })
  const resigned = await use('play', { game, resign: true, wait: 0 })
  const read = await use('observe', { game, after: 0 })

  t.match(created, { status: 'running', seat: 0, decisionId: /^\d+-/, result: null })
  t.match(created.options, [/y\d\(/, String, String])
  t.ok(played.version > created.version)
  t.match(resigned, { game, status: 'over', decisionId: null, options: [] })
  t.match(resigned, { result: { ranking: [[1], [0]] } })
  t.match(read, { game, version: resigned.version })
})

t.test('input that is almost right is understood, or the answer says what is', async (t) => {
  const { connect, signUp } = await sharedService()
  const client = await connect(await signUp('Agent'))
  const created = await call(client, 'create_game', { ruleset: 'goalscorer', bots: '1' })
  const { game, decisionId } = created.turn
  const off = { type: 'move-youth', counter: 'home-y1', to: 'g9' }

  const asText = await call(client, 'play', { game, decisionId, move: JSON.stringify(off) })
  const nameless = await call(client, 'play', { game, option: 1 })
  const beyond = await call(client, 'observe', { game, after: 9_999 })
  const misspelt = await call(client, 'create_game', { ruleset: 'goalscorrer' })
  const strange = await call(client, 'create_game', { ruleset: 'chess' })
  const crowded = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 5 })
  const none = await call(client, 'play', { game: 'none', option: 1 })
  const played = await call(client, 'play', { game, decisionId, option: '1', wait: 0 })

  t.match(asText.text, /^No \(not-one-square-forward/)
  t.ok(nameless.isError)
  t.match(nameless.text, `/decisionId: missing. The game is now at:\nv${nameless.turn.version}`)
  t.match(nameless.turn, { decisionId, isNumbered: true })
  t.match(beyond.text, /^No \(version-unknown\).*\nIt is at v\d+\.$/)
  t.match(misspelt.text, /^No \(ruleset-unknown\): .* Did you mean goalscorer\? This service has /)
  t.match(
    strange.text,
    'This service has goalscorer, rising-star, starplayer, superclub, title-chase.',
  )
  t.match(crowded.text, 'This game needs at least 2 and at most 2 seats, not 6.')
  t.match(none.text, /^No \(game-unknown\)/)
  t.notOk(played.isError, failure(played.isError, played.text))
})
