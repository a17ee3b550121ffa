import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ServiceError } from '../../service/errors.ts'
import { bearerIn } from '../../service/identity/identify.ts'
import type { Services } from '../../service/services.ts'
import { version } from '../../service/shapes/common.ts'
import {
  eventsAnswer,
  eventsInput,
  WAIT_SECONDS_MAX,
  waitAnswer,
  waitInput,
} from '../../service/shapes/games.ts'
import { eventsExample, rawExample, seenExample, waitExample } from '../document/examples/log.ts'
import { type Endpoint, endpoint, json, parsed } from '../endpoint.ts'
import { streamItem } from '../shapes.ts'
import { nextLink } from '../wire/pages.ts'
import { wireFor } from '../wire/wire.ts'

const lastEventId = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})

const ofRunning = ['scope-missing', 'game-unknown', 'game-not-started', 'game-cancelled'] as const

const events = endpoint({
  operation: 'listEvents',
  method: 'GET',
  path: '/v1/games/{game}/events',
  tag: 'Log',
  summary: 'The log, as I may see it',
  description:
    'What I may not know is null and keeps its number. Once the game has ended the log is whole, ' +
    'with causes; `raw` then gives it as it is stored, line by line, to verify it elsewhere.',
  bucket: 'reads',
  query: eventsInput.extend({ raw: z.boolean().default(false) }),
  answers: {
    200: {
      description: 'One page of events; with `raw` all of the log',
      content: {
        'application/json': { schema: eventsAnswer, example: eventsExample },
        'application/x-ndjson': { schema: z.string(), example: rawExample },
      },
      headers: { link: 'The next page, where there is one' },
    },
  },
  errors: [...ofRunning, 'invalid-version', 'game-not-over'],
  async handle({ services, caller, path, query, request, reply }) {
    const { raw, ...page } = query
    if (raw) return sendLines(reply, services.games.raw(caller, path.game))
    const body = await services.games.events(caller, path.game, page)
    return { body, headers: nextLink(request, body.next) }
  },
})

export const logEndpoints: readonly Endpoint[] = [
  events,
  endpoint({
    operation: 'streamGame',
    method: 'GET',
    path: '/v1/games/{game}/stream',
    tag: 'Log',
    summary: 'The log, live',
    description:
      'As Server-Sent Events, or as NDJSON where `Accept` asks for `application/x-ndjson`. ' +
      'Starts after the version `after`, or after the `Last-Event-ID` of an earlier stream: ' +
      'nothing is lost or doubled. What I may not know comes as an event that is null and keeps ' +
      'its number. Comments, or empty lines, keep the connection alive. The last message of a ' +
      'game that has ended says `over`.',
    bucket: 'streams',
    query: z.strictObject({ after: version.default(0) }),
    answers: {
      200: {
        description: 'Event by event until the game ends',
        content: {
          'text/event-stream': {
            schema: z.string(),
            example: `id: 17\ndata: ${JSON.stringify(seenExample)}\n\n`,
          },
          'application/x-ndjson': { schema: streamItem, example: seenExample },
        },
      },
    },
    errors: [...ofRunning, 'invalid-version', 'too-many-streams'],
    handle: ({ services, streams, caller, path, query, request, reply }) =>
      streams.counted('streams', caller.account.id, async () => {
        const after = afterOf(request) ?? query.after
        await streams.send(reply, wireFor(request.headers.accept), {
          follow: (signal) => services.games.follow(caller, path.game, { after, signal }),
          isAllowed: () => isStillGood(services, bearerIn(request.headers.authorization)),
        })
        return null
      }),
  }),
  endpoint({
    operation: 'waitForGame',
    method: 'GET',
    path: '/v1/games/{game}/wait',
    tag: 'Log',
    summary: 'Wait until I must act',
    description:
      'Answers when this seat is asked something (`until=turn`) or anything has happened after ' +
      'the version `after` (`until=change`), when the game has ended, or when time is up.',
    bucket: 'reads',
    query: waitInput
      .omit({ timeoutSeconds: true })
      .extend({ timeout: waitInput.shape.timeoutSeconds }),
    answers: { 200: json('Why it answers now, and what happened', waitAnswer, waitExample) },
    errors: [...ofRunning, 'invalid-version', 'too-many-streams'],
    limits: { seconds: WAIT_SECONDS_MAX + 10 },
    handle: ({ services, streams, caller, path, query, reply }) =>
      streams.counted('waits', caller.account.id, async () => {
        const { timeout, ...rest } = query
        const input = { ...rest, timeoutSeconds: timeout }
        const signal = streams.until(reply)
        return { body: await services.games.wait(caller, path.game, input, signal) }
      }),
  }),
]

/** A database that does not answer for a while ends no stream. */
async function isStillGood(services: Services, bearer: string | null): Promise<boolean> {
  try {
    await services.authenticate(bearer)
    return true
  } catch (error) {
    return !(error instanceof ServiceError && error.kind === 'unauthenticated')
  }
}

/** The first line is awaited before the head is sent: until then it can still be an error. */
async function sendLines(reply: FastifyReply, lines: AsyncIterable<string>) {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  reply.header('content-type', 'application/x-ndjson; charset=utf-8')
  reply.send(Readable.from(rest(first, iterator)))
  return null
}

async function* rest(first: IteratorResult<string>, iterator: AsyncIterator<string>) {
  try {
    for (let line = first; !line.done; line = await iterator.next()) {
      yield line.value.endsWith('\n') ? line.value : `${line.value}\n`
    }
  } finally {
    await iterator.return?.()
  }
}

function afterOf({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id']
  if (id === undefined || id === '') return undefined
  return parsed(lastEventId, { 'last-event-id': id }, 'header')['last-event-id']
}
