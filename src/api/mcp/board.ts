import { readFile } from 'node:fs/promises'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { observeGame } from '../../app/games/operations.ts'
import { listDecisions } from '../../app/games/play-operations.ts'
import type { Observation } from '../../app/games/schema.ts'
import { readEvents, waitForGame } from '../../app/streams/operations.ts'
import { call, callerOf, type Session } from './session.ts'
import { game, type Tool, tool } from './tool.ts'

export const BOARD_URI = 'ui://touchline/board'
const MIME = 'text/html;profile=mcp-app'
const WAIT_SECONDS_MAX = 20
const EVENTS_SHOWN = 12

const showBoard = tool({
  name: 'show_board',
  title: 'Show the board',
  description:
    'Shows a game as a board in the chat. Call this once: the board updates, and the person can ' +
    'make moves.',
  input: z.strictObject({ game }),
  readOnly: true,
  meta: { ui: { resourceUri: BOARD_URI } },
  bucket: observeGame.rateLimit,
  async run(session, { game }) {
    const { id, version, status, seat } = await call(session, observeGame, game, { text: false })
    const text = `The board of game ${id} is shown. It follows the game.`
    // The structured data of a tool result is sent to the model, so the data omits the view of the
    // game. The embedded board loads the view separately.
    return { text, structured: { game: id, version, status, seat, url: urlOf(session, game) } }
  },
})

const readBoard = tool({
  name: 'board',
  title: 'Read the board',
  description: 'Used only by the board.',
  input: z.strictObject({
    game,
    after: z.int().min(0).optional(),
    wait: z.number().min(0).max(WAIT_SECONDS_MAX).default(0),
    content: z.boolean().default(false),
  }),
  readOnly: true,
  meta: { ui: { resourceUri: BOARD_URI, visibility: ['app'] } },
  bucket: observeGame.rateLimit,
  async run(session, { game, after, wait, content }) {
    if (after !== undefined) await news(session, game, after, wait)
    return { text: 'ok', board: await boardOf(session, game, content) }
  },
})

export const boardTools: readonly Tool[] = [showBoard, readBoard]

const news = (session: Session, id: string, after: number, timeoutSeconds: number) =>
  session.service.run(waitForGame, {
    ...{ caller: callerOf(session), id, signal: session.signal },
    input: { after, timeoutSeconds, until: 'news', limit: 1, include: [] },
  })

async function boardOf(session: Session, id: string, wantsContent: boolean) {
  const seen = await call(session, observeGame, id, { text: false })
  const { ruleset, version, seat, seats, view, options, contentPack, status } = seen
  const isAsked = status === 'running' && seat !== null
  const { decisions, facts = [] } = isAsked
    ? await call(session, listDecisions, id, { include: ['words'] })
    : { decisions: [] }
  const after = Math.max(0, version - EVENTS_SHOWN)
  const input = { after, limit: EVENTS_SHOWN, include: ['words' as const] }
  const { items } = await call(session, readEvents, id, input)
  const open = decisions.filter(({ suspended }) => suspended === null)
  return {
    ...{ game: id, ruleset, version, seat, view, options, pack: contentPack, facts },
    ...(wantsContent && { content: await contentOf(session, seen) }),
    names: seats.map((one) => `${one.name ?? 'Open'}${one.seat === seat ? ' (you)' : ''}`),
    decision: open.find(({ optional }) => !optional) ?? null,
    touched: items.flatMap(({ event }) => event ?? []),
    sentences: items.flatMap(({ words }) => words ?? []),
    ended: endOf(seen),
    join: joinOf(session, seen),
  }
}

async function contentOf({ service }: Session, { ruleset, contentPack }: Observation) {
  const pack = await service.context.packs.byHash(ruleset, contentPack)
  return pack?.content ?? null
}

function endOf({ outcome, ended, seat }: Observation): string | null {
  if (!ended) return null
  const [first = []] = outcome?.ranking ?? []
  if (!outcome) return 'The game was cancelled.'
  if (seat === null || !first.includes(seat)) return seat === null ? 'Game over.' : 'You have lost.'
  return first.length > 1 ? 'A draw.' : 'You have won.'
}

/**
 * Returns a link with which another person can join in a browser, or null if no seat is open. Two
 * people must not play in the same chat, because they would see each other's hands.
 */
const joinOf = ({ origin }: Session, { inviteCode, seats, status }: Observation) =>
  status === 'open' && inviteCode !== null && seats.some(({ kind }) => kind === 'open')
    ? `${origin}/join/${inviteCode}`
    : null

const urlOf = ({ origin }: Session, id: string): string => `${origin}/play/${id}`

/**
 * The game board that chat clients embed is a single HTML document without external URLs, so the
 * clients do not need to allow network access.
 */
export function addBoard(server: McpServer, file: string): void {
  server.registerResource(
    'board',
    BOARD_URI,
    { title: 'Board', mimeType: MIME, _meta: { ui: { prefersBorder: true } } },
    async () => ({
      contents: [{ uri: BOARD_URI, mimeType: MIME, text: await readFile(file, 'utf8') }],
    }),
  )
}
