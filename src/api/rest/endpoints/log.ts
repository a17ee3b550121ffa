import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OptionalCaller } from '../../../app/core/caller.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { type Cursor, cursor } from '../../../app/core/schema.ts'
import { exportGame } from '../../../app/exchange/operations.ts'
import { wantsWords } from '../../../app/games/present.ts'
import {
  eventsAnswer,
  eventsInput,
  followInput,
  WAIT_SECONDS_MAX,
  waitAnswer,
  waitInput,
} from '../../../app/games/schema.ts'
import { versionIn } from '../../../app/runtime/cursor.ts'
import {
  followGame,
  readEvents,
  readRows,
  verifyChain,
  waitForGame,
} from '../../../app/streams/operations.ts'
import { exportExample } from '../document/examples/exchange.ts'
import {
  chainExample,
  eventsExample,
  rawExample,
  seenExample,
  waitExample,
} from '../document/examples/log.ts'
import { type Ask, type Endpoints, exportFile, json, parsed } from '../endpoint/endpoint.ts'
import { endpoint, get } from '../endpoint/methods.ts'
import { streamItem } from '../endpoint/schemas.ts'
import { NDJSON, sendFile } from '../wire/files.ts'
import { NEXT_PAGE, paged } from '../wire/pages.ts'
import { wireFor } from '../wire/wire.ts'

export const logEndpoints: Endpoints = {
  listEvents: endpoint('GET', '/v1/games/{game}/events', readEvents, {
    adds:
      'With `raw`, the response contains the stored lines of a finished game, so that you can ' +
      'verify the game elsewhere.',
    query: eventsInput.extend({ raw: z.boolean().default(false) }),
    answers: {
      200: {
        description: 'A page of events, or the full stored log if `raw` is true',
        content: {
          'application/json': { schema: eventsAnswer, example: eventsExample },
          'application/x-ndjson': { schema: z.string(), example: rawExample },
        },
        headers: NEXT_PAGE,
      },
    },
    errors: ['game-not-over'],
    async handle({ service, streams, caller, path, query, request, reply }) {
      const { raw, ...input } = query
      if (raw && isNewFormat(request.headers.accept))
        return sendGame({ service, streams, caller, path, request, reply })
      if (raw)
        return sendLines(reply, service.open(readRows, { caller, id: path.game, input: null }))
      const page = await service.run(readEvents, { caller, id: path.game, input })
      return paged(page, request, page.next === null ? null : page.cursor)
    },
  }),

  exportGame: endpoint('GET', '/v1/games/{game}/export', exportGame, {
    adds: 'The response is compressed if `Accept-Encoding` contains gzip.',
    answers: { 200: exportFile(exportExample) },
    errors: ['too-many-streams'],
    handle: sendGame,
  }),

  verifyChain: get('/v1/games/{game}/verify', verifyChain, {
    answers: 'The result of the check',
    example: chainExample,
  }),

  streamGame: endpoint('GET', '/v1/games/{game}/stream', followGame, {
    adds:
      'The response consists of Server-Sent Events, or of NDJSON lines if `Accept` contains ' +
      '`application/x-ndjson`. `Last-Event-ID` takes precedence over `after`. Comments or empty ' +
      'lines keep the connection alive. The last message of a finished game contains `over`. An ' +
      'error during the stream is sent as a `problem` event.',
    query: followInput,
    answers: {
      200: {
        description: 'Events until the game ends',
        content: {
          'text/event-stream': {
            schema: z.string(),
            example: `id: ${seenExample.cursor}\ndata: ${JSON.stringify(seenExample)}\n\n`,
          },
          'application/x-ndjson': { schema: streamItem, example: seenExample },
        },
      },
      204: {
        description: 'The game has ended, and `Last-Event-ID` is its last event. Do not reconnect',
      },
    },
    errors: ['too-many-streams'],
    async handle({ service, streams, caller, path, query, request, reply }) {
      const sent = afterOf(request)
      const after = sent ?? query.after
      const words = wantsWords(query.include)
      await streams.open(allowanceOf(caller, request.ip), reply, wireFor(request.headers.accept), {
        async follow(signal) {
          const from = { after, words, signal }
          const following = await service.open(followGame, { caller, id: path.game, input: from })
          const isDone = sent !== null && following.over && following.version === versionIn(sent)
          return isDone ? null : following
        },
        watch: (ended) => service.watch(caller, ended),
      })
      return null
    },
  }),

  waitForGame: endpoint('GET', '/v1/games/{game}/wait', waitForGame, {
    query: waitInput
      .omit({ timeoutSeconds: true })
      .extend({ timeout: waitInput.shape.timeoutSeconds }),
    answers: {
      200: json('Why the wait ended, and the new events', waitAnswer, waitExample),
    },
    errors: ['too-many-streams'],
    seconds: WAIT_SECONDS_MAX + 10,
    handle: ({ service, streams, caller, path, query, request, reply }) =>
      streams.counted('waits', allowanceOf(caller, request.ip), async () => {
        const { timeout, ...rest } = query
        const input = { ...rest, timeoutSeconds: timeout }
        const signal = streams.until(reply, (ended) => service.watch(caller, ended))
        const ask = { caller, id: path.game, input, signal }
        return { body: await service.run(waitForGame, ask) }
      }),
  }),
}

type Sent = Pick<
  Ask<OptionalCaller, { readonly game: string }, object, undefined>,
  'service' | 'streams' | 'caller' | 'path' | 'request' | 'reply'
>

function sendGame({ service, streams, caller, path, request, reply }: Sent): Promise<null> {
  return streams.counted('exports', allowanceOf(caller, request.ip), () =>
    sendFile(reply, service.open(exportGame, { caller, id: path.game, input: null }), NDJSON),
  )
}

const isNewFormat = (accept = ''): boolean =>
  accept.split(',').some((one) => /^\s*application\/x-ndjson\s*;(?:.*;)?\s*v=1\s*(?:;|$)/.test(one))

/**
 * The first line of the log is read before the response begins, because an error can be reported
 * only before the headers are sent.
 */
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

const lastEventId = z.object({ 'last-event-id': cursor })

function afterOf({ headers }: FastifyRequest): Cursor | null {
  const id = headers['last-event-id']
  if (id === undefined || id === '') return null
  return parsed(lastEventId, { 'last-event-id': id }, 'header')['last-event-id']
}
