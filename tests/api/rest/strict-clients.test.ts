import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { z } from 'zod'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { type RestAnswer, sharedRestService } from './rest-service.ts'

const committed = new URL('../../../../openapi.yaml', import.meta.url)
const { schemas } = parse(readFileSync(committed, 'utf8')).components

function validatorOf(name: string): z.ZodType {
  const $defs = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/'))
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs })
}

/**
 * Adds an unknown field to each object of a response. Moves stay unchanged, because a client may
 * send them back. Records (objects with arbitrary keys) also stay unchanged.
 */
function withNews(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNews)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    INPUTS.has(key) ? part : withNews(part),
  ])
  const isRecord = !forms.some((fields) => keys.every((key) => fields.has(key)))
  return { ...Object.fromEntries(parts), ...(isRecord ? {} : { aFieldOfTomorrow: true }) }
}
const forms: Set<string>[] = []
JSON.stringify(schemas, (key, value) => {
  if (key === 'properties') forms.push(new Set(Object.keys(value)))
  return value
})
const INPUTS: ReadonlySet<string> = new Set(['examples', 'options', 'choices'])

t.test('a strict validator accepts answers with fields that it does not know', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const validators = new Map<string, z.ZodType>()
  const accepts = (name: string, { body }: RestAnswer, title: string) => {
    const validator = validators.get(name) ?? validatorOf(name)
    validators.set(name, validator)
    for (const value of [body, withNews(body)]) {
      const { error } = validator.safeParse(value)
      t.equal(error?.message, undefined, `${title}: ${name}`)
    }
  }
  for (const { id, seats } of Object.values(registry)) {
    const others = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' }))
    const body = { ruleset: id, seats: [{ kind: 'me' }, ...others] }
    const created = await call('POST /v1/games', { token, body })
    const game = `/v1/games/${created.body.id}`
    await call(`GET ${game}/wait?timeout=20`, { token })
    accepts('Observation', await call(`GET ${game}`, { token }), id)
    const listed = await call(`GET ${game}/decisions`, { token })
    accepts('Decisions', listed, id)
    const [{ id: decisionId, examples }] = listed.body.decisions
    const move = { decisionId, move: examples[0] }
    accepts('MoveAnswer', await call(`POST ${game}/moves?include=view`, { token, body: move }), id)
    accepts('Events', await call(`GET ${game}/events`, { token }), id)
  }
})

t.test('the validator refuses an input with a misspelt field, as the service does', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const input = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }], visibilty: 'x' }

  t.notOk(validatorOf('CreateGameInput').safeParse(input).success)
  t.equal((await call('POST /v1/games', { token, body: input })).status, 400)
})
