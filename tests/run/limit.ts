// Every test process loads this module before its tests. If a test exceeds the time limit, the test
// fails with its title and the later tests still run. On two idle cores, the slowest test needs
// only a tenth of the time limit.
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

// Assigns uncaught errors to the running test, so that the later tests of the process still run
// (see `unhooked.ts`).
process.on('uncaughtException', (error) => t.threw(error))

process.on('exit', () => {
  for (const [file, time] of times) console.log(`# ${Math.round(time)} ms ${file}`)
})
