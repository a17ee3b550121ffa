import { refusalTextWithoutTable } from '../../engine/kernel/event-text.ts'
import {
  type Facts,
  type KernelCode,
  type MalformedField,
  Refusal,
} from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { DecisionBrief, LabelledMove } from './game-schema.ts'

/** What kind of no it is. The doors alone know what status each kind has in their protocol. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'unknown'
  | 'conflict'
  | 'unprocessable'
  | 'limited'
  | 'busy'
  | 'broken'

/** Every code that the service itself answers with; those of the rules stand in their tables. */
export const serviceErrors = {
  'invalid-input': ['malformed', 'The request is malformed.'],
  'invalid-cursor': ['malformed', 'The cursor is not one that this list has given.'],
  'invalid-version': ['malformed', 'The game had not begun at that version.'],
  'token-missing': ['unauthenticated', 'Send a token: Authorization: Bearer tl_…'],
  'token-invalid': ['unauthenticated', 'The token is unknown, revoked or has expired.'],
  'account-banned': ['forbidden', 'An operator has banned this account.'],
  'guests-off': ['forbidden', 'This service takes no guests: ask its operator for a token.'],
  'scope-missing': ['forbidden', 'The token lacks the scope that this call needs.'],
  'own-game': ['forbidden', 'Whoever sits in a game that is not over is no judge of it.'],
  'has-looked': ['forbidden', 'Whoever has looked inside that game plays it against nobody.'],
  'look-needed': ['forbidden', 'While the game runs that takes a look: give a reason for one.'],
  'webhooks-off': ['forbidden', 'This service sends no webhooks.'],
  'webhook-unknown': ['unknown', 'You have no such webhook.'],
  'delivery-unknown': ['unknown', 'Nothing of the kind was sent, or it was too long ago.'],
  'webhook-is-off': ['conflict', 'The webhook is switched off: switch it on first.'],
  'webhook-kept-off': ['conflict', 'An operator keeps webhooks of yours off at that host.'],
  'too-many-webhooks': ['conflict', 'You have as many webhooks as one account may.'],
  'address-refused': ['unprocessable', 'No webhook goes to that address.'],
  'not-seated': ['forbidden', 'You have no seat in this game.'],
  'not-host': ['forbidden', 'Only the host of the game may do that.'],
  'not-your-seat': ['forbidden', 'The seat belongs to somebody else.'],
  'account-unknown': ['unknown', 'There is no such account.'],
  'token-unknown': ['unknown', 'You have no such token.'],
  'game-unknown': ['unknown', 'There is no such game, or you may not know of it.'],
  'seat-unknown': ['unknown', 'The game has no such seat.'],
  'ruleset-unknown': ['unknown', 'There is no such ruleset.'],
  'pack-unknown': ['unknown', 'There is no such content pack.'],
  'pack-withdrawn': [
    'conflict',
    'An operator has withdrawn this content pack: no new game can choose it.',
  ],
  'too-many-packs': [
    'conflict',
    'You keep as many content packs, or as many bytes of them, as one account may.',
  ],
  'game-started': ['conflict', 'The game has already started.'],
  'game-not-started': ['conflict', 'The game has not started yet.'],
  'game-cancelled': ['conflict', 'The game was called off before it started.'],
  'history-rewound': [
    'conflict',
    'The game has not come to that version. Were you told of it? Then the database has lost it.',
  ],
  'game-not-over': ['conflict', 'That is shown when the game has ended.'],
  'game-full': ['conflict', 'The game has no seat left for you.'],
  'pairing-unknown': ['unknown', 'You look for no opponent there, or were away for too long.'],
  'already-paired': ['conflict', 'An opponent has come: the facts say in which game.'],
  'already-seated': ['conflict', 'You already have a seat in this game.'],
  'save-unsealed': [
    'unprocessable',
    'This save was changed, or another service made it. Send `unsealed: true` to load it anyway.',
  ],
  'seat-left': ['conflict', 'Whoever sat there had left the saved game: the seat stays empty.'],
  'seats-differ': ['unprocessable', 'The save was made with another number of seats.'],
  'others-are-seated': ['conflict', 'Others have seats there: who hosts it cannot call it off.'],
  'fork-is-private': [
    'unprocessable',
    'The game still runs: its fork is for who makes it and for bots.',
  ],
  'not-ratable': [
    'unprocessable',
    'Rated games have a clock, the first content pack, and all options as they usually are.',
  ],
  'not-rated': ['conflict', 'The game counts for no ratings.'],
  'game-rated': ['conflict', 'The game counts for ratings: resign instead.'],
  'not-abandoned': ['conflict', 'Somebody still plays there: it is not abandoned.'],
  'import-invalid': [
    'unprocessable',
    'The file cannot be taken; the facts say what is wrong first, and in which line.',
  ],
  'key-unknown': ['unknown', 'There is no such key that was trusted by an act.'],
  'signature-unknown': ['unprocessable', 'The file is signed by no key that is known here.'],
  'game-differs': ['conflict', 'Another game is here under that id.'],
  'unknown-level': ['unprocessable', 'Bots do not play at that level there.'],
  'too-few-seats': ['conflict', 'Too few seats are taken for the game to start.'],
  'too-many-games': ['conflict', 'You host as many unfinished games as one account may.'],
  'too-many-thinking-games': [
    'limited',
    'You host as many unfinished games with bots that think as one account may.',
  ],
  'too-many-connections': ['limited', 'Your address holds as many connections as one may.'],
  'idempotency-mismatch': ['unprocessable', 'The idempotency key was used for another request.'],
  'account-left': ['conflict', 'The account has left for good.'],
  'not-a-guest': ['conflict', 'Only what a guest has can go to another account.'],
  'merge-conflict': ['conflict', 'Both sit in games that are not over: end those first.'],
  'not-banned': ['conflict', 'The account is not banned.'],
  'last-owner': ['conflict', 'It is the last owner who could come in: make another one first.'],
  'above-role': ['conflict', 'The account has no such role: give it the role first.'],
  'job-unknown': ['unknown', 'There is no such job.'],
  'job-ended': ['conflict', 'The job has ended.'],
  'job-unfinished': [
    'conflict',
    'The file is not written; `state` of the job says whether it will be.',
  ],
  'too-many-for-file': [
    'unprocessable',
    'So many games go into no file: ask for those of a ruleset, or of a time.',
  ],
  'job-without-file': ['conflict', 'A job of that kind writes no file.'],
  'file-gone': ['unknown', 'The file was kept for its time, and is gone: have it written anew.'],
  'act-unknown': ['unknown', 'There is no such act.'],
  'confirm-differs': ['unprocessable', 'What was typed to confirm it is not what it is about.'],
  'note-needed': ['unprocessable', 'That takes a note: say why, in your own words.'],
  'moved-on': ['conflict', 'The game has gone on since that version: look at it again.'],
  'game-set-aside': ['busy', 'An operator has put this game aside: it goes on later.'],
  'no-new-games': ['busy', 'No game begins here for a while; those that run go on.'],
  'read-only': ['busy', 'Nothing can be changed here for a while; all can be read.'],
  'notice-unknown': ['unknown', 'There is no such notice, or it was withdrawn.'],
  'clocks-run': ['conflict', 'The clocks run: drain first, and let them stand.'],
  'game-unreadable': ['broken', 'The log of this game cannot be read: its operator has to look.'],
  'game-from-newer-version': [
    'busy',
    'A newer version of this service has gone on with the game: ask one that knows it.',
  ],
  'archive-hindered': ['conflict', 'No game can be taken out of the database from here.'],
  'archive-unavailable': [
    'busy',
    'The game lies in the archive, which does not answer: try again.',
  ],
  busy: ['busy', 'Too many want the same at once: try again.'],
  'database-unavailable': ['busy', 'The database does not answer: try again.'],
  'identity-provider-unavailable': ['busy', 'The identity provider does not answer: try again.'],
  'shutting-down': ['busy', 'This node is about to stop: try again.'],
} as const satisfies Record<string, readonly [ErrorKind, string]>

