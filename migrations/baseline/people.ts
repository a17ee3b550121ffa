export const people = `
-- Returns all groups of four consecutive digits, so that an index finds an id by any part.
create function id_parts(digits text) returns text[]
language sql immutable strict parallel safe as $$
  select array(select substr(digits, at, 4) from generate_series(1, length(digits) - 3) as at)
$$;

create table accounts (
  id uuid constraint pk_accounts primary key,
  name text not null,
  kind text not null constraint ck_accounts_kind check (kind in ('human', 'agent', 'operator')),
  role text constraint ck_accounts_role check (role in ('support', 'operator', 'owner')),
  -- Issuer and subject at the identity provider.
  subject text constraint uq_accounts_subject unique,
  created_at timestamptz not null,
  left_at timestamptz,
  -- Time and claims of the last sign-in at the identity provider.
  vouched_at timestamptz,
  vouched_scopes text[],
  banned_until timestamptz,
  ban_reason text,
  -- The person who owns the agent.
  owner_id uuid constraint fk_accounts_owner references accounts,
  -- The account to which a merge moved the guest's seats.
  merged_into uuid,
  renamed_at timestamptz,
  -- Number of name changes by the player in the current period, and the start of that period.
  renames integer not null default 0,
  renames_since timestamptz,
  -- End of the latest holiday, and the number of holiday days in that year.
  holiday_until timestamptz,
  holiday_days smallint not null default 0,
  holiday_year smallint,
  handle text constraint uq_accounts_handle unique
    constraint ck_accounts_handle check (handle ~ '^[a-z0-9_]{3,20}$'),
  profile text not null default 'public'
    constraint ck_accounts_profile check (profile in ('public', 'hidden'))
);
comment on table accounts is 'People, agents and operators';
create index ix_accounts_merged_into on accounts (merged_into) where merged_into is not null;
-- Searches find names by prefix.
create index ix_accounts_by_name on accounts ((lower(name) collate "C"), id);
create index ix_accounts_parts on accounts using gin (id_parts(replace(id::text, '-', '')));

create table tokens (
  id uuid constraint pk_tokens primary key,
  account_id uuid not null constraint fk_tokens_account references accounts,
  -- SHA-256; the secret itself is not stored.
  hash bytea not null constraint uq_tokens_hash unique,
  label text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- The token that created this token. If it is revoked, this token is revoked too.
  made_by uuid constraint fk_tokens_made_by references tokens,
  -- True if the token, or the token that created it, comes from a sign-in at an identity provider.
  lent boolean not null default false,
  -- Set if an agent received the token through OAuth.
  grant_id uuid,
  -- A session is a cookie of the players' pages or of the console.
  kind text not null default 'token'
    constraint ck_tokens_kind check (kind in ('token', 'session', 'console'))
);
comment on table tokens is 'Hashes of access tokens';
create index ix_tokens_account on tokens (account_id);
create index ix_tokens_made_by on tokens (made_by);
create index ix_tokens_owner on tokens (account_id)
  where 'owner' = any (scopes) and revoked_at is null;

create table passkeys (
  id uuid constraint pk_passkeys primary key,
  account_id uuid not null constraint fk_passkeys_account references accounts,
  -- The pages that accept the passkey: the players' pages or the console.
  kind text not null constraint ck_passkeys_kind check (kind in ('session', 'console')),
  credential text not null constraint uq_passkeys_credential unique,
  public_key bytea not null,
  counter bigint not null,
  label text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
comment on table passkeys is 'Public keys that sign people in';
create index ix_passkeys_account on passkeys (account_id);

create table sign_ins (
  id uuid constraint pk_sign_ins primary key,
  kind text not null constraint ck_sign_ins_kind check (kind in ('challenge', 'link')),
  account_id uuid not null constraint fk_sign_ins_account references accounts,
  -- Hash of the answered challenge, or of the code that the other device enters.
  hash bytea not null constraint uq_sign_ins_hash unique,
  -- Hash of the secret of the device that entered the code, and the name of that device.
  device_hash bytea,
  device text,
  approved boolean not null default false,
  expires_at timestamptz not null
);
comment on table sign_ins is 'Sign-ins in progress, and answered challenges until they expire';
create index ix_sign_ins_account on sign_ins (account_id);
create index ix_sign_ins_expiry on sign_ins (expires_at);

create table erasures (
  account_id uuid constraint pk_erasures primary key,
  at timestamptz not null
);
comment on table erasures is
  'Erased accounts, which must be erased again after a backup is restored';

create table content_packs (
  hash text constraint pk_content_packs primary key,
  ruleset text not null,
  name text not null,
  -- JSON. The hash covers the ruleset id, a line break and these bytes.
  content text not null,
  -- True for a copy of an account's pack. Only games can use it, and it cannot be read by hash.
  brought boolean not null default false,
  kept_at timestamptz not null
);
comment on table content_packs is 'Content packs of games, which are never deleted';

create table account_packs (
  -- A pack that replaces an earlier pack keeps the id of the earlier pack.
  id uuid constraint pk_account_packs primary key,
  account_id uuid not null constraint fk_account_packs_account references accounts,
  ruleset text not null,
  name text not null,
  title text not null,
  version text not null,
  hash text not null,
  content text not null,
  bytes integer not null,
  shared boolean not null,
  brought_at timestamptz not null,
  constraint uq_account_packs_name unique (account_id, name)
);
comment on table account_packs is 'Packs that accounts have uploaded and can replace or delete';
create index ix_account_packs_hash on account_packs (hash);
create index ix_account_packs_shared on account_packs (id desc) where shared;

create table withdrawn_packs (
  hash text constraint pk_withdrawn_packs primary key,
  reason text not null,
  withdrawn_at timestamptz not null
);
comment on table withdrawn_packs is 'Packs that accounts can no longer upload, share or choose';

create table pairings (
  account_id uuid constraint pk_pairings primary key,
  id uuid not null constraint uq_pairings_id unique,
  ruleset text not null,
  rated boolean not null,
  -- True if the account accepts a bot when no opponent is found.
  bot boolean not null,
  -- Rating of the account at the time of the request.
  strength double precision not null,
  -- Minimum and maximum number of players that the account accepts.
  seats_min smallint not null,
  seats_max smallint not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  request_key text,
  -- The node that creates the game, and the time after which another node may try.
  claim uuid,
  claimed_until timestamptz,
  game_id uuid
);
comment on table pairings is 'Matchmaking requests: at most one per account';
create index ix_pairings_waiting on pairings (ruleset, strength) where game_id is null;
create index ix_pairings_claim on pairings (claim) where claim is not null;

create table idempotency_keys (
  account_id uuid not null,
  key text not null,
  request_hash text not null,
  answer json not null,
  created_at timestamptz not null,
  constraint pk_idempotency_keys primary key (account_id, key)
);
comment on table idempotency_keys is 'Stored answers to requests that clients may retry';
create index ix_idempotency_keys_created_at on idempotency_keys (created_at);
`
