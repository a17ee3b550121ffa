import type { ExportStart, GameLine } from '../../engine/luck/exports/format.ts'
import {
  eofText,
  eventText,
  packText,
  type Signer,
  SigningWriter,
  startText,
} from '../../engine/luck/exports/signing-writer.ts'
import { VERSION } from '../../version.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { ancestorsOf, partOf } from '../runtime/ancestry.ts'
import { findGameRecord, isSealed, requireUnsealed, seatOf } from '../runtime/game-access.ts'
import { endedOf, hasEnded } from '../runtime/game-end.ts'
import type { ExportedGame, GameStore } from '../runtime/port.ts'
import { requireStarted } from '../runtime/stored-log.ts'
import { eventsOf } from '../streams/read-events.ts'
import type { LogReading } from './port.ts'

export type ExportLines = string | Uint8Array

const EVENTS_AT_ONCE = 500

export async function* exportGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
): AsyncGenerator<ExportLines> {
  requireReadAccess(who)
  const record = await findGameRecord(context, who, gameId)
  requireStarted(record)
  if (hasEnded(record)) await requireUnsealed(context, record)
  const [game] = await context.ports.exports.these([gameId])
  if (!game) throw serviceError('game-unknown')
  const query = { game: gameId }
  if (hasEnded(game)) yield* exportFile(context, { query, pages: [[{ game, seen: 'all' }]] })
  else yield* seenFile(context, query, { game, seen: seatOf(who, game) ?? 'spectator' })
}

async function* seenFile(
  context: Context,
  query: ExportStart['query'],
  outgoing: ExportSource,
): AsyncGenerator<ExportLines> {
  const { exports, clock } = context.ports
  const signer = await exports.signer()
  yield startText(clock.now(), VERSION, query)
  yield* seenGame(context, outgoing, signer)
  yield eofText(1, 0)
}

/** If `seen` is `all` and the game's seed is no longer secret, the export includes the seed. */
export interface ExportSource {
  readonly game: ExportedGame
  readonly seen: 'all' | 'spectator' | number
  readonly named?: boolean
}

export const exportFinishedGames = (
  context: Files,
  query: ExportStart['query'],
  pages: AsyncIterable<readonly ExportedGame[]>,
): AsyncGenerator<ExportLines> =>
  written(context, { query, pages }, (page, writing) => {
    const now = context.ports.clock.now()
    const open = page.filter((game) => !isSealed(game, now))
    const whole = open.map((game): ExportSource => ({ game, seen: 'all' }))
    return wholeGames(context, whole, writing)
  })
type Files = Pick<Context, 'ports' | 'packs'>

export interface ExportFile<Game = ExportSource> {
  readonly query: ExportStart['query']
  readonly pages: AsyncIterable<readonly Game[]> | Iterable<readonly Game[]>
}

export const exportFile = (context: Context, file: ExportFile): AsyncGenerator<ExportLines> =>
  written(context, file, (page, writing) => gamesOf(context, page, writing))

interface Writing {
  readonly signer: Signer
  readonly packs: Set<string>
  readonly reading: LogReading
}
interface Written {
  readonly games: number
  readonly rows: number
}

async function* written<Game>(
  { ports: { exports, clock } }: Files,
  { query, pages }: ExportFile<Game>,
  linesOf: (page: readonly Game[], writing: Writing) => AsyncGenerator<ExportLines, Written>,
): AsyncGenerator<ExportLines> {
  const reading = exports.reading()
  try {
    const writing = { signer: await exports.signer(), packs: new Set<string>(), reading }
    let [games, rows] = [0, 0]
    yield startText(clock.now(), VERSION, query)
    for await (const page of oneAhead(pages)) {
      const some = yield* linesOf(page, writing)
      games += some.games
      rows += some.rows
    }
    yield eofText(games, rows)
  } finally {
    reading.end()
  }
}

async function* oneAhead<Page>(pages: AsyncIterable<Page> | Iterable<Page>): AsyncGenerator<Page> {
  const upcoming = (async function* () {
    yield* pages
  })()
  try {
    for (let next = upcoming.next(); ; ) {
      const { done, value } = await next
      if (done) return
      next = upcoming.next()
      // If loading the next page fails before the page is awaited, this handler prevents an
      // unhandled rejection.
      next.catch(() => {})
      yield value
    }
  } finally {
    await upcoming.return()
  }
}