export type ServiceCode = keyof typeof serviceErrors

const kernelKinds: Readonly<Record<KernelCode, ErrorKind>> = {
  'game-over': 'conflict',
  'seat-resigned': 'conflict',
  'decision-closed': 'conflict',
  'not-your-decision': 'forbidden',
  'wrong-move-for-decision': 'malformed',
  'invalid-parameters': 'malformed',
  'invalid-seat-count': 'unprocessable',
  'invalid-option': 'unprocessable',
  'invalid-choice': 'unprocessable',
  'invalid-content-pack': 'unprocessable',
  'seat-already-handed-over': 'conflict',
  'game-paused': 'conflict',
  'game-not-paused': 'conflict',
  'no-deadline': 'conflict',
  'no-saves': 'unprocessable',
}

interface Particulars {
  readonly detail?: string
  readonly clause?: string | null
  readonly facts?: Facts
  readonly errors?: readonly MalformedField[]
  readonly retryAfterSeconds?: number
  readonly decision?: DecisionBrief | null
  readonly nearest?: readonly LabelledMove[]
  /** For those who read the log of the service. */
  readonly cause?: unknown
}

/** The one error that use-cases throw on purpose. Anything else that comes out of them is a bug. */
export class ServiceError extends Error {
  readonly code: string
  readonly kind: ErrorKind
  /** The clause of the rulebook, where the rules said no. */
  readonly clause: string | null
  /** Only what the caller may see. */
  readonly facts: Facts
  /** What is malformed, by JSON Pointer. */
  readonly errors: readonly MalformedField[]
  /** What the seat is asked whose move was refused. */
  readonly decision: DecisionBrief | null
  /** The legal moves that are most like the refused one. */
  readonly nearest: readonly LabelledMove[]
  readonly retryAfterSeconds: number | null

