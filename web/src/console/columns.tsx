import type { ComponentChildren } from 'preact'
import type { Schemas, Summary } from '../service.ts'
import { formatNumber, gameName, joinNames, sentenceCase } from '../ui/format.ts'
import { Cell, short } from './cell.tsx'
import type { AdminOperation, OperatorSchemas } from './operation.ts'

export type Item = Readonly<Record<string, unknown>>

interface Column {
  readonly name: string
  readonly label: string
  readonly shown?: (item: Item) => ComponentChildren
}

const idLink = (place: string) => (item: Item) => {
  const id = String(item.id)
  return (
    <a class="mono" href={`/console/${place}/${id}`} title={id}>
      {short(id)}
    </a>
  )
}

const gameLink = ({ id, ruleset }: Item) => (
  <a href={`/console/games/${id}`} title={String(id)}>
    {gameName(String(ruleset))} <span class="mono small muted">{short(String(id))}</span>
  </a>
)

const nameLink = ({ id, name }: Item) => (
  <a href={`/console/accounts/${id}`}>
    <bdi>{String(name)}</bdi>
  </a>
)

const urlLink = ({ id, url }: Item) => <a href={`/console/webhooks/${id}`}>{String(url)}</a>

/** `204 in 41 ms, at the 2nd try`, or the problem. */
function lastTry(item: Item) {
  // The type follows from the API document.
  const { tries } = item as unknown as Pick<Schemas['WebhookDelivery'], 'tries'>
  const last = tries.at(-1)
  if (!last) return <span class="muted">–</span>
  const came = last.problem ?? `${last.status} in ${formatNumber(last.milliseconds)} ms`
  return tries.length === 1 ? came : `${came}, after ${formatNumber(tries.length)} tries`
}

/** The type follows from the API document. */
const rulesetOfJob = (item: Item) => (
  <Cell name="ruleset" value={(item.scope as OperatorSchemas['Job']['scope']).ruleset} />
)

const Progress = ({ games, totalGuess }: Item) => {
  const gone = Number(games)
  const all = Math.max(gone, Number(totalGuess))
  return (
    <span class="row">
      <progress aria-label="Progress" value={gone} max={Math.max(1, all)} />
      <span class="small muted num">{`${formatNumber(gone)} of ${formatNumber(all)}`}</span>
    </span>
  )
}

const accountLink = (item: Item) => (
  <a href={`/console/accounts/${item.account}`}>
    <bdi>{String(item.accountName)}</bdi>
  </a>
)

/** The type follows from the API document. */
const seatsIn = (item: Item): string => {
  const { seats } = item as unknown as Pick<Summary, 'seats'>
  return joinNames(seats.map(({ name, kind }) => (name === null ? unnamed(kind) : apart(name))))
}

const unnamed = (kind: string): string => (kind === 'bot' ? 'a bot' : 'open')
/** Isolates the direction of right-to-left names. */
const apart = (name: string): string => `\u2068${name}\u2069`

const known: Readonly<Record<string, readonly Column[]>> = {
  'game.list': [
    { name: 'id', label: 'Game', shown: gameLink },
    ...named('status'),
    { name: 'seats', label: 'Seats', shown: seatsIn },
    ...named('visibility', 'version', 'createdAt', 'endedAt', 'archivedAt'),
  ],
  'game.failing': named('game', 'reason', 'since', 'tries', 'nextTryAt'),
  'game.looks': named('game', 'account', 'role', 'reason', 'caseRef', 'at', 'until', 'endedAt'),
  'account.list': [
    { name: 'name', label: 'Account', shown: nameLink },
    ...named('kind', 'role', 'createdAt', 'renamedAt', 'ban'),
  ],
  'job.list': [
    { name: 'id', label: 'Job', shown: idLink('jobs') },
    ...named('kind'),
    { name: 'scope', label: 'Ruleset', shown: rulesetOfJob },
    ...named('state'),
    { name: 'games', label: 'Progress', shown: Progress },
    ...named('bad', 'unjudged', 'madeAt', 'endedAt'),
  ],
  'webhook.list': [
    { name: 'url', label: 'Webhook', shown: urlLink },
    ...named('account', 'events', 'state', 'off', 'lastOkAt', 'madeAt'),
  ],
  'webhook.deliveries': [
    ...named('type', 'game', 'version', 'outcome'),
    { name: 'tries', label: 'Last try', shown: lastTry },
    ...named('nextTryAt', 'message'),
  ],
  'token.list': [
    { name: 'account', label: 'Account', shown: accountLink },
    ...named('label', 'scopes', 'createdAt', 'expiresAt', 'revokedAt'),
  ],
  'audit.list': [
    ...named('at', 'account', 'role', 'action', 'game', 'reason', 'note'),
    { name: 'detail', label: 'With', shown: ({ detail }) => <Detail of={detail} /> },
    ...named('outcome'),
  ],
}

function named(...names: readonly string[]): readonly Column[] {
  return names.map((name) => ({ name, label: sentenceCase(name).replace(/ at$/, '') }))
}

function Detail({ of }: { readonly of: unknown }) {
  const filters = Object.entries(of ?? {}).filter(([, value]) => value !== false)
  if (filters.length === 0) return <span class="muted">–</span>
  const words = filters.map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return <code class="mono">{words.join(', ')}</code>
}

const PLAIN_MAX = 7

export function columnsOf(
  { name }: Pick<AdminOperation, 'name'>,
  items: readonly Item[],
): readonly Column[] {
  const ordered = known[name]
  if (ordered) return ordered
  const plain = Object.entries(items[0] ?? {}).filter(([, value]) => !isNested(value))
  return named(...plain.slice(0, PLAIN_MAX).map(([field]) => field))
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

export const idOf = ({ id }: Item): string | null => (typeof id === 'string' ? id : null)

/** The kind of thing in a list's rows: each row offers the operations on it. */
export const kindOf = ({ name }: Pick<AdminOperation, 'name'>): string => name.split('.')[0] ?? ''

/** When an operation on a row makes sense; default: always. */
const fits: Readonly<Record<string, (item: Item) => boolean>> = {
  'job.cancel': ({ endedAt }) => endedAt === null,
  'token.revoke': ({ revokedAt }) => revokedAt === null,
  'account.unban': ({ ban }) => ban !== null,
  'account.merge': ({ vouched, leftAt }) => vouched === false && leftAt === null,
}
export const fitsItem = ({ name }: Pick<AdminOperation, 'name'>, item: Item): boolean =>
  fits[name]?.(item) ?? true
