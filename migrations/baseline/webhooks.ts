export const webhooks = `
create table webhooks (
  id uuid constraint pk_webhooks primary key,
  account_id uuid not null constraint fk_webhooks_account references accounts,
  -- push: a browser that shows notices; its secret contains the keys of its subscription.
  kind text not null constraint ck_webhooks_kind
    check (kind in ('webhook', 'push')),
  label text,
  url text not null,
  host text not null,
  events text[] not null,
  -- Null: it is on.
  off_because text constraint ck_webhooks_off
    check (off_because in ('owner', 'gone', 'failing', 'banned', 'operator')),
  made_at timestamptz not null,
  last_ok_at timestamptz,
  failing_since timestamptz,
  -- When a node last looked for news that a node which crashed has not sent.
  looked_at timestamptz not null
);
comment on table webhooks is 'Addresses and browsers to which accounts have their news sent';
create index ix_webhooks_account on webhooks (account_id, id);
create unique index ix_webhooks_browser on webhooks (url) where kind = 'push';
create index ix_webhooks_looked on webhooks (looked_at) where off_because is null;

create table webhook_secrets (
  id uuid constraint pk_webhook_secrets primary key,
  webhook_id uuid not null
    constraint fk_webhook_secrets_webhook references webhooks on delete cascade,
  key_id text not null,
  locked bytea not null,
  ends_at timestamptz
);
comment on table webhook_secrets is
  'Secrets that sign deliveries, encrypted with a service key; up to two of a webhook are valid';
create index ix_webhook_secrets_webhook on webhook_secrets (webhook_id);

create table webhook_messages (
  -- Follows from the contents: two nodes that find the same news write it once.
  id text constraint pk_webhook_messages primary key,
  webhook_id uuid not null
    constraint fk_webhook_messages_webhook references webhooks on delete cascade,
  type text not null,
  game_id uuid,
  version bigint,
  at timestamptz not null,
  body text not null
);
comment on table webhook_messages is 'Messages to webhooks, as they are signed';
create index ix_webhook_messages_at on webhook_messages (at);
create index ix_webhook_messages_webhook on webhook_messages (webhook_id);

create table webhook_deliveries (
  id uuid constraint pk_webhook_deliveries primary key,
  webhook_id uuid not null
    constraint fk_webhook_deliveries_webhook references webhooks on delete cascade,
  message_id text not null
    constraint fk_webhook_deliveries_message references webhook_messages on delete cascade,
  -- While a node sends it: when another one may take it over.
  due_at timestamptz not null,
  tries integer not null default 0,
  done_at timestamptz,
  outcome text,
  log json not null default '[]'
);
comment on table webhook_deliveries is 'Deliveries of messages, with their tries';
create index ix_webhook_deliveries_due on webhook_deliveries (due_at) where done_at is null;
create index ix_webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index ix_webhook_deliveries_message on webhook_deliveries (message_id);

create table notice_settings (
  account_id uuid constraint pk_notice_settings primary key
    constraint fk_notice_settings_account references accounts,
  types text[] not null,
  -- Minutes of the day in the time zone; null without quiet hours.
  quiet_from smallint,
  quiet_until smallint,
  timezone text not null
);
comment on table notice_settings is 'Notice settings of accounts';

create table game_mutes (
  account_id uuid constraint fk_game_mutes_account references accounts,
  game_id uuid constraint fk_game_mutes_game references games,
  constraint pk_game_mutes primary key (account_id, game_id)
);
comment on table game_mutes is 'Games that accounts have muted';
create index ix_game_mutes_game on game_mutes (game_id);
`
