// Compiles on every change and restarts the service. Ctrl-C ends both.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const config = 'tsconfig.build.json'
const first = ['scripts/bootstrap.mjs', `--project=${config}`]
const { status } = spawnSync(process.execPath, first, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const tsc = ['node_modules/typescript/bin/tsc', '-p', config, '--watch', '--preserveWatchOutput']
const service = ['--watch', '--enable-source-maps', 'dist/src/main.js']
const children = [tsc, service].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
