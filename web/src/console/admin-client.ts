import { computed, signal } from '@preact/signals'
import { connect, type paths, type Touchline } from 'touchline-client'
import { type Account, fetchService } from '../service.ts'
import { storedValue } from '../shell/stored-value.ts'
import { type AdminOperation, type Input, partsOf } from './operation.ts'

type Health = paths['/v1/admin/health']['get']['responses'][200]['content']['application/json']
export type Environment = NonNullable<Health['environment']>

/** Who works here, and all that they may do. */
interface Operator {
  readonly account: Account
  readonly role: string
  readonly acts: readonly AdminOperation[]
  /** What the operator calls this service, so that nobody takes it for another. */
  readonly environment: Environment | null
  readonly rulesets: Health['rulesets']
}

/** Why somebody is here: what asks for a reason to be seen is given this one. */
export interface AccessReason {
  readonly reason: string
  readonly note: string
}

const ofThisTab = () => sessionStorage
const keptToken = storedValue('operator', ofThisTab)
const keptWhy = storedValue('operator-why', ofThisTab)

/** It ends with the tab, and is not the player’s who shares the browser. */
export const token = signal<string | null>(keptToken.read())
export const operator = signal<Operator | null>(null)
export const accessReason = signal<AccessReason | null>(whyIn(keptWhy.read()))

export const adminClient: Touchline = connect(location.origin, {
  fetch: fetchService,
  token: () => token.value ?? undefined,
  onUnauthorized: signOut,
})

const acts = computed(() => new Map(operator.value?.acts.map((act) => [act.name, act])))

/** Null: not for me, or not of this service. */
export const operationNamed = (name: string): AdminOperation | null => acts.value.get(name) ?? null

/** What may be done with one thing of a kind: a game, an account. */
export const operationsOn = (kind: string): readonly AdminOperation[] =>
  operator.value?.acts.filter((act) => act.subject === kind) ?? []

const roles = ['owner', 'operator', 'support'] as const

/** Throws where the token is none of an operator; it is tried before it is taken. */
export async function signIn(word: string): Promise<void> {
  const { GET, told } = connect(location.origin, { token: word, fetch: fetchService })
  const [{ account, scopes }, acts, { environment, rulesets }] = await Promise.all([
    told(GET('/v1/account')),
    told(GET('/v1/admin/operations')),
    told(GET('/v1/admin/health')),
  ])
  const role = roles.find((one) => scopes.includes(one)) ?? 'support'
  keptToken.write(word)
  token.value = word
  operator.value = { account, role, acts, environment, rulesets }
}

export function signOut(): void {
  keptToken.write(null)
  setAccessReason(null)
  token.value = null
  operator.value = null
}

export function setAccessReason(next: AccessReason | null): void {
  keptWhy.write(next && JSON.stringify(next))
  accessReason.value = next
}

function whyIn(text: string | null): AccessReason | null {
  try {
    return text === null ? null : (JSON.parse(text) as AccessReason)
  } catch {
    return null
  }
}

interface Asking {
  readonly id?: string | null
  readonly input?: Input
  readonly isDry?: boolean
}

/** Does the act, or only tells what would come of it. Throws a `Refusal`. */
export function perform(act: AdminOperation, { id = null, input = {}, isDry = false }: Asking) {
  // What has to be typed is what a dry run is to tell.
  const unsaid = isDry && act.confirmation !== null ? { confirm: '-' } : {}
  const { path, rest } = partsOf(act, id, { ...input, ...unsaid })
  const isBody = act.method === 'POST'
  const query = { ...(isBody ? {} : rest), ...(isDry && { dryRun: true }) }
  const hasBody = isBody && Object.keys(rest).length > 0
  const init = { params: { path, query }, ...(hasBody && { body: rest }) }
  return adminClient.told(adminClient.request(act.method, act.path, init))
}

/** What is only seen, for the reason that was given for all of it. */
export function read(name: string, asking: Asking = {}): Promise<unknown> {
  const act = operationNamed(name)
  if (!act) throw new Error(`There is no ${name} for you.`)
  const { reason, note } = accessReason.value ?? { reason: '', note: '' }
  const said = act.reasons ? { reason, ...(note !== '' && { note }) } : {}
  return perform(act, { ...asking, input: { ...said, ...asking.input } })
}

/** Whether it can be seen now: somebody may have to say why first. */
export const needsAccessReason = (name: string): boolean =>
  accessReason.value === null && (operationNamed(name)?.reasons ?? null) !== null
