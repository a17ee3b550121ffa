import { z } from 'zod'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import { isFit, UNSEEN } from '../../engine/kernel/name.ts'
import { hiddenStateNotice } from '../core/admin-schema.ts'
import { deprecatedField } from '../core/deprecation.ts'
import { absence, decisionBrief, gameStatus } from '../core/game-schema.ts'
import {
  ABSENCE,
  ABSENCE_LEVEL,
  BANK,
  HINTS,
  HOLIDAYS,
  LEVEL,
  PACE,
  PRESET,
  RATED,
  SEAT_RATING,
  UNDO,
  UNSEALED,
} from '../core/game-terms.ts'
import {
  anything,
  botLevel,
  chosen,
  cursor,
  cursorShown,
  DECISION_SECONDS_MAX,
  entropy,
  eventsAfter,
  eventsLimit,
  idempotencyKey,
  ownCursor,
  packName,
  pageInput,
  rulesetId,
  seatNumber,
  taggedRecord,
  time,
  uuid,
  version,
  wantedRuleset,
} from '../core/schema.ts'
import { ratingSummary, seatRatingChange } from '../ratings/schema.ts'
import { lifecycleFields, paused } from '../runtime/lifecycle-schema.ts'
import { savedGame } from '../runtime/save-schema.ts'
import { since, stretchFields } from './beat-schema.ts'
import {
  askedDecision,
  awaited,
  facts,
  fullDecision,
  othersDecision,
  worded,
} from './decision-schema.ts'
import { gameResult } from './result-schema.ts'

export const bank = z.strictObject({
  seconds: z.int().min(10).max(86_400).describe('Initial time of each seat, in seconds.'),
  increment: z.int().min(0).max(600).describe('Seconds added per answer.'),
})
export const visibility = z.enum(['public', 'private'])

export const seatInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('me'),
    choices: chosen.optional(),
    entropy: entropy.optional(),
  }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('bot'),
    level: botLevel.optional().describe(LEVEL),
    choices: chosen.optional(),
  }),
  z.strictObject({ kind: z.literal('account'), account: uuid }),
])
export type SeatInput = z.infer<typeof seatInput>

const terms = {
  seats: z.array(seatInput).min(1).max(SEATS_MAX),
  visibility: visibility.default('public'),
  decisionSeconds: z.int().min(1).max(DECISION_SECONDS_MAX).nullable().default(null).describe(PACE),
  absence: absence
    .optional()
    .describe(`${ABSENCE} If omitted: \`default\` in games with clocks, \`wait\` in others.`),
  absenceLevel: botLevel.optional().describe(`${ABSENCE_LEVEL} Default: \`steady\`.`),
  hints: z.boolean().optional().describe(`${HINTS} Default: true.`),
  rated: z.boolean().optional().describe(`${RATED} Default: false.`),
  undo: z.boolean().optional().describe(`${UNDO} Default: false.`),
  bank: bank.nullable().optional().describe(BANK),
  holidays: z.boolean().optional().describe(`${HOLIDAYS} Default: false.`),
}
export const createGameInput = z.union([
  z.strictObject({
    ruleset: wantedRuleset,
    preset: z.string().max(40).optional().describe(PRESET),
    options: chosen.default({}),
    contentPack: packName.optional(),
    ...terms,
  }),
  z.strictObject({
    ruleset: wantedRuleset,
    save: z.unknown().refine(isFit, UNSEEN),
    changes: z.unknown().refine(isFit, UNSEEN).optional(),
    contentPack: packName.optional(),
    unsealed: z.boolean().default(false).describe(UNSEALED),
    ...terms,
  }),
])
export type CreateGameInput = z.infer<typeof createGameInput>

export const storedTermsOf = (input: CreateGameInput) => {
  const { visibility, decisionSeconds, absenceLevel, hints, rated, undo, bank, holidays } = input
  return { visibility, decisionSeconds, absenceLevel, hints, rated, undo, bank, holidays }
}

export const seatView = z.strictObject({
  seat: seatNumber,
  kind: z
    .enum(['open', 'account', 'bot', 'host'])
    .describe('Type of seat: `open`, `account`, `bot`, or `host` (the host plays several seats).'),
  /**
   * The account that occupies the seat or for which the seat is reserved; null if the account was
   * deleted.
   */
  account: uuid.nullable(),
  name: z.string().nullable(),
  /** False while the seat is reserved for a player who has not joined yet. */
  joined: z.boolean(),
  choices: anything,
  level: botLevel.nullable().describe('Level of the bot; null if none.'),
  rating: ratingSummary.nullable().describe(SEAT_RATING),
  controller: z.enum(['player', 'bot']).nullable(),
  resigned: z.boolean(),
  holidayUntil: time.nullable().describe('End of the latest holiday; null if there was none.'),
  since: version
    .nullable()
    .describe('Version at which this account took over the seat; null for the first account.'),
})
export interface SeatView extends z.infer<typeof seatView> {}

