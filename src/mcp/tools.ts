import { z } from 'zod'
import { no } from '../service/errors.ts'
import type { Bucket } from '../service/gate/limits.ts'
import { freeSeats } from '../service/lobby/load-game.ts'
import { createGame, joinGame, listGames, observeGame } from '../service/operations/games.ts'
import { waitForGame } from '../service/operations/log.ts'
import { submitMove } from '../service/operations/play.ts'
import { readRules } from '../service/operations/rulesets.ts'
import { WAIT_SECONDS_MAX } from '../service/shapes/games.ts'
import { RULES_PAGE, rulesText } from './rules.ts'
import { callerOf, type Session } from './session.ts'
import { startedTurn, type Turn, turnSchema, turnText, waitForTurn } from './turn.ts'

interface Answered {
  readonly text: string
  readonly answer: Record<string, unknown>
}

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  readonly readOnly: boolean
  /** That of the call which it makes: what it does besides are reads. */
  readonly bucket: Bucket
  run(session: Session, input: Record<string, unknown>): Promise<Answered>
}

interface ToolOf<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: I
  readonly output: O
  readonly readOnly?: boolean
  readonly bucket: Bucket
  run(session: Session, input: z.infer<I>): Promise<{ text: string; answer: z.infer<O> }>
}

/**
 * Ties a tool's code to its schemas, then forgets their types: the list holds tools of any shape.
 */
const tool = <I extends z.ZodObject, O extends z.ZodObject>(one: ToolOf<I, O>): Tool =>
  ({ readOnly: false, ...one }) as unknown as Tool

const game = z.uuid().describe('id of the game')
const waitSeconds = z
  .number()
  .min(0)
  .max(WAIT_SECONDS_MAX)
  .default(20)
  .describe('how long to wait for your turn')
const options = z.record(z.string(), z.unknown()).optional()
const turnAnswer = (turn: Turn) => ({ text: turnText(turn), answer: turn })

const listTool = tool({
  name: 'list',
  title: 'List rulesets and games',
  description: 'The rulesets, and games: open ones to join, or your own.',
  input: z.strictObject({ mine: z.boolean().default(false), ruleset: z.string().optional() }),
  output: z.object({ rulesets: z.array(z.unknown()), games: z.array(z.unknown()) }),
  readOnly: true,
  bucket: listGames.bucket,
  async run(session, { mine, ruleset }) {
    const all = await session.services.rulesets.list()
    const rulesets = all.map(({ id, title, seats }) => ({ id, title, seats }))
    if (!session.caller) return listed(rulesets, [])
    const which = mine ? { mine } : { mine, status: 'open' as const }
    const page = await session.services.games.list(session.caller, { ...which, ruleset, limit: 20 })
    const games = page.items.map(({ id, ruleset, status, seat, seats, saved }) => ({
      ...{ id, ruleset, status, seat },
      open: freeSeats({ seats, saved }).length,
    }))
    return listed(rulesets, games)
  },
})

const listed = (rulesets: unknown[], games: unknown[]) => ({
  text: JSON.stringify({ rulesets, games }),
  answer: { rulesets, games },
})

const rulesTool = tool({
  name: 'rules',
  title: 'Read the rules',
  description: `Rules, options and moves of a ruleset, in pages of ${RULES_PAGE} characters.`,
  input: z.strictObject({ ruleset: z.string(), page: z.int().min(1).default(1) }),
  output: z.object({ page: z.int(), pages: z.int(), text: z.string() }),
  readOnly: true,
  bucket: readRules.bucket,
  async run({ services }, { ruleset, page }) {
    const answer = await rulesText(services, ruleset, page)
    return { text: `${answer.text}\n(page ${answer.page} of ${answer.pages})`, answer }
  },
})

