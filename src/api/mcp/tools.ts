import { z } from 'zod'
import { serviceError } from '../../app/core/errors.ts'
import { subjects } from '../../app/core/operation.ts'
import type { Cursor } from '../../app/core/schema.ts'
import {
  createGame,
  forkGame,
  joinGame,
  listGames,
  observeGame,
  startGame,
} from '../../app/games/operations.ts'
import { resign, submitMove } from '../../app/games/play-operations.ts'
import { freeSeats } from '../../app/games/restore-save.ts'
import { WAIT_SECONDS_MAX } from '../../app/games/schema.ts'
import { listPacks } from '../../app/packs/operations.ts'
import { readRules } from '../../app/packs/ruleset-operations.ts'
import type { RulesetSummary } from '../../app/packs/ruleset-schema.ts'
import { listRulesets } from '../../app/packs/show-rulesets.ts'
import { listRatings, showRatings } from '../../app/ratings/operations.ts'
import type { Pool } from '../../app/ratings/schema.ts'
import { UNVERIFIED } from '../../app/runtime/save-schema.ts'
import { nextFixture } from '../../app/seasons/operations.ts'
import { waitForGame } from '../../app/streams/operations.ts'
import { isLevel, LEVELS, type Level } from '../../engine/bots/levels.ts'
import { namedQuestion } from '../../engine/kernel/turn-text.ts'
import { rulesText } from './rules.ts'
import { call, type Session } from './session.ts'
import { game, type Tool, tool } from './tool.ts'
import { type Answer, logText, startedText, turnText } from './turn.ts'

const version = z.int().min(0).max(9_999_999)
const cursor = z.union([z.number(), z.string()])
const wait = z.number().min(0).max(WAIT_SECONDS_MAX).default(20)
const fields = z.looseObject({})
/**
 * The idempotency key is optional. An empty key is refused, because models that fill in every field
 * would all send the same empty key.
 */
const key = z
  .string()
  .max(255)
  .refine((one) => one !== '', 'must not be empty')
const flag = z
  .boolean()
  .optional()
  .transform((isOn = false) => isOn)
const choices = fields.describe('pawn, club or team').optional()

const listTool = tool({
  name: 'list',
  title: 'List rulesets and games',
  description: 'Lists rulesets, games to join, your own games, or ratings.',
  input: z.strictObject({
    mine: flag,
    ruleset: z.string().optional(),
    ratings: flag,
  }),
  readOnly: true,
  bucket: listGames.rateLimit,
  async run(session, { mine, ruleset, ratings }) {
    if (ratings) return ratingsText(session, ruleset)
    const all = listRulesets(session.service.context)
    const brought = await broughtPacks(session, ruleset)
    const rulesets = all.map(({ id, title, seats, packs, levels }) => ({
      id,
      title,
      seats,
      levels: levels.map((level) => levelText(level, seats)),
      packs: [...packs, ...brought.filter((one) => one.ruleset === id)].map(({ name }) => name),
    }))
    if (!session.caller) return asText({ rulesets, games: [] })
    const which = mine ? { mine } : { mine, status: 'open' as const }
    const page = await call(session, listGames, undefined, { ...which, ruleset, limit: 20 })
    const games = page.items.map(({ id, ruleset, status, seat, seats, saved, awaits }) => ({
      id,
      ruleset,
      status,
      seat,
      open: freeSeats({ seats, saved }).length,
      ...(seat !== null && awaits?.includes(seat) ? { yourTurn: true } : {}),
      ...(saved?.unverified ? { save: UNVERIFIED } : {}),
    }))
    return asText({ rulesets, games })
  },
})

const asText = (answer: object): Answer => ({ text: JSON.stringify(answer) })

function levelText(
  { id, seats }: RulesetSummary['levels'][number],
  { min, max }: RulesetSummary['seats'],
): string {
  return seats.length > max - min ? id : `${id} (seats: ${seats.join(', ')})`
}

const RANKED_MAX = 20

