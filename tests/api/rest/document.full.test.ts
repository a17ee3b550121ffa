import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import t from 'tap'

const files = ['openapi.yaml', 'operators.yaml'].map((name) =>
  fileURLToPath(new URL(`../../../../${name}`, import.meta.url)),
)

t.test('the linter accepts the documents', async (t) => {
  const cli = fileURLToPath(
    new URL('../../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
  )
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [cli, 'lint', ...files, '--max-problems=20'],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: '1' } },
  )
  t.equal(status, 0, stderr + stdout)
  t.notMatch(stderr + stdout, /\b[1-9]\d* warning/, stderr)
})
