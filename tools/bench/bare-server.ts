// Minimal HTTP server as a baseline for benchmarks of the service: a handler that validates a small
// body and inserts one row into the database.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod'

const body = z.strictObject({
  decisionId: z.string().max(60),
  move: z.strictObject({ type: z.string(), counter: z.string(), to: z.string() }),
})
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
await pool.query(
  'create table if not exists bare_moves (id bigserial primary key, decision text, move json)',
)
const app = Fastify()
app.post('/moves', async (request, reply) => {
  const parsed = body.safeParse(request.body)
  if (!parsed.success) return reply.code(400).send({ code: 'invalid-input' })
  const { decisionId, move } = parsed.data
  const inserted = await pool.query({
    name: 'insert',
    text: 'insert into bare_moves (decision, move) values ($1, $2) returning id',
    values: [decisionId, JSON.stringify(move)],
  })
  return reply.code(201).send({ id: inserted.rows[0].id })
})
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`listens on http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