export async function* gamesOf(
  context: Context,
  page: readonly ExportSource[],
  writing: Writing,
): AsyncGenerator<ExportLines, Written> {
  let [games, rows] = [0, 0]
  for (const some of runsAlike(page.filter(({ game }) => game.rules !== null))) {
    if (some[0]?.seen === 'all') rows += (yield* wholeGames(context, some, writing)).rows
    else for (const one of some) yield* seenGame(context, one, writing.signer)
    games += some.length
  }
  return { games, rows }
}

function runsAlike(games: readonly ExportSource[]): ExportSource[][] {
  const runs: ExportSource[][] = []
  for (const one of games) {
    const run = runs.at(-1)
    if (run && (run[0]?.seen === 'all') === (one.seen === 'all')) run.push(one)
    else runs.push([one])
  }
  return runs
}

async function* packsOf(
  { packs }: Files,
  games: readonly ExportSource[],
  written: Set<string>,
): AsyncGenerator<string> {
  for (const { game } of games) {
    const { id, ruleset, packHash } = game
    if (written.has(packHash)) continue
    written.add(packHash)
    const pack = await packs.byHash(ruleset, packHash)
    if (!pack) throw new Error(`the content pack ${packHash} of ${id} is missing`)
    const content = JSON.stringify(pack.stored)
    yield packText({ pack: packHash, ruleset, name: pack.name, content })
  }
}

async function* wholeGames(
  context: Files,
  games: readonly ExportSource[],
  { signer, packs, reading }: Writing,
): AsyncGenerator<ExportLines, Written> {
  yield* packsOf(context, games, packs)
  const { games: store } = context.ports
  const lines = reading.lines(games.map(({ game }) => game.id))[Symbol.asyncIterator]()
  let all = 0
  try {
    let next = await lines.next()
    for (const one of games) {
      const { id } = one.game
      const seal = new SigningWriter(id)
      yield seal.begin(await wholeLine(store, one))
      for (; !next.done && next.value.gameId === id; next = await lines.next()) {
        const { bytes, rows, to, head } = next.value
        seal.lines(bytes)
        seal.passed(rows, to, head)
        all += rows
        yield bytes
      }
      yield seal.end(signer)
    }
  } finally {
    await lines.return?.()
  }
  return { games: games.length, rows: all }
}

async function wholeLine(games: GameStore, outgoing: ExportSource): Promise<GameLine> {
  const line = lineOf(outgoing)
  const record = outgoing.game
  const own = { ...partOf(record), isTold: true }
  const parts = [...(await ancestorsOf(games, record)), own]
  return {
    ...line,
    table: { ...line.table, choices: record.seats.map(({ choices }) => choices) },
    ended: endedOf(record),
    lucks: parts.map(({ game, commitment, seed, entropy, lot, isTold }) => ({
      game,
      commitment,
      seed: isTold ? seed : null,
      entropy: [...entropy],
      ...(lot && { lot }),
    })),
    seen: 'all',
  }
}

async function* seenGame(
  { live: lives }: Context,
  outgoing: ExportSource,
  signer: Signer,
): AsyncGenerator<string> {
  const { game: record, seen } = outgoing
  const viewer = seen === 'all' ? 'spectator' : seen
  const seal = new SigningWriter(record.id)
  yield seal.begin({
    ...lineOf(outgoing),
    seen: viewer === 'spectator' ? viewer : `seat:${viewer}`,
  })
  const live = await lives.load(record.id)
  for (let after: number | null = live && 0; live && after !== null; ) {
    const input = { after, limit: EVENTS_AT_ONCE, include: [] }
    const { items, next } = await eventsOf(live, viewer, input)
    const lines = items.map(({ version, at, event }) =>
      eventText({ event: version, at, is: event }),
    )
    const text = lines.join('')
    seal.lines(text)
    seal.passed(0, items.at(-1)?.version ?? after, null)
    yield text
    after = next
  }
  yield seal.end(signer)
}

const lineOf = ({ game: record, named = false }: ExportSource): GameLine => ({
  game: record.id,
  ruleset: record.ruleset,
  ...(record.package && { package: record.package }),
  rules: [...record.rules!],
  table: {
    seats: record.seats.length,
    options: record.options,
    choices: [],
    // The time limit of a fork may differ from that of the original game. The log starts with the
    // time limit of the original game.
    decisionSeconds: (record.origin ?? record).decisionSeconds,
  },
  pack: record.packHash,
  status: record.status === 'open' ? 'running' : record.status,
  ended: null,
  createdAt: record.createdAt,
  seats: record.seats.map(({ seat, kind, name }) => ({
    seat,
    kind,
    ...(named && name !== null ? { name } : {}),
  })),
  origin: record.origin && { game: record.origin.game, version: record.origin.version },
  lucks: [],
  seen: 'spectator',
})