const summary = {
  id: uuid,
  ruleset: rulesetId,
  status: gameStatus,
  visibility,
  host: uuid.nullable(),
  contentPack: z.string(),
  options: anything,
  decisionSeconds: z.int().nullable().describe(PACE),
  absence,
  absenceLevel: botLevel.describe(ABSENCE_LEVEL),
  hints: z.boolean().describe(HINTS),
  rated: z.boolean().describe(RATED),
  undo: z.boolean().describe(UNDO),
  bank: bank.nullable().describe(BANK),
  holidays: z.boolean().describe(HOLIDAYS),
  saved: savedGame.nullable().describe('Save that the game continues; null if none.'),
  rematchOf: uuid
    .nullable()
    .describe('For a rematch, the id of the previous game; null for other games.'),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  ...lifecycleFields,
}
const { ruleset: _, ...base } = summary
export const gameBase = z.strictObject(base)
export const shownAsStored = [
  ...(['id', 'ruleset', 'status', 'visibility', 'host', 'options', 'decisionSeconds'] as const),
  ...(['absence', 'hints', 'rated', 'undo', 'bank', 'holidays', 'saved', 'rematchOf'] as const),
  ...(['createdAt', 'startedAt', 'endedAt', 'archivedAt'] as const),
]
export const listedSeat = seatView.omit({ controller: true, resigned: true })
const listed = {
  ...summary,
  seats: z.array(listedSeat),
  seat: seatNumber.nullable(),
}
export const outcome = z.strictObject({
  ranking: z.array(z.array(seatNumber)),
  scores: z.array(z.number()),
  reason: z.string(),
})
const AWAITS =
  'Seats whose turn it is, if you may see them. Null if you have no seat and the server has not ' +
  'loaded the game; to load it, get the game.'
const LISTED_OUTCOME = 'Result of the game; null until the game has ended, or if `awaits` is null.'
export const gameSummary = z.strictObject({
  ...listed,
  version,
  awaits: z.array(seatNumber).nullable().describe(AWAITS),
  outcome: outcome.nullable().describe(LISTED_OUTCOME),
})
export interface GameSummary extends z.infer<typeof gameSummary> {}

export const created = z.strictObject({
  ...listed,
  version,
  inviteCode: z.string().nullable(),
  commitment: z.string(),
})
export interface Created extends z.infer<typeof created> {}

export const lobbyState = z.strictObject({
  games: z.array(z.strictObject(listed)).describe('Open public games, newest first.'),
})
export interface LobbyState extends z.infer<typeof lobbyState> {}

export const createdOnce = z.strictObject({
  ...created.shape,
  replayed: z.boolean(),
})
export interface CreatedOnce extends z.infer<typeof createdOnce> {}

const AWAITS_ME =
  'True to list only games where it is your turn. A page may be short or empty, so continue ' +
  'until `next` is null.'
export const listGamesInput = z.strictObject({
  status: gameStatus.optional(),
  ruleset: rulesetId.optional(),
  mine: z.boolean().default(false),
  awaitsMe: z.boolean().optional().describe(AWAITS_ME),
  forks: z.boolean().optional().describe('True to include forks of games.'),
  ...pageInput.shape,
})
export interface ListGamesInput extends z.infer<typeof listGamesInput> {}

export const joinInput = z.strictObject({
  code: z.string().max(40).optional(),
  /** Default: the seat that is reserved for the caller, or else the first open seat. */
  seat: seatNumber.optional(),
  choices: chosen.optional(),
  entropy: entropy.optional(),
})
export interface JoinInput extends z.infer<typeof joinInput> {}

export const rematchInput = joinInput.pick({ entropy: true })

export const fairness = z.strictObject({
  commitment: z.string(),
  seed: z.string().nullable(),
  entropy: z.array(z.string()),
})

export const clock = z.strictObject({
  kind: z.string().describe('Kind of the decision.'),
  seconds: z.int(),
})

const PAUSED =
  'Reason and start time of the pause. During a pause, clocks are stopped and moves are not ' +
  'accepted. Null if the game is not paused.'
