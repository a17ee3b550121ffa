import type { MigrationInterface, QueryRunner } from 'typeorm'

const widened = `
alter table webhooks drop constraint ck_webhooks_off, add constraint ck_webhooks_off
  check (off_because in ('owner', 'gone', 'failing', 'banned', 'operator')) not valid;
alter table webhooks validate constraint ck_webhooks_off;
`

/** What an operator has switched off its owner does not switch on again. */
export class WebhooksKeptOff0029 implements MigrationInterface {
  readonly name = 'WebhooksKeptOff1700000000029'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(widened)
  }

  async down(): Promise<void> {
    throw new Error('What operators have switched off stays so: restore a backup instead.')
  }
}
