import { kindOf, serviceErrors } from '../../app/core/errors.ts'
import { kernelRefusals, type RefusalText } from '../../engine/kernel/refusal.ts'
import { registry } from '../../engine/rulesets/index.ts'
import { graphqlErrors } from '../graphql/core/errors.ts'
import { mcpErrors } from '../mcp/errors.ts'
import { restErrors } from '../rest/problems/errors.ts'
import { statusOfKind } from '../rest/problems/problem.ts'

/** `docs/errors.md`: every error code and its text. */
export const errorsPage = (): Map<string, string> =>
  new Map([['docs/errors.md', `${['# Errors', INTRODUCTION, ...sections()].join('\n\n')}\n`]])

const INTRODUCTION = prose(
  'Every error has a stable `code` in kebab-case. Refusals of the rules also name the clause of',
  'the rulebook that they enforce, and facts that the seat may see: names in braces are facts.',
  'This page is written by `npm run schema`, from the tables that the codes are answered with.',
)

const OF_SERVICE = 'The codes are the same in all APIs; the status is that of REST.'

const OF_REST = prose(
  'What is wrong with a request before any use-case hears of it. REST answers every error as',
  '`application/problem+json`: `type` (leads to its line in `/docs`), `title`, `status`,',
  '`code`, `detail`; `clause` and `facts` where the rules said no, `decision` and `nearest`',
  'where they refused a move, `errors` (JSON Pointer and message) where the request was',
  'malformed, `requestId` where it was our fault. 429 and 503 carry `Retry-After`, and say the',
  'same seconds in `retryAfter`.',
)

const OF_GRAPHQL = prose(
  'They stand in `extensions` of an error, as those of the service do: `code`, and where there',
  'are any `clause`, `facts`, `decision`, `nearest`, `errors` (JSON Pointer and message) and',
  '`retryAfterSeconds`. `facts.limit` says how large a query may be, and by `requestId` the log',
  'tells what was our fault. A WebSocket that shows no good token is closed with 4401, one more',
  'than an account may have with 4429; the reason is the code. A socket whose messages are',
  'refused again and again is closed with 4429 as well: `rate-limited`. Whoever does not read,',
  'so that pings stay unanswered, is cut without one, and goes on from the own cursor.',
)

const OF_AGENTS = prose(
  'A tool that refuses sets `isError` and names the same codes. An outdated option number is no',
  'error: the tool returns the current decision. A caller without access gets',
  '403 and an error of the protocol, -32000, with the code in `data.code`; the hosts are those',
  'of `ALLOWED_HOSTS`.',
)

const OF_KERNEL = prose(
  'The same in every game: first what a move is judged by, in that order, then the rest.',
  '`errors` says where a move or a table is malformed.',
)

const OF_RULES = prose(
  'What a game says no with is 422 at REST, or 409 where the question stands still for now. Of',
  'several clauses the first is the usual one, and the others are those of certain uses.',
)

type Row = readonly (string | number)[]

const sections = (): string[] => [
  ...section('Errors of the service', OF_SERVICE, [
    ['code', 'status', 'meaning'],
    ...Object.entries(serviceErrors).map(([code, [kind, text]]) => [
      ...[named(code), statusOfKind[kind], text],
    ]),
  ]),
  ...section('Errors of the REST door', OF_REST, [
    ['code', 'status', 'meaning'],
    ...Object.entries(restErrors).map(([code, [status, text]]) => [named(code), status, text]),
  ]),
  ...section('Errors of the GraphQL door', OF_GRAPHQL, [
    ['code', 'meaning'],
    ...Object.entries(graphqlErrors).map(([code, text]) => [named(code), text]),
  ]),
  ...section("Errors of the agents' door", OF_AGENTS, [
    ['code', 'meaning'],
    ...Object.entries(mcpErrors).map(([code, text]) => [named(code), text]),
  ]),
  ...section('Refusals of the kernel', OF_KERNEL, [
    ['code', 'status', 'rule'],
    ...Object.entries(kernelRefusals).map(([code, text]) => [
      ...[named(code), statusOfKind[kindOf(code)], text],
    ]),
  ]),
  ...['## Refusals of the games', OF_RULES],
  ...Object.values(registry).flatMap(({ title, refusals }) => [
    `### Refusals of ${title}`,
    table([['code', 'clause', 'rule'], ...Object.entries(refusals).flatMap(rowsOf)]),
  ]),
]

const section = (title: string, intro: string, rows: readonly Row[]): string[] => [
  `## ${title}`,
  intro,
  table(rows),
]

/** One row per use with its own text. */
function rowsOf([code, { clause, says }]: [string, RefusalText]): Row[] {
  const clauses = typeof clause === 'string' ? clause : clause.join(', ')
  const [first = '', ...others] = typeof says === 'string' ? [says] : Object.values(says)
  return [[named(code), clauses, first], ...others.map((other) => ['', '', other])]
}

function prose(...lines: readonly string[]): string {
  return lines.join('\n')
}

const named = (code: string): string => `\`${code}\``

function table([head = [], ...rows]: readonly Row[]): string {
  const line = (cells: Row) =>
    `| ${cells.map((cell) => `${cell}`.replaceAll('|', '\\|')).join(' | ')} |`
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}
