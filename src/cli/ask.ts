import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { AdminOperationView } from '../app/core/admin-schema.ts'
import { type Request, requiredOf } from './admin-operations.ts'
import { UsageError } from './arguments.ts'
import { printAnswer } from './print-answer.ts'

const REFUSED = 1
const CALLED_WRONGLY = 2
const NOT_ASKED = 3
/** The request timeout is long, because verifying a season takes a long time. */
const ANSWER_MILLISECONDS_MAX = 70_000

export async function ask(operation: AdminOperationView, request: Request): Promise<number> {
  const fields = { ...request.fields, ...(await confirmed(operation, request)) }
  const missing = requiredOf(operation).filter((name) => !(name in fields))
  if (missing.length > 0) throw new UsageError(`missing: ${missing.join(', ')}`)
  const answer = await sent(operation, { ...request, fields }).catch((error: Error) => error)
  if (answer instanceof UsageError) throw answer
  if (answer instanceof Error) {
    console.error(`cannot reach the service: ${reasonOf(answer)}`)
    return NOT_ASKED
  }
  const text = await answer.text()
  if (answer.ok) {
    if (text !== '') console.log(request.isJson ? text : printAnswer(JSON.parse(text)))
    return 0
  }
  console.error(request.isJson ? text : problemIn(text))
  if (answer.status >= 500) return NOT_ASKED
  return answer.status === 400 ? CALLED_WRONGLY : REFUSED
}

async function confirmed({ confirmation }: AdminOperationView, { fields, isDry }: Request) {
  if (confirmation === null || 'confirm' in fields) return {}
  if (isDry) return { confirm: '-' }
  if (!process.stdin.isTTY) throw new UsageError(`--confirm must be: ${confirmation}`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const confirm = await terminal.question(`${confirmation} `)
  terminal.close()
  return { confirm: confirm.trim() }
}

function sent({ method, path, subject }: AdminOperationView, { id, fields, isDry, key }: Request) {
  const { TOUCHLINE_URL: base = 'http://localhost:3000' } = process.env
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(name === subject ? id : fields[name])),
  )
  const others = Object.entries(fields).filter(([name]) => !inPath.has(name))
  const isPosted = method === 'POST'
  const input = isPosted ? {} : Object.fromEntries(others.map(([name, one]) => [name, `${one}`]))
  const query = new URLSearchParams(input)
  if (isDry) query.set('dryRun', 'true')
  return fetch(`${base.replace(/\/$/, '')}${place}?${query}`, {
    method,
    headers: {
      authorization: `Bearer ${token()}`,
      ...(isPosted ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(isPosted && others.length > 0 ? { body: JSON.stringify(Object.fromEntries(others)) } : {}),
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS_MAX),
  })
}

/**
 * There is no command-line flag for the token, because other users of the machine can read
 * command-line arguments.
 */
function token(): string {
  const { TOUCHLINE_TOKEN: given, TOUCHLINE_TOKEN_FILE: file } = process.env
  const found = given ?? (file === undefined ? undefined : readFileSync(file, 'utf8').trim())
  if (!found) throw new UsageError('no token: set TOUCHLINE_TOKEN or TOUCHLINE_TOKEN_FILE')
  return found
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? cause.message || String((cause as { code?: unknown }).code) : message

function problemIn(text: string): string {
  try {
    const { code, detail, errors = [] } = JSON.parse(text)
    const faults = errors.map((one: { pointer: string; message: string }) => [
      ...[`  ${one.pointer}`, one.message],
    ])
    return [`refused: ${detail} (${code})`, ...faults.map((one: string[]) => one.join(' '))].join(
      '\n',
    )
  } catch {
    return text
  }
}
