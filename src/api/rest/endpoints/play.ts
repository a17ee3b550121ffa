import { z } from 'zod'
import type { Caller } from '../../../app/core/caller.ts'
import { ServiceError } from '../../../app/core/errors.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import {
  listDecisions,
  listMoments,
  resign,
  saveGame,
  submitMove,
  tryMove,
  undoMove,
} from '../../../app/games/play-operations.ts'
import {
  type MoveAnswer,
  type MoveInput,
  type MoveResponse,
  moveInput,
  WAIT_SECONDS_MAX,
  type WaitAnswer,
  type WaitInput,
  waitInput,
} from '../../../app/games/schema.ts'
import { waitForGame } from '../../../app/streams/operations.ts'
import {
  decisionsExample,
  momentsExample,
  moveAnswerExample,
  moveBodyExample,
  saveExample,
} from '../document/examples/play.ts'
import { type Answer, type Ask, type Endpoints, json } from '../endpoint/endpoint.ts'
import { endpoint, get, post } from '../endpoint/methods.ts'
import { moveAnswer, moveBody } from '../endpoint/schemas.ts'

const dryRun = z
  .boolean()
  .default(false)
  .describe('True to check whether the move is legal without making it.')

const wait = z
  .number()
  .min(0)
  .max(WAIT_SECONDS_MAX)
  .optional()
  .describe('Seconds to wait for your next turn, which is returned in `next`.')

export const playEndpoints: Endpoints = {
  listDecisions: get('/v1/games/{game}/decisions', listDecisions, {
    answers: 'The open decisions',
    example: decisionsExample,
  }),

  listMoments: get('/v1/games/{game}/moments', listMoments, {
    answers: 'The highlights',
    example: momentsExample,
    headers: { 'cache-control': '`max-age` is one day if the game has ended' },
    written: (body) => ({ body, headers: { 'cache-control': body.over ? FOR_A_DAY : ASK_AGAIN } }),
  }),

  submitMove: endpoint('POST', '/v1/games/{game}/moves', submitMove, {
    adds:
      'With `dryRun`, the move is only checked: the service makes no random draws, stores ' +
      'nothing and leaves the idempotency key unused. With `wait`, the response is sent on ' +
      'your next turn and contains that turn in `next`, so one call per turn is enough. The ' +
      'move is stored before the wait begins. A retry with the same idempotency key also waits ' +
      'for your next turn.',
    keyed: true,
    query: moveInput.pick({ after: true, include: true }).extend({ dryRun, wait }),
    body: moveBody,
    bodyExample: moveBodyExample,
    errors: ['too-many-streams'],
    answers: {
      201: json('The move is accepted', moveAnswer, moveAnswerExample),
      204: { description: 'The move is legal (with `dryRun`)' },
    },
    handle(ask) {
      const { service, caller, path, query, body, key } = ask
      const { after, include, dryRun, wait } = query
      if (dryRun) {
        const input = { ...body, include }
        return tried(service.run(tryMove, { caller, id: path.game, input }))
      }
      const { decisionId, move } = body
      const input = { decisionId, move, moveId: key, after, include }
      if (wait !== undefined) return movedAndWaited(ask, input, wait)
      const request = { caller, id: path.game, input, render: written }
      return service.run(submitMove, request) as unknown as Promise<Answer>
    },
  }),

  resign: post('/v1/games/{game}/resignation', resign, {
    answers: 'The seat has resigned',
    example: moveAnswerExample,
    shape: moveAnswer,
    written: ({ replayed, ...answer }: MoveResponse) => written(answer, replayed),
  }),

  undoMove: post('/v1/games/{game}/undo', undoMove, {
    status: 200,
    body: { decisionId: moveBodyExample.decisionId },
    answers: 'The move is undone',
    example: moveAnswerExample,
    shape: moveAnswer,
    written: ({ replayed, ...answer }: MoveResponse) => written(answer, replayed),
  }),

  saveGame: get('/v1/games/{game}/save', saveGame, {
    answers: 'The save document',
    example: saveExample,
  }),
}

/**
 * Shared caches must not store the replay, because each viewer may see different moments of the
 * game.
 */
const FOR_A_DAY = 'private, max-age=86400'
const ASK_AGAIN = 'private, no-store'

const tried = async (judged: Promise<unknown>): Promise<Answer> => {
  await judged
  return { status: 204 }
}

type Sent = Pick<
  Ask<Caller, { readonly game: string }, object, unknown>,
  'service' | 'streams' | 'caller' | 'path' | 'request' | 'reply'
>
interface Moved {
  readonly json: string
  readonly replayed: boolean
  readonly version: number
}

/**
 * Reserves the long poll before the move is made, because the service could otherwise accept the
 * move and then refuse the long poll.
 */
function movedAndWaited(
  { service, streams, caller, path, request, reply }: Sent,
  input: MoveInput,
  timeoutSeconds: number,
): Promise<Answer> {
  return streams.counted('waits', allowanceOf(caller, request.ip), async () => {
    const { include } = input
    const before = include.filter((one) => one !== 'decisions' && one !== 'schema')
    const asked = { caller, id: path.game, input: { ...input, include: before }, render: kept }
    const { json, replayed, version } = (await service.run(submitMove, asked)) as unknown as Moved
    const signal = streams.until(reply, (ended) => service.watch(caller, ended))
    const words = include.filter((one) => waitsFor.has(one)) as WaitInput['include']
    const following = waitInput.parse({ after: version, timeoutSeconds, include: words })
    const next = await service
      .run(waitForGame, { caller, id: path.game, input: following, signal })
      .catch(nothingIfRefused)
    return { json: next ? `${json.slice(0, -1)},"next":${JSON.stringify(next)}}` : json, replayed }
  })
}

const waitsFor: ReadonlySet<string> = new Set(['words', 'decisions', 'schema'])

const kept = (answer: MoveAnswer, replayed: boolean): Moved => ({
  ...{ json: JSON.stringify(answer), replayed, version: answer.version },
})

/**
 * The move has been accepted, so an error while waiting for the next turn must not replace the
 * answer to the move.
 */
function nothingIfRefused(error: unknown): WaitAnswer | undefined {
  if (error instanceof ServiceError) return undefined
  throw error
}

/**
 * `replayed` is sent as a header and not in the body, so that a repeated request gets the same
 * body, byte for byte.
 */
const written = (answer: MoveAnswer, replayed: boolean): Answer => ({
  json: JSON.stringify(answer),
  replayed,
})
