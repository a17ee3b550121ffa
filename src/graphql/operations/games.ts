import { z } from 'zod'
import type { Once } from '../../service/services.ts'
import { idempotencyKey, page, seatNumber, uuid } from '../../service/shapes/common.ts'
import {
  type Created,
  createGameInput,
  gameSummary,
  joinInput,
  listGamesInput,
  observation,
  observeInput,
} from '../../service/shapes/games.ts'
import { type Ask, done, type Operations, operation } from '../operation.ts'
import { from } from '../types/rulesets.ts'
import { createdOnce } from '../types/shapes.ts'

const id = { id: uuid }
const key = { key: idempotencyKey.optional() }
/** A save may be a season of a league. */
const SAVE_NODES_MAX = 200_000

function once(
  { answer, replayed }: Once<Created>,
  { context }: Pick<Ask<unknown, unknown>, 'context'>,
) {
  context.learn(answer.id, answer.ruleset)
  return { ...answer, replayed }
}

export const gameQueries: Operations = {
  games: operation({
    description: 'The lobby, and my own games: newest first; hand in `next` as `after` to go on.',
    bucket: 'reads',
    args: listGamesInput,
    answer: page(gameSummary),
    run: ({ services, caller, args }) => services.games.list(caller, args),
  }),
  game: operation({
    description: 'What I may see of a game; `at`: as it was at an earlier version.',
    bucket: 'reads',
    args: z.strictObject({ ...id, ...observeInput.shape }),
    answer: observation,
    async run({ services, caller, args: { id, ...input }, context }) {
      const answer = await services.games.observe(caller, id, input)
      context.learn(id, answer.ruleset)
      from(answer.ruleset, answer.view)
      return answer
    },
  }),
}

export const gameMutations: Operations = {
  createGame: operation({
    description: 'A new game, or one that goes on from a save. Without open seats it starts.',
    bucket: 'games',
    args: z.strictObject({ input: createGameInput, ...key }),
    answer: createdOnce,
    nodesMax: SAVE_NODES_MAX,
    async run(ask) {
      const { services, caller, args } = ask
      return once(await services.games.create(caller, args.input, { key: args.key }), ask)
    },
  }),
  joinGame: operation({
    description: 'Take a seat; also how I take my seat back from the bot that plays it.',
    bucket: 'games',
    args: z.strictObject({ ...id, ...joinInput.shape, ...key }),
    answer: createdOnce,
    async run(ask) {
      const { services, caller, args } = ask
      const { id, key, ...input } = args
      return once(await services.games.join(caller, id, input, { key }), ask)
    },
  }),
  leaveGame: operation({
    description: 'Give up a seat before the start; the host may free any seat.',
    bucket: 'games',
    args: z.strictObject({ ...id, seat: seatNumber }),
    answer: done,
    async run({ services, caller, args }) {
      await services.games.leave(caller, args.id, args.seat)
      return true
    },
  }),
  startGame: operation({
    description: 'By the host; open seats are closed up.',
    bucket: 'games',
    args: z.strictObject({ ...id, ...key }),
    answer: createdOnce,
    async run(ask) {
      const { services, caller, args } = ask
      return once(await services.games.start(caller, args.id, { key: args.key }), ask)
    },
  }),
}
