import type { LogMonths } from '../../app/archive/port.ts'
import type { Archivist } from '../archive/archivist.ts'
import type { Pool } from '../connection/pools.ts'

const parts = `
select c.oid::regclass::text as part from pg_inherits join pg_class as c on c.oid = inhrelid
where inhparent = 'public.commits'::regclass and log_part_end(c.oid) <= $1::uuid
order by log_part_end(c.oid)`
const isParted = `
select relkind = 'p' as "isParted" from pg_class where oid = 'public.commits'::regclass`
const hasFunction = `select to_regproc('public.make_log_months') is not null as "hasMonths"`

/** Of those that lie in a part, behind one of them. */
const gamesIn = (part: string) => `
select distinct game_id as id from ${part} where $1::uuid is null or game_id > $1
order by game_id limit $2`

interface Wires {
  readonly readers: Pool
  readonly lobby: Pool
  readonly archivist: Archivist
}

export const logPartitions = ({ readers, lobby, archivist }: Wires): LogMonths => ({
  async parts(before) {
    const [found] = await lobby.query<{ isParted: boolean }>(isParted)
    if (!found?.isParted) return null
    return (await lobby.query<{ part: string }>(parts, [before])).map(({ part }) => part)
  },

  async gamesIn(part, behind, limit) {
    const rows = await readers.query<{ id: string }>(gamesIn(part), [behind, limit])
    return rows.map(({ id }) => id)
  },

  isArchived: (part) => archivist.isArchived(part),

  async drop(warrant, drop) {
    warrant.use()
    return archivist.drop(warrant, drop)
  },

  async makeAhead() {
    const [found] = await lobby.query<{ hasMonths: boolean }>(hasFunction)
    if (found?.hasMonths) await lobby.query('select make_log_months()')
  },
})
