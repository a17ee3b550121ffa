// A scripted MCP client that does not know the rules plays complete games by choosing numbered
// options. At the end, the MCP client and a REST client must both have read every game version
// exactly once.
import type { Client } from '@modelcontextprotocol/client'
import t, { type Test } from 'tap'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { type AgentAnswer, type AgentTurn, callTool, connectAgent } from '../../support/agent.ts'
import { listening, type RestService, sharedRestService } from '../rest/rest-service.ts'
import { type Line, missingIn } from './news.ts'

const TEXT_CHARACTERS_MAX = 4_000
/** With this small page size, an agent must usually read several pages of events per turn. */
const PAGE_EVENTS = 60

const isSoaking = Boolean(process.env.SOAK)

/**
 * Options for games that are as short as possible; only the soak test plays games of normal length.
 */
const shortest: Readonly<Record<string, object>> = {
  goalscorer: { turnLimit: 5 },
  'rising-star': { seasons: 1 },
  starplayer: { mode: 'five-a-side', maxTurns: 10 },
  superclub: { quickGame: true, maxSeasons: 1 },
  'title-chase': { version: 'mini' },
}

for (const [id, rules] of Object.entries(registry))
  t.test(`${id} is played to the end by numbers alone, without losing a line`, async (t) => {
    const service = await sharedRestService()
    const games = seatCounts(rules).map((seats) => playThrough(t, service, { id, seats }))
    for (const { seats, calls, versions, longest } of await Promise.all(games))
      t.comment(`${seats} seats: ${calls} calls, ${versions} versions, longest ${longest}`)
  })

const seatCounts = ({ seats: { min, max } }: Ruleset): number[] =>
  Array.from({ length: max - min + 1 }, (_, place) => min + place)

async function playThrough(
  t: Test,
  service: RestService,
  { id, seats }: { id: string; seats: number },
) {
  const [player, watcher] = [await service.signUp('Agent'), await service.signUp('Watcher')]
  const agent = await connectAgent(t, new URL(`${await listening(service)}/mcp`), player.token)
  const options = isSoaking ? {} : shortest[id]
  let answer = await callTool(agent, 'create_game', { ruleset: id, bots: seats - 1, options })
  const { game } = answer.turn
  const watched = versionsWaitedFor(service, { token: watcher.token, game })
  const seen = readLog(service, { token: player.token, game })
  let [readUpTo, calls, waits, longest] = [0, 0, 0, 0]
  for (;;) {
    const { isError, text, turn } = answer
    // Other players may change the game after the client's last read, so a refused move is an error
    // only if the game has not changed.
    if (isError && turn.version === readUpTo) throw new Error(text)
    longest = Math.max(longest, text.length)
    const lines = await seen(readUpTo, turn.version)
    t.same(
      lines.map(({ version }) => version),
      versionsAfter(readUpTo, turn.version),
    )
    t.equal(missingIn(turn.news, readUpTo, lines), '', `${seats} seats, v${turn.version}`)
    readUpTo = turn.version
    if (turn.decisionId === undefined && !turn.isAwaiting) break
    if (turn.decisionId === undefined) waits += 1
    answer = await answered(agent, game, turn)
    calls += 1
  }
  const { status, version } = (await service.call(`GET /v1/games/${game}`, player)).body
  t.equal(status, 'over', `${seats} seats: ${answer.text}`)
  // Each tool call waits only a few seconds for other players' moves, so on a slow machine the
  // client needs more calls.
  t.ok(calls <= 1.1 * (calls - waits), `${calls} calls, ${waits} of them without a turn`)
  t.equal(readUpTo, version, 'up to the last version')
  t.same(await watched, versionsAfter(0, version), 'a waiting reader gets each version once')
  t.same(await readPages(agent, game), await sentencesOf(service, { token: player.token, game }))
  t.ok(longest <= TEXT_CHARACTERS_MAX, `the longest text has ${longest} characters`)
  return { seats, calls, versions: version, longest }
}

const answered = (
  agent: Client,
  game: string,
  { decisionId, version }: AgentTurn,
): Promise<AgentAnswer> =>
  decisionId === undefined
    ? callTool(agent, 'wait', { game, after: version })
    : callTool(agent, 'play', { game, decisionId, option: 1 })

interface Reader {
  readonly token: string
  readonly game: string
}

async function nextPage(
  { call }: RestService,
  { token, game }: Reader,
  after: number,
  wait: string,
) {
  const query = `after=${after}&limit=${PAGE_EVENTS}&${wait}`
  const { body } = await call(`GET /v1/games/${game}/wait?${query}`, { token })
  return body as { events: Line[]; version: number; more: boolean; reason: string }
}

async function versionsWaitedFor(service: RestService, reader: Reader): Promise<number[]> {
  const versions: number[] = []
  for (let after = 0; ; ) {
    const page = await nextPage(service, reader, after, 'until=change&timeout=25')
    versions.push(...page.events.map(({ version }) => version))
    after = page.version
    if (page.reason === 'over' && !page.more) return versions
  }
}

async function readPages(agent: Client, game: string): Promise<string[]> {
  const texts: string[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { text } = await callTool(agent, 'observe', { game, after })
    const [, ...lines] = text.split('\n')
    const more = /^… more: observe after (\d+)\.\w+$/.exec(lines.pop() ?? '')
    texts.push(...lines)
    after = more ? Number(more[1]) : null
  }
  return texts
}

async function sentencesOf(service: RestService, reader: Reader): Promise<string[]> {
  const lines = await readLog(service, reader)(0, Number.POSITIVE_INFINITY)
  return lines.flatMap(({ words }) => words ?? [])
}

function readLog(service: RestService, reader: Reader) {
  const lines: Line[] = []
  let after = 0
  return async (from: number, upTo: number): Promise<Line[]> => {
    for (let more = true; more && after < upTo; ) {
      const page = await nextPage(service, reader, after, 'include=words&timeout=0')
      lines.push(...page.events)
      ;({ version: after, more } = page)
    }
    return lines.slice(from, upTo)
  }
}

const versionsAfter = (from: number, upTo: number): number[] =>
  Array.from({ length: upTo - from }, (_, place) => from + place + 1)
