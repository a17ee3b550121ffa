// Runs the service in development mode: after every change, this script compiles the sources,
// rebuilds the web pages and restarts the service. Ctrl-C stops all child processes, and this
// script waits until the child processes have ended.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const config = 'tsconfig.build.json'
const first = ['scripts/bootstrap.mjs']
const { status } = spawnSync(process.execPath, first, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const tsc = ['node_modules/typescript/bin/tsc', '-p', config, '--watch', '--preserveWatchOutput']
const pages = ['node_modules/vite/bin/vite.js', 'build', '--config=web/vite.config.ts', '--watch']
const service = ['--watch', '--enable-source-maps', 'dist/src/bin/server.js']
// Each child process runs in a separate process group, so that Ctrl-C in the terminal reaches only
// this script, which stops the child processes in order.
const detached = process.platform !== 'win32'
const children = [tsc, pages, service].map((args) =>
  spawn(process.execPath, args, { stdio: 'inherit', detached }),
)
const ended = Promise.all(
  children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
)
let asked = null
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    asked = signal
    for (const child of children) child.kill(signal)
  })
}
for (const child of children)
  child.once('exit', () => {
    for (const other of children) other.kill('SIGTERM')
  })
await ended
process.exitCode = asked === 'SIGTERM' ? 128 + constants.signals.SIGTERM : 0
