import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndices } from './build-indices.ts'

/** Beside those that players' lists are read off: what only operators ask for. */
const indices = {
  ix_games_pack: 'games (pack_hash, id)',
}

const tables = `
-- A row a node, written anew every few seconds: what it last said of itself.
create table if not exists nodes (
  id uuid constraint pk_nodes primary key,
  seen_at bigint not null,
  report json not null
);

-- Figures, not evidence: a node that dies takes along what it had not written down yet.
create table if not exists game_counts (
  game_id uuid constraint pk_game_counts primary key,
  ruleset text not null,
  moves integer not null,
  refused integer not null,
  last_at bigint not null
);
create index if not exists ix_game_counts_rate
  on game_counts (ruleset, ((refused * 1000::bigint) / (moves + refused)), game_id);
create index if not exists ix_game_counts_last on game_counts (last_at);

-- The last of each game, in a ring. The move is not kept: it may hold a secret.
create table if not exists refusals (
  game_id uuid not null,
  place integer not null,
  at bigint not null,
  seat integer,
  code text not null,
  clause text,
  question text,
  move text,
  constraint pk_refusals primary key (game_id, place)
);
`

export class OperatorsSearch0018 implements MigrationInterface {
  readonly name = 'OperatorsSearch1700000000018'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
    await buildIndices(runner, indices)
  }

  async down(): Promise<void> {
    throw new Error('What was written down stays: restore a backup instead.')
  }
}