  constructor(code: string, kind: ErrorKind, particulars: Particulars = {}) {
    super(particulars.detail ?? code, { cause: particulars.cause })
    this.name = 'ServiceError'
    this.code = code
    this.kind = kind
    this.clause = particulars.clause ?? null
    this.facts = particulars.facts ?? {}
    this.errors = particulars.errors ?? []
    this.decision = particulars.decision ?? null
    this.nearest = particulars.nearest ?? []
    this.retryAfterSeconds = particulars.retryAfterSeconds ?? (kind === 'busy' ? 1 : null)
  }
}

/** `throw no('game-unknown')` */
export function serviceError(code: ServiceCode, particulars: Particulars = {}): ServiceError {
  const [kind, detail] = serviceErrors[code]
  return new ServiceError(code, kind, { detail, ...particulars })
}

/**
 * A refusal of the engine as callers get it, with the rule in a sentence. `suspended` says that the
 * code is that of a question that stands still for now, which is no judgement of the move.
 */
export function errorFromRefusal(
  { code, clause, facts }: Refusal,
  { said, suspended = false, decision = null, nearest = [] }: Told,
): ServiceError {
  const kind = suspended ? 'conflict' : kindOf(code)
  const { errors = [], ...rest } = facts as Facts & { errors?: readonly MalformedField[] }
  return new ServiceError(code, kind, {
    detail: said,
    clause,
    facts: rest,
    errors,
    decision,
    nearest,
  })
}

interface Told {
  readonly said: string
  readonly suspended?: boolean
  readonly decision?: DecisionBrief | null
  readonly nearest?: readonly LabelledMove[]
}

/** Of a code of the kernel or of the rules. */
export const kindOf = (code: string): ErrorKind =>
  Object.hasOwn(kernelKinds, code) ? kernelKinds[code as KernelCode] : 'unprocessable'

/** Runs what may be refused by the rules outside of a game: tables, choices, saves. */
export function translateRefusals<T>(rules: Ruleset, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw errorFromRefusal(error, { said: refusalTextWithoutTable(rules, error) })
  }
}

/** A no, and not a bug. */
export const isExpectedError = (error: unknown): boolean =>
  error instanceof ServiceError || error instanceof Refusal
