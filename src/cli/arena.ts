// `touchline arena run` lets language models compete in a sealed season, in which all entrants play
// the same secret deals.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Season } from '../app/seasons/schema.ts'
import { type Agent, commandAgent, httpAgent } from './arena/agents.ts'
import { type Entrant, playSeason, type SeasonAt } from './arena/play-season.ts'
import { jsonRecord, runCommand, UsageError, wholeNumber } from './arguments.ts'
import { posted, type Service, serviceClient } from './service-client.ts'
import { verifySeason } from './verify-season.ts'

const HELP = `usage: touchline arena run --season URL | --local --agent AGENT… [--log FILE]
         [--tokens-max N] [--ruleset ID] [--options JSON] [--deals N] [--out FILE]
         [--model-url URL --model NAME --key-env VARIABLE]

Lets agents play the sealed deals of a season against built-in bots.

  --season URL   play the season at this URL as the account of TOUCHLINE_TOKEN
  --local        play a season on a temporary service on this computer
  --agent AGENT  command:PROGRAM  a program that reads a JSON line {text, decisionId, options,
                                  rules} and answers with {"option": 1} or {"move": {…}}
                 http             a model with an OpenAI-compatible API
                 mcp              print a URL and a token for an MCP client, and wait
  --model-url, --model, --key-env  URL and name of the model, and the
                 environment variable that holds its key
  --log FILE     games, tokens and seconds (default: arena.ndjson); the run resumes from it
  --tokens-max N stop an agent after it has used N tokens
  --ruleset, --options, --deals    settings of a local season (default: goalscorer, {}, 30)
  --out FILE     the bundle of a local season (default: season.ndjson)
  --help         this text

exit code: 0 ok, 1 the bundle is not valid, 2 usage error`

const TOKENS_MAX = 1_000_000_000
const DEALS_MAX = 2_000
const WEEK_MILLISECONDS = 7 * 24 * 3_600_000
const POLL_MILLISECONDS = 2_000
const server = fileURLToPath(new URL('../bin/server.js', import.meta.url))

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      season: { type: 'string' },
      local: { type: 'boolean', default: false },
      agent: { type: 'string', multiple: true, default: [] },
      log: { type: 'string', default: 'arena.ndjson' },
      'tokens-max': { type: 'string', default: String(TOKENS_MAX) },
      ruleset: { type: 'string', default: 'goalscorer' },
      options: { type: 'string', default: '{}' },
      deals: { type: 'string', default: '30' },
      out: { type: 'string', default: 'season.ndjson' },
      'model-url': { type: 'string' },
      model: { type: 'string' },
      'key-env': { type: 'string' },
    },
  })
  if (positionals[0] !== 'run') throw new UsageError('the verb is run')
  if (values.agent.length === 0) throw new UsageError('name at least one --agent')
  const isLocal = values.local
  if (isLocal === (values.season !== undefined)) throw new UsageError('give --season or --local')
  const tokensMax = wholeNumber('tokens-max', values['tokens-max'], 1, TOKENS_MAX)
  const terms = { log: values.log, tokensMax, say: (line: string) => console.log(line) }
  const agents = values.agent.map((spec) => agentCalled(spec, values))
  try {
    if (!isLocal) {
      if (agents.length > 1) throw new UsageError('with --season, give only one --agent')
      const { TOUCHLINE_TOKEN: token } = process.env
      if (!token) throw new UsageError('set TOUCHLINE_TOKEN to the token of the account that plays')
      const at = await enteredAt(values.season!, token, agents[0]?.name ?? 'mcp')
      await playAs(at, { agent: agents[0]!, token }, terms)
      return 0
    }
    const deals = wholeNumber('deals', values.deals, 1, DEALS_MAX)
    const wanted = {
      ruleset: values.ruleset,
      options: jsonRecord('options', values.options),
      deals,
    }
    return await playLocally(agents, wanted, terms, values.out)
  } finally {
    for (const agent of agents) agent?.close()
  }
})

interface ModelFlags {
  readonly 'model-url'?: string | undefined
  readonly model?: string | undefined
  readonly 'key-env'?: string | undefined
}