const BANKS = "Milliseconds left in each seat's bank at time `at`; null if the game has no bank."
const CHANGES = 'Rating changes from this game; null until the game is rated.'
const UNDOABLE = 'Decision whose answer you can take back; null if none.'
export const observation = z.strictObject({
  ...summary,
  clocks: z
    .array(clock)
    .describe('Seconds for each kind of decision in this game. Unlisted kinds have no time limit.'),
  seats: z.array(seatView),
  seat: seatNumber.nullable(),
  inviteCode: z.string().nullable(),
  version,
  cursor: cursorShown,
  head: z.string().nullable(),
  at: time.nullable(),
  paused: paused.nullable().describe(PAUSED),
  /** The player's view of the game; null before the game starts. */
  view: anything,
  text: z.string().optional(),
  decisions: z.array(decisionBrief),
  others: z.array(othersDecision),
  awaited: z.array(awaited),
  banks: z.array(z.int()).nullable().describe(BANKS),
  undoable: z.string().nullable().describe(UNDOABLE),
  outcome: outcome.nullable(),
  result: gameResult.nullable().describe('Detailed result; null if none.'),
  fairness,
  /** Times at which operators saw hidden information; empty until the game has ended. */
  looks: z.array(hiddenStateNotice),
  ratingChanges: z.array(seatRatingChange).nullable().describe(CHANGES),
  rematch: uuid.nullable().describe('Rematch of this game; null if none.'),
  serverTime: time,
  ...stretchFields,
})
export interface Observation extends z.infer<typeof observation> {}
export const observeInput = z.strictObject({
  at: cursor.optional().describe('Version or cursor of the state. Default: the current version.'),
  since,
  text: z.boolean().default(false),
  as: seatNumber
    .optional()
    .describe('Seat whose view is returned, if you play several seats of a fork.'),
})
export interface ObserveInput extends z.infer<typeof observeInput> {}

export const visibleEvent = z.strictObject({
  version,
  at: time,
  event: taggedRecord.nullable(),
  words: z.string().nullable().optional(),
})
export interface VisibleEvent extends z.infer<typeof visibleEvent> {}

export const include = z.enum([
  ...['view', 'text', 'decisions', 'schema', 'words', 'seats', 'beats'],
] as const)
export const moveInput = z.strictObject({
  decisionId: z.string().max(60),
  move: anything,
  moveId: idempotencyKey.optional(),
  after: ownCursor,
  include: z.array(include).max(6).default([]),
})
export interface MoveInput extends z.infer<typeof moveInput> {}
export const undoInput = moveInput.pick({ decisionId: true })
export interface UndoInput extends z.infer<typeof undoInput> {}
export const tryMoveInput = moveInput.omit({ moveId: true, after: true })
export interface TryMoveInput extends z.infer<typeof tryMoveInput> {}
export const moveAnswer = z.strictObject({
  ruleset: rulesetId,
  version,
  cursor: cursorShown,
  head: z.string(),
  events: z.array(visibleEvent),
  decisions: z.array(askedDecision),
  outcome: outcome.nullable(),
  view: anything.optional(),
  text: z.string().optional(),
  whole: deprecatedField(z.array(fullDecision).optional(), {
    since: '2026-11-27',
    until: '2027-03-01',
    instead: 'Use `decisions`.',
  }),
  facts,
  ...stretchFields,
})
export interface MoveAnswer extends z.infer<typeof moveAnswer> {}

export const moveResponse = z.strictObject({
  ...moveAnswer.shape,
  replayed: z.boolean(),
})
export interface MoveResponse extends z.infer<typeof moveResponse> {}

export const eventsInput = z.strictObject({
  after: eventsAfter,
  limit: eventsLimit,
  include: worded,
})
export interface EventsInput extends z.infer<typeof eventsInput> {}
const causeShown = z.strictObject({
  version,
  at: time,
  rules: z.int(),
  cause: z.looseObject({ kind: z.string() }),
})
export const eventsAnswer = z.strictObject({
  items: z.array(visibleEvent),
  next: version.nullable(),
  cursor: cursorShown,
  version,
  over: z.boolean(),
  causes: z.array(causeShown).nullable(),
})
export interface EventsAnswer extends z.infer<typeof eventsAnswer> {}

export const followedEvent = visibleEvent.extend({ cursor: cursorShown })
export interface FollowedEvent extends z.infer<typeof followedEvent> {}
export const followInput = z.strictObject({ after: eventsAfter, include: worded })

export const WAIT_SECONDS_MAX = 60
export const waitInput = z.strictObject({
  after: ownCursor,
  timeoutSeconds: z.number().min(0).max(WAIT_SECONDS_MAX).default(25),
  until: z.enum(['turn', 'change', 'news']).default('turn'),
  limit: eventsLimit,
  include: z
    .array(z.enum(['words', 'seats', 'decisions', 'schema']))
    .max(3)
    .optional()
    .describe(
      '`words`: sentences. `seats`: sentences with `Seat 0` instead of names. `decisions`: ' +
        'your open decisions with all fields. `schema`: move schemas.',
    ),
})
export interface WaitInput extends z.infer<typeof waitInput> {}
export const waitAnswer = z.strictObject({
  reason: z.enum(['turn', 'change', 'over', 'time-up']),
  version,
  cursor: cursorShown,
  more: z.boolean(),
  events: z.array(visibleEvent),
  decisions: z.array(askedDecision),
  outcome: outcome.nullable(),
  facts,
})
export interface WaitAnswer extends z.infer<typeof waitAnswer> {}
