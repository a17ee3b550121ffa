/** What happens beside the log of a game. */
export const table = `
create table seat_presence (
  game_id uuid not null constraint fk_seat_presence_game references games,
  -- -1 stands for spectators.
  seat smallint not null,
  node uuid not null,
  -- Number of connections; at most 1 for a seat.
  here integer not null,
  at timestamptz not null,
  constraint pk_seat_presence primary key (game_id, seat, node)
);
comment on table seat_presence is 'Connected players and spectators of games, by node';
create index ix_seat_presence_at on seat_presence (at);

create table reactions (
  id bigint constraint pk_reactions primary key generated always as identity,
  game_id uuid not null constraint fk_reactions_game references games,
  seat smallint not null,
  reaction text not null,
  at timestamptz not null
);
comment on table reactions is 'Reactions of players, kept for 30 days';
create index ix_reactions_game on reactions (game_id, id);
create index ix_reactions_at on reactions (at);
`
