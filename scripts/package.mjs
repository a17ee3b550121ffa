// Builds the files that `npm pack` publishes: the service, its web pages and the type declarations
// for authors of games.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
rmSync('dist/types', { recursive: true, force: true })
for (const command of [
  ['scripts/bootstrap.mjs'],
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'],
]) {
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
