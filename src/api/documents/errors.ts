import { kindOf, serviceErrors } from '../../app/core/errors.ts'
import { kernelRefusals, type RefusalText } from '../../engine/kernel/refusal.ts'
import { registry } from '../../engine/rulesets/index.ts'
import { graphqlErrors } from '../graphql/core/errors.ts'
import { mcpErrors } from '../mcp/errors.ts'
import { restErrors } from '../rest/problems/errors.ts'
import { statusOfKind } from '../rest/problems/problem.ts'

export const errorsPage = (): Map<string, string> =>
  new Map([['docs/errors.md', `${['# Errors', INTRODUCTION, ...sections()].join('\n\n')}\n`]])

const INTRODUCTION = prose(
  'Every error has a stable `code` in kebab-case. If the rules refuse a move, the error also',
  'contains the rulebook `clause`, and the `facts` that the seat may see. In the tables, names',
  'in braces are placeholders for facts.',
  'The command `npm run schema` generates this page from the lists of error codes in `src`.',
)

const OF_SERVICE = prose(
  'All APIs use the same error codes. The *status* column shows the HTTP status of REST responses.',
)

const OF_REST = prose(
  'If a request fails with one of these codes, the service has not executed the request. REST',
  'answers every error with `application/problem+json`. A problem contains `type` (a link to',
  '`/docs`), `title`, `status`, `code` and `detail`. If the rules refused the request, the problem',
  'also contains `clause` and `facts`; for a move it also contains `decision` and `nearest`. If',
  'the request was malformed, `errors` lists each error with a JSON Pointer and a message. If the',
  'server failed, `requestId` identifies the error in the log. Responses with status 429 or 503',
  'tell the client how many seconds to wait, in the `Retry-After` header and in `retryAfter`.',
)

const OF_GRAPHQL = prose(
  'GraphQL returns the details in `extensions`: `code`, and if available `clause`, `facts`,',
  '`decision`, `nearest`, `errors` (JSON Pointer and message) and `retryAfterSeconds`. If a query',
  'exceeds a limit, `facts.limit` contains the limit. `requestId` identifies server errors in the',
  'log. The server closes a WebSocket with code 4401 if the token is not valid, and with',
  'code 4429 if the account has too many WebSockets or exceeds its rate limit repeatedly. The',
  'close reason of a WebSocket contains the error code, such as `rate-limited`. The server also',
  'closes the connection of a client that does not answer pings. The client may reconnect and',
  'continue from its cursor.',
)

const OF_AGENTS = prose(
  'A failed tool call returns `isError` and the same error codes as other APIs. If an option',
  'number is outdated, the tool returns the current decision instead of an error. If the server',
  'refuses a connection, it returns 403 and the protocol error -32000, with the code in',
  '`data.code`. `ALLOWED_HOSTS` lists the accepted hosts.',
)

const OF_KERNEL = prose(
  'All games share the following error codes. The first rows of the table list the checks that',
  'the kernel performs for each move, in this order. `errors` points to the malformed part of a',
  'move or a setup.',
)

const OF_RULES = prose(
  'In REST, refusals of the rules have status 422, or 409 if the decision is suspended. If a',
  'refusal has several clauses, the first clause usually applies; further clauses cover special',
  'cases.',
)

type Row = readonly (string | number)[]

const sections = (): string[] => [
  ...section('Errors of the service', OF_SERVICE, [
    ['code', 'status', 'meaning'],
    ...Object.entries(serviceErrors).map(([code, [kind, text]]) => [
      ...[named(code), statusOfKind[kind], text],
    ]),
  ]),
  ...section('Errors of REST', OF_REST, [
    ['code', 'status', 'meaning'],
    ...Object.entries(restErrors).map(([code, [status, text]]) => [named(code), status, text]),
  ]),
  ...section('Errors of GraphQL', OF_GRAPHQL, [
    ['code', 'meaning'],
    ...Object.entries(graphqlErrors).map(([code, text]) => [named(code), text]),
  ]),
  ...section('Errors of MCP', OF_AGENTS, [
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