async function ratingsText({ service, caller }: Session, ruleset?: string): Promise<Answer> {
  const shown = caller && { caller, id: caller.account.id, input: {} }
  const own = shown ? (await service.run(showRatings, shown)).ratings : []
  if (ruleset === undefined) return asText({ own })
  const bestOf = async (pool: Pool) => {
    const input = { ruleset, pool, limit: RANKED_MAX }
    return (await service.run(listRatings, { caller, id: undefined, input })).items
  }
  const [ofTwo, ofMore] = await Promise.all([bestOf('two'), bestOf('more')])
  return asText({ best: { two: ofTwo, more: ofMore }, own })
}

const PACKS_MAX = 20

async function broughtPacks(session: Session, ruleset: string | undefined) {
  if (!session.caller) return []
  const input = { ruleset, mine: false, limit: PACKS_MAX }
  const { items } = await call(session, listPacks, undefined, input)
  return items.filter(({ withdrawn }) => withdrawn === null)
}

const rulesTool = tool({
  name: 'rules',
  title: 'Read the rules',
  description:
    "Page 1 is the player's guide; read it once. Later pages have options, moves and all " +
    'clauses. clause: reads one clause, such as GS-26.',
  input: z.strictObject({
    ruleset: z.string(),
    page: z.int().min(1).max(99).default(1),
    clause: z.string().max(20).optional(),
  }),
  readOnly: true,
  bucket: readRules.rateLimit,
  run: async ({ service }, { ruleset, page, clause }) => ({
    text: await rulesText(service, ruleset, { page, clause }),
  }),
})

const createTool = tool({
  name: 'create_game',
  title: 'Create a game',
  givesTurn: true,
  description: 'You take seat 0. The game starts if no seat is open.',
  input: z.strictObject({
    ruleset: z.string().optional(),
    season: z.string().describe('id: your next game of this sealed season').optional(),
    bots: z.int().min(0).max(11).default(1),
    botLevel: z.string().optional(),
    open: z.int().min(0).max(11).default(0).describe('number of open seats'),
    options: fields.describe('see rules').optional(),
    choices,
    contentPack: z.string().max(80).optional(),
    private: flag,
    decisionSeconds: z
      .int()
      .min(1)
      .max(2_592_000)
      .describe('seconds; default: no clocks')
      .optional(),
    hints: z.boolean().default(true).describe('true to number the answers'),
    rated: flag,
  }),
  bucket: createGame.rateLimit,
  async run(session, { season, bots, botLevel: called, open, options = {}, choices, ...terms }) {
    if (season !== undefined) {
      const { game } = await call(session, nextFixture, seasonId(season), {})
      return startedText(session, game)
    }
    const { ruleset } = terms
    if (ruleset === undefined) throw malformed('/ruleset', 'missing')
    const level = called === undefined ? undefined : levelCalled(called)
    const { contentPack, private: isPrivate, decisionSeconds = null, hints, rated } = terms
    const seats = [
      { kind: 'me' as const, ...(choices ? { choices } : {}) },
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level })),
      ...Array.from({ length: open }, () => ({ kind: 'open' as const })),
    ]
    const visibility = isPrivate ? ('private' as const) : ('public' as const)
    const created = await call(session, createGame, undefined, {
      ruleset,
      options,
      contentPack,
      seats,
      visibility,
      decisionSeconds,
      hints,
      rated,
    })
    return startedText(session, created.id, { inviteCode: created.inviteCode })
  },
})

function seasonId(id: string): string {
  const parsed = subjects.season.safeParse(id)
  if (!parsed.success) throw serviceError('season-unknown')
  return parsed.data
}

function levelCalled(name: string): Level {
  if (!isLevel(name))
    throw serviceError('unknown-level', { facts: { level: name, levels: LEVELS } })
  return name
}

const joinTool = tool({
  name: 'join_game',
  title: 'Join a game',
  givesTurn: true,
  idempotent: true,
  description: 'Take a seat. start: as host, start without the open seats.',
  input: z.strictObject({
    game,
    code: z.string().describe('invite code').optional(),
    choices,
    start: flag,
  }),
  bucket: joinGame.rateLimit,
  async run(session, { game, code, choices, start }) {
    if (start) await call(session, startGame, game, {})
    else await call(session, joinGame, game, { code, choices })
    return startedText(session, game)
  },
})

