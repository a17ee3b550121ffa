import type { SecretGameRecord, StoredRow } from '../../src/app/runtime/port.ts'
import { replay } from '../../src/engine/kernel/game.ts'
import { sameJson } from '../../src/engine/kernel/json.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { verify } from '../../src/engine/kernel/verify.ts'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import { unpack } from '../../src/engine/luck/log.ts'
import { drawsNamed, hmacLuck } from '../../src/engine/luck/stream.ts'
import type { Cluster } from './cluster.ts'
import type { SimulatedDatabase } from './database.ts'
import type { Participant } from './player.ts'

const CHECK_MILLISECONDS_MAX = 120_000
const LATE_MILLISECONDS = 15_000
const LOOK_BACK_MILLISECONDS = 60_000

const commitsIn = (rows: readonly StoredRow[]) => rows.flatMap(({ packed }) => unpack(packed))

/** The idempotency keys of the moves in a log, each with its seat. */
const keysIn = (rows: readonly StoredRow[]): string[] =>
  commitsIn(rows).flatMap(({ cause }) =>
    'moveId' in cause && cause.moveId !== undefined ? [`${cause.seat} ${cause.moveId}`] : [],
  )

export const countMoves = ({ rows }: SimulatedDatabase): number =>
  [...rows.values()].flatMap(commitsIn).filter(({ cause }) => cause.kind === 'move').length

/** Checks that each log is valid and forms a hash chain, and that all nodes agree. */
export async function faultyLogs(cluster: Cluster): Promise<string[]> {
  const problems: string[] = []
  for (const game of cluster.database.games.values()) {
    const rows = cluster.database.rowsOf(game.id)
    if (rows.length === 0) continue
    problems.push(...faultsOf(cluster.registry[game.ruleset]!, game, rows))
    for (const node of cluster.nodes) problems.push(...(await differences(cluster, node, game)))
  }
  return problems
}

/**
 * Checks that every deadline is processed soon after it has passed. Deadlines from long before a
 * failover are an exception, because the nodes look back only for a limited time.
 */
export function missedDeadlines({ database, clock, failedOverAt }: Cluster): string[] {
  const isMissed = (wakeAt: number) =>
    wakeAt < clock - LATE_MILLISECONDS && wakeAt > failedOverAt - LOOK_BACK_MILLISECONDS
  return [...database.rows.values()]
    .flatMap((rows) => rows.at(-1)?.wakeAt ?? [])
    .filter(isMissed)
    .map((wakeAt) => `no node plays the deadline of ${clock - wakeAt} milliseconds ago`)
}

function faultsOf(rules: Ruleset, game: SecretGameRecord, rows: readonly StoredRow[]): string[] {
  const problems: string[] = []
  const { table, entropy } = setupOf(rules, game)
  const luck = hmacLuck(game.seed, drawsNamed({ game: game.id, lot: game.lot }), entropy)
  const { difference } = verify(rules, table, commitsIn(rows), [luck])
  if (difference) problems.push(`a log does not verify: ${difference.reason}`)
  let head = firstHead(game.id)
  for (const row of rows) {
    head = nextHead(chainKey(game.seed), head, row.packed)
    if (head !== row.head) problems.push(`a chain breaks at ${row.firstVersion}`)
  }
  return problems
}

interface Seen {
  game?: { readonly version: number; readonly state: unknown }
  problem?: string
}

/** Compares the game that a node shows with the log in the database. */
async function differences(
  { database, registry, scheduler }: Cluster,
  { name, process }: Cluster['nodes'][number],
  { id, ruleset }: SecretGameRecord,
): Promise<string[]> {
  const seen: Seen = {}
  const look = async () => {
    const live = await process.services!.context.live.load(id)
    seen.game = await live!.run(({ game: { version, state } }) => {
      const copy: unknown = JSON.parse(JSON.stringify(state))
      return () => ({ version, state: copy })
    })
  }
  const start = () =>
    void look().catch((error) => {
      seen.problem = `${name} shows nothing: ${error}`
    })
  scheduler.schedule(start, { owner: process })
  await scheduler.runUntil(() => Boolean(seen.game ?? seen.problem), CHECK_MILLISECONDS_MAX)
  if (!seen.game) return [seen.problem ?? `${name} does not answer`]
  const { version, state } = seen.game
  const rows = database.rowsOf(id).filter(({ lastVersion }) => lastVersion <= version)
  const rules = registry[ruleset]!
  const { table } = setupOf(rules, database.games.get(id)!)
  const stored = replay(rules, table, commitsIn(rows))
  const isSame =
    stored.version === version && sameJson(state, JSON.parse(JSON.stringify(stored.state)))
  return isSame ? [] : [`${name} shows another game than the log at ${version}`]
}

function setupOf(rules: Ruleset, { options, decisionSeconds, seats }: SecretGameRecord) {
  const choices = seats.map((seat) => seat.choices)
  const table = buildTable(rules, { seats: seats.length, options, decisionSeconds, choices })
  return { table, entropy: seats.map(({ entropy }) => entropy ?? '') }
}

/**
 * Checks that the game's log contains each acknowledged move exactly once, unless a failover has
 * lost the move, and that it contains no refused move.
 */
export function brokenAnswers(
  database: SimulatedDatabase,
  participants: readonly Participant[],
): string[] {
  const problems: string[] = []
  const stored = new Map<string, Set<string>>()
  for (const [game, rows] of database.rows) {
    const moves = keysIn(rows)
    stored.set(game, new Set(moves))
    if (new Set(moves).size < moves.length) problems.push('a move is stored twice')
  }
  const lost = new Set(database.lost.map(({ head }) => head))
  const heads = new Set([...database.rows.values()].flatMap((rows) => rows.map(({ head }) => head)))
  for (const { game, seat, moveId, answer } of participants.flatMap(({ told }) => told)) {
    const isStored = stored.get(game)?.has(`${seat} ${moveId}`) ?? false
    if (answer && lost.has(answer.head)) continue
    if (!answer && isStored && lost.size === 0) problems.push(`${moveId} is refused and stored`)
    if (answer && !isStored) problems.push(`${moveId} is acknowledged and not stored`)
    if (answer && !heads.has(answer.head))
      problems.push(`${moveId} is answered with an unknown head`)
  }
  return problems
}
