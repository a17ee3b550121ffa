// Each piece of code in the guides runs, in its order, and leaves what its guide says.
import { existsSync } from 'node:fs'
import t from 'tap'
import { blocks, executed, page, typed } from './commands.ts'

const guide = (name: string): string => page(`docs/guides/${name}.md`)

const shortGame = JSON.stringify({ turnLimit: 5 })

for (const [name, args, told] of [
  ['client', [], /^decision-closed: [\s\S]*^over: /m],
  ['live', [], /A side resigns/],
  ['bot', ['goalscorer'], /^game \S+: [a-z-]+, \[\[/m],
  ['language-model', ['goalscorer', shortGame], /^v\d+ .*\n.+$/],
] as const)
  t.test(`the program of the guide "${name}" runs`, async (t) => {
    const { code, output } = await executed(t, blocks(guide(name), 'js'), [...args])
    t.equal(code, 0, output)
    t.match(output.trimEnd(), told)
    t.notMatch(output, /\bundefined\b/)
  })

for (const [name, told] of [
  ['concepts', /^Which Youth Counter advances\?$/m],
  ['hosting', /"status":"ok"/],
] as const)
  t.test(`the commands of the guide "${name}" do what they say`, async (t) => {
    const { code, output } = await typed(t, blocks(guide(name), 'sh'))
    t.equal(code, 0, output)
    t.match(output, told)
    t.notMatch(output, /^undefined$/m)
  })

t.test('a guide leads to pages that are answered where it is answered', async (t) => {
  for (const name of ['concepts', 'client', 'live', 'bot', 'language-model', 'hosting'])
    for (const [, path = ''] of guide(name).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g))
      t.ok(existsSync(new URL(`../../../docs/guides/${path}`, import.meta.url)), `${name}: ${path}`)
})

t.test('the settings of an MCP client are JSON, the same on both pages', async (t) => {
  const [settings = ''] = blocks(guide('language-model'), 'json')
  t.same(Object.keys(JSON.parse(settings).mcpServers), ['touchline'])
  t.ok(blocks(page('README.md'), 'json').includes(settings))
})
