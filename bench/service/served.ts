// What is measured, in a process of its own: `ours`, the whole service behind its REST door, or `bare`,
// a Fastify handler that validates a small body and does one insert of one row.
import Fastify from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import pg from 'pg'
import { z } from 'zod'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import { registry } from '../../src/rulesets/index.ts'
import { createServices } from '../../src/service/create-services.ts'
import { openStore } from '../../src/store/postgres.ts'

const BARE_CONNECTIONS = 10
const [, , what = '', url = ''] = process.argv
const app = await (what === 'ours' ? ours() : bare())
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${address}\n`)

async function ours() {
  const config = parseConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const store = await openStore(url, { now: () => Date.now() })
  const settings = { hostedGamesMax: 1_000_000 }
  const services = await createServices({ ports: store, registry, settings })
  return buildApp({ services, config })
}

async function bare() {
  const pool = new pg.Pool({ connectionString: url, max: BARE_CONNECTIONS })
  await pool.query('create table if not exists bare (id bigserial primary key, body json not null)')
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const body = z.strictObject({
    decisionId: z.string().max(60),
    move: z.looseObject({ type: z.string() }),
  })
  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/moves', { schema: { body } }, async (request, reply) => {
      const values = [JSON.stringify(request.body)]
      const { rows } = await pool.query('insert into bare (body) values ($1) returning id', values)
      return reply.code(201).send(rows[0])
    })
  return app
}
