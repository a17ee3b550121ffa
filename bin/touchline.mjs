#!/usr/bin/env node
// `npx touchline …` in a checkout: builds what has changed, then runs the command.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bootstrap = fileURLToPath(new URL('../scripts/bootstrap.mjs', import.meta.url))
const built = spawnSync(process.execPath, [bootstrap], {
  env: { WEB: 'off', ...process.env },
  // The output of the build must not mix with the output of the command.
  stdio: ['ignore', 2, 2],
})
if (built.status !== 0) process.exit(3)
await import('../dist/src/cli/main.js')
