import { type EntityManager, In, IsNull } from 'typeorm'
import type {
  DeliveryRecord,
  PendingGame,
  TakenDelivery,
  WebhookMessage,
  WebhookStore,
} from '../../app/webhooks/port.ts'
import type { ServiceKeys } from '../../config/keys.ts'
import { dateOf } from '../connection/columns.ts'
import { insertNew, type Pools } from '../connection/entity-pool.ts'
import { type DeliveryRow, deliveries, messages, webhooks } from './webhook-entities.ts'

export interface Wires extends Pools {
  readonly notifier: { notifyWebhooks(): void }
  readonly keys: ServiceKeys
}

/**
 * The statement is raw SQL, because TypeORM cannot insert messages and, in the same statement,
 * deliveries for only the new messages.
 */
const tell = `
with fresh as (
  insert into webhook_messages (id, webhook_id, type, game_id, version, at, body)
  select told.* from unnest($1::text[], $2::uuid[], $3::text[], $4::uuid[], $5::bigint[],
    $6::timestamptz[], $7::text[]) as told (id, webhook_id, type, game_id, version, at, body)
  where exists (
    select 1 from webhooks where webhooks.id = told.webhook_id and off_because is null)
  on conflict do nothing returning id, webhook_id)
insert into webhook_deliveries (id, webhook_id, message_id, due_at)
select given.id, fresh.webhook_id, fresh.id, given.due_at
from fresh join unnest($1::text[], $8::uuid[], $9::timestamptz[]) as given (message_id, id, due_at)
  on given.message_id = fresh.id`

/**
 * The statement is raw SQL, because it skips locked rows. Taking a delivery postpones its due time,
 * so another node sends the delivery if the first node crashes.
 */
const take = `
update webhook_deliveries as d set due_at = $2
from (
  select id from webhook_deliveries
  where done_at is null and due_at <= $1 and webhook_id <> all($3::uuid[])
  order by due_at limit $4 for update skip locked
) as due, webhook_messages as m
where d.id = due.id and m.id = d.message_id
returning d.id, d.due_at as lease, d.webhook_id as webhook, d.message_id as "messageId", m.body,
  d.tries`

/**
 * The statement is raw SQL, because it skips locked rows and reads columns of `games` that the
 * TypeORM entity does not contain.
 */
const lookedAt = `
with due as (
  select id, account_id, looked_at from webhooks where off_because is null and looked_at < $1
  order by looked_at limit $3 for update skip locked
), looked as (update webhooks set looked_at = $2 from due where webhooks.id = due.id)
select due.id as webhook, g.id as game from due
join seats as s on s.account_id = due.account_id join games as g on g.id = s.game_id
where g.status = 'running' or g.ended_at >= due.looked_at`

/**
 * The statement is raw SQL, because TypeORM's delete statements have no order and no limit.
 * Deleting a message also deletes its deliveries.
 */
const purge = `
delete from webhook_messages where id in (
  select id from webhook_messages where at < $1 order by at limit $2)`

type DeliveryMethods = 'tell' | 'tellAgain' | 'lookedAt' | 'purge'
type Untried = 'handBack' | 'hold' | 'drop'
type Tried = 'take' | 'settle' | 'deliveries' | 'delivery'

export const deliveriesIn = (
  wires: Wires,
): Pick<WebhookStore, DeliveryMethods | Untried | Tried> => ({
  ...messagesIn(wires),
  ...untriedIn(wires),
  ...triesIn(wires),
})

const messagesIn = ({ lobby }: Wires): Pick<WebhookStore, DeliveryMethods> => ({
  async tell(told) {
    const column = <K extends keyof WebhookMessage>(name: K) =>
      told.map(({ message }) => message[name])
    return lobby.change(tell, [
      ...[column('id'), column('webhook'), column('type'), column('game'), column('version')],
      ...[column('at').map(dateOf), column('body'), told.map(({ id }) => id)],
      told.map(({ dueAt }) => dateOf(dueAt)),
    ])
  },

  async tellAgain({ id, dueAt, message }) {
    const delivery = { id, webhook: message.webhook, messageId: message.id, dueAt }
    await lobby.ormTransaction(async (manager) => {
      await insertNew(manager, messages, { ...message })
      await manager.insert(deliveries, delivery)
    })
    return { id, message, dueAt, doneAt: null, outcome: null, tries: [] }
  },

  lookedAt: (before, now, most) =>
    lobby.query<PendingGame>(lookedAt, [dateOf(before), dateOf(now), most]),

  purge: (before, most) => lobby.change(purge, [dateOf(before), most]),
})

