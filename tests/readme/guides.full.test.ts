import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import t from 'tap'
import { guides } from '../../src/api/rest/endpoint/guides.ts'
import { newSecret, signedHeaders } from '../../src/app/webhooks/sign.ts'
import { blocks, page, runCommands, runProgram } from './commands.ts'

const guide = (name: string): string => page(`docs/guides/${name}.md`)

const shortGame = JSON.stringify({ turnLimit: 5 })

for (const [name, args, expected] of [
  ['client', [], /^decision-closed: [\s\S]*^over: /m],
  ['graphql', [], /^over: [a-z-]+$\n^(?:game-over|decision-closed): /m],
  ['live', [], /resigned\./],
  ['bot', ['goalscorer'], /^game \S+: [a-z-]+, \[\[/m],
  ['language-model', ['goalscorer', shortGame], /^v\d+\.[\da-f]{8} .*\n.+$/],
] as const)
  t.test(`the program of the guide "${name}" runs`, async (t) => {
    const { code, output } = await runProgram(t, blocks(guide(name), 'js'), [...args])
    t.equal(code, 0, output)
    t.match(output.trimEnd(), expected)
    t.notMatch(output, /\bundefined\b/)
  })

for (const [name, expected] of [
  ['concepts', /^Which Youth Counter advances\?$/m],
  ['hosting', /"status":"ok"/],
] as const)
  t.test(`the commands of the guide "${name}" do what they say`, async (t) => {
    const { code, output } = await runCommands(t, blocks(guide(name), 'sh'))
    t.equal(code, 0, output)
    t.match(output, expected)
    t.notMatch(output, /^undefined$/m)
  })

t.test(
  'the configuration in the guide "graphql" names a schema that generators read',
  async (t) => {
    const [configuration = ''] = blocks(guide('graphql'), 'json')
    const { schema } = JSON.parse(configuration)
    const command = `curl --fail --silent ${schema.replace(/^http:..[^/]+/, '$TOUCHLINE')}`
    const { code, output } = await runCommands(t, [command])

    t.equal(code, 0, output)
    t.ok(buildSchema(output).getType('MoveInput'))
  },
)

t.test('the receiver of the guide "webhooks" accepts signed messages only, once', async (t) => {
  const file = join(t.testdir({}), 'receiver.mjs')
  writeFileSync(file, blocks(guide('webhooks'), 'js').join('\n'))
  const secret = newSecret()
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0', WEBHOOK_SECRET: secret },
  })
  t.teardown(() => child.kill())
  const printed: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  await once(child.stdout, 'data')
  const [, port = ''] = /:(\d+)/.exec(printed.join('')) ?? []
  const data = { game: 'a game', version: 7, seat: 0, deadline: null }
  const body = JSON.stringify({ type: 'turn.opened', timestamp: new Date().toISOString(), data })
  const send = async (seconds: number, signedWith: string, sent = body) => {
    const headers = signedHeaders({ id: 'msg_1', body, seconds }, [signedWith])
    const post = { method: 'POST', headers, body: sent }
    return (await fetch(`http://127.0.0.1:${port}`, post)).status
  }
  const now = Math.floor(Date.now() / 1_000)

  t.equal(await send(now, newSecret()), 401)
  t.equal(await send(now - 3_600, secret), 401)
  t.equal(await send(now, secret, body.replace('7', '8')), 401)
  t.equal(await send(now, secret), 204)
  t.equal(await send(now, secret), 204)

  t.equal(printed.join('').match(/turn\.opened in a game/g)?.length, 1)
})

t.test('a guide links to pages that the service answers', async (t) => {
  for (const name of guides)
    for (const [, path = ''] of guide(name).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g))
      t.ok(existsSync(new URL(`../../../docs/guides/${path}`, import.meta.url)), `${name}: ${path}`)
})

t.test('the settings of an MCP client are JSON, the same on both pages', async (t) => {
  const [settings = ''] = blocks(guide('language-model'), 'json')
  t.same(Object.keys(JSON.parse(settings).mcpServers), ['touchline'])
  t.ok(blocks(page('README.md'), 'json').includes(settings))
})
