import type { ComponentChildren } from 'preact'
import type { Schemas, Summary } from '../service.ts'
import { actionText, en, reasonText } from '../text/console/en.ts'
import { formatNumber, joinNames, sentenceCase } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { operationNamed } from './admin-client.ts'
import { BanShown, Cell, Id, short } from './cell.tsx'
import type { Found } from './combobox.tsx'
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
    {gameName(String(ruleset))} <Id of={String(id)} />
  </a>
)

const nameLink = ({ id, name }: Item) => (
  <a href={`/console/accounts/${id}`}>
    <bdi>{String(name)}</bdi>
  </a>
)

const urlLink = ({ id, url }: Item) => <a href={`/console/webhooks/${id}`}>{String(url)}</a>

function lastTry(item: Item) {
  // The cast is safe because the API document guarantees this type.
  const { tries } = item as unknown as Pick<Schemas['WebhookDelivery'], 'tries'>
  const last = tries.at(-1)
  if (!last) return <span class="muted dash">–</span>
  const came = last.problem ?? `${last.status} in ${formatNumber(last.milliseconds)} ms`
  return tries.length === 1 ? came : `${came}, after ${formatNumber(tries.length)} tries`
}

function banOf(item: Item) {
  // The cast is safe because the API document guarantees this type.
  const { ban } = item as unknown as Found['accounts'][number]
  return ban === null ? <span class="muted dash">–</span> : <BanShown ban={ban} />
}

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

const expiryOf = ({ expiresAt }: Item) =>
  expiresAt === null ? en.never : <Cell name="expiresAt" value={expiresAt} />

export const playersIn = (seats: Summary['seats']): string =>
  joinNames(seats.map(({ name, kind }) => (name === null ? unnamed(kind) : apart(name))))

// The cast is safe because the API document guarantees this type.
const seatsIn = (item: Item): string => playersIn((item as unknown as Summary).seats)

const unnamed = (kind: string): string => (kind === 'bot' ? 'a bot' : 'open')
/** Isolates the direction of right-to-left names from the surrounding text. */
const apart = (name: string): string => `\u2068${name}\u2069`

const known: Readonly<Record<string, readonly Column[]>> = {
  'game.list': [
    { name: 'id', label: 'Game', shown: gameLink },
    ...named('status'),
    { name: 'seats', label: 'Seats', shown: seatsIn },
    ...named('visibility'),
    { name: 'version', label: 'Events' },
    ...named('createdAt', 'endedAt', 'archivedAt'),
  ],
  'game.failing': named('game', 'reason', 'since', 'tries', 'nextTryAt'),
  'game.looks': [
    ...named('game', 'account', 'role', 'reason', 'caseRef'),
    { name: 'at', label: 'Opened' },
    ...named('until', 'endedAt'),
  ],
  'account.list': [
    { name: 'name', label: 'Account', shown: nameLink },
    ...named('kind', 'role', 'createdAt', 'renamedAt'),
    { name: 'ban', label: 'Ban', shown: banOf },
  ],
  'job.list': [
    { name: 'id', label: 'Job', shown: idLink('jobs') },
    ...named('kind'),
    { name: 'scope', label: 'Ruleset', shown: rulesetOfJob },
    ...named('state'),
    { name: 'games', label: 'Progress', shown: Progress },
    { name: 'bad', label: 'Invalid' },
    { name: 'unjudged', label: 'Not verified' },
    { name: 'madeAt', label: 'Started' },
    ...named('endedAt'),
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
    ...named('label', 'scopes', 'createdAt'),
    { name: 'expiresAt', label: 'Expires', shown: expiryOf },
    ...named('revokedAt'),
  ],
  'audit.list': [
    { name: 'at', label: 'When' },
    { name: 'account', label: 'Operator', shown: actorOf },
    { name: 'done', label: 'Action', shown: actionOf },
    { name: 'about', label: 'About', shown: subjectOf },
    { name: 'reason', label: 'Reason', shown: reasonOf },
    ...named('outcome'),
  ],
}

function named(...names: readonly string[]): readonly Column[] {
  return names.map((name) => ({
    name,
    label: name === 'madeAt' ? 'Created' : sentenceCase(name).replace(/ at$/, ''),
  }))
}

// The cast is safe because the API document guarantees this type.
const entryOf = (item: Item) => item as unknown as OperatorSchemas['AuditEntry']

function actorOf(item: Item) {
  const { account, accountName, role } = entryOf(item)
  if (account === null) return <span class="muted dash">–</span>
  return (
    <span>
      <a href={`/console/accounts/${account}`}>
        {accountName === null ? <Id of={account} /> : <bdi>{accountName}</bdi>}
      </a>
      {role && <span class="small muted block">{role}</span>}
    </span>
  )
}

function actionOf(item: Item) {
  const { action, detail } = entryOf(item)
  const given = Object.entries(detail).filter(([, value]) => value !== false && value !== null)
  return (
    <span>
      {operationNamed(action)?.summary ?? actionText(action) ?? sentenceCase(action)}
      <span class="small muted block">
        <span class="mono">{action}</span>
        {given.length > 0 && (
          <>
            {' · '}
            <Cell name="" value={Object.fromEntries(given)} />
          </>
        )}
      </span>
    </span>
  )
}

const HOMES: Readonly<Record<string, string>> = {
  account: 'accounts',
  job: 'jobs',
  pack: 'packs',
  webhook: 'webhooks',
}

function subjectOf(item: Item) {
  const { action, game, subject } = entryOf(item)
  if (game !== null) return <Cell name="game" value={game} />
  if (subject === null) return <span class="muted dash">–</span>
  const home = HOMES[action.split('.')[0] ?? '']
  return home ? (
    <a href={`/console/${home}/${subject}`} title={subject}>
      <span class="mono">{short(subject)}</span>
    </a>
  ) : (
    <Id of={subject} />
  )
}

function reasonOf(item: Item) {
  const { reason, note } = entryOf(item)
  if (reason === null) return <span class="muted dash">–</span>
  return (
    <span>
      {reasonText(reason) ?? sentenceCase(reason)}
      {note !== null && <span class="small muted block">{note}</span>}
    </span>
  )
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

export const kindOf = ({ name }: Pick<AdminOperation, 'name'>): string => name.split('.')[0] ?? ''

/**
 * A row offers an operation only if the operation's function returns true. Operations that are
 * missing from `fits` are always offered.
 */
const fits: Readonly<Record<string, (item: Item) => boolean>> = {
  'job.cancel': ({ endedAt }) => endedAt === null,
  'token.revoke': ({ revokedAt }) => revokedAt === null,
  'account.unban': ({ ban }) => ban !== null,
  'account.merge': ({ vouched, leftAt }) => vouched === false && leftAt === null,
}
export const fitsItem = ({ name }: Pick<AdminOperation, 'name'>, item: Item): boolean =>
  fits[name]?.(item) ?? true