const createTool = tool({
  name: 'create_game',
  title: 'Create a game',
  description: 'You take seat 0. Without open seats it starts at once.',
  input: z.strictObject({
    ruleset: z.string(),
    bots: z.int().min(0).max(11).default(1).describe('seats played by bots'),
    open: z.int().min(0).max(11).default(0).describe('seats left open for others'),
    options,
    choices: options.describe('your pawn, club or team, where the ruleset has them'),
    private: z.boolean().default(false),
    decisionSeconds: z
      .int()
      .min(1)
      .nullable()
      .default(null)
      .describe('for a usual question; null: no clocks'),
  }),
  output: turnSchema,
  bucket: createGame.bucket,
  async run(session, { ruleset, bots, open, options = {}, choices, ...terms }) {
    const caller = callerOf(session)
    const seats = [
      { kind: 'me' as const, ...(choices ? { choices } : {}) },
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const })),
      ...Array.from({ length: open }, () => ({ kind: 'open' as const })),
    ]
    const visibility = terms.private ? ('private' as const) : ('public' as const)
    const { decisionSeconds } = terms
    const { answer } = await session.services.games.create(caller, {
      ...{ ruleset, options, seats, visibility, decisionSeconds },
    })
    return turnAnswer(await startedTurn(session, answer.id, answer.inviteCode))
  },
})

const joinTool = tool({
  name: 'join_game',
  title: 'Join a game, or start it',
  description: 'Takes a seat (code: of a private game). start: the host starts without open seats.',
  input: z.strictObject({
    game,
    code: z.string().optional(),
    choices: options,
    start: z.boolean().default(false),
  }),
  output: turnSchema,
  bucket: joinGame.bucket,
  async run(session, { game, code, choices, start }) {
    const caller = callerOf(session)
    const { games } = session.services
    if (start) await games.start(caller, game)
    else await games.join(caller, game, { code, choices })
    return turnAnswer(await startedTurn(session, game, null))
  },
})

const observeTool = tool({
  name: 'observe',
  title: 'Look at a game',
  description: 'The whole position as you may see it, as text, and what you are asked.',
  input: z.strictObject({ game }),
  output: turnSchema,
  readOnly: true,
  bucket: observeGame.bucket,
  async run(session, { game }) {
    callerOf(session)
    return turnAnswer(await startedTurn(session, game, null))
  },
})

const errors = [{ pointer: '/move', message: 'whoever resigns makes no move' }]

const playTool = tool({
  name: 'play',
  title: 'Make a move',
  description:
    'Answers a decision, then waits for your next turn: events since, and what you are asked. ' +
    'resign: leave for good instead.',
  input: z.strictObject({
    game,
    decisionId: z.string().optional(),
    move: z.record(z.string(), z.unknown()).optional().describe('such as {"type":"roll"}'),
    moveId: z.string().max(255).optional().describe('key that makes a retry safe'),
    resign: z.boolean().default(false),
    waitSeconds,
    text: z.boolean().default(false).describe('with the position as text'),
  }),
  output: turnSchema,
  bucket: submitMove.bucket,
  async run(session, { game, decisionId = '', move, moveId, resign, waitSeconds, text }) {
    const caller = callerOf(session)
    const { games } = session.services
    if (resign && (move !== undefined || decisionId !== '')) throw no('invalid-input', { errors })
    const key = moveId === undefined ? {} : { moveId }
    const moved = resign
      ? await games.resign(caller, game, moveId === undefined ? {} : { key: moveId })
      : await games.move(caller, game, { decisionId, move, ...key, include: [] })
    const from = { version: moved.version, events: moved.events }
    return turnAnswer(await waitForTurn(session, game, from, { waitSeconds, text }))
  },
})

const waitTool = tool({
  name: 'wait',
  title: 'Wait for your turn',
  description: 'Events after a version, once you are asked something, it ends, or time is up.',
  input: z.strictObject({
    game,
    after: z.int().min(0),
    waitSeconds,
    text: z.boolean().default(false).describe('with the position as text'),
  }),
  output: turnSchema,
  readOnly: true,
  bucket: waitForGame.bucket,
  async run(session, { game, after, waitSeconds, text }) {
    const from = { version: after, events: [] }
    return turnAnswer(await waitForTurn(session, game, from, { waitSeconds, text }))
  },
})

export const tools: readonly Tool[] = [
  listTool,
  rulesTool,
  createTool,
  joinTool,
  observeTool,
  playTool,
  waitTool,
]
