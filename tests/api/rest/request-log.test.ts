import Fastify, { LogController } from 'fastify'
import t from 'tap'
import { deferChildLoggers } from '../../../src/api/rest/request-log.ts'

t.test('every log line of a request has its id', async (t) => {
  const lines: { reqId: string; msg: string; level: number; of?: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level: 'debug', stream }, logController })
  deferChildLoggers(app.log)
  app.get('/:name', async ({ log, params }) => {
    const { name } = params as { name: string }
    log.warn({ of: name }, 'first')
    log.child({ of: name }).debug('second')
    log.trace({ of: name }, 'not at this level')
    log.silent({ of: name }, 'never')
    return log.level
  })
  app.get('/', async () => 'says nothing')

  const answers = [await app.inject('/ann'), await app.inject('/'), await app.inject('/bob')]

  t.same(
    answers.map(({ body }) => body),
    ['debug', 'says nothing', 'debug'],
  )
  t.match(lines, [
    { reqId: 'req-1', msg: 'first', level: 40, of: 'ann' },
    { reqId: 'req-1', msg: 'second', level: 20, of: 'ann' },
    { reqId: 'req-3', msg: 'first', level: 40, of: 'bob' },
    { reqId: 'req-3', msg: 'second', level: 20, of: 'bob' },
  ])
  t.equal(lines.length, 4)
})
