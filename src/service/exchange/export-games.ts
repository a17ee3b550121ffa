import type { ExportStart, GameLine } from '../../luck/exports/format.ts'
import {
  eofText,
  eventText,
  packText,
  Seal,
  type Signer,
  startText,
} from '../../luck/exports/seal.ts'
import { VERSION } from '../../version.ts'
import { writeAudit } from '../audit.ts'
import { type Caller, need, needSight, type Onlooker } from '../caller.ts'
import { type Context, knownTo, seatOf } from '../context.ts'
import { readEvents } from '../follow/read-events.ts'
import { idIn, leastId } from '../ids.ts'
import { entropyOf, mustHaveStarted } from '../live/stored-log.ts'
import type { ExportedGame } from '../ports.ts'
import type { ExportInput } from '../shapes/exports.ts'

/** Lines, as text or as the database has written them. */
export type Exported = string | Uint8Array

/** Statements stay short, and a cursor is never far behind. */
const GAMES_AT_ONCE = 20
/** Of one page of what a viewer may know. */
const EVENTS_AT_ONCE = 500

/** One game: whole once it has ended, and until then as the onlooker may see it. */
export async function* exportGame(
  context: Context,
  who: Onlooker,
  gameId: string,
): AsyncGenerator<Exported> {
  needSight(who)
  mustHaveStarted(await knownTo(context, who, gameId))
  const game = await context.ports.exports.find(gameId)
  yield* fileOf(context, who, { query: { game: gameId }, pages: [game ? [game] : []] })
}

/** Games that have ended, as they were made: who goes on behind the last one has them all. */
export async function* exportGames(
  context: Context,
  caller: Caller,
  query: ExportInput,
): AsyncGenerator<Exported> {
  need(caller, 'operator')
  const behind = idIn(query.after)
  await writeAudit(context.ports, caller, {
    ...{ action: 'export-games', game: null, running: false, query },
  })
  yield* fileOf(context, caller, { query, pages: pagesOf(context, query, behind) })
}

async function* pagesOf(
  { ports }: Context,
  { ruleset, since, until }: ExportInput,
  behind: string | null,
): AsyncGenerator<ExportedGame[]> {
  const before = until === undefined ? null : leastId(until)
  let after = behind ?? (since === undefined ? null : leastId(since))
  for (;;) {
    const asked = {
      ruleset: ruleset ?? null,
      status: 'over' as const,
      after,
      before,
      limit: GAMES_AT_ONCE,
    }
    const page = await ports.exports.games(asked)
    yield page
    if (page.length < GAMES_AT_ONCE) return
    after = page.at(-1)!.id
  }
}

interface File {
  readonly query: ExportStart['query']
  readonly pages: AsyncIterable<ExportedGame[]> | readonly ExportedGame[][]
}

async function* fileOf(
  context: Context,
  who: Onlooker,
  { query, pages }: File,
): AsyncGenerator<Exported> {
  const { exports, clock } = context.ports
  const signer = await exports.signer()
  const packs = new Set<string>()
  let [games, rows] = [0, 0]
  yield startText(clock.now(), VERSION, query)
  for await (const page of pages) {
    // Of a log that is gone there is nothing to tell.
    for (const some of runsAlike(page.filter((game) => game.rules !== null))) {
      if (some[0]?.status === 'over') {
        yield* packsOf(context, some, packs)
        rows += yield* wholeGames(context, some, signer)
      } else for (const game of some) yield* seenGame(context, who, game, signer)
      games += some.length
    }
  }
  yield eofText(games, rows)
}

/** Games that follow each other and are alike whole, or are not. */
function runsAlike(games: readonly ExportedGame[]): ExportedGame[][] {
  const runs: ExportedGame[][] = []
  for (const game of games) {
    const run = runs.at(-1)
    if (run?.[0]?.status === game.status) run.push(game)
    else runs.push([game])
  }
  return runs
}

/** Each once a file, before the first game that is played with it. */
async function* packsOf(
  { packs }: Context,
  games: readonly ExportedGame[],
  told: Set<string>,
): AsyncGenerator<string> {
  for (const { id, ruleset, packHash } of games) {
    if (told.has(packHash)) continue
    told.add(packHash)
    const pack = await packs.byHash(ruleset, packHash)
    if (!pack) throw new Error(`the content pack ${packHash} of ${id} is gone`)
    const content = JSON.stringify(pack.stored)
    yield packText({ pack: packHash, ruleset, name: pack.name, content })
  }
}

/** Gives how many rows there were. */
async function* wholeGames(
  { ports }: Context,
  games: readonly ExportedGame[],
  signer: Signer,
): AsyncGenerator<Exported, number> {
  const lines = ports.exports.lines(games.map(({ id }) => id))[Symbol.asyncIterator]()
  let all = 0
  try {
    let next = await lines.next()
    for (const game of games) {
      const seal = new Seal(game.id)
      yield seal.begin(wholeLine(game))
      for (; !next.done && next.value.gameId === game.id; next = await lines.next()) {
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
  return all
}

function wholeLine(record: ExportedGame): GameLine {
  const { id: game, commitment, seed, endedAt, seats } = record
  return {
    ...lineOf(record),
    table: { ...lineOf(record).table, choices: seats.map(({ choices }) => choices) },
    ended: endedAt === null ? null : { at: endedAt, by: 'rules', reason: null },
    lucks: [{ game, commitment, seed, entropy: entropyOf(record) }],
    seen: 'all',
  }
}

/** A game that runs, as its onlooker may see it. */
async function* seenGame(
  context: Context,
  who: Onlooker,
  record: ExportedGame,
  signer: Signer,
): AsyncGenerator<string> {
  const seat = seatOf(who, record)
  const seal = new Seal(record.id)
  yield seal.begin({ ...lineOf(record), seen: seat === null ? 'spectator' : `seat:${seat}` })
  for (let after: number | null = 0; after !== null; ) {
    const asked = { after, limit: EVENTS_AT_ONCE, include: [] }
    const { items, next } = await readEvents(context, who, record.id, asked)
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

/** What everybody may know. */
const lineOf = (record: ExportedGame): GameLine => ({
  game: record.id,
  ruleset: record.ruleset,
  rules: [...record.rules!],
  table: {
    seats: record.seats.length,
    options: record.options,
    choices: [],
    decisionSeconds: record.decisionSeconds,
  },
  pack: record.packHash,
  status: record.status === 'over' ? 'over' : 'running',
  ended: null,
  createdAt: record.createdAt,
  seats: record.seats.map(({ seat, kind }) => ({ seat, kind })),
  origin: null,
  lucks: [],
  seen: 'spectator',
})
