const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

const reasons: Readonly<Record<string, string>> = {
  abandoned: 'No players are left',
  abuse: 'Abuse',
  appeal: 'An appeal was upheld',
  cheating: 'Cheating',
  complaint: 'A complaint',
  deploy: 'A new version is installed',
  dispute: 'A dispute between players',
  fault: 'Our error',
  inactive: 'The account is unused',
  incident: 'An incident',
  joins: 'A colleague joins',
  leaked: 'The secret has leaked',
  leaves: 'A colleague leaves',
  legal: 'A legal requirement',
  maintenance: 'Maintenance',
  moved: 'Games are moving to another service',
  other: 'Another reason',
  'owner-asked': 'The owner asked',
  partner: 'A partner service',
  'player-asked': 'The player asked',
  'players-asked': 'The players asked',
  resolved: 'The problem is solved',
  restored: 'A backup was restored',
  retention: 'Retention period',
  rights: 'Copyright or other rights',
  rotation: 'Regular renewal',
  space: 'Disk space',
  spam: 'Spam',
  'suspected-cheating': 'Suspected cheating',
  unused: 'No longer used',
}
export const reasonText = (code: string): string | null => reasons[code] ?? null

const facts: Readonly<Record<string, string>> = {
  absence: 'Absent players',
  at: 'Since',
  bad: 'Invalid games',
  chain: 'Check only hash chains',
  decisionSeconds: 'Time per move',
  leftAt: 'Erased',
  madeAt: 'Created',
  of: 'About',
  sinceLast: 'Only unverified games',
  told: 'Message',
  url: 'Address',
  totalGuess: 'Estimated number of games',
  unjudged: 'Not verified',
  waitingTables: 'Open games',
  vouched: 'Confirmed by an identity provider',
}
const values: Readonly<Record<string, string>> = {
  'absence bot': 'a bot continues',
  'absence default': 'a default move is made',
  'absence wait': 'the game waits',
  'clocks run': 'running',
  'clocks stand': 'stopped',
  'status over': 'finished',
}
/** Returns an explanation of the value for operators, or null if the value needs no explanation. */
export const valueText = (field: string, value: string): string | null =>
  field === 'reason' ? reasonText(value) : (values[`${field} ${value}`] ?? null)

const actions: Readonly<Record<string, string>> = {
  'archive.run': 'Archive games',
  'archive.step': 'Store games in an archive file',
  'session.open': 'Sign in to the console',
}
export const actionText = (action: string): string | null => actions[action] ?? null

/**
 * Returns a label for the field, or null if operators understand the name of the field without a
 * label.
 */
export const factText = (name: string): string | null => facts[name] ?? null

export const en = {
  accountHint: 'Name or ID',
  any: 'Any',
  attention: 'Needs attention',
  auditAbout: 'Changes by operators',
  auditBy: 'Actions by this operator',
  auditClasses: { changes: 'Changes', views: 'Views', all: 'All' },
  auditEmpty: { changes: 'No changes match.', views: 'No views match.', all: 'No entries match.' },
  calm: 'Nothing needs your attention.',
  choose: 'Choose …',
  command: 'Run this operation as a command',
  configuration: {
    about:
      'The configuration that this node read at startup. To change a value, edit the ' +
      'environment and restart the node.',
    all: 'All',
    empty: 'No matching variables.',
    find: 'Find a variable',
    noneSet: 'All variables have their default values.',
    noKeys: 'No trusted keys. To import games from a service, trust its key.',
    set: 'Set',
    sources: { environment: 'environment', file: 'file', default: 'default' },
  },
  csv: 'Download CSV',
  custom: 'Another time …',
  effect: 'What will happen',
  effectNone: 'Nothing else will change.',
  effectWaits: 'Complete the form to see what will happen.',
  failing: 'Games that cannot continue',
  filters: 'Filters',
  finding: 'Searching …',
  mySessions: 'Games whose hidden state I viewed',
  ndjson: 'Download NDJSON',
  nothingFound: 'Nothing found. Try part of an ID, an invite code or the beginning of a name.',
  nodes: 'Nodes',
  never: 'never',
  noChanges: 'No changes.',
  noLimit: 'no limit',
  noneMatch: 'No entries match. Change or remove a filter.',
  noneRecorded: 'none recorded',
  notSet: 'not set',
  operations: {
    about: 'The operations available to you. Operation names are the same in the CLI and the API.',
    empty: 'No matching operations.',
    find: 'Find an operation',
    needsConfirmation: 'needs a typed confirmation',
    needsHiddenState: 'needs a hidden-state session while the game is running',
  },
  search: 'Search games and accounts',
  searchHint: 'ID, name, invite code or link',
  secretSet: 'set, hidden',
  service: 'Service',
  showAll: 'Show all',
  trends: {
    from: '2 days ago',
    most: 'maximum',
    until: 'now',
    moves: { title: 'Moves', hint: 'this hour' },
    latency: { title: 'Latency', hint: '95 % of moves took less time' },
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

export function durationText(seconds: number): string {
  const [unit, name] = longest.find(([length]) => seconds % length === 0) ?? [1, 'second']
  const count = seconds / unit
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
