import {
  type Cause,
  type Commit,
  type HandOverCause,
  isFromLater,
  replay,
} from '../../engine/kernel/game.ts'
import type { Outcome } from '../../engine/kernel/types.ts'
import { unpack } from '../../engine/luck/log.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { EventLog, GameRecord } from '../runtime/port.ts'
import type { RatedResult } from './port.ts'

const OF_TWO = 2

export async function resultOf(
  { ports, packs }: Pick<Context, 'ports' | 'packs'>,
  record: GameRecord,
): Promise<RatedResult | null> {
  const { id: game, ruleset, seats, endedAt, cancelled } = record
  if (endedAt === null || cancelled !== null) return null
  if (seats.every(({ account }) => account === null)) return null
  const commits = await commitsOf(ports.log, game)
  if (commits.some(isMeddledWith)) return null
  const { rules, table } = await packs.contentOf(record)
  if (commits.some((commit) => isFromLater(rules, commit)))
    throw serviceError('game-from-newer-version')
  const outcome = rules.outcome(replay(rules, table, commits).state, table)
  if (outcome === null) throw new Error(`${game} has ended, but its log has no outcome`)
  const away = new Set(commits.flatMap(({ cause }) => (isClaim(cause) ? cause.seat : [])))
  // A player who left the game gets the final rank of the seat. If other players claimed the win
  // because the player was absent, the player gets the last rank.
  const players = seats.map(({ seat, kind, account }) => ({
    kind: kind === 'bot' ? ('bot' as const) : ('account' as const),
    account,
    place: away.has(seat) ? seats.length : placeIn(outcome, seat),
  }))
  return { game, ruleset, pool: seats.length === OF_TWO ? 'two' : 'more', endedAt, players }
}

async function commitsOf(log: EventLog, game: string): Promise<Commit[]> {
  const commits: Commit[] = []
  for await (const { packed } of log.rows(game)) commits.push(...unpack(packed))
  return commits
}

const isMeddledWith = ({ cause }: Commit): boolean =>
  cause.kind === 'hand-over' && cause.by === 'operator'

const isClaim = (cause: Cause): cause is HandOverCause =>
  cause.kind === 'hand-over' && (cause.by === 'claim' || cause.by === 'clock')

function placeIn({ ranking }: Outcome, seat: number): number {
  const at = ranking.findIndex((seats) => seats.includes(seat))
  return ranking.slice(0, at).flat().length + 1
}
