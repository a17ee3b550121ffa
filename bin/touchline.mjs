#!/usr/bin/env node
// `npx touchline …`. In a checkout it first builds what has changed; a published package is built.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const bootstrap = fileURLToPath(new URL('../scripts/bootstrap.mjs', import.meta.url))
if (existsSync(bootstrap)) {
  const built = spawnSync(process.execPath, [bootstrap, '--commands'], {
    env: { WEB: 'off', ...process.env },
    // Its messages are not the command's answer.
    stdio: ['ignore', 2, 2],
  })
  if (built.status !== 0) process.exit(3)
}
await import('../dist/src/cli/main.js')
