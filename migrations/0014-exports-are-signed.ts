import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- The public keys with which exported games were ever signed; the private ones are nowhere here.
create table export_keys (
  kid text constraint pk_export_keys primary key,
  public_key text not null,
  made_at bigint not null,
  -- Since then it signs nothing new.
  retired_at bigint
);
`

export class ExportsAreSigned0014 implements MigrationInterface {
  readonly name = 'ExportsAreSigned1700000000014'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('Files that were signed are checked with these keys for ever.')
  }
}
