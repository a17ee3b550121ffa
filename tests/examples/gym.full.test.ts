import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { listening, sharedRestService } from '../api/rest/rest-service.ts'

const compiled = fileURLToPath(new URL('../../examples/gym/touchline.js', import.meta.url))
const python = fileURLToPath(new URL('../../../examples/gym/touchline.py', import.meta.url))
const isHere = spawnSync('python3', ['--version']).status === 0
const needsPython = isHere ? {} : { skip: 'no python3 here: the adapter in Python did not run' }

/**
 * The command runs asynchronously, because the service that the command calls runs in this process.
 */
const run = (program: string, words: readonly string[]) =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(program, words)
    let said = ''
    for (const told of [child.stdout, child.stderr])
      told.on('data', (text) => {
        said += text
      })
    child.on('close', (status) => resolve({ status, said }))
  })

const over = { status: 0, said: /^over after \d+ steps: reward (?:0|0\.5|1)\n$/ }

t.test('the adapter in TypeScript plays a game to its end', async (t) => {
  const url = await listening(await sharedRestService())
  t.match(await run(process.execPath, [compiled, url, 'goalscorer']), over)
  t.match(await run(process.execPath, [compiled, url, 'rising-star']), over)
})

t.test('the adapter in Python plays a game to its end', needsPython, async (t) => {
  const url = await listening(await sharedRestService())
  t.match(await run('python3', [python, url, 'goalscorer']), over)
  t.match(await run('python3', [python, url, 'rising-star']), over)
})
