import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import fastify from 'fastify'
import { pages } from '../api/pages/index.ts'
import { runCommand, UsageError, wholeNumber } from './arguments.ts'

const HELP = `usage: npm run replay -- [FILE] [--port N]

Serves the replay page on this machine, without a database, and opens a game log.

  FILE       a log from GET /v1/games/{id}/events?raw; default: choose a file on the page
  --port N   port to listen on (default: any free port)
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
  if (rest.length > 0) throw new UsageError('give one file')
  const port = wholeNumber('port', values.port, 0, PORT_MAX)
  const log = file === undefined ? null : await read(file)
  const app = fastify()
  await app.register(pages, { folder: await builtPages() })
  // The opened log has a fixed URL, so that the page does not contain the path of the file.
  app.get('/opened/log', (_, reply) =>
    log === null ? reply.code(404).send() : reply.type('application/x-ndjson').send(log),
  )
  const base = await app.listen({ host: '127.0.0.1', port }).catch(() => {
    throw new UsageError(`port ${port} is in use: choose another with --port`)
  })
  console.log(`Replay: ${base}/replay${log === null ? '' : '?file=/opened/log'}`)
  console.log('Press Ctrl-C to stop.')
  return 0
})

async function read(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new UsageError(`cannot read ${path.basename(file)}`)
  })
}

async function builtPages(): Promise<string> {
  const folder = fileURLToPath(new URL('../../pages', import.meta.url))
  await access(folder).catch(() => {
    throw new UsageError('web pages are not built: run npm run build')
  })
  return folder
}