const untriedIn = ({ lobby }: Wires): Pick<WebhookStore, Untried> => ({
  async handBack(taken, dueAt) {
    if (taken.length === 0) return
    const held = { id: In(taken.map(({ id }) => id)), dueAt: taken[0]!.lease, doneAt: IsNull() }
    await lobby.orm((manager) => manager.update(deliveries, held, { dueAt }))
  },

  async hold({ id, lease }, dueAt) {
    const held = { id, dueAt: lease, doneAt: IsNull() }
    const { affected } = await lobby.orm((manager) => manager.update(deliveries, held, { dueAt }))
    return affected === 1
  },

  async drop({ id, lease }, at) {
    const held = { id, dueAt: lease, doneAt: IsNull() }
    const dropped = { doneAt: at, outcome: 'given-up' } as const
    await lobby.orm((manager) => manager.update(deliveries, held, dropped))
  },
})

type Taken = Omit<TakenDelivery, 'webhook'> & { readonly webhook: string }

const triesIn = ({ lobby, readers, notifier }: Wires): Pick<WebhookStore, Tried> => ({
  async take({ now, lease, except, most }) {
    const values = [dateOf(now), dateOf(lease), except, most]
    const taken = await lobby.query<Taken>(take, values)
    if (taken.length === 0) return []
    const id = In([...new Set(taken.map(({ webhook }) => webhook))])
    const found = await lobby.orm((manager) => manager.findBy(webhooks, { id }))
    const byId = new Map(found.map((webhook) => [webhook.id, webhook]))
    return taken.flatMap((delivery) => {
      const webhook = byId.get(delivery.webhook)
      return webhook ? [{ ...delivery, webhook }] : []
    })
  },

  async settle({ id, lease, webhook }, { tried, againAt, off, ...result }) {
    const { at, milliseconds, problem } = tried
    const done = await lobby.ormTransaction(async (manager) => {
      // Every change locks the webhook's row first, so that two concurrent changes cannot deadlock.
      const lock = { mode: 'pessimistic_write' } as const
      const now = await manager.findOne(webhooks, { where: { id: webhook.id }, lock })
      const held = { id, dueAt: lease, doneAt: IsNull() }
      const delivery = await manager.findOneBy(deliveries, held)
      if (!now || !delivery) return { isHeld: false, isOff: false }
      const isMoved = problem !== null && now.url !== webhook.url
      const { nextAt, outcome } = isMoved && againAt !== null ? againThen(againAt) : result
      const { affected } = await manager.update(deliveries, held, {
        dueAt: nextAt ?? lease,
        tries: delivery.tries + 1,
        doneAt: outcome === null ? null : at + milliseconds,
        outcome,
        log: [...delivery.log, tried],
      })
      if (affected === 0) return { isHeld: false, isOff: false }
      if (problem === null) await manager.update(webhooks, { id: webhook.id }, wentWell(at))
      else if (!isMoved) {
        const failed = { failingSince: now.failingSince ?? at, off: now.off ?? off }
        await manager.update(webhooks, { id: webhook.id }, failed)
      }
      const isOff = off !== null && !isMoved
      if (isOff) await leaveUndone(manager, webhook.id, at)
      return { isHeld: true, isOff }
    })
    if (done.isOff) notifier.notifyWebhooks()
    return done.isHeld
  },

  deliveries: (webhook, before, limit) =>
    readers.orm(async (manager) => {
      const query = withMessages(manager).where({ webhook })
      if (before !== null) query.andWhere('delivery.id < :before', { before })
      return (await query.limit(limit).getMany()).map(recordOf)
    }),

  delivery: (webhook, id) =>
    readers.orm(async (manager) => {
      const found = await withMessages(manager).where({ webhook, id }).getOne()
      return found && recordOf(found)
    }),
})

const againThen = (nextAt: number) => ({ nextAt, outcome: null })
const wentWell = (at: number) => ({ lastOkAt: at, failingSince: null })

const withMessages = (manager: EntityManager) =>
  manager
    .createQueryBuilder(deliveries, 'delivery')
    .innerJoinAndSelect('delivery.message', 'message')
    .orderBy('delivery.id', 'DESC')

const recordOf = ({ id, dueAt, doneAt, outcome, log, message }: DeliveryRow): DeliveryRecord => {
  return { id, message: message!, dueAt, doneAt, outcome, tries: log }
}

export const leaveUndone = (manager: EntityManager, webhook: string, at: number) =>
  manager.update(deliveries, { webhook, doneAt: IsNull() }, { doneAt: at, outcome: 'off' })
