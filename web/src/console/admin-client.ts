import { computed, signal } from '@preact/signals'
import { connect, type OperatorPaths, type paths, type Touchline } from 'touchline-client'
import { type Account, fetchService } from '../service.ts'
import { storedValue } from '../shell/stored-value.ts'
import { type AdminOperation, type Input, partsOf } from './operation.ts'

export type Health =
  OperatorPaths['/v1/admin/health']['get']['responses'][200]['content']['application/json']
export type Environment = NonNullable<Health['environment']>

interface Operator {
  readonly account: Account
  readonly role: string
  readonly needsPasskey: boolean
  readonly idleSeconds: number
  readonly operations: readonly AdminOperation[]
  readonly environment: Environment | null
  readonly rulesets: Health['rulesets']
}

/** The operator's reason for access, which is sent with every request that requires a reason. */
export interface AccessReason {
  readonly reason: string
  readonly note: string
}

const keptWhy = storedValue('operator-why', () => sessionStorage)

/** True if the operator is signed in; null until the service has checked the session cookie. */
export const isSignedIn = signal<boolean | null>(null)
export const operator = signal<Operator | null>(null)
export const accessReason = signal<AccessReason | null>(whyIn(keptWhy.read()))

type AllPaths = paths & OperatorPaths

export const adminClient: Touchline<AllPaths> = connect<AllPaths>(location.origin, {
  fetch: fetchService,
  onUnauthorized: forgetOperator,
})

const operations = computed(
  () => new Map(operator.value?.operations.map((operation) => [operation.name, operation])),
)

/**
 * Returns the operation, or null if the operator lacks the required right or the service does not
 * have this operation.
 */
export const operationNamed = (name: string): AdminOperation | null =>
  operations.value.get(name) ?? null

export const operationsOn = (kind: string): readonly AdminOperation[] =>
  operator.value?.operations.filter((operation) => operation.subject === kind) ?? []

export async function loadOperator(): Promise<void> {
  const { GET, unwrap } = adminClient
  const [session, operations, { environment, rulesets }] = await Promise.all([
    unwrap(GET('/v1/admin/session')),
    unwrap(GET('/v1/admin/operations')),
    unwrap(GET('/v1/admin/health')),
  ])
  operator.value = { ...session, operations, environment, rulesets }
  isSignedIn.value = true
}

export async function signOut(everywhere = false): Promise<void> {
  await adminClient.DELETE('/v1/admin/session', { params: { query: { everywhere } } })
  forgetOperator()
}

function forgetOperator(): void {
  setAccessReason(null)
  isSignedIn.value = false
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

/**
 * Calls an admin operation, or only previews the operation if `isDry` is true. Throws a `Refusal`
 * if the service refuses the operation.
 */
export function perform(
  operation: AdminOperation,
  { id = null, input = {}, isDry = false }: Asking,
) {
  // A dry run returns the confirmation text to the operator, and therefore accepts any confirmation
  // text in the request.
  const unsaid = isDry && operation.confirmation !== null ? { confirm: '-' } : {}
  const { path, rest } = partsOf(operation, id, { ...input, ...unsaid })
  const isBody = operation.method === 'POST'
  const query = { ...(isBody ? {} : rest), ...(isDry && { dryRun: true }) }
  const hasBody = isBody && Object.keys(rest).length > 0
  const init = { params: { path, query }, ...(hasBody && { body: rest }) }
  return adminClient.unwrap(adminClient.request(operation.method, operation.path, init))
}

export function read(name: string, options: Asking = {}): Promise<unknown> {
  const operation = operationNamed(name)
  if (!operation) throw new Error(`You do not have access to ${name}.`)
  const { reason, note } = accessReason.value ?? { reason: '', note: '' }
  const reasons = operation.reasons ? { reason, ...(note !== '' && { note }) } : {}
  return perform(operation, { ...options, input: { ...reasons, ...options.input } })
}

export const needsAccessReason = (name: string): boolean =>
  accessReason.value === null && (operationNamed(name)?.reasons ?? null) !== null
