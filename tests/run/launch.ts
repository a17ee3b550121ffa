// Runs the file beside its own, `10-rest.mjs` for `10-rest.test.mjs`, in a process that ends as
// that does. tap has each of its processes load what only coverage needs, which costs it a second.
import { spawn } from 'node:child_process'

/** tap kills us half a second after its alarm. */
const LAST_WORDS_MILLISECONDS = 250

/** Rules make much that is soon forgotten: with more room for it, a tenth of the time is saved. */
const room = ['--min-semi-space-size=16', '--max-semi-space-size=64']

const file = process.argv[1]!.replace('.test.mjs', '.mjs')
const options = process.execArgv.filter((option) => !option.includes('/@tapjs/'))
const node = [process.execPath, ...options, ...room, file]
const [command = '', ...args] =
  process.platform === 'win32' ? node : ['env', '-u', 'NODE_OPTIONS', ...node]
const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
// They agree on how long it may take.
child.on('message', (message) => process.send?.(message))
process.on('message', (message) => child.send(message as object))
process.on('SIGALRM', () => {
  child.kill('SIGALRM')
  setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MILLISECONDS)
})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// The terminal has told the child, too.
process.on('SIGINT', () => {})
child.once('close', (code) => process.exit(code ?? 1))
