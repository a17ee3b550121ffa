import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { blocks, page } from './commands.ts'

const types = fileURLToPath(new URL('../../../packages/client/src/schema.ts', import.meta.url))
// The test does not use `bin/tsc`, because the test runner's loader cannot run an ES module without
// a file extension.
const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/lib/tsc.js', import.meta.url),
)

t.test('the README creates a game with a body of the generated type', async (t) => {
  const commands = blocks(page('README.md'), 'sh').join('\n')
  const [, body = ''] = /\/v1\/games -d '([^']+)'/.exec(commands) ?? []
  const file = join(t.testdir(), 'body.ts')
  writeFileSync(
    file,
    `import type { paths } from ${JSON.stringify(types)}
type Body = paths['/v1/games']['post']['requestBody']['content']['application/json']
export const sent: Body = ${body}
// @ts-expect-error seats are named
export const unseated: Body = { ruleset: 'goalscorer' }
`,
  )
  const checks = ['--ignoreConfig', '--strict', '--noEmit', '--allowImportingTsExtensions']
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...checks, file], {
    encoding: 'utf8',
  })
  t.equal(status, 0, stdout)
})
