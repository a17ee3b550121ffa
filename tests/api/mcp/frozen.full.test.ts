import t from 'tap'
import {
  ANSWER_MILLISECONDS_MAX,
  startFreezableService,
  together,
} from '../../support/freezable-service.ts'
import { untilAsync } from '../../support/until.ts'

interface Result {
  readonly isError?: boolean
  readonly content: readonly [{ readonly text: string }]
}

t.test('while Postgres hangs each tool says so within five seconds', async (t) => {
  const { service, base, freeze } = await startFreezableService(t)
  const { token } = await service.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { body } = await service.call('POST /v1/games', {
    token,
    body: { ruleset: 'goalscorer', seats },
  })
  const use = async (name: string, given: object): Promise<Result> => {
    const answer = await fetch(`${base}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      }),
    })
    const text = await answer.text()
    return JSON.parse(text.replace(/^[\s\S]*?data: /, '')).result
  }
  const game = body.id
  const all = () => [
    ...[use('list', {}), use('observe', { game }), use('play', { game, resign: true })],
    use('create_game', { ruleset: 'goalscorer' }),
  ]

  const thaw = freeze()
  const first = await together(all())
  const second = await together(all())
  thaw()
  await untilAsync(async () => !(await use('observe', { game })).isError)

  for (const { answers, milliseconds } of [first, second]) {
    for (const { isError, content } of answers) {
      t.equal(isError, true)
      t.match(content[0].text, /^No \(database-unavailable\): .*\nTry again in \d+ s\.$/)
    }
    t.ok(milliseconds < ANSWER_MILLISECONDS_MAX, `the longest took ${milliseconds} ms`)
  }
})
