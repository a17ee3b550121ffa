export const webhooks = `
create table webhooks (
  id uuid constraint pk_webhooks primary key,
  account_id uuid not null constraint fk_webhooks_account references accounts,
  -- push: a browser that shows notices. Its secret contains the keys of the push subscription.
  kind text not null constraint ck_webhooks_kind
    check (kind in ('webhook', 'push')),
  label text,
  url text not null,
  host text not null,
  events text[] not null,
  -- Null if the webhook is on.
  off_because text constraint ck_webhooks_off
    check (off_because in ('owner', 'gone', 'failing', 'banned', 'operator')),
  made_at timestamptz not null,
  last_ok_at timestamptz,
  failing_since timestamptz,
  -- Time of the last search for messages that a crashed node did not send.
  looked_at timestamptz not null
);
comment on table webhooks is 'Webhooks and push subscriptions of accounts';
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
  'Encrypted secrets that sign deliveries. A webhook has at most two valid secrets';
create index ix_webhook_secrets_webhook on webhook_secrets (webhook_id);

create table webhook_messages (
  -- Derived from the contents, so that two nodes store the same message only once.
  id text constraint pk_webhook_messages primary key,
  webhook_id uuid not null
    constraint fk_webhook_messages_webhook references webhooks on delete cascade,
  type text not null,
  game_id uuid,
  version bigint,
  at timestamptz not null,
  body text not null
);
comment on table webhook_messages is 'Signed messages to webhooks';
create index ix_webhook_messages_at on webhook_messages (at);
create index ix_webhook_messages_webhook on webhook_messages (webhook_id);

create table webhook_deliveries (
  id uuid constraint pk_webhook_deliveries primary key,
  webhook_id uuid not null
    constraint fk_webhook_deliveries_webhook references webhooks on delete cascade,
  message_id text not null
    constraint fk_webhook_deliveries_message references webhook_messages on delete cascade,
  -- Time after which another node may take over a delivery that is being sent.
  due_at timestamptz not null,
  tries integer not null default 0,
  done_at timestamptz,
  outcome text,
  log json not null default '[]'
);
comment on table webhook_deliveries is 'Deliveries of messages, with their attempts';
create index ix_webhook_deliveries_due on webhook_deliveries (due_at) where done_at is null;
create index ix_webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index ix_webhook_deliveries_message on webhook_deliveries (message_id);

create table notice_settings (
  account_id uuid constraint pk_notice_settings primary key
    constraint fk_notice_settings_account references accounts,
  types text[] not null,
  -- Minutes after midnight in the time zone; null without quiet hours.
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
