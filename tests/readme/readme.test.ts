import { existsSync } from 'node:fs'
import t from 'tap'
import { tableOfVariables } from '../../src/config/config.ts'
import { blocks, page, runCommands } from './commands.ts'

const LINES_MAX = 151

const readme = page('README.md')

t.test('every command of the README does what it says', async (t) => {
  const { code, output } = await runCommands(t, blocks(readme, 'sh'))
  t.equal(code, 0, output)
  t.match(output, /youth-move/, 'a decision is shown')
  t.match(output, /resigned/, 'the game is over')
  t.match(output, /seed/, 'its seed is shown')
  t.match(output, /is over: \{"ranking"/, 'the agent plays a game to its end')
  t.notMatch(output, /^undefined$/m, 'every requested field is there')
})

t.test('the README is short, and its links resolve', async (t) => {
  t.ok(readme.split('\n').length <= LINES_MAX, `at most ${LINES_MAX} lines`)
  for (const [, path = ''] of readme.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g))
    t.ok(existsSync(new URL(`../../../${path}`, import.meta.url)), path)
})

t.test('the table of the configuration matches the parsed variables', async (t) => {
  t.ok(page('docs/guides/hosting.md').includes(tableOfVariables()))
})
