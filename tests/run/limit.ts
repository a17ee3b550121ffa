// Loaded before the tests of a process: a test that hangs fails by itself, with its name, and
// leaves the rest their time. The slowest takes a tenth of this on two quiet cores.
import t from 'tap'

const LIMIT_MILLISECONDS = Number(process.env.TEST_LIMIT_MILLISECONDS ?? 240_000)

t.on('subtestStart', ({ options }) => {
  options.timeout ??= LIMIT_MILLISECONDS
})

// What nobody has caught, see `unhooked.ts`; the others of the process are run all the same.
process.on('uncaughtException', (error) => t.threw(error))
