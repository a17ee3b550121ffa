import type { ServerEpoch } from '../../app/runtime/port.ts'
import type { PipelinedStatement } from '../connection/pipelined-pool.ts'
import { bytes } from '../log/event-log.ts'

/** What Citus' own executor takes of a shard before it writes: who moves one waits for it. */
const SHARE_LOCK = 5

/**
 * Gives the server, as `server` of the log does. To lock needs the owner's rights, so all names are
 * whole: whoever calls could have others found first, and a `search_path` of its own costs more
 * than the rest. The look comes after the lock, in a statement that sees what was committed until
 * then: a shard that left meanwhile is another worker's, though its table may be here for a while.
 */
export const lockShardsFunction = `
create or replace function public.hold_shards(shards bigint[], here bytea) returns text
language plpgsql security definer as $$
declare
  server bytea := pg_catalog.byteacat(
    pg_catalog.timestamptz_send(pg_catalog.pg_postmaster_start_time()),
    pg_catalog.int4send('public.commits'::pg_catalog.regclass::pg_catalog.int4));
begin
  if pg_catalog.byteane(here, server) then
    raise exception 'this is another server' using errcode = 'division_by_zero';
  end if;
  if not pg_catalog.has_table_privilege(session_user, 'public.commits', 'insert') then
    raise exception 'only who writes rows holds shards' using errcode = 'insufficient_privilege';
  end if;
  if pg_catalog.lock_shard_metadata(${SHARE_LOCK}, shards) is null then
    return null;
  end if;
  if (
    select pg_catalog.count(*) operator(pg_catalog.=) pg_catalog.cardinality(shards)
      and pg_catalog.bool_and(p.groupid operator(pg_catalog.=) (
        select l.groupid from pg_catalog.pg_dist_local_group as l))
    from pg_catalog.pg_dist_placement as p where p.shardid operator(pg_catalog.=) any (shards)
  ) then
    return pg_catalog.encode(server, 'hex');
  end if;
  raise exception 'a shard is not here alone' using errcode = 'object_not_in_prerequisite_state';
end $$`

const statement = { name: 'hold', text: 'select public.hold_shards($1, $2)' }

/** First of a pipeline: what follows is done where all of the shards are here, and stay. */
export const lockShards = (
  shards: readonly string[],
  server: ServerEpoch | null,
): PipelinedStatement => ({
  statement,
  values: [
    // In one order, as whoever moves several of them takes them.
    `{${[...new Set(shards)].sort((one, other) => Number(one) - Number(other))}}`,
    server === null ? null : bytes(server),
  ],
})