function agentCalled(spec: string, flags: ModelFlags): Agent | null {
  if (spec === 'mcp') return null
  if (spec.startsWith('command:')) return commandAgent(spec.slice('command:'.length))
  if (spec !== 'http') throw new UsageError(`unknown agent ${spec}: command:…, http or mcp`)
  const { 'model-url': url, model, 'key-env': variable } = flags
  if (!url || !model) throw new UsageError('http needs --model-url and --model')
  const key = variable === undefined ? null : process.env[variable]
  if (key === undefined) throw new UsageError(`the environment variable ${variable} is not set`)
  return httpAgent({ url, model, key })
}

type Terms = Parameters<typeof playSeason>[2]

async function playAs(
  at: SeasonAt,
  { agent, token }: { readonly agent: Agent | null; readonly token: string },
  terms: Terms,
): Promise<void> {
  if (agent) return playSeason(at, { agent, token } satisfies Entrant, terms)
  terms.say(`Connect your MCP client to ${at.origin}/mcp with the header`)
  terms.say(`  Authorization: Bearer ${token}`)
  terms.say(`and let it call create_game {"season": "${at.season}"} until no deal is left.`)
  const service = serviceAt(at.origin, token)
  const isDone = async () => {
    const { entries, standings } = await answered(service(`/v1/seasons/${at.season}/standings`))
    return standings !== null || (entries as unknown[]).length === 0
  }
  while (!(await isDone())) await sleep(POLL_MILLISECONDS)
}

function serviceAt(origin: string, token: string): Service {
  return serviceClient({ TOUCHLINE_URL: origin, TOUCHLINE_TOKEN: token })
}

// biome-ignore lint/suspicious/noExplicitAny: answers have many shapes
async function answered(answer: Promise<Response>): Promise<any> {
  return (await answer).json()
}

async function enteredAt(address: string, token: string, model: string): Promise<SeasonAt> {
  const [, season] = /\/seasons\/([0-9a-f-]{36})/.exec(address) ?? []
  if (!season || !URL.canParse(address))
    throw new UsageError('--season must be the URL of a season page')
  const { origin } = new URL(address)
  return enter(origin, season, token, model)
}

async function enter(origin: string, season: string, token: string, model: string) {
  const service = serviceAt(origin, token)
  const { ruleset } = (await answered(service(`/v1/seasons/${season}`))) as Season
  const declared = { model: model.slice(0, 200), harness: 'touchline arena run' }
  await service(`/v1/seasons/${season}/entries`, posted({ declared })).catch((error) => {
    if (!/already-entered/.test(error.message)) throw error
  })
  return { origin, season, ruleset }
}

interface Wanted {
  readonly ruleset: string
  readonly options: object
  readonly deals: number
}

async function playLocally(
  agents: readonly (Agent | null)[],
  wanted: Wanted,
  terms: Terms,
  out: string,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-arena-'))
  const admin = `tl_${randomBytes(32).toString('hex')}`
  const env = { ...process.env, ADMIN_TOKEN: admin, PORT: '0', ADMIN_LISTEN: '', DATA_DIR: folder }
  const child = spawn(process.execPath, [server], {
    env: { ...env, LOG_LEVEL: 'silent', WEB: 'off', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  try {
    const origin = await addressIn(child.stdout)
    const operator = serviceAt(origin, admin)
    const now = Date.now()
    const dates = { startsAt: now - POLL_MILLISECONDS, endsAt: now + WEEK_MILLISECONDS }
    const body = { name: 'A local season', ...wanted, ...dates }
    const { id } = (await answered(operator('/v1/admin/seasons', posted(body)))) as Season
    await Promise.all(
      agents.map(async (agent, place) => {
        const name = `${agent?.name ?? 'mcp'} ${place + 1}`.replace(/[^\w .:-]/g, ' ').slice(0, 30)
        const account = posted({ name, kind: 'agent' })
        const { token } = await answered(serviceAt(origin, '')('/v1/accounts', account))
        await playAs(await enter(origin, id, token, name), { agent, token }, terms)
      }),
    )
    const end = posted({ reason: 'other', note: 'all have played' })
    await operator(`/v1/admin/seasons/${id}/end`, end)
    writeFileSync(out, await (await operator(`/v1/seasons/${id}/export`)).text())
    const { isValid, sentences } = await verifySeason(out, new Map())
    for (const sentence of sentences) terms.say(sentence)
    return isValid ? 0 : 1
  } finally {
    child.kill('SIGINT')
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addressIn(output: AsyncIterable<Uint8Array>): Promise<string> {
  let said = ''
  for await (const piece of output) {
    said += piece
    const [, address] = /listens on (http[^\s"]+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`the service did not start: ${said}`)
}
