import { EntitySchema, MoreThanOrEqual } from 'typeorm'
import type { AdminStore } from '../../app/admin/port.ts'
import type { RefusalCounts, RefusalNote, RefusalStore } from '../../app/monitoring/refusal-port.ts'
import { dateOf, integer, key, NULLABLE, text, time } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'

const REFUSALS_KEPT = 50

interface CountRow extends RefusalCounts {
  readonly game: string
  readonly lastAt: number
}
export const gameCounts = new EntitySchema<CountRow>({
  name: 'gameCount',
  tableName: 'game_counts',
  columns: {
    game: key('uuid', 'game_id'),
    moves: integer(),
    refused: integer(),
    lastAt: time('last_at'),
  },
})

interface RefusalRow extends RefusalNote {
  readonly game: string
  readonly place: number
}
export const refusals = new EntitySchema<RefusalRow>({
  name: 'refusal',
  tableName: 'refusals',
  columns: {
    game: key('uuid', 'game_id'),
    place: key('integer'),
    at: time(),
    seat: integer(undefined, NULLABLE),
    code: text(),
    clause: text(undefined, NULLABLE),
    question: text(undefined, NULLABLE),
    move: text(undefined, NULLABLE),
  },
})

/** The games are inserted in the order of their ids, so that two nodes cannot deadlock. */
const add = `
with given as (
  select * from json_to_recordset($1) as g (game uuid, moves integer, refused integer,
    at bigint, notes json)
), counted as (
  insert into game_counts as kept (game_id, moves, refused, last_at)
  select game, moves, refused, to_timestamp(at / 1000.0) from given order by game
  on conflict (game_id) do update set moves = greatest(kept.moves, excluded.moves),
    refused = kept.refused + excluded.refused, last_at = greatest(kept.last_at, excluded.last_at)
  returning game_id, refused
)
insert into refusals (game_id, place, at, seat, code, clause, question, move)
select game, (counted.refused - note.ago) % ${REFUSALS_KEPT}, 
  to_timestamp(note.at / 1000.0), seat, code, clause, question, move
from given join counted on counted.game_id = game, lateral json_to_recordset(notes) as note (
  ago integer, at bigint, seat integer, code text, clause text, question text, move text)
on conflict (game_id, place) do update set at = excluded.at, seat = excluded.seat,
  code = excluded.code, clause = excluded.clause, question = excluded.question,
  move = excluded.move`

/** The statement is raw SQL, because TypeORM cannot use `for update skip locked` in a delete. */
const purge = `
with old as (
  delete from game_counts where game_id in (
    select game_id from game_counts where last_at < $1
    order by last_at limit $2 for update skip locked)
  returning game_id
), notes as (delete from refusals where game_id in (select game_id from old))
select from old`

export const refusalStore = ({ lobby }: Pools): RefusalStore => ({
  async add(games) {
    const given = games.map(({ notes, ...game }) => ({
      ...game,
      notes: notes.slice(0, REFUSALS_KEPT).map((note, place) => ({ ...note, ago: place + 1 })),
    }))
    await lobby.query(add, [JSON.stringify(given)])
  },

  purge: (before, most) => lobby.change(purge, [dateOf(before), most]),
})

export const refusalsRead = ({ lists }: Pools): Pick<AdminStore, 'refusals'> => ({
  async refusals(capability, game, since) {
    capability.use(game)
    return lists.orm(async (manager) => {
      const counted = await manager.findOneBy(gameCounts, { game })
      if (!counted) return null
      const { moves, refused } = counted
      const notes = await manager.find(refusals, {
        where: { game, at: MoreThanOrEqual(since) },
        order: { at: 'DESC', place: 'DESC' },
        take: REFUSALS_KEPT,
      })
      return { moves, refused, notes: notes.map(({ game: _, place: __, ...note }) => note) }
    })
  },
})
