import type { Context } from '../core/context.ts'
import type { GameRecord } from '../runtime/port.ts'
import type { DeliveryContent } from '../webhooks/delivery-worker.ts'
import { TURN_NOTICE_DELAY_MILLISECONDS } from '../webhooks/message-producer.ts'
import type { TakenDelivery } from '../webhooks/port.ts'
import type { WebhookEvent } from '../webhooks/schema.ts'
import { webhookEventsFor } from '../webhooks/webhook-events.ts'
import { quietEnd } from './quiet-hours.ts'
import { defaultNotices, type NoticeType } from './schema.ts'
import { authorization, type BrowserKeys, encrypted } from './web-push.ts'

const SECONDS_KEPT = 3 * 86_400
const NAMES_MAX = 3

interface Message {
  readonly type: WebhookEvent
  readonly data: {
    readonly game: string
    readonly version: number
    readonly seat: number | null
    readonly deadline: number | null
  }
}

/**
 * Returns the request to send to the push service. If the notice must be sent later, returns the
 * time of the next attempt; if the notice is outdated or unwanted, returns null.
 */
export async function pushNotice(
  context: Context,
  delivery: TakenDelivery,
  now: number,
): Promise<DeliveryContent | number | null> {
  const { account } = delivery.webhook
  const message: Message = JSON.parse(delivery.body)
  const { game, deadline } = message.data
  const { games, notices } = context.ports
  const record = await games.find(game)
  if (!record || !(await isCurrent(context, account, message, record))) return null
  const { types, quiet, timezone } = (await notices.settings(account)) ?? defaultNotices
  const type = typeOf(message.type, record)
  if (!types.includes(type) || (await notices.isMuted(account, game))) return null
  const seen = await atTheTable(context, record, account, now)
  if (type === 'over' && seen !== null) return null
  if (type === 'turn' && seen !== null) return seen
  const end = quiet && quietEnd(quiet, timezone, now)
  if (end !== null && (deadline === null || deadline > end)) return end
  return contentOf(context, delivery, { type, record, deadline, now })
}

/**
 * Returns the time of the next check if the player is watching the game or has just left it; null
 * if the player is away.
 */
async function atTheTable(
  { tables }: Context,
  { id, seats }: GameRecord,
  account: string,
  now: number,
): Promise<number | null> {
  const own = seats.find((one) => one.account === account)
  const { seats: present } = await tables.state(id)
  const presence = present.find(({ seat }) => seat === own?.seat)
  if (!presence) return null
  const { here, since } = presence
  const last = here || since === null ? now : since
  const absentAt = last + TURN_NOTICE_DELAY_MILLISECONDS
  return absentAt > now ? absentAt : null
}

function typeOf(type: WebhookEvent, { rematchOf }: GameRecord): NoticeType {
  if (type === 'turn.opened') return 'turn'
  if (type === 'game.over') return 'over'
  return rematchOf === null ? 'invited' : 'rematch'
}

async function isCurrent(
  { live }: Context,
  account: string,
  { type, data: { game, version, seat } }: Message,
  record: GameRecord,
): Promise<boolean> {
  if (type === 'game.invited') {
    const own = record.seats.find((one) => one.seat === seat)
    return record.status === 'open' && own?.account === account && !own.joined
  }
  if (type !== 'turn.opened') return true
  const running = await live.load(game)
  if (!running) return false
  return running.run(
    (turn) => () =>
      webhookEventsFor(account, turn).some(
        (moment) => moment.type === type && moment.version === version && moment.seat === seat,
      ),
  )
}

async function contentOf(
  { ports, packs, settings }: Context,
  { webhook }: TakenDelivery,
  notice: {
    readonly type: NoticeType
    readonly record: GameRecord
    readonly deadline: number | null
    readonly now: number
  },
): Promise<DeliveryContent | null> {
  const { type, record, deadline, now } = notice
  const [secret = ''] = await ports.webhooks.secrets(webhook.id, now)
  const keys: BrowserKeys = JSON.parse(secret)
  const signer = ports.pushSigner(keys.keyId)
  if (!signer) return null
  const names = record.seats.flatMap(({ account, kind, name }) =>
    kind === 'account' && account !== webhook.account && name !== null ? [name] : [],
  )
  const { title } = packs.rules(record.ruleset)
  const said = { type, game: record.id, title, names: names.slice(0, NAMES_MAX), deadline }
  const seconds = deadline === null ? SECONDS_KEPT : Math.ceil((deadline - now) / 1_000)
  const audience = new URL(webhook.url).origin
  return {
    body: encrypted(JSON.stringify(said), keys),
    headers: {
      authorization: authorization(signer, { audience, contact: settings.publicUrl!, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, seconds)),
      // A later notice about the same game replaces an earlier notice that the browser has not
      // received yet.
      topic: record.id.replaceAll('-', ''),
      urgency: type === 'over' ? 'normal' : 'high',
    },
  }
}
