/** Texts of an input field of an admin operation, for operators who have not read the API. */
export interface FieldText {
  readonly label: string
  readonly hint?: string
  readonly choices?: Readonly<Record<string, string>>
  /** Usual durations in seconds, if the field is a duration. */
  readonly durations?: readonly number[]
  /** Text for having no limit, if the field allows that. */
  readonly noLimit?: string
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]
const statuses = { open: 'Open', running: 'Running', over: 'Finished', cancelled: 'Cancelled' }

/** Texts by operation and field. Most fields have the same text in all operations. */
const fields: Readonly<Record<string, FieldText>> = {
  'account.ban seconds': {
    label: 'For how long',
    durations: [HOUR, DAY, 7 * DAY, 30 * DAY],
    noLimit: 'For good',
  },
  'account.ban seats': {
    label: 'Their seats in running games',
    choices: { bot: 'A bot plays on', resign: 'They resign' },
  },
  'account.erase-again accounts': {
    label: 'Erased accounts',
    hint: 'Ids from the list that you keep outside the backup, one a line.',
  },
  'account.list name': { label: 'Name', hint: 'Its beginning is enough.' },
  'account.merge into': { label: 'Account that receives everything' },
  'account.rename name': { label: 'New name' },
  'account.role role': {
    label: 'Role',
    choices: { support: 'Support', operator: 'Operator', owner: 'Owner', null: 'No role' },
  },
  'audit.list class': { label: 'Class' },
  'audit.list account': { label: 'Operator' },
  'audit.list outcome': {
    label: 'Outcome',
    choices: { done: 'Done', failed: 'Failed', unknown: 'Unknown' },
  },
  'audit.list subject': { label: 'Account, token or pack', hint: 'Its whole id.' },
  'backup.record kind': {
    label: 'What was done',
    choices: {
      dump: 'A dump was made',
      base: 'A base backup was made',
      restore: 'A restored copy was verified',
    },
  },
  'game.extend seconds': { label: 'More time', durations: [10 * MINUTE, HOUR, DAY, 3 * DAY] },
  'game.fork at': { label: 'From event number' },
  'game.fork decisionSeconds': {
    label: 'Time per move',
    durations: [MINUTE, 5 * MINUTE, HOUR, DAY],
    noLimit: 'No time limit',
  },
  'game.hand-over to': {
    label: 'Who plays the seat',
    choices: { player: 'The player', bot: 'A bot' },
  },
  'game.list account': { label: 'Player' },
  'game.list from': { label: 'Created from' },
  'game.list until': { label: 'Created before' },
  'game.list pack': { label: 'Content pack', hint: 'Its whole hash.' },
  'game.log after': { label: 'After event number' },
  'game.reseat account': { label: 'New player' },
  'game.verify head': { label: 'Head of an earlier receipt', hint: 'Detects lost events.' },
  'game.verify version': { label: 'Event number of that receipt' },
  'season.create name': { label: 'Name of the season' },
  'season.create contentPack': { label: 'Content pack', hint: 'Its name or whole hash.' },
  'season.create options': { label: 'Options of the games' },
  'season.create deals': { label: 'Number of deals' },
  'season.create decisionSeconds': {
    label: 'Time per move',
    durations: [MINUTE, 5 * MINUTE, HOUR, DAY],
    noLimit: 'No time limit',
  },
  'season.create startsAt': { label: 'Starts' },
  'season.create endsAt': { label: 'Ends, and is revealed' },
  'job.archive olderThanDays': { label: 'Ended at least this many days ago' },
  'job.start kind': {
    label: 'Work',
    choices: {
      verify: 'Verify games',
      export: 'Export games to a file',
      'pause-timed': 'Pause all games with a time limit',
      'resume-timed': 'Resume the games that a job paused',
    },
  },
  'job.start of': { label: 'Job that paused them', hint: 'Only to resume games.' },
  'key.trust label': { label: 'Name of the other service' },
  'mode.set clocks': {
    label: 'Clocks of games',
    choices: { run: 'Run', stand: 'Stop' },
    hint: 'They can stop only while the service drains.',
  },
  'mode.set mode': {
    label: 'Mode',
    choices: {
      normal: 'Normal',
      drain: 'Drain: no new games',
      'read-only': 'Read only: nothing changes',
    },
  },
  'mode.set until': {
    label: 'Expected end',
    hint: 'Shown to players. The mode does not change by itself at this time.',
  },
  'notice.post from': { label: 'Shown from', hint: 'Empty: at once.' },
  'notice.post until': { label: 'Shown until', hint: 'Empty: until you withdraw it.' },
  'notice.post level': {
    label: 'Importance',
    choices: { info: 'Information', warning: 'Warning', urgent: 'Urgent' },
  },
  'pack.withdraw told': { label: 'Message to the owner' },
  'token.create account': { label: 'Account', hint: 'Empty: a new operator.' },
  'token.create name': { label: 'Name of the new operator' },
  'token.create label': { label: 'Purpose of the token' },
  'token.create scopes': {
    label: 'Rights of the token',
    choices: { play: 'Play', read: 'Read', support: 'Support', operator: 'Operate', owner: 'Own' },
  },
  'token.create expiresInSeconds': {
    label: 'Expires after',
    durations: [DAY, 7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY],
    noLimit: 'Never',
  },
  'webhook.switch on': { label: 'Deliver messages' },
  account: { label: 'Account' },
  action: { label: 'Action' },
  caseRef: { label: 'Case number (optional)' },
  chain: { label: 'Check only that no row was changed' },
  forks: { label: 'Include forks' },
  from: { label: 'From' },
  game: { label: 'Game' },
  idBegins: { label: 'Id begins with' },
  names: { label: 'Include the names of players', hint: 'Owners only.' },
  notice: { label: 'Text for players (optional)' },
  ruleset: { label: 'Ruleset' },
  seat: { label: 'Seat' },
  seats: { label: 'Seats' },
  since: { label: 'Created from' },
  sinceLast: { label: 'Skip finished games that were verified before' },
  status: {
    label: 'Status',
    choices: { ...statuses, finished: 'Finished or cancelled', all: 'All' },
  },
  text: { label: 'Text for players' },
  until: { label: 'Until' },
  'job.start until': { label: 'Created before' },
  'game.export until': { label: 'Created before' },
  unsigned: { label: 'Include games without a trusted signature', hint: 'Owners only.' },
  url: { label: 'Link to more information (optional)' },
  visibility: { label: 'Visibility', choices: { public: 'Public', private: 'Private' } },
  x: { label: 'Public key', hint: 'As the other service publishes it.' },
}

export const fieldText = (operation: string, field: string): FieldText | null =>
  fields[`${operation} ${field}`] ?? fields[field] ?? null

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
  decisionSeconds: 'Time per move',
  leftAt: 'Erased',
  madeAt: 'Made',
  of: 'About',
  told: 'Message',
  waitingTables: 'Open games',
  vouched: 'Confirmed by an identity provider',
}
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
  noneRecorded: 'none recorded',
  notSet: 'not set',
  search: 'Search games and accounts',
  searchHint: 'Id, name, invite code or link',
  secretSet: 'set, hidden',
  service: 'Service',
  showAll: 'Show all',
  topics: {
    failing: 'Games',
    quarantine: 'Games',
    overdue: 'Deadlines',
    clock: 'Clock',
    disk: 'Disk',
    backup: 'Backup',
    version: 'Version',
    mode: 'Mode',
    outcome: 'Audit',
    node: 'Node',
    setting: 'Setting',
  },
  trends: {
    from: '2 days ago',
    most: 'at most',
    until: 'now',
    moves: { title: 'Moves', hint: 'this hour' },
    latency: { title: 'Latency', hint: '95 % of the moves were faster' },
    refusals: { title: 'Refused moves', hint: 'this hour' },
  },
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
