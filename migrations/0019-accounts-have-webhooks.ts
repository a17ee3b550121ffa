import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
create table webhooks (
  id uuid constraint pk_webhooks primary key,
  account_id uuid not null constraint fk_webhooks_account references accounts,
  url text not null,
  host text not null,
  events text[] not null,
  -- Null: it is on.
  off_because text constraint ck_webhooks_off check (off_because in ('owner', 'gone', 'failing')),
  made_at bigint not null,
  last_ok_at bigint,
  failing_since bigint,
  -- When a node last looked for what is to be told and was forgotten by another one.
  looked_at bigint not null
);
create index ix_webhooks_account on webhooks (account_id, id);
create index ix_webhooks_looked on webhooks (looked_at) where off_because is null;

-- Locked away, as seeds are. Two may be good at a time, and then both sign.
create table webhook_secrets (
  id uuid constraint pk_webhook_secrets primary key,
  webhook_id uuid not null
    constraint fk_webhook_secrets_webhook references webhooks on delete cascade,
  key_id text not null,
  locked bytea not null,
  ends_at bigint
);
create index ix_webhook_secrets_webhook on webhook_secrets (webhook_id);

-- Their ids follow from what they tell: whoever finds it out as well writes nothing twice.
create table webhook_messages (
  id text constraint pk_webhook_messages primary key,
  webhook_id uuid not null
    constraint fk_webhook_messages_webhook references webhooks on delete cascade,
  type text not null,
  game_id uuid,
  version bigint,
  at bigint not null,
  body text not null
);
create index ix_webhook_messages_at on webhook_messages (at);
create index ix_webhook_messages_webhook on webhook_messages (webhook_id);

create table webhook_deliveries (
  id uuid constraint pk_webhook_deliveries primary key,
  webhook_id uuid not null
    constraint fk_webhook_deliveries_webhook references webhooks on delete cascade,
  message_id text not null
    constraint fk_webhook_deliveries_message references webhook_messages on delete cascade,
  -- While a node is at it: when another one may take it.
  due_at bigint not null,
  tries integer not null default 0,
  done_at bigint,
  outcome text,
  log json not null default '[]'
);
create index ix_webhook_deliveries_due on webhook_deliveries (due_at) where done_at is null;
create index ix_webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index ix_webhook_deliveries_message on webhook_deliveries (message_id);
`

export class AccountsHaveWebhooks0019 implements MigrationInterface {
  readonly name = 'AccountsHaveWebhooks1700000000019'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('What accounts have asked to be told stays: restore a backup instead.')
  }
}
