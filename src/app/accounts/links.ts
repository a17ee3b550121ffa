import { randomInt } from 'node:crypto'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { hashOfSecret, newSecret } from './authenticate.ts'
import { requireActive, requireSession } from './passkeys.ts'
import type { EnteredLink, Link, NewLink, Page } from './session-schema.ts'
import { requireOwnPage, startSession } from './sessions.ts'
import type { SignIn } from './sign-in-port.ts'

const LINK_MILLISECONDS = 10 * 60_000
const CODE_CHARACTERS = 8
/** The alphabet of the sign-in codes omits letters and digits that look alike. */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789'

export async function createLink({ ports }: Context, caller: Caller): Promise<NewLink> {
  requireSession(caller)
  const now = ports.clock.now()
  const code = Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replace(/(?<=^.{4})/, '-')
  const link: SignIn = {
    id: newId(now),
    kind: 'link',
    account: caller.account.id,
    hash: hashOfCode(code),
    deviceHash: null,
    device: null,
    approved: false,
    expiresAt: now + LINK_MILLISECONDS,
  }
  await ports.signIns.createLink(link)
  return { ...shown(link), code }
}

export async function showLink({ ports }: Context, caller: Caller, id: string): Promise<Link> {
  const link = await ports.signIns.link(id, caller.account.id, ports.clock.now())
  if (!link) throw serviceError('link-unknown')
  return shown(link)
}

export async function approveLink({ ports }: Context, caller: Caller, id: string): Promise<void> {
  requireSession(caller)
  if (!(await ports.signIns.approveLink(id, caller.account.id, ports.clock.now())))
    throw serviceError('link-unknown')
}

/**
 * A new device first sends only the sign-in code. In later calls, the device also sends its secret
 * to find out whether the sign-in was approved.
 */
export async function enterLink(
  context: Context,
  { code, secret = newSecret(), page }: EnteredLink & { readonly page: Page },
) {
  requireOwnPage(page)
  const { ports } = context
  const { device } = page
  const claim = { hash: hashOfCode(code), deviceHash: hashOfSecret(secret), device }
  const link = await ports.signIns.claimLink({ ...claim, at: ports.clock.now() })
  if (!link) throw serviceError('code-wrong')
  if (!link.approved) return { waiting: secret, opened: null }
  const account = await requireActive(context, link.account)
  if (!(await ports.signIns.takeLink(link.id))) throw serviceError('code-wrong')
  return { waiting: null, opened: await startSession(context, account, 'session', device) }
}

const hashOfCode = (code: string): Buffer =>
  hashOfSecret(`link ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)

const shown = ({ id, device, approved, expiresAt }: SignIn): Link => ({
  id,
  device,
  approved,
  expiresAt,
})
