import type pg from 'pg'
import type {
  DeliveryRecord,
  PendingGame,
  TakenDelivery,
  WebhookMessage,
  WebhookRecord,
  WebhookStore,
} from '../../app/webhooks/port.ts'
import type { ServiceKeys } from '../../config/keys.ts'
import { recordOutcomeWith } from '../admin/audit-outcomes.ts'
import type { Pool } from '../connection/pools.ts'

const columns = `w.id, w.account_id as account, w.url, w.host, w.events, w.off_because as off,
  w.made_at as "madeAt", w.last_ok_at as "lastOkAt", w.failing_since as "failingSince"`
/** As a JSON object, where a row holds more than that. */
const asObject = `json_build_object('id', w.id, 'account', w.account_id, 'url', w.url,
  'host', w.host, 'events', w.events, 'off', w.off_because, 'madeAt', w.made_at,
  'lastOkAt', w.last_ok_at, 'failingSince', w.failing_since)`

const allOn = `select ${columns} from webhooks as w where w.off_because is null order by w.id`
const ofAccount = `select ${columns} from webhooks as w where w.account_id = $1 order by w.id`
const listed = `
select ${columns} from webhooks as w
where ($1::uuid is null or w.account_id = $1) and ($2::uuid is null or w.id < $2)
order by w.id desc limit $3`
const any = `select ${columns} from webhooks as w where w.id = $1`
const byId = `select ${columns} from webhooks as w where w.account_id = $1 and w.id = $2`
const heldById = `${byId} for update`

/** Who makes one, or leaves, holds this lock: so no two are admitted beside each other. */
const holder = 'select 1 from accounts where id = $1 and left_at is null for no key update'
const counted = 'select count(*)::integer as count from webhooks where account_id = $1'
const make = `
insert into webhooks (id, account_id, url, host, events, made_at, looked_at)
values ($1, $2, $3, $4, $5, $6, $6)`
const change = `
update webhooks set url = $2, host = $3, events = $4, off_because = $5, failing_since = $6
where id = $1`
const isOwners = `off_because is distinct from 'operator'`
const changeOwn = `${change} and ${isOwners}`
const remove = `delete from webhooks where account_id = $1 and id = $2 and ${isOwners} returning 1`

const addSecret = `
insert into webhook_secrets (id, webhook_id, key_id, locked)
values (gen_random_uuid(), $1, $2, $3)`
/** At most two are good. */
const endSecrets = `
with gone as (delete from webhook_secrets where webhook_id = $1 and ends_at is not null)
update webhook_secrets set ends_at = $2 where webhook_id = $1 and ends_at is null`
const goodSecrets = `
select id, webhook_id as webhook, key_id as "keyId", locked from webhook_secrets
where webhook_id = $1 and (ends_at is null or ends_at > $2)
order by ends_at desc nulls first`

const ofBefore = `
select id, webhook_id as webhook, key_id as "keyId", locked from webhook_secrets
where key_id = any($1) limit $2 for update skip locked`
const lockAgain = 'update webhook_secrets set key_id = $2, locked = $3 where id = $1'

const tell = `
with fresh as (
  insert into webhook_messages (id, webhook_id, type, game_id, version, at, body)
  select told.* from unnest($1::text[], $2::uuid[], $3::text[], $4::uuid[], $5::bigint[],
    $6::bigint[], $7::text[]) as told (id, webhook_id, type, game_id, version, at, body)
  where exists (
    select 1 from webhooks where webhooks.id = told.webhook_id and off_because is null)
  on conflict do nothing returning id, webhook_id)
insert into webhook_deliveries (id, webhook_id, message_id, due_at)
select given.id, fresh.webhook_id, fresh.id, $9
from fresh join unnest($1::text[], $8::uuid[]) as given (message_id, id)
  on given.message_id = fresh.id
returning 1`
const keepMessage = `
insert into webhook_messages (id, webhook_id, type, game_id, version, at, body)
values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`
const deliverAgain = `
insert into webhook_deliveries (id, webhook_id, message_id, due_at) values ($1, $2, $3, $4)`

/**
 * The lease is the time at which it is due again: whoever takes one holds it until then, and a node
 * that dies gives it back by not coming.
 */
const take = `
update webhook_deliveries as d set due_at = $2
from (
  select id from webhook_deliveries
  where done_at is null and due_at <= $1 and webhook_id <> all($3::uuid[])
  order by due_at limit $4 for update skip locked
) as due, webhooks as w, webhook_messages as m
where d.id = due.id and w.id = d.webhook_id and m.id = d.message_id
returning d.id, d.due_at as lease, d.message_id as "messageId", m.body, d.tries,
  ${asObject} as webhook`