const forkTool = tool({
  name: 'fork_game',
  title: 'Continue an ended game',
  description: 'Continue an ended game against bots.',
  input: z.strictObject({
    game,
    at: version,
    seat: z.int().min(0).max(11).default(0),
  }),
  bucket: forkGame.rateLimit,
  async run(session, { game, at, seat: mine }) {
    const { seats } = await call(session, observeGame, game, { text: false })
    const sitting = seats.map(({ seat }) => ({ kind: seat === mine ? 'me' : 'bot' }) as const)
    const terms = { at, seats: sitting, decisionSeconds: null }
    const forked = await call(session, forkGame, game, terms)
    return startedText(session, forked.id)
  },
})

const observeTool = tool({
  name: 'observe',
  title: 'Observe a game',
  givesTurn: true,
  description:
    'Returns the full position and your decision. at: an earlier version. after: only the ' +
    'events after it, by page.',
  input: z.strictObject({ game, at: version.optional(), after: cursor.optional() }),
  readOnly: true,
  bucket: observeGame.rateLimit,
  run(session, { game, at, after }) {
    if (after !== undefined) return logText(session, game, after)
    return startedText(session, game, { at, isWhole: true })
  },
})

const playTool = tool({
  name: 'play',
  title: 'Play a turn',
  givesTurn: true,
  description:
    'Answer decision [decisionId] with an option number or a move, then wait for your ' +
    'next turn. Returns what happened and the next decision.',
  input: z.strictObject({
    game,
    decisionId: z.string().max(80).optional(),
    option: z.int().min(1).max(9).optional(),
    move: fields.describe('{"type":"buy","pick":"manager-1"}').optional(),
    key: key.describe('makes a retry safe').optional(),
    after: cursor.describe('last v that you have read').optional(),
    resign: flag.describe('resign the game'),
    wait: wait.describe('seconds'),
  }),
  bucket: submitMove.rateLimit,
  async run(session, { game, wait: waitSeconds, ...sent }) {
    const after = sent.resign
      ? await resigned(session, game, sent)
      : await played(session, game, sent)
    return turnText(session, game, { after, waitSeconds })
  },
  again(session, { game, decisionId = '', wait: waitSeconds, after: read }) {
    const after = read ?? namedQuestion(decisionId).readUpTo
    return turnText(session, game, { after, waitSeconds })
  },
})

interface Sent {
  readonly decisionId?: string | undefined
  readonly option?: number | undefined
  readonly move?: Readonly<Record<string, unknown>> | undefined
  readonly key?: string | undefined
  readonly after?: Cursor | undefined
}

async function played(session: Session, game: string, sent: Sent): Promise<Cursor> {
  const { decisionId, option, move, key: moveId, after } = sent
  if (decisionId === undefined) {
    const { text } = await turnText(session, game, { waitSeconds: 0 })
    throw malformed('/decisionId', `missing. The game is now at:\n${text}`)
  }
  if ((option === undefined) === (move === undefined))
    throw malformed('/option', 'send either an option or a move')
  const { id, readUpTo } = namedQuestion(decisionId)
  const chosen = option === undefined ? {} : { option: { number: option, readUpTo } }
  const input = { decisionId: id, move, moveId, after, include: [], ...chosen }
  await call(session, submitMove, game, input)
  return after ?? readUpTo
}

async function resigned(session: Session, game: string, sent: Sent): Promise<number> {
  const { decisionId, option, move, key } = sent
  if (option !== undefined || move !== undefined)
    throw malformed('/resign', 'a resignation has no move')
  const { version, events } = await call(session, resign, game, {}, key)
  if (decisionId !== undefined) return Math.min(version, namedQuestion(decisionId).readUpTo)
  return version - events.length
}

const malformed = (pointer: string, message: string) =>
  serviceError('invalid-input', { errors: [{ pointer, message }] })

const waitTool = tool({
  name: 'wait',
  title: 'Wait for your turn',
  givesTurn: true,
  description: 'Wait for your turn. Returns what play returns.',
  input: z.strictObject({
    game,
    after: cursor.describe('last v that you have read'),
    wait,
  }),
  readOnly: true,
  bucket: waitForGame.rateLimit,
  run: (session, { game, after, wait: waitSeconds }) =>
    turnText(session, game, { after, waitSeconds }),
})

export const tools: readonly Tool[] = [
  listTool,
  rulesTool,
  createTool,
  joinTool,
  forkTool,
  observeTool,
  playTool,
  waitTool,
]
