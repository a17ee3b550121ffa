import { z } from 'zod'
import { eventsAfter, eventsLimit, ownCursor, versionAfter } from '../../../app/core/schema.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import type { Components } from './components.ts'
import type { JsonSchema } from './json-schema.ts'

const paramNotes: Readonly<Record<string, string>> = {
  account: 'Account id',
  browser: 'Id of a subscribed browser',
  code: 'Invite code of a game',
  game: 'Game id',
  guide: 'Name of a guide',
  job: 'Job id',
  link: 'Id of a sign-in code',
  notice: 'Notice id',
  pairing: 'Id of an opponent search',
  season: 'Id of a sealed season',
  grant: 'Id of a connected program',
  key: 'Key id, as in export files',
  pack:
    'Hash or name of a content pack. The name of an account pack is `account/id`, with ' +
    'the slash as `%2F`',
  page: 'Name of a page',
  passkey: 'Passkey id',
  ruleset: 'Ruleset id, such as `goalscorer`',
  seat: 'Seat number, from 0',
  token: 'Id of the token (not its secret)',
  delivery: 'Id of a webhook delivery',
  webhook: 'Webhook id',
}

export function parametersOf(endpoint: Endpoint, components: Components): JsonSchema[] {
  const { parameters } = components
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameters.placed(`${name}Id`, {
      name,
      in: 'path',
      required: true,
      description: paramNotes[name],
      schema: name === 'seat' ? { type: 'integer', minimum: 0 } : { type: 'string' },
    }),
  )
  const shape = endpoint.query === null ? {} : components.of(endpoint.query, 'input')
  const query = Object.entries((shape.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, { description, ...schema }]) =>
      parameters.placed(nameOf(name, endpoint.query), {
        name,
        in: 'query',
        description,
        ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
        schema,
      }),
  )
  const headers = headersOf(endpoint).map((one) => parameters.placed(String(one.name), one))
  return [...path, ...query, ...headers]
}

const names = z
  .registry<{ readonly name: string }>()
  .add(eventsAfter, { name: 'eventsAfter' })
  .add(eventsLimit, { name: 'eventsLimit' })
  .add(ownCursor, { name: 'ownCursor' })
  .add(versionAfter, { name: 'versionAfter' })

const nameOf = (name: string, query: z.ZodObject | null): string =>
  names.get(query?.shape[name] as z.ZodType)?.name ?? name

function headersOf({ operation, keyed }: Endpoint): JsonSchema[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Requests with the same key are executed once and return the first response. Keys expire ' +
      'after seven days, but the keys of moves are kept as long as the game.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  }
  const last = {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The `id` of the last message that you received; takes precedence over `after`.',
    schema: { type: 'string' },
  }
  const isStream = operation === 'streamGame' || operation === 'streamAccount'
  return [...(keyed ? [key] : []), ...(isStream ? [last] : [])]
}
