import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import fastify from 'fastify'
import { pages } from '../api/pages/index.ts'
import { runCommand, UsageError, wholeNumber } from './arguments.ts'

const HELP = `usage: npm run replay -- [FILE] [--port N]

Serves the replay page to this machine, without a database, and opens the log of a game in it.

  FILE       a log as GET /v1/games/{id}/events?raw gives it; without one the page asks for it
  --port N   where to listen (default: any free port)
  --help     this text`

const PORT_MAX = 65_535

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '0' },
    },
  })
  const [file, ...rest] = positionals
  if (rest.length > 0) throw new UsageError('name one file')
  const port = wholeNumber('port', values.port, 0, PORT_MAX)
  const log = file === undefined ? null : await read(file)
  const app = fastify()
  await app.register(pages, { folder: await builtPages() })
  // By a name that says nothing of where it lies.
  app.get('/opened/log', (_, reply) =>
    log === null ? reply.code(404).send() : reply.type('application/x-ndjson').send(log),
  )
  const base = await app.listen({ host: '127.0.0.1', port }).catch(() => {
    throw new UsageError(`port ${port} is taken: name another one, or none`)
  })
  console.log(`Replay: ${base}/replay${log === null ? '' : '?file=/opened/log'}`)
  console.log('Ctrl-C ends it.')
  return 0
})

async function read(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new UsageError(`${path.basename(file)} cannot be read`)
  })
}

async function builtPages(): Promise<string> {
  const folder = fileURLToPath(new URL('../../pages', import.meta.url))
  await access(folder).catch(() => {
    throw new UsageError('the pages are not built: npm run build')
  })
  return folder
}
