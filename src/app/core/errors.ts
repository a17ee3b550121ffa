import { refusalTextWithoutTable } from '../../engine/kernel/event-text.ts'
import {
  type Facts,
  type KernelCode,
  type MalformedField,
  Refusal,
} from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { DecisionBrief, LabelledMove } from './game-schema.ts'

/** Each API maps error kinds to the status codes of its protocol. */
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

export const serviceErrors = {
  'invalid-input': ['malformed', 'The request is invalid. `errors` lists the invalid fields.'],
  'invalid-cursor': [
    'malformed',
    'This cursor does not belong to this list. Request the first page without `after`.',
  ],
  'invalid-version': ['malformed', 'The game started after this version. Request a later version.'],
  'token-missing': [
    'unauthenticated',
    'A token is required. Send your token as `Authorization: Bearer tl_…`.',
  ],
  'token-invalid': ['unauthenticated', 'The token is unknown, expired or revoked. Sign in again.'],
  'session-missing': [
    'forbidden',
    'This call works only from the web pages of this service. Sign in with your browser.',
  ],
  'token-for-programs': [
    'forbidden',
    'You cannot sign in to the console with this token. Use a passkey or your identity ' +
      'provider.',
  ],
  'handle-taken': ['conflict', 'Another player has this handle. Choose a different handle.'],
  'too-many-renames': ['conflict', 'You can change your name only three times in 30 days.'],
  'holiday-too-long': [
    'conflict',
    'This holiday is too long. You have 30 days of holiday a year, and at most 14 days in a row.',
  ],
  'account-unsaved': ['conflict', 'A guest cannot have a handle. Add a passkey first.'],
  'passkeys-unavailable': [
    'unprocessable',
    'Passkeys do not work at this address. Use localhost or the https address in PUBLIC_URL.',
  ],
  'passkey-unknown': ['unknown', 'Passkey not found.'],
  'passkey-invalid': ['unprocessable', 'The passkey response is not valid. Try again.'],
  'sign-in-expired': ['conflict', 'This sign-in has expired. Start the sign-in again.'],
  'too-many-passkeys': ['conflict', 'You have too many passkeys. Delete a passkey first.'],
  'code-wrong': ['unknown', 'This code is wrong, already used or expired. Create a new code.'],
  'link-unknown': ['unknown', 'The code has expired or has not been entered on a device yet.'],
  'account-banned': ['forbidden', 'An operator has banned this account.'],
  'guests-off': ['forbidden', 'Guest sign-up is disabled here. Ask the operator for a token.'],
  'scope-missing': ['forbidden', 'The token lacks the scope that this call requires.'],
  'own-game': ['forbidden', 'You are a player in this game, so another operator must act.'],
  'has-looked': ['forbidden', "You have viewed this game's hidden state, so you cannot play it."],
  'look-needed': [
    'forbidden',
    'The game is running. Open a hidden-state session first and give a reason.',
  ],
  'push-off': ['forbidden', 'This service sends no notifications: PUBLIC_URL is not set.'],
  'browser-unknown': ['unknown', 'This browser is not subscribed to notifications.'],
  'too-many-browsers': [
    'conflict',
    'Too many of your browsers receive notifications. Remove a browser first.',
  ],
  'webhooks-off': ['forbidden', 'Webhooks are disabled on this service.'],
  'webhook-unknown': ['unknown', 'Webhook not found.'],
  'delivery-unknown': ['unknown', 'Delivery not found, or older than 30 days.'],
  'webhook-is-off': ['conflict', 'The webhook is switched off. Switch the webhook on first.'],
  'webhook-kept-off': [
    'conflict',
    'An operator has blocked your webhooks to this host. Contact the operator.',
  ],
  'too-many-webhooks': [
    'conflict',
    "You have reached your account's webhook limit. Delete a webhook first.",
  ],
  'address-refused': [
    'unprocessable',
    'Webhooks cannot be sent to this address. Use a public https address on port 443 or 8443.',
  ],
  'not-seated': ['forbidden', 'You have no seat in this game.'],
  'not-host': ['forbidden', 'Only the host of the game can use this action.'],
  'not-your-seat': ['forbidden', 'This seat belongs to another player.'],
  'account-unknown': ['unknown', 'Account not found.'],
  'token-unknown': ['unknown', 'Token not found.'],
  'game-unknown': ['unknown', 'Game not found, or private.'],
  'seat-unknown': ['unknown', 'This game has no seat with that number.'],
  'ruleset-unknown': ['unknown', 'Ruleset not found.'],
  'pack-unknown': ['unknown', 'Content pack not found, or not shared with you.'],
  'pack-withdrawn': [
    'conflict',
    'An operator has withdrawn this content pack. Choose a different pack.',
  ],
  'too-many-packs': [
    'conflict',
    'You have reached your content pack limit (number or size). Delete a pack first.',
  ],
  'game-started': ['conflict', 'The game has already started.'],
  'game-not-started': ['conflict', 'The game has not started yet.'],
  'game-cancelled': ['conflict', 'The game was cancelled before it started.'],
  'history-rewound': [
    'conflict',
    'The game has not reached this version. If this service sent you the version, recent events ' +
      'have been lost, so reload the game.',
  ],
  'sign-in-off': [
    'forbidden',
    'Programs cannot sign in to this service. Give the program an account token.',
  ],
  'sign-in-invalid': [
    'malformed',
    'This sign-in request is not valid. `facts.reason` contains the reason. Start the sign-in ' +
      'again in the program.',
  ],
  'grant-unknown': ['unknown', 'Connected program not found.'],
  'token-audience': [
    'unauthenticated',
    'This token can be used only for MCP. Use an account token.',
  ],
  'same-owner': ['forbidden', 'Accounts with the same owner cannot play rated games together.'],
  'season-unknown': ['unknown', 'Season not found.'],
  'season-closed': [
    'conflict',
    'This action is not possible at this stage of the season. Check the start and end of the ' +
      'season.',
  ],
  'season-sealed': [
    'forbidden',
    'This game is sealed: until its season ends, you can see only the result of the game.',
  ],
  'already-entered': [
    'conflict',
    'You, or another account of the same owner, have already entered this season.',
  ],
  'not-entered': ['conflict', 'You have not entered this season. Enter the season first.'],
  'no-fixture-left': ['conflict', 'You have no games left to play in this season.'],
  'version-unknown': [
    'conflict',
    'The game has not reached this version. `facts.version` is the current version.',
  ],
  'game-not-over': ['conflict', 'This action is available only after the game has ended.'],
  'game-full': ['conflict', 'The game is full.'],
  'pairing-unknown': ['unknown', 'Your search for an opponent has ended. Start a new search.'],
  'already-paired': ['conflict', 'An opponent was found. `facts.game` is your game.'],
  'already-seated': ['conflict', 'You already have a seat in this game.'],
  'save-unsealed': [
    'unprocessable',
    'This save was changed or comes from another service. Send `unsealed: true` to load it anyway.',
  ],
  'seat-left': ['conflict', 'The player of this seat left the saved game. The seat stays empty.'],
  'seats-differ': ['unprocessable', 'The game must have as many seats as the save.'],
  'others-are-seated': ['conflict', 'Other players have joined, so you cannot cancel this game.'],
  'fork-is-private': [
    'unprocessable',
    'The game is still running, so only you and bots can play its fork.',
  ],
  'not-ratable': [
    'unprocessable',
    'A rated game needs a clock, the default content pack and default options.',
  ],
  'not-absent': [
    'conflict',
    'The game is not waiting for this seat, or the player has not been away long enough.',
  ],
  'claims-bot-only': ['conflict', 'Only two-player games allow `win`. Claim `bot` instead.'],
  'player-removed': ['forbidden', 'The host has removed you from this game.'],
  'not-rated': ['conflict', 'This game is not rated.'],
  'game-rated': ['conflict', 'A rated game cannot be cancelled. You can resign instead.'],
  'not-abandoned': ['conflict', 'A player is still active, so the game is not abandoned.'],
  'import-invalid': [
    'unprocessable',
    'The file is invalid. `facts` contains the first error and its line number.',
  ],
  'key-unknown': ['unknown', 'Trusted key not found.'],
  'signature-unknown': [
    'unprocessable',
    'The file is not signed with a key that this service trusts.',
  ],
  'unknown-level': [
    'unprocessable',
    'This bot level is not available for this game and number of seats.',
  ],
  'too-few-seats': ['conflict', 'Not enough seats are taken to start the game.'],
  'too-many-games': ['conflict', 'You host too many unfinished games. End a game first.'],
  'too-many-thinking-games': [
    'limited',
    'You host too many unfinished games with thinking bots. End such a game first.',
  ],
  'too-many-connections': [
    'limited',
    'Too many open connections from your address. Close some connections and try again.',
  ],
  'move-undone': ['conflict', 'The move was accepted and then undone. Answer the decision again.'],
  'idempotency-mismatch': [
    'unprocessable',
    'This idempotency key was already used for a different request. Use a new key.',
  ],
  'account-left': ['conflict', 'This account has been deleted.'],
  'not-a-guest': ['conflict', 'Only a guest account can be merged into another account.'],
  'merge-conflict': ['conflict', 'Both accounts play in the same game. End the game first.'],
  'not-banned': ['conflict', 'The account is not banned.'],
  'last-owner': ['conflict', 'The service needs at least one owner. Create another owner first.'],
  'above-role': ['conflict', 'The account does not have this role. Grant the role first.'],
  'job-unknown': ['unknown', 'Job not found.'],
  'job-ended': ['conflict', 'The job has already ended.'],
  'job-unfinished': ['conflict', 'The file is not ready. Check the `state` of the job.'],
  'too-many-for-file': ['unprocessable', 'Too many games. Filter the games by ruleset or time.'],
  'job-without-file': ['conflict', 'This kind of job does not write a file.'],
  'file-gone': ['unknown', 'The file has expired. Start a new export.'],
  'act-unknown': ['unknown', 'Unknown admin operation.'],
  'confirm-differs': ['unprocessable', 'The confirmation text does not match.'],
  'note-needed': ['unprocessable', 'A note is required. Give the reason in your own words.'],
  'moved-on': ['conflict', 'The game has changed since the version that you saw. Reload it.'],
  'game-set-aside': [
    'busy',
    'An operator has suspended this game to fix a problem. The game will continue later.',
  ],
  'no-new-games': ['busy', 'New games are disabled for now. Running games continue.'],
  'read-only': ['busy', 'The service is read-only for maintenance. Try again later.'],
  'notice-unknown': ['unknown', 'Notice not found, or already withdrawn.'],
  'clocks-run': [
    'conflict',
    'The clocks are running. First set the mode to `drain` with `clocks: stand`.',
  ],
  'game-unreadable': ['broken', 'The log of this game is damaged. Contact the operator.'],
  'game-from-newer-version': [
    'busy',
    'A newer version of the service has continued this game. Retry on an upgraded node.',
  ],
  'ruleset-not-loaded': [
    'busy',
    'The rules of this game are in a package that is not loaded. The game continues once the ' +
      'package is loaded.',
  ],
  'archive-hindered': ['conflict', 'This node cannot archive games.'],
  'archive-unavailable': ['busy', 'The archive that holds the game is not responding. Try again.'],
  busy: ['busy', 'The service is busy. Try again.'],
  'database-unavailable': ['busy', 'The database is not responding. Try again.'],
  'identity-provider-unavailable': ['busy', 'The identity provider is not responding. Try again.'],
  'shutting-down': ['busy', 'This node is shutting down. Try again.'],
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
  'out-of-time': 'conflict',
  'game-not-paused': 'conflict',
  'not-undoable': 'conflict',
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
  readonly cause?: unknown
}

