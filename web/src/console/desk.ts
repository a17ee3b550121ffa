import { computed, signal } from '@preact/signals'
import { connect, type paths, type Touchline } from 'touchline-client'
import { type Account, fetched } from '../service.ts'
import { keptWord } from '../shell/kept.ts'
import { type Act, type Input, partsOf } from './act.ts'

type Health = paths['/v1/admin/health']['get']['responses'][200]['content']['application/json']
export type Environment = NonNullable<Health['environment']>

/** Who works here, and all that they may do. */
interface Operator {
  readonly account: Account
  readonly role: string
  readonly acts: readonly Act[]
  /** What the operator calls this service, so that nobody takes it for another. */
  readonly environment: Environment | null
  readonly rulesets: Health['rulesets']
}

/** Why somebody is here: what asks for a reason to be seen is given this one. */
export interface Why {
  readonly reason: string
  readonly note: string
}

const ofThisTab = () => sessionStorage
const keptToken = keptWord('operator', ofThisTab)
const keptWhy = keptWord('operator-why', ofThisTab)

/** It ends with the tab, and is not the player’s who shares the browser. */
export const token = signal<string | null>(keptToken.read())
export const operator = signal<Operator | null>(null)
export const why = signal<Why | null>(whyIn(keptWhy.read()))

export const desk: Touchline = connect(location.origin, {
  fetch: fetched,
  token: () => token.value ?? undefined,
  onUnauthorized: leave,
})

const acts = computed(() => new Map(operator.value?.acts.map((act) => [act.name, act])))

/** Null: not for me, or not of this service. */
export const actNamed = (name: string): Act | null => acts.value.get(name) ?? null

/** What may be done with one thing of a kind: a game, an account. */
export const actsOn = (kind: string): readonly Act[] =>
  operator.value?.acts.filter((act) => act.of === kind) ?? []

const roles = ['owner', 'operator', 'support'] as const

/** Throws where the token is none of an operator; it is tried before it is taken. */
export async function enter(word: string): Promise<void> {
  const { GET, told } = connect(location.origin, { token: word, fetch: fetched })
  const [{ account, scopes }, acts, { environment, rulesets }] = await Promise.all([
    told(GET('/v1/account')),
    told(GET('/v1/admin/acts')),
    told(GET('/v1/admin/health')),
  ])
  const role = roles.find((one) => scopes.includes(one)) ?? 'support'
  keptToken.write(word)
  token.value = word
  operator.value = { account, role, acts, environment, rulesets }
}

export function leave(): void {
  keptToken.write(null)
  sayWhy(null)
  token.value = null
  operator.value = null
}

export function sayWhy(next: Why | null): void {
  keptWhy.write(next && JSON.stringify(next))
  why.value = next
}

function whyIn(text: string | null): Why | null {
  try {
    return text === null ? null : (JSON.parse(text) as Why)
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
export function perform(act: Act, { id = null, input = {}, isDry = false }: Asking) {
  // What has to be typed is what a dry run is to tell.
  const unsaid = isDry && act.typed !== null ? { confirm: '-' } : {}
  const { path, rest } = partsOf(act, id, { ...input, ...unsaid })
  const isBody = act.method === 'POST'
  const query = { ...(isBody ? {} : rest), ...(isDry && { dryRun: true }) }
  const hasBody = isBody && Object.keys(rest).length > 0
  const init = { params: { path, query }, ...(hasBody && { body: rest }) }
  return desk.told(desk.request(act.method, act.path, init))
}

/** What is only seen, for the reason that was given for all of it. */
export function see(name: string, asking: Asking = {}): Promise<unknown> {
  const act = actNamed(name)
  if (!act) throw new Error(`There is no ${name} for you.`)
  const { reason, note } = why.value ?? { reason: '', note: '' }
  const said = act.reasons ? { reason, ...(note !== '' && { note }) } : {}
  return perform(act, { ...asking, input: { ...said, ...asking.input } })
}

/** Whether it can be seen now: somebody may have to say why first. */
export const isWhyWanted = (name: string): boolean =>
  why.value === null && (actNamed(name)?.reasons ?? null) !== null
