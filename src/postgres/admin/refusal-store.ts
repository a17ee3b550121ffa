import type { AdminStore } from '../../app/admin/port.ts'
import type { RefusalCounts, RefusalNote, RefusalStore } from '../../app/monitoring/refusal-port.ts'
import type { Pool } from '../connection/pools.ts'

/** Of each game the last ones: a ring of places. */
const REFUSALS_KEPT = 50

/** In the order of ids, so that two nodes never wait for each other. */
const add = `
with given as (
  select * from json_to_recordset($1) as g (game uuid, ruleset text, moves integer,
    refused integer, at bigint, notes json)
), counted as (
  insert into game_counts as kept (game_id, ruleset, moves, refused, last_at)
  select game, ruleset, moves, refused, at from given order by game
  on conflict (game_id) do update set moves = greatest(kept.moves, excluded.moves),
    refused = kept.refused + excluded.refused, last_at = greatest(kept.last_at, excluded.last_at)
  returning game_id, refused
)
insert into refusals (game_id, place, at, seat, code, clause, question, move)
select game, (counted.refused - note.ago) % ${REFUSALS_KEPT}, note.at, seat, code, clause, question,
  move
from given join counted on counted.game_id = game, lateral json_to_recordset(notes) as note (
  ago integer, at bigint, seat integer, code text, clause text, question text, move text)
on conflict (game_id, place) do update set at = excluded.at, seat = excluded.seat,
  code = excluded.code, clause = excluded.clause, question = excluded.question,
  move = excluded.move`

const purge = `
with old as (
  delete from game_counts where game_id in (
    select game_id from game_counts where last_at < $1
    order by last_at limit $2 for update skip locked)
  returning game_id
), notes as (delete from refusals where game_id in (select game_id from old))
select count(*) from old`

const counts = `select moves, refused from game_counts where game_id = $1`
const notesOf = `
select at, seat, code, clause, question, move from refusals
where game_id = $1 and at >= $2 order by at desc, place desc limit ${REFUSALS_KEPT}`

interface Wires {
  readonly lobby: Pool
  readonly lists: Pool
}

export const refusalStore = ({ lobby }: Wires): RefusalStore => ({
  async add(games) {
    const given = games.map(({ notes, ...game }) => ({
      ...game,
      notes: notes.slice(0, REFUSALS_KEPT).map((note, place) => ({ ...note, ago: place + 1 })),
    }))
    await lobby.query(add, [JSON.stringify(given)])
  },

  async purge(before, most) {
    const [old] = await lobby.query<{ count: number }>(purge, [before, most])
    return old?.count ?? 0
  },
})

export const refusalsRead = ({ lists }: Pick<Wires, 'lists'>): Pick<AdminStore, 'refusals'> => ({
  async refusals(warrant, game, since) {
    warrant.use(game)
    const [counted] = await lists.query<RefusalCounts>(counts, [game])
    if (!counted) return null
    const notes = await lists.query<RefusalNote & Record<string, unknown>>(notesOf, [game, since])
    return { ...counted, notes }
  },
})
