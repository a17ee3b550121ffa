import { normalizeTexts, UNSEEN, unfitAt } from '../../engine/kernel/name.ts'
import { type MalformedField, refuse } from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { parseContent } from '../../engine/kernel/table.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context, Settings } from '../core/context.ts'
import { serviceError, translateRefusals } from '../core/errors.ts'
import { idFromCursor, newId } from '../core/ids.ts'
import { type Page, paged, rulesetId } from '../core/schema.ts'
import { packOf } from './packs.ts'
import type { AccountPackRecord, PackUsage } from './port.ts'
import type {
  AccountPack,
  ListPacksInput,
  SharePackInput,
  UploadedPack,
  UploadPackInput,
} from './schema.ts'

const WITHIN = '/content'

export async function uploadPack(
  { ports, packs, settings }: Context,
  caller: Caller,
  { content: sent, shared }: UploadPackInput,
): Promise<UploadedPack> {
  requireScope(caller, 'play')
  const rules = packs.rules(rulesetIn(sent))
  requireFittingSize(rules, settings, JSON.stringify(sent))
  const pack = packOf(rules, '', soundPack(rules, sent))
  const content = JSON.stringify(pack.stored)
  const bytes = requireFittingSize(rules, settings, content)
  const broughtAt = ports.clock.now()
  const { ruleset, name, title, version, hash } = pack
  const account = caller.account.id
  const record = { id: newId(broughtAt), account, ruleset, name, title, version, hash }
  const kept = await ports.accountPacks.bring(
    { ...record, content, bytes, shared: shared ?? null, broughtAt },
    (beside) => requireRoom(settings, beside, bytes),
  )
  // The account was deleted while the service was reading the uploaded pack.
  if (!kept) throw serviceError('token-invalid')
  return { ...accountPackShown(kept), warnings: [...packs.warningsOf(pack)] }
}

export async function listPacks(
  { ports }: Context,
  caller: Caller,
  { ruleset, mine, after, limit }: ListPacksInput,
): Promise<Page<AccountPack>> {
  requireScope(caller, 'read')
  const { id: account } = caller.account
  const query = { account, ruleset: ruleset ?? null, mine, before: idFromCursor(after) }
  const { items, next } = paged(
    await ports.accountPacks.list({ ...query, limit: limit + 1 }),
    limit,
  )
  return { items: items.map(accountPackShown), next }
}

export async function sharePack(
  { ports: { accountPacks } }: Context,
  caller: Caller,
  name: string,
  { shared }: SharePackInput,
): Promise<AccountPack> {
  requireScope(caller, 'play')
  const own = { account: caller.account.id, name: ownName(caller, name) }
  const { withdrawn } = (await accountPacks.find(own)) ?? {}
  if (shared && withdrawn) throw serviceError('pack-withdrawn', { facts: { reason: withdrawn } })
  const pack = await accountPacks.share(own.account, own.name, shared)
  if (!pack) throw serviceError('pack-unknown')
  return accountPackShown(pack)
}

export async function deletePack({ ports }: Context, caller: Caller, name: string): Promise<void> {
  requireScope(caller, 'play')
  const isGone = await ports.accountPacks.takeAway(caller.account.id, ownName(caller, name))
  if (!isGone) throw serviceError('pack-unknown')
}

function rulesetIn({ ruleset }: Readonly<Record<string, unknown>>): string {
  const { success, data } = rulesetId.safeParse(ruleset)
  if (success) return data
  const message = 'a content pack must name its game, such as goalscorer'
  throw serviceError('invalid-input', { errors: [{ pointer: `${WITHIN}/ruleset`, message }] })
}

function requireFittingSize(rules: Ruleset, { packBytesMax }: Settings, json: string): number {
  const bytes = Buffer.byteLength(json)
  if (bytes > packBytesMax) faulty(rules, '', `is larger than ${packBytesMax} bytes`)
  return bytes
}

/**
 * Returns the pack's content with default values filled in, or throws an error that lists all
 * faults.
 */
function soundPack(rules: Ruleset, sent: unknown): unknown {
  const content = normalizeTexts(sent)
  const unseen = unfitAt(content)
  if (unseen !== null) faulty(rules, unseen, UNSEEN)
  return translateRefusals(rules, () => {
    const whole = parseContent(rules, content, WITHIN)
    // The content of a pack must also be valid after default values are filled in.
    parseContent(rules, whole, WITHIN)
    return whole
  })
}

function faulty(rules: Ruleset, place: string, message: string): void {
  const errors: MalformedField[] = [{ pointer: `${WITHIN}${place}`, message }]
  translateRefusals(rules, () => refuse('invalid-content-pack', { errors }))
}

function requireRoom(
  { accountPacksMax, accountPackBytesMax }: Settings,
  { packs, bytes, withdrawn }: PackUsage,
  more: number,
): void {
  if (withdrawn !== null) throw serviceError('pack-withdrawn', { facts: { reason: withdrawn } })
  if (packs < accountPacksMax && bytes + more <= accountPackBytesMax) return
  const most = { packsMax: accountPacksMax, bytesMax: accountPackBytesMax }
  throw serviceError('too-many-packs', { facts: { packs, bytes, ...most } })
}

/** An owner may omit the account id in the name of a content pack. */
const ownName = ({ account }: Caller, name: string): string =>
  name.startsWith(`${account.id}/`) ? name.slice(account.id.length + 1) : name

export const accountPackShown = (pack: AccountPackRecord): AccountPack => {
  const { account, name: id, ruleset, title, version, hash, bytes } = pack
  const { shared, broughtAt, withdrawn } = pack
  return {
    name: `${account}/${id}`,
    account,
    id,
    ruleset,
    title,
    version,
    hash,
    bytes,
    shared,
    uploadedAt: broughtAt,
    withdrawn,
  }
}
