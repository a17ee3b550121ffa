export const oauth = `
create table oauth_grants (
  id uuid constraint pk_oauth_grants primary key,
  -- URL of the client's metadata document.
  client_id text not null,
  client_name text not null,
  -- The agent that plays, and the person who allowed it.
  account_id uuid not null constraint fk_oauth_grants_account references accounts,
  owner_id uuid not null constraint fk_oauth_grants_owner references accounts,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
comment on table oauth_grants is 'Programs that people allowed to play over MCP';
create index ix_oauth_grants_owner on oauth_grants (owner_id) where revoked_at is null;

create table oauth_codes (
  hash bytea constraint pk_oauth_codes primary key,
  grant_id uuid not null constraint fk_oauth_codes_grant references oauth_grants,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table oauth_codes is 'Hashes of authorization codes';

create table oauth_refreshes (
  hash bytea constraint pk_oauth_refreshes primary key,
  grant_id uuid not null constraint fk_oauth_refreshes_grant references oauth_grants,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table oauth_refreshes is 'Hashes of refresh tokens, each of which can be used once';

alter table tokens add constraint fk_tokens_grant foreign key (grant_id) references oauth_grants;
create index ix_tokens_grant on tokens (grant_id) where grant_id is not null;
`
