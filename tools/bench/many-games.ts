// Fills a database with as many games as several years of use would create.
import pg from 'pg'

const GAMES_PER_PLAYER = 10
/**
 * Number of recent games of which some are unfinished. All older games have ended, because an
 * account may have only a limited number of unfinished games.
 */
const YOUNG_GAMES = 2_000
const rulesets = ['goalscorer', 'starplayer', 'rising-star', 'superclub', 'title-chase']

export interface Many {
  readonly games: number
  readonly millisecondsApart?: number
  readonly rowsPerGame?: number
  /**
   * Ids of two accounts that play in every tenth game. The first of the two accounts hosts every
   * tenth game.
   */
  readonly regulars: readonly [string, string]
}

/**
 * Fills the database with generated games: one game in 49 is running, one in 997 is open, one in
 * 101 is cancelled, and one in four is private. As in a database in real use, the rows of a game's
 * log are not stored next to each other. The fake seeds look as if they were encrypted with the
 * current key, so that the service does not encrypt the seeds again.
 */
export async function makeManyGames(url: string, many: Many): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const text of statementsFor(many, Date.now())) await client.query(text)
  } finally {
    await client.end()
  }
}

function statementsFor(many: Many, now: number) {
  const { games, millisecondsApart = 10_000, rowsPerGame = 2, regulars } = many
  const last = rowsPerGame - 1
  const players = Math.ceil(games / GAMES_PER_PLAYER) + 1
  const first = now - games * millisecondsApart
  const [host, guest] = regulars
  return [
    // Foreign keys and triggers are switched off to save time, because the generated data is
    // consistent.
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    `create function pg_temp.id_at(at bigint, salt text) returns uuid return (
       lpad(to_hex(at), 12, '0') || '7' || substr(md5(salt), 1, 3) || '8' ||
       substr(md5(salt), 4, 15))::uuid`,
    `create function pg_temp.player(number integer) returns uuid
       return pg_temp.id_at(${first}, number::text)`,
    `insert into accounts (id, name, kind, created_at)
     select pg_temp.player(i), 'Player ' || i, 'human', to_timestamp(${first} / 1000.0)
     from generate_series(0, ${players - 1}) as i`,
    `insert into content_packs (hash, ruleset, name, content, kept_at)
     select 'many ' || id, id, 'many', '{}', to_timestamp(${first} / 1000.0)
     from unnest('{${rulesets}}'::text[]) as id`,
    `insert into games (id, ruleset, status, visibility, invite_code, host_id, pack_hash, options,
       decision_seconds, absence, commitment, locked_seed, seed_key, forked, created_at,
       started_at, ended_at)
     select pg_temp.id_at(at, i::text), id, status,
       case when i % 4 = 0 then 'private' else 'public' end, md5(i::text),
       case when i % 10 = 3 then '${host}' else pg_temp.player(i % ${players}) end, 'many ' || id,
       '{}', 60, 'default', md5(i::text), '\\x00'::bytea, coalesce(key, 'none'), false, time,
       case when status in ('running', 'over') then time end, case status when 'over' then time end
     from (select (select id from service_keys order by number desc limit 1) as key) as newest,
       generate_series(0, ${games - 1}) as i, lateral (
       select ${first} + i * ${millisecondsApart}::bigint as at,
         to_timestamp((${first} + i * ${millisecondsApart}::bigint) / 1000.0) as time,
         ('{${rulesets}}'::text[])[1 + (i / 7) % ${rulesets.length}] as id,
         case when i % 10 = 3 and i < ${games - YOUNG_GAMES} then 'over'
           when i % 49 = 3 then 'running' when i % 997 = 1 then 'open'
           when i % 101 = 2 then 'cancelled' else 'over' end as status
     ) as chosen`,
    `insert into seats (game_id, seat, kind, account_id, joined, status, ruleset)
     select id, seat, case when account is null then 'open' else 'account' end, account,
       account is not null, status, ruleset
     from games, generate_series(0, 1) as seat, lateral (
       select case when seat = 0 then host_id when status = 'open' then null
         when host_id = '${host}' then '${guest}'
         else pg_temp.player(abs(hashtext(id::text)) % ${players}) end as account
     ) as chosen
     where pack_hash like 'many %' on conflict do nothing`,
    ...Array.from({ length: rowsPerGame }, (_, row) => rowsOfGames(row, row === last, now)),
    'vacuum analyze accounts, games, seats, commits',
  ]
}

const rowsOfGames = (row: number, isLast: boolean, now: number) => `
insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
select id, ${5 * row}, ${5 * row + 5}, made_at + ${1_000 * row}, '[]',
  decode(md5(id::text), 'hex'),
  case when ${!isLast} then made_at + ${60_000 * (row + 1)}
    when status = 'running' then ${now} + 86400000 end
from games, lateral (select (extract(epoch from created_at) * 1000)::bigint as made_at) as made
where pack_hash like 'many %' and status in ('running', 'over')`