const handBack = `
update webhook_deliveries set due_at = $3 where id = any($1) and due_at = $2 and done_at is null`
/** First, as whoever changes it does: so no two wait for each other. */
const addressNow = 'select url from webhooks where id = $1 for update'
const settle = `
update webhook_deliveries set due_at = coalesce($3, due_at), tries = tries + 1, done_at = $4,
  outcome = $5, log = (log::jsonb || $6::jsonb)::json
where id = $1 and due_at = $2 and done_at is null returning 1`
const wentWell = 'update webhooks set last_ok_at = $2, failing_since = null where id = $1'
const wentWrong = `
update webhooks set failing_since = coalesce(failing_since, $2),
  off_because = coalesce(off_because, $3) where id = $1`
const leaveUndone = `
update webhook_deliveries set done_at = $2, outcome = 'off'
where webhook_id = $1 and done_at is null`

const shown = `
select d.id, d.due_at as "dueAt", d.done_at as "doneAt", d.outcome, d.log as tries,
  json_build_object('id', m.id, 'webhook', m.webhook_id, 'type', m.type, 'game', m.game_id,
    'version', m.version, 'at', m.at, 'body', m.body) as message
from webhook_deliveries as d join webhook_messages as m on m.id = d.message_id
where d.webhook_id = $1`
const page = `${shown} and ($2::uuid is null or d.id < $2) order by d.id desc limit $3`
const oneShown = `${shown} and d.id = $2`

const lookedAt = `
with due as (
  select id, account_id, looked_at from webhooks where off_because is null and looked_at < $1
  order by looked_at limit $3 for update skip locked
), looked as (update webhooks set looked_at = $2 from due where webhooks.id = due.id)
select due.id as webhook, g.id as game from due
join seats as s on s.account_id = due.account_id join games as g on g.id = s.game_id
where g.status = 'running' or g.ended_at >= due.looked_at`

const purge = `
with old as (
  delete from webhook_messages where id in (
    select id from webhook_messages where at < $1 order by at limit $2)
  returning 1)
select count(*)::integer as count from old`

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly notifier: { notifyWebhooks(): void }
  readonly keys: ServiceKeys
}

export const webhookStore = (wires: Wires): WebhookStore => ({
  ...hooksIn(wires),
  ...messagesIn(wires),
  ...deliveriesIn(wires),
})

type Hooks = Pick<WebhookStore, Read | 'make' | 'change' | 'turn' | 'remove' | keyof Secrets>
type Read = 'listed' | 'any' | 'on' | 'of' | 'find'

function hooksIn({ lobby, readers, notifier, keys }: Wires): Hooks {
  const vault = keys.vault('webhooks')
  return {
    on: () => readers.query<WebhookRecord>(allOn),
    of: (account) => readers.query<WebhookRecord>(ofAccount, [account]),

    listed(warrant, { account, before, limit }) {
      warrant.use()
      return readers.query<WebhookRecord & Row>(listed, [account, before, limit])
    },

    async any(warrant, id) {
      warrant.use()
      const [found] = await readers.query<WebhookRecord>(any, [id])
      return found ?? null
    },

    async find(account, id) {
      const [found] = await readers.query<WebhookRecord>(byId, [account, id])
      return found ?? null
    },

    async make({ id, account, url, host, events, madeAt }, secret, most) {
      const isMade = await lobby.transaction(async (client) => {
        const { rowCount } = await client.query(holder, [account])
        const { rows } = await client.query<{ count: number }>(counted, [account])
        if (rowCount === 0 || rows[0]!.count >= most) return false
        await client.query(make, [id, account, url, host, events, madeAt])
        await client.query(addSecret, lockedRow(vault, id, secret))
        return true
      })
      if (isMade) notifier.notifyWebhooks()
      return isMade
    },

    async change(account, id, decide, at) {
      const changed = await lobby.transaction(async (client) => {
        const { rows } = await client.query<WebhookRecord>(heldById, [account, id])
        const after = rows[0] && decide(rows[0])
        return after && (await write(client, changeOwn, after, at)) ? after : null
      })
      if (changed) notifier.notifyWebhooks()
      return changed
    },

    async turn(warrant, webhook, at) {
      warrant.use()
      await lobby.transaction(async (client) => {
        await write(client, change, webhook, at)
        await recordOutcomeWith(client, warrant)
      })
      notifier.notifyWebhooks()
    },

    async remove(account, id) {
      const gone = await lobby.query(remove, [account, id])
      if (gone.length > 0) notifier.notifyWebhooks()
      return gone.length > 0
    },

    ...secretsIn({ lobby, readers, keys }),
  }
}

/** Gives whether it did. */
async function write(
  client: pg.PoolClient,
  statement: string,
  { id, url, host, events, off, failingSince }: WebhookRecord,
  at: number,
): Promise<boolean> {
  const { rowCount } = await client.query(statement, [id, url, host, events, off, failingSince])
  if (rowCount === 1 && off !== null) await client.query(leaveUndone, [id, at])
  return rowCount === 1
}

type Secrets = Pick<WebhookStore, 'addSecret' | 'secrets' | 'lockSecrets'>

