import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { seededChance } from '../../engine/kernel/chance.ts'
import { drawMove } from '../../engine/kernel/sampling.ts'
import type { Space } from '../../engine/kernel/space.ts'
import type { Agent, AgentAnswer } from './agents.ts'

export interface SeasonAt {
  readonly origin: string
  readonly season: string
  readonly ruleset: string
}

export interface Entrant {
  readonly agent: Agent
  readonly token: string
}

export interface PlayTerms {
  readonly log: string
  readonly tokensMax: number
  say(line: string): void
}

interface ToolAnswer {
  readonly text: string
  readonly isError: boolean
  readonly turn: Turn | null
}
interface Turn {
  readonly game: string
  readonly version: number
  readonly status: string
  readonly decisionId: string | null
  readonly options: readonly string[]
}

/** An entry in the log of an arena run. Log entries must not contain keys or tokens. */
interface LogLine {
  readonly agent: string
  readonly game: string
  readonly tokens: number
  readonly seconds: number
  readonly refused: number
}

/**
 * After an interruption, the unfinished game continues on the service. The number of tokens spent
 * so far is read from the log file.
 */
export async function playSeason(at: SeasonAt, entrant: Entrant, terms: PlayTerms): Promise<void> {
  const { agent } = entrant
  const call = mcpCalls(at, entrant.token)
  const { text: rules } = await call('rules', { ruleset: at.ruleset })
  let spent = spentIn(terms.log, agent.name)
  while (spent < terms.tokensMax) {
    const started = await call('create_game', { season: at.season })
    if (/^No \((no-fixture-left|season-closed)/.test(started.text)) break
    if (!started.turn) throw new Error(started.text)
    const line = await playGame(at, entrant, { call, rules }, started)
    spent += line.tokens
    appendFileSync(terms.log, `${JSON.stringify(line)}\n`)
    terms.say(`${agent.name}: ${line.game}, ${line.refused} refused, ${spent} tokens`)
  }
  if (spent >= terms.tokensMax) terms.say(`${agent.name} stops: ${spent} tokens are spent.`)
}

function spentIn(log: string, agent: string): number {
  if (!existsSync(log)) return 0
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as LogLine)
    .reduce((sum, one) => sum + (one.agent === agent ? one.tokens : 0), 0)
}

type Call = (tool: string, input: object) => Promise<ToolAnswer>
interface Talk {
  readonly call: Call
  readonly rules: string
}

async function playGame(
  at: SeasonAt,
  { agent, token }: Entrant,
  { call, rules }: Talk,
  started: ToolAnswer,
): Promise<LogLine> {
  const { game } = started.turn!
  const began = Date.now()
  let [tokens, refused] = [0, 0]
  const think = async (text: string, { decisionId, options }: Turn) => {
    const thought = await agent.ask({ text, decisionId: decisionId!, options }, rules)
    tokens += thought.tokens
    return thought.answer
  }
  let told = started
  while (told.turn && told.turn.status !== 'over') {
    const { turn, text } = told
    const { decisionId, version } = turn
    if (decisionId === null) {
      told = await call('wait', { game, after: version })
      continue
    }
    const send = (answer: NonNullable<AgentAnswer['answer']>) =>
      call('play', { game, decisionId, ...answer })
    const first = await think(text, turn)
    let played = first && (await send(first))
    // If the agent's move is refused, the agent is asked a second time. If the agent's move is
    // refused twice, either a legal move is submitted for the agent, or the agent's clock is left
    // to expire.
    if (!played || played.isError) {
      refused += 1
      const again = await think(
        `${played?.text ?? 'The answer was not understood.'}\n\n${text}`,
        turn,
      )
      played = again && (await send(again))
    }
    if (!played || played.isError) {
      const legal = await legalMove(at, token, game, decisionId)
      played = legal && (await send({ move: legal }))
    }
    told = played && !played.isError ? played : await call('wait', { game, after: version })
  }
  const seconds = Math.round((Date.now() - began) / 1_000)
  return { agent: agent.name, game, tokens, seconds, refused }
}

async function legalMove({ origin }: SeasonAt, token: string, game: string, name: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(new URL(`/v1/games/${game}/decisions`, origin), { headers })
  const { decisions = [] } = (await answer.json()) as { decisions?: Open[] }
  const spaces = decisions.find(({ id }) => id === name.split('@')[0])?.spaces ?? []
  return drawMove(spaces as Space[], seededChance(spaces.length))
}
interface Open {
  readonly id: string
  readonly spaces: readonly unknown[]
}

/** The service's MCP endpoint has no sessions, so each tool call is one POST request. */
const mcpCalls =
  ({ origin }: SeasonAt, token: string): Call =>
  async (name, input) => {
    const answer = await fetch(new URL('/mcp', origin), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name, arguments: input },
      }),
    })
    const body = (await answer.text()).replace(/^event: .*\ndata: /, '')
    const { result, detail } = JSON.parse(body) as { result?: Result; detail?: string }
    if (!result) throw new Error(detail ?? `${origin} answered ${answer.status}`)
    const { content, isError = false, structuredContent: turn = null } = result
    return { text: content[0]?.text ?? '', isError, turn }
  }
interface Result {
  readonly content: readonly { readonly text: string }[]
  readonly isError?: boolean
  readonly structuredContent?: Turn
}
