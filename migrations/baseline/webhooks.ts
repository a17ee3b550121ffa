export const webhooks = `
create table webhooks (
  id uuid constraint pk_webhooks primary key,
  account_id uuid not null constraint fk_webhooks_account references accounts,
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
comment on table webhooks is 'Addresses to which accounts have their news sent';
create index ix_webhooks_account on webhooks (account_id, id);
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
comment on table webhook_messages is 'News for webhooks, as they are signed';
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
`
