import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { checkAddress, nameOf } from '../webhooks/ssrf-guard.ts'
import {
  defaultNotices,
  type NoticeSettings,
  type Notices,
  type PushSubscription,
} from './schema.ts'

const BROWSERS_MAX = 10

export async function showNotices(context: Context, { account }: Caller): Promise<Notices> {
  const { notices } = context.ports
  const [settings, found, muted] = await Promise.all([
    notices.settings(account.id),
    notices.browsers(account.id),
    notices.muted(account.id),
  ])
  const browsers = found
    .filter(({ off }) => off === null)
    .map(({ id, label, madeAt, lastOkAt }) => ({ id, label, madeAt, lastOkAt }))
  return { ...(settings ?? defaultNotices), browsers, muted }
}

export async function changeNotices(
  context: Context,
  caller: Caller,
  settings: NoticeSettings,
): Promise<Notices> {
  await context.ports.notices.save(caller.account.id, settings)
  return showNotices(context, caller)
}

export async function subscribe(
  context: Context,
  caller: Caller,
  { endpoint, keys, label }: PushSubscription,
): Promise<{ id: string }> {
  requireScope(caller, 'play')
  requirePush(context)
  const { ports, webhookManager } = context
  const judged = await checkAddress(endpoint, webhookManager.network)
  if (typeof judged === 'string') throw serviceError('address-refused', { facts: { why: judged } })
  const madeAt = ports.clock.now()
  const browser = {
    id: newId(madeAt),
    account: caller.account.id,
    kind: 'push',
    label: label ?? null,
    url: judged.url.href,
    host: nameOf(judged.url),
    events: ['turn.opened', 'game.invited', 'game.over'],
    off: null,
    madeAt,
    lastOkAt: null,
    failingSince: null,
  } as const
  const secret = JSON.stringify({ ...keys, keyId: ports.pushKey })
  const isMade = await ports.notices.subscribe(browser, secret, BROWSERS_MAX)
  if (!isMade) throw serviceError('too-many-browsers', { facts: { most: BROWSERS_MAX } })
  return { id: browser.id }
}

export async function unsubscribe(context: Context, caller: Caller, id: string): Promise<void> {
  const isGone = await context.ports.notices.unsubscribe(caller.account.id, id)
  if (!isGone) throw serviceError('browser-unknown')
}

export function showPushKey(context: Context): { key: string } {
  requirePush(context)
  return { key: context.ports.pushSigner(context.ports.pushKey)!.publicKey }
}

/** Push services require a contact address of the service's operator. */
function requirePush({ settings }: Context): void {
  if (settings.publicUrl === null) throw serviceError('push-off')
}
