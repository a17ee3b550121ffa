// A database as it is after years: a running service lists these games as it does its own.
import pg from 'pg'

/** The names of those who play: an account each for so many games. */
const GAMES_PER_ACCOUNT = 10
const rulesets = ['goalscorer', 'starplayer', 'rising-star', 'superclub', 'title-chase']

interface Many {
  readonly games: number
  /** Between the makings of two games; the last one is made a moment ago. */
  readonly millisecondsApart?: number
  /** Accounts that are there already: both sit in every tenth game, at the same table. */
  readonly regulars: readonly [string, string]
}

const hexOf = (number: string, digits: number) => `lpad(to_hex(${number}), ${digits}, '0')`
const idAt = (time: string, salt: string) =>
  `(${hexOf(time, 12)} || '7' || substr(md5(${salt}), 1, 3) || '8' || substr(md5(${salt}), 4, 15))`

/**
 * One of 49 games runs, one of 997 is open, one of 101 was called off, one of four is private. Two
 * sit in each, and two rows are in the log of each that began: the second one supersedes the wish
 * of the first to be woken.
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

function statementsFor({ games, millisecondsApart = 10_000, regulars }: Many, now: number) {
  const accounts = Math.ceil(games / GAMES_PER_ACCOUNT) + 1
  const first = now - games * millisecondsApart
  const at = `(${first} + i * ${millisecondsApart}::bigint)`
  const account = (number: string) =>
    `${idAt(`${first - accounts}::bigint + ${number}`, `'a'`)}::uuid`
  const [home, away] = regulars.map((id) => `'${id}'::uuid`)
  const list = rulesets.map((id) => `'${id}'`).join(', ')
  return [
    // What is made here fits together: neither keys nor triggers need to look.
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    `insert into accounts (id, name, kind, created_at)
     select ${account('i')}, 'Player ' || i, 'human', ${first} from generate_series(0, ${accounts - 1}) as i`,
    `insert into content_packs (hash, ruleset, name, content, kept_at)
     select 'many ' || id, id, 'many', '{}', ${first} from unnest(array[${list}]) as id`,
    `insert into games (id, ruleset, status, visibility, invite_code, host_id, pack_hash, options,
       decision_seconds, absence, commitment, seed, created_at, started_at, ended_at)
     select ${idAt(at, 'i::text')}::uuid, id,
       case when i % 49 = 3 then 'running' when i % 997 = 1 then 'open'
         when i % 101 = 2 then 'cancelled' else 'over' end,
       case when i % 4 = 0 then 'private' else 'public' end, md5(i::text),
       case when i % 10 = 3 then ${home} else ${account(`i % ${accounts}`)} end, 'many ' || id, '{}',
       60, 'default', md5(i::text), md5(i::text), ${at}, ${at}, ${at} + 3600000
     from generate_series(0, ${games - 1}) as i,
       lateral (select (array[${list}])[1 + (i / 7) % ${rulesets.length}] as id) as chosen`,
    `insert into seats (game_id, seat, kind, account_id, joined, status, ruleset)
     select games.id, seat, 'account', case when seat = 0 then host_id when host_id = ${home} then ${away}
       else ${account(`abs(hashtext(games.id::text)) % ${accounts}`)} end, true, status, ruleset
     from games, generate_series(0, 1) as seat where pack_hash like 'many %'
     on conflict do nothing`,
    `insert into commits (game_id, first_version, last_version, at, packed, head, wake_at)
     select id, 5 * row, 5 * row + 5, created_at + 1000 * row, '[]', decode(md5(id::text), 'hex'),
       case when row = 0 then created_at + 60000 when status = 'running' then ${now} + 86400000 end
     from generate_series(0, 1) as row, games
     where pack_hash like 'many %' and status in ('running', 'over')`,
    'vacuum analyze accounts, games, seats, commits',
  ]
}
