import type { PipelinedStatement, StatementResult } from '../connection/pipelined-pool.ts'
import type { Newest, RemoteRows, Rules } from '../log/log-export.ts'
import { rowsOfGame } from '../log/log-export.ts'
import type { Workers } from './workers.ts'

const GAMES_MAX = 32

const newest = {
  name: 'newest',
  text: `
select last_version || ' ' || encode(head, 'hex') from commits
where game_id = $1 order by first_version desc limit 1`,
}
const ruledBy = (place: number, order: 'asc' | 'desc') => `(
  select packed #>> '{${place},rules}' from commits
  where game_id = $1 order by first_version ${order} limit 1)`
const rules = {
  name: 'rules',
  text: `
select ${ruledBy(0, 'asc')} || ' ' || ${ruledBy(-1, 'desc')} from commits
where game_id = $1 limit 1`,
}

interface Wires {
  readonly workers: Workers
  partitionOf(gameId: string): string
}

export function remoteRows({ workers, partitionOf }: Wires): RemoteRows {
  const textsOf = async (
    statement: PipelinedStatement['statement'],
    gameIds: readonly string[],
  ) => {
    const games = gameIds.map((gameId) => ({ gameId }))
    const found = await asked(byPartition(games, partitionOf), (partition, some) =>
      workers
        .pipelinesTo(partition)
        .runAll(some.map(({ gameId }) => ({ statement, values: [gameId] }))),
    )
    return found.flatMap(([{ gameId }, [text]]) =>
      text === undefined ? [] : [[gameId, text.split(' ')] as const],
    )
  }
  return {
    async newest(gameIds) {
      const rows = await textsOf(newest, gameIds)
      return new Map<string, Newest>(
        rows.map(([id, [version = '', head = '']]) => [id, { version: Number(version), head }]),
      )
    },

    async rules(gameIds) {
      const rows = await textsOf(rules, gameIds)
      return new Map<string, Rules>(
        rows.map(([id, [first, last]]) => [id, [Number(first), Number(last)]]),
      )
    },

    async *lines(gameIds) {
      for (const [at, gameId] of gameIds.entries())
        for await (const lines of workers
          .exportPoolAt(partitionOf(gameId))
          .lines(rowsOfGame(gameId)))
          yield { ...lines, place: at + 1 }
    },
  }
}

export function byPartition<G extends { readonly gameId: string }>(
  games: readonly G[],
  partitionOf: (gameId: string) => string,
): ReadonlyMap<string, G[]> {
  const partitions = new Map<string, G[]>()
  for (const game of games) {
    const partition = partitionOf(game.gameId)
    const own = partitions.get(partition)
    if (own) own.push(game)
    else partitions.set(partition, [game])
  }
  return partitions
}

export async function asked<G>(
  partitions: ReadonlyMap<string, readonly G[]>,
  pipe: (partition: string, games: readonly G[]) => Promise<readonly StatementResult[]>,
): Promise<(readonly [G, string[]])[]> {
  const parts = [...partitions].flatMap(([partition, games]) =>
    inParts(games, GAMES_MAX).map(async (some) => {
      const done = await pipe(partition, some)
      return some.map((game, place) => [game, done[place]!.texts.flatMap(orNothing)] as const)
    }),
  )
  return (await Promise.all(parts)).flat()
}

const orNothing = (text: string | null): string[] => (text === null ? [] : [text])

export const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