/** An operation throws a `ServiceError` for every expected failure, so any other error is a bug. */
export class ServiceError extends Error {
  readonly code: string
  readonly kind: ErrorKind
  readonly clause: string | null
  readonly facts: Facts
  readonly errors: readonly MalformedField[]
  readonly decision: DecisionBrief | null
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

export function serviceError(code: ServiceCode, particulars: Particulars = {}): ServiceError {
  const [kind, detail] = serviceErrors[code]
  return new ServiceError(code, kind, { detail, ...particulars })
}

/**
 * `suspended` means that the decision cannot be answered at the moment, so the rules have not
 * checked the move.
 */
export function errorFromRefusal(
  { code, clause, facts }: Refusal,
  { detail, suspended = false, decision = null, nearest = [] }: RefusalDetails,
): ServiceError {
  const kind = suspended ? 'conflict' : kindOf(code)
  const { errors = [], ...rest } = facts as Facts & { errors?: readonly MalformedField[] }
  return new ServiceError(code, kind, {
    detail,
    clause,
    facts: rest,
    errors,
    decision,
    nearest,
  })
}

interface RefusalDetails {
  readonly detail: string
  readonly suspended?: boolean
  readonly decision?: DecisionBrief | null
  readonly nearest?: readonly LabelledMove[]
}

export const kindOf = (code: string): ErrorKind =>
  Object.hasOwn(kernelKinds, code) ? kernelKinds[code as KernelCode] : 'unprocessable'

/**
 * Runs engine code before a game exists, for example to check a set-up or a saved game. Converts
 * the engine's refusals to service errors.
 */
export function translateRefusals<T>(rules: Ruleset, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw errorFromRefusal(error, { detail: refusalTextWithoutTable(rules, error) })
  }
}

