// The statements are raw SQL, because grouping and joining rows would need much more code with
// entities.
import { type TableStore, WATCHERS } from '../../app/table/port.ts'
import type { TableState } from '../../app/table/schema.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'
import type { PostgresNotifier } from '../notifier/postgres-notifier.ts'

const REACTIONS_SHOWN = 20

/**
 * If a node stops responding, the players connected to it count as absent from the time of the
 * node's last report.
 */
const readPresence = `
select p.game_id as game, p.seat,
  sum(case when n.seen_at > $2 then p.here else 0 end)::int as here,
  max(case when p.here = 0 or n.seen_at > $2 then p.at else coalesce(n.seen_at, p.at) end) as since
from seat_presence as p left join nodes as n on n.id = p.node
where p.game_id = any ($1::uuid[]) group by p.game_id, p.seat order by p.seat`

const readReactions = `
select game, id, seat, reaction, at from unnest($1::uuid[]) as game,
  lateral (select id, seat, reaction, at from reactions
    where game_id = game order by id desc limit ${REACTIONS_SHOWN}) as newest
order by id`

const setPresence = `
insert into seat_presence (game_id, seat, node, here, at) values ($1, $2, $3, $4, $5)
on conflict (game_id, seat, node) do update set here = excluded.here, at = excluded.at`

const react = 'insert into reactions (game_id, seat, reaction, at) values ($1, $2, $3, $4)'

const purgePresence = `
delete from seat_presence where (game_id, seat, node) in (
  select game_id, seat, node from seat_presence where at < $1 limit $2)
returning 1`
const purgeReactions = `
delete from reactions where id in (select id from reactions where at < $1 limit $2)
returning 1`

type Of<T> = T & { readonly game: string }

export const tableStore = (
  { lists, clerks }: Pools,
  notifier: Pick<PostgresNotifier, 'notifyTable'>,
): TableStore => ({
  async read(games, aliveSince) {
    const [present, reactions] = await Promise.all([
      lists.query<Of<{ seat: number; here: number; since: number }>>(readPresence, [
        games,
        dateOf(aliveSince),
      ]),
      lists.query<Of<TableState['reactions'][number]>>(readReactions, [games]),
    ])
    return new Map(
      games.map((id) => {
        const own = present.filter(({ game }) => game === id)
        const state: TableState = {
          seats: own
            .filter(({ seat }) => seat !== WATCHERS)
            .map(({ seat, here, since }) => ({ seat, here: here > 0, since })),
          watchers: own.find(({ seat }) => seat === WATCHERS)?.here ?? 0,
          reactions: reactions
            .filter(({ game }) => game === id)
            .map(({ id, seat, reaction, at }) => ({ id: Number(id), seat, reaction, at })),
        }
        return [id, state]
      }),
    )
  },

  async setPresence({ game, seat, node, here, at }) {
    await clerks.query(setPresence, [game, seat, node, here, dateOf(at)])
    notifier.notifyTable(game)
  },

  async react(game, seat, reaction, at) {
    await clerks.query(react, [game, seat, reaction, dateOf(at)])
    notifier.notifyTable(game)
  },

  async purge(before, most) {
    const deleted = await Promise.all(
      [purgePresence, purgeReactions].map((purge) => clerks.query(purge, [dateOf(before), most])),
    )
    return Math.max(...deleted.map(({ length }) => length))
  },
})
