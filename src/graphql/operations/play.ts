import { z } from 'zod'
import { anything, idempotencyKey, uuid } from '../../service/shapes/common.ts'
import {
  decisionsAnswer,
  eventsAnswer,
  eventsInput,
  type MoveAnswer,
  moveAnswer,
  moveInput,
  saveInput,
} from '../../service/shapes/games.ts'
import type { Context } from '../context.ts'
import { type Operations, operation } from '../operation.ts'
import { eventsFrom, from } from '../types/rulesets.ts'

const id = { id: uuid }

async function moved(answer: MoveAnswer, game: string, context: Context): Promise<MoveAnswer> {
  const ruleset = await context.rulesetOf(game)
  eventsFrom(ruleset, answer.events)
  from(ruleset, answer.view)
  return answer
}

export const playQueries: Operations = {
  decisions: operation({
    description: 'What I am asked and how it can be answered; of others what I may know.',
    bucket: 'reads',
    args: z.strictObject(id),
    answer: decisionsAnswer,
    run: ({ services, caller, args }) => services.games.decisions(caller, args.id),
  }),
  events: operation({
    description: 'The log as I may see it. A hidden event keeps its number: its `event` is null.',
    bucket: 'reads',
    args: z.strictObject({ ...id, ...eventsInput.shape }),
    answer: eventsAnswer,
    async run({ services, caller, args: { id, ...input }, context }) {
      const answer = await services.games.events(caller, id, input)
      eventsFrom(await context.rulesetOf(id), answer.items)
      return answer
    },
  }),
  save: operation({
    description: 'The game as a document, where its ruleset has saves.',
    bucket: 'games',
    args: z.strictObject({ ...id, ...saveInput.shape }),
    answer: anything,
    run: ({ services, caller, args: { id, ...input } }) => services.games.save(caller, id, input),
  }),
}

export const playMutations: Operations = {
  move: operation({
    description:
      'Answer a decision. With a `moveId` (its scope is game and seat) a retry gives the first ' +
      'answer again. `after` widens the events of the answer, `include` adds to it.',
    bucket: 'moves',
    args: z.strictObject({ ...id, ...moveInput.shape }),
    answer: moveAnswer,
    async run({ services, caller, args: { id, ...input }, context }) {
      return moved(await services.games.move(caller, id, input), id, context)
    },
  }),
  resign: operation({
    description: 'Needs no decision. What the seat is asked from now on is answered by default.',
    bucket: 'moves',
    args: z.strictObject({ ...id, key: idempotencyKey.optional() }),
    answer: moveAnswer,
    async run({ services, caller, args: { id, key }, context }) {
      return moved(await services.games.resign(caller, id, { key }), id, context)
    },
  }),
}