function secretsIn({ lobby, readers, keys }: Pick<Wires, 'lobby' | 'readers' | 'keys'>): Secrets {
  const vault = keys.vault('webhooks')
  const opened = ({ keyId, locked, webhook }: LockedSecret): string =>
    vault.opened({ keyId, bytes: locked }, webhook)
  return {
    async addSecret(webhook, secret, othersEndAt) {
      await lobby.transaction(async (client) => {
        await client.query(endSecrets, [webhook, othersEndAt])
        await client.query(addSecret, lockedRow(vault, webhook, secret))
      })
    },

    async secrets(webhook, at) {
      const rows = await readers.query<LockedSecret & Row>(goodSecrets, [webhook, at])
      return rows.map(opened)
    },

    lockSecrets: (most) =>
      lobby.transaction(async (client) => {
        const before = keys.ids.filter((id) => id !== keys.id)
        const { rows } = await client.query<LockedSecret>(ofBefore, [before, most])
        for (const row of rows) {
          const { keyId, bytes } = vault.locked(opened(row), row.webhook)
          await client.query(lockAgain, [row.id, keyId, bytes])
        }
        return rows.length
      }),
  }
}

interface LockedSecret {
  readonly id: string
  readonly webhook: string
  readonly keyId: string
  readonly locked: Buffer
}

function lockedRow(vault: ReturnType<ServiceKeys['vault']>, webhook: string, secret: string) {
  const { keyId, bytes } = vault.locked(secret, webhook)
  return [webhook, keyId, bytes]
}

type Messages = Pick<WebhookStore, 'tell' | 'tellAgain' | 'lookedAt' | 'purge'>

const messagesIn = ({ lobby }: Wires): Messages => ({
  async tell(deliveries, dueAt) {
    const column = <K extends keyof WebhookMessage>(name: K) =>
      deliveries.map(({ message }) => message[name])
    const told = await lobby.query(tell, [
      ...[column('id'), column('webhook'), column('type'), column('game'), column('version')],
      ...[column('at'), column('body'), deliveries.map(({ id }) => id), dueAt],
    ])
    return told.length
  },

  async tellAgain({ id, message }, dueAt) {
    const { id: messageId, webhook, type, game, version, at, body } = message
    await lobby.transaction(async (client) => {
      await client.query(keepMessage, [messageId, webhook, type, game, version, at, body])
      await client.query(deliverAgain, [id, webhook, messageId, dueAt])
    })
    return { id, message, dueAt, doneAt: null, outcome: null, tries: [] }
  },

  lookedAt: (before, now, most) => lobby.query<PendingGame & Row>(lookedAt, [before, now, most]),

  async purge(before, most) {
    const [purged] = await lobby.query<{ count: number }>(purge, [before, most])
    return purged!.count
  },
})

type Deliveries = Pick<WebhookStore, 'take' | 'handBack' | 'settle' | 'deliveries' | 'delivery'>

const deliveriesIn = ({ lobby, readers, notifier }: Wires): Deliveries => ({
  take: ({ now, lease, except, most }) =>
    lobby.query<TakenDelivery & Row>(take, [now, lease, except, most]),

  async handBack(taken, dueAt) {
    const ids = taken.map(({ id }) => id)
    if (ids.length > 0) await lobby.query(handBack, [ids, taken[0]!.lease, dueAt])
  },

  async settle({ id, lease, webhook }, { tried, againAt, off, ...so }) {
    const { at, milliseconds, problem } = tried
    const done = await lobby.transaction(async (client) => {
      const { rows } = await client.query<{ url: string }>(addressNow, [webhook.id])
      const isMoved = problem !== null && rows[0]?.url !== webhook.url
      const { nextAt, outcome } = isMoved && againAt !== null ? againThen(againAt) : so
      const doneAt = outcome === null ? null : at + milliseconds
      const values = [id, lease, nextAt, doneAt, outcome, JSON.stringify([tried])]
      const { rowCount } = await client.query(settle, values)
      if (rowCount === 0) return { isHeld: false, isOff: false }
      if (problem === null) await client.query(wentWell, [webhook.id, at])
      else if (!isMoved) await client.query(wentWrong, [webhook.id, at, off])
      const isOff = off !== null && !isMoved
      if (isOff) await client.query(leaveUndone, [webhook.id, at])
      return { isHeld: true, isOff }
    })
    if (done.isOff) notifier.notifyWebhooks()
    return done.isHeld
  },

  deliveries: (webhook, before, limit) =>
    readers.query<DeliveryRecord & Row>(page, [webhook, before, limit]),

  async delivery(webhook, id) {
    const [found] = await readers.query<DeliveryRecord & Row>(oneShown, [webhook, id])
    return found ?? null
  },
})

const againThen = (nextAt: number) => ({ nextAt, outcome: null })

type Row = Readonly<Record<string, unknown>>
