const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

const reasons: Readonly<Record<string, string>> = {
  abandoned: 'No player is left',
  abuse: 'Abuse',
  appeal: 'An appeal was upheld',
  cheating: 'Cheating',
  complaint: 'A complaint',
  deploy: 'A new version is installed',
  dispute: 'A dispute between players',
  fault: 'A fault of ours',
  inactive: 'The account is not used',
  incident: 'An incident',
  joins: 'A colleague joins',
  leaked: 'It has leaked',
  leaves: 'A colleague leaves',
  legal: 'A legal demand',
  maintenance: 'Maintenance',
  moved: 'Games move between services',
  other: 'Another reason',
  'owner-asked': 'The owner asked',
  partner: 'A partner of ours',
  'player-asked': 'The player asked',
  'players-asked': 'The players asked',
  resolved: 'The problem is solved',
  restored: 'A backup was restored',
  retention: 'Retention period',
  rights: 'Rights of others',
  rotation: 'Regular renewal',
  space: 'Disk space',
  spam: 'Spam',
  'suspected-cheating': 'Suspected cheating',
  unused: 'It is not used',
}
export const reasonText = (code: string): string | null => reasons[code] ?? null

const facts: Readonly<Record<string, string>> = {
  absence: 'Absent players',
  at: 'Since',
  bad: 'Invalid games',
  chain: 'Only hash chains',
  decisionSeconds: 'Time per move',
  leftAt: 'Erased',
  madeAt: 'Created',
  of: 'About',
  sinceLast: 'Only what is new',
  told: 'Message',
  url: 'Address',
  totalGuess: 'Games in all, about',
  unjudged: 'Not verified',
  waitingTables: 'Open games',
  vouched: 'Confirmed by an identity provider',
}
const values: Readonly<Record<string, string>> = {
  'absence bot': 'a bot plays on',
  'absence default': 'the usual answer is given',
  'absence wait': 'the game waits',
  'clocks run': 'running',
  'clocks stand': 'stopped',
  'status over': 'finished',
}
/** Text of a value of a field; null if the value reads well. */
export const valueText = (field: string, value: string): string | null =>
  field === 'reason' ? reasonText(value) : (values[`${field} ${value}`] ?? null)

const actions: Readonly<Record<string, string>> = {
  'archive.run': 'Archive games',
  'archive.step': 'Archive games: one file',
  'session.open': 'Sign in to the console',
}
/** Audited actions that are no operations. */
export const actionText = (action: string): string | null => actions[action] ?? null

/** Label of a field in an answer; null if the field's own name reads well. */
export const factText = (name: string): string | null => facts[name] ?? null

export const en = {
  accountHint: 'Name or id',
  any: 'Any',
  attention: 'Needs attention',
  auditAbout: 'What operators changed here',
  auditBy: 'What this operator did',
  auditClasses: { changes: 'Changes', views: 'Views', all: 'All' },
  auditEmpty: { changes: 'No changes match.', views: 'No views match.', all: 'Nothing matches.' },
  calm: 'Nothing needs your attention.',
  choose: 'Choose …',
  command: 'As a command',
  configuration: {
    about:
      'Configuration at the start of this node. Change the environment and restart to change it.',
    all: 'All',
    empty: 'No variable matches.',
    find: 'Find a variable',
    noneSet: 'All variables have their default values.',
    noKeys: 'None. Games from other services are imported once you trust their key.',
    set: 'Set here',
    sources: { environment: 'environment', file: 'file', default: 'default' },
  },
  csv: 'Download CSV',
  custom: 'Another time …',
  effect: 'What will happen',
  effectNone: 'Nothing else is affected.',
  effectWaits: 'Complete the form to see what will happen.',
  failing: 'Games that cannot continue',
  filters: 'Filters',
  finding: 'Searching …',
  mySessions: 'My hidden-state sessions',
  ndjson: 'Download NDJSON',
  nothingFound: 'Nothing found. Try a part of an id, an invite code or the beginning of a name.',
  nodes: 'Nodes',
  never: 'never',
  noChanges: 'No changes.',
  noLimit: 'no limit',
  noneMatch: 'Nothing matches. Change or remove a filter.',
  noneRecorded: 'none recorded',
  notSet: 'not set',
  operations: {
    about:
      'Everything you may do here. The CLI and the API have these operations under the same names.',
    empty: 'No operation matches.',
    find: 'Find an operation',
    needsConfirmation: 'needs a typed confirmation',
    needsHiddenState: 'needs a hidden-state session while the game runs',
  },
  search: 'Search games and accounts',
  searchHint: 'Id, name, invite code or link',
  secretSet: 'set, hidden',
  service: 'Service',
  showAll: 'Show all',
  trends: {
    from: '2 days ago',
    most: 'at most',
    until: 'now',
    moves: { title: 'Moves', hint: 'this hour' },
    latency: { title: 'Latency', hint: '95 % of the moves were faster' },
    refusals: { title: 'Refused moves', hint: 'this hour' },
  },
  why: { failing: 'failing', aside: 'quarantined' },
  unset: 'Not set',
  units: { minutes: 'minutes', hours: 'hours', days: 'days' },
} as const

const longest = [
  [365 * DAY, 'year'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const

/** A duration in the largest unit that fits, such as `1 day` or `90 minutes`. */
export function durationText(seconds: number): string {
  const [unit, name] = longest.find(([length]) => seconds % length === 0) ?? [1, 'second']
  const count = seconds / unit
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