/**
 * The message of an input error describes the first invalid field, so that the message is useful
 * even without the `errors` list.
 */
export function detailOf({ message, errors }: Pick<ServiceError, 'message' | 'errors'>): string {
  const [first, ...others] = errors
  if (!first) return message
  const before = message.startsWith(serviceErrors['invalid-input'][1])
    ? ''
    : message.replace(/`errors` lists the invalid fields\.$/, '')
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return `${before && `${before.trimEnd()} `}${fieldSentence(first)}${more}`
}

const VALUE_CHARACTERS_MAX = 40

export function quoted(value: string): string {
  const isLong = value.length > VALUE_CHARACTERS_MAX
  return `\`${isLong ? `${value.slice(0, VALUE_CHARACTERS_MAX - 1)}…` : value}\``
}

function fieldSentence({ pointer, message }: MalformedField): string {
  const name = pointer === '' ? 'The value' : quoted(pointer.slice(1))
  const verb = /^(?:unknown|missing)/.test(message)
    ? 'is '
    : /^one of/.test(message)
      ? 'must be '
      : ''
  const says = message.replace(/did you mean ([^?]+)\?$/, 'did you mean `$1`?')
  const isPlain = verb !== '' || /^(?:must|contains|has|is) /.test(message)
  const sentence = isPlain ? `${name} ${verb}${says}` : `${name}: ${says}`
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`
}

export const isExpectedError = (error: unknown): boolean =>
  error instanceof ServiceError || error instanceof Refusal
