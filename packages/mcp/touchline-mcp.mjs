#!/usr/bin/env node
// Connects an MCP client that uses stdio to a Touchline service. Each line that the MCP client
// sends becomes one POST request, because the /mcp endpoint of the service has no sessions.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const service = new URL(process.env.TOUCHLINE_URL ?? 'http://127.0.0.1:3000')
const folder = path.join(
  process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'),
  'touchline',
)
const tokenFile = path.join(folder, `token-${service.host.replaceAll(/[^\w.-]/g, '-')}`)
const SERVER_ERROR = -32_000
const PARSE_ERROR = -32_700

const write = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
const fail = (id, code, message) => write({ id, error: { code, message } })

function messagesIn(text, type) {
  if (!type?.startsWith('text/event-stream')) return text.trim() === '' ? [] : [JSON.parse(text)]
  return text
    .split('\n')
    .filter((line) => line.startsWith('data:') && line.slice(5).trim() !== '')
    .map((line) => JSON.parse(line.slice(5)))
}

const tokenKept = () => {
  try {
    return readFileSync(tokenFile, 'utf8').trim()
  } catch {
    return null
  }
}

async function signUp() {
  const answer = await fetch(new URL('/v1/accounts', service), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: process.env.TOUCHLINE_NAME ?? 'Agent', kind: 'agent' }),
  })
  const account = await answer.json()
  if (!answer.ok) throw new Error(`${account.detail} Set TOUCHLINE_TOKEN.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(tokenFile, account.token, { mode: 0o600 })
  return account.token
}

let signingUp = null
/**
 * Creates an account only when the MCP client first calls a tool, so a client that only lists the
 * tools creates no account.
 */
async function tokenFor(method) {
  const known = process.env.TOUCHLINE_TOKEN ?? tokenKept()
  if (known !== null || method !== 'tools/call') return known
  signingUp ??= signUp().finally(() => {
    signingUp = null
  })
  return signingUp
}

/** MCP requires base64 for values of HTTP headers that contain non-ASCII characters. */
const headerOf = (value) =>
  /^[\x21-\x7e]+$/.test(value) ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`

let revision
function headersFor({ method, params = {} }, token) {
  const { name, uri, arguments: given, _meta: meta } = params
  const optional = {
    authorization: token && `Bearer ${token}`,
    'mcp-protocol-version': meta?.['io.modelcontextprotocol/protocolVersion'] ?? revision,
    'mcp-method': method,
    'mcp-name': headerIf(name ?? uri),
    'mcp-param-game': headerIf(given?.game),
  }
  const known = Object.entries(optional).filter(([, value]) => value)
  const accept = 'application/json, text/event-stream'
  return { 'content-type': 'application/json', accept, ...Object.fromEntries(known) }
}
const headerIf = (value) =>
  typeof value === 'string' && value !== '' ? headerOf(value) : undefined

const running = new Map()

async function post(message, token) {
  const { signal } = running.get(message.id) ?? {}
  const headers = headersFor(message, token)
  const body = JSON.stringify(message)
  return fetch(new URL('/mcp', service), { method: 'POST', headers, body, signal })
}

async function forward(message) {
  const { id, method } = message
  if (method === 'notifications/cancelled') running.get(message.params?.requestId)?.abort()
  if (id !== undefined) running.set(id, new AbortController())
  try {
    const token = await tokenFor(method)
    let answer = await post(message, token)
    // If the account that this program created no longer exists on the service, the program creates
    // a new account.
    if (answer.status === 401 && token !== null && !process.env.TOUCHLINE_TOKEN) {
      rmSync(tokenFile, { force: true })
      answer = await post(message, await tokenFor(method))
    }
    const said = messagesIn(await answer.text(), answer.headers.get('content-type'))
    for (const { jsonrpc, ...one } of said) {
      if (method === 'initialize') revision = one.result?.protocolVersion
      if (id === undefined) continue
      if (jsonrpc) write({ ...one, id: one.id ?? id })
      else fail(id, SERVER_ERROR, one.detail ?? `${service.origin} answered ${answer.status}.`)
    }
  } catch (error) {
    // In MCP, a notification (which has no id) and a cancelled request get no response.
    if (id === undefined || error.name === 'AbortError') return
    fail(id, SERVER_ERROR, `${service.origin}: ${error.cause?.code ?? error.message}`)
  } finally {
    running.delete(id)
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  try {
    forward(JSON.parse(line))
  } catch {
    fail(null, PARSE_ERROR, 'This line is not JSON.')
  }
})
