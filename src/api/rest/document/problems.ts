import { kindOf, type ServiceCode, ServiceError, serviceErrors } from '../../../app/core/errors.ts'
import { type KernelCode, kernelRefusals } from '../../../engine/kernel/refusal.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { RestError, type RestErrorCode, restErrors } from '../problems/errors.ts'
import { type Problem, problemOf } from '../problems/problem.ts'
import { refTo } from './components.ts'
import type { JsonSchema } from './json-schema.ts'
import type { SharedParts } from './shared-parts.ts'

export type Code = ServiceCode | RestErrorCode | KernelCode

export function codesOf(endpoint: Endpoint): Code[] {
  const { errors, token, method, judged, bucket, path, seconds, keyed } = endpoint
  return [
    ...errors,
    ...ofTokens[token],
    ...(path.includes('{game}') || keyed ? ofGames : []),
    'invalid-input',
    ...(method === 'GET' ? [] : ofBodies),
    ...(bucket === null ? [] : (['rate-limited'] as const)),
    ...(path.startsWith('/v1/') ? (['database-unavailable'] as const) : []),
    ...(seconds === undefined ? [] : (['timed-out'] as const)),
    ...(judged ? judgedCodes[judged] : []),
    ...(['too-many-connections', 'shutting-down', 'internal-error'] as const),
  ]
}

const ofCallers = [
  'token-invalid',
  'token-audience',
  'account-banned',
  'identity-provider-unavailable',
] as const
const ofTokens = {
  unread: [],
  taken: ofCallers,
  needed: ['token-missing', ...ofCallers],
} as const
const ofGames = [
  'history-rewound',
  'game-from-newer-version',
  'ruleset-not-loaded',
  'game-unreadable',
  'season-sealed',
] as const
const ofBodies = [
  'malformed-json',
  'malformed-request',
  'body-too-large',
  'unsupported-media-type',
] as const

const atCreation: readonly KernelCode[] = [
  'invalid-seat-count',
  'invalid-option',
  'invalid-choice',
  'invalid-content-pack',
  'no-saves',
]
const ofOthers: readonly KernelCode[] = [
  'seat-already-handed-over',
  'game-not-paused',
  'no-deadline',
]

const judgedCodes: Readonly<Record<NonNullable<Endpoint['judged']>, readonly KernelCode[]>> = {
  table: atCreation,
  move: (Object.keys(kernelRefusals) as KernelCode[]).filter(
    (code) => !atCreation.includes(code) && !ofOthers.includes(code),
  ),
  save: ['no-saves'],
  pack: ['invalid-content-pack'],
}

export function problemOfCode(code: Code): Problem {
  if (code in restErrors) return problemOf(new RestError(code as RestErrorCode), 'req-1')
  if (code in serviceErrors) {
    const [kind, detail] = serviceErrors[code as ServiceCode]
    return problemOf(new ServiceError(code, kind, { detail }), 'req-1')
  }
  const detail = kernelRefusals[code as KernelCode]
  return problemOf(new ServiceError(code, kindOf(code), { detail }), 'req-1')
}

export function problemsOf(endpoint: Endpoint, responses: SharedParts): JsonSchema {
  const byStatus = new Map<number, Code[]>()
  for (const code of [...new Set(codesOf(endpoint))].sort()) {
    const { status } = problemOfCode(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        responses.placed(nameOfProblem(status, codes, endpoint.operation), {
          description: codes.map((code) => `\`${code}\``).join(', '),
          ...(status === 429 || status === 503
            ? {
                headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } },
              }
            : {}),
          content: { 'application/problem+json': { schema: refTo('Problem') } },
        }),
      ]),
  )
}

const titles: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'BodyTooLarge',
  415: 'WrongMediaType',
  422: 'Refused',
  500: 'Failed',
  503: 'Unavailable',
}
const groups: Readonly<Record<string, string>> = {
  'malformed-json': 'Body',
  'history-rewound': 'Game',
  'game-unreadable': 'Game',
  'game-from-newer-version': 'Game',
  'season-sealed': 'Game',
  'ruleset-not-loaded': 'Game',
  'token-audience': 'Caller',
  'identity-provider-unavailable': 'Caller',
}
const usual: ReadonlySet<string> = new Set([
  ...['token-missing', 'rate-limited'],
  ...['invalid-input', 'malformed-request', 'token-invalid', 'account-banned', 'body-too-large'],
  ...['unsupported-media-type', 'idempotency-mismatch', 'too-many-connections', 'internal-error'],
  ...['database-unavailable', 'shutting-down'],
])
const CODES_IN_NAME_MAX = 3

function nameOfProblem(status: number, codes: readonly Code[], operation: string): string {
  const title = titleOf(status, (code) => codes.includes(code))
  const group = [...new Set(codes.flatMap((code) => groups[code] ?? []))].join('')
  const own = codes.filter((code) => !usual.has(code) && !(code in groups))
  const rest =
    own.length > CODES_IN_NAME_MAX ? `At${pascal(operation)}` : own.map(pascal).join('Or')
  return `${title}${group}${rest}`
}

function titleOf(status: number, has: (code: Code) => boolean): string {
  if (status === 401) return has('token-missing') ? 'NotSignedIn' : 'TokenInvalid'
  if (status === 429) return has('rate-limited') ? 'TooManyRequests' : 'TooManyConnections'
  if (status === 503 && !has('database-unavailable')) return 'Stopping'
  return titles[status] ?? `Status${status}`
}

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
