// `schema.test.ts` checks that openapi.yaml is current.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import t from 'tap'

const file = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))

t.test('the linter accepts the document', async (t) => {
  const cli = fileURLToPath(
    new URL('../../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
  )
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [cli, 'lint', file, '--max-problems=20'],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: '1' } },
  )
  t.equal(status, 0, stderr + stdout)
  t.notMatch(stderr + stdout, /\b[1-9]\d* warning/, stderr)
})
