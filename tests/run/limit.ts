// Loaded before the tests of a process. A test that hangs fails with its title, and the tests after
// it still run. The slowest test takes a tenth of this time on two idle cores.
import t from 'tap'

const LIMIT_MILLISECONDS = Number(process.env.TEST_LIMIT_MILLISECONDS ?? 240_000)

const fileOf = new WeakMap<object, string>()
const times = new Map<string, number>()

t.on('subtestAdd', (test) => {
  const [file = '?'] = /tests\/[^\s:]+\.test\.[jt]s/.exec(test.options.stack ?? '') ?? []
  fileOf.set(test, file.replace(/js$/, 'ts'))
})
t.on('subtestStart', ({ options }) => {
  options.timeout ??= LIMIT_MILLISECONDS
})
t.on('subtestEnd', (test) => {
  const file = fileOf.get(test) ?? '?'
  times.set(file, (times.get(file) ?? 0) + (test.time ?? 0))
})

// Assigns uncaught errors to the running test, see `unhooked.ts`. The other tests of the process
// still run.
process.on('uncaughtException', (error) => t.threw(error))

process.on('exit', () => {
  for (const [file, time] of times) console.log(`# ${Math.round(time)} ms ${file}`)
})
