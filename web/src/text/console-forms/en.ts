export interface FieldText {
  readonly label: string
  readonly hint?: string
  readonly choices?: Readonly<Record<string, string>>
  readonly durations?: readonly number[]
  readonly noLimit?: string
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]
const statuses = { open: 'Open', running: 'Running', over: 'Finished', cancelled: 'Cancelled' }

const fields: Readonly<Record<string, FieldText>> = {
  'account.ban seconds': {
    label: 'Ban duration',
    durations: [HOUR, DAY, 7 * DAY, 30 * DAY],
    noLimit: 'Permanently',
  },
  'account.ban seats': {
    label: 'Seats in running games',
    choices: { bot: 'A bot continues', resign: 'The player resigns' },
  },
  'account.erase-again accounts': {
    label: 'Erased accounts',
    hint: 'IDs from your list of erased accounts, one per line.',
  },
  'account.list name': { label: 'Name', hint: 'Enter at least the first letters of the name.' },
  'account.merge into': { label: 'Account that receives the seats, games and packs' },
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
  'audit.list subject': { label: 'ID of an account, token or pack', hint: 'Enter the full ID.' },
  'backup.record kind': {
    label: 'Backup type',
    choices: {
      dump: 'A dump was made',
      base: 'A base backup was made',
      restore: 'A restored copy was verified',
    },
  },
  'game.extend seconds': { label: 'More time', durations: [10 * MINUTE, HOUR, DAY, 3 * DAY] },
  'game.fork at': { label: 'Continue from event number' },
  'game.fork decisionSeconds': {
    label: 'Time per move',
    durations: [MINUTE, 5 * MINUTE, HOUR, DAY],
    noLimit: 'No time limit',
  },
  'game.hand-over to': {
    label: 'Who controls the seat',
    choices: { player: 'The player', bot: 'A bot' },
  },
  'game.list account': { label: 'Player' },
  'game.list from': { label: 'Created since' },
  'game.list until': { label: 'Created before' },
  'game.list pack': { label: 'Content pack', hint: 'Enter the full hash.' },
  'game.log after': { label: 'Start after event number' },
  'game.reseat account': { label: 'New player' },
  'game.verify head': {
    label: 'Head hash from an earlier receipt',
    hint: 'With this hash, the check also detects lost events.',
  },
  'game.verify version': { label: 'Event number from the earlier receipt' },
  'season.create name': { label: 'Season name' },
  'season.create contentPack': {
    label: 'Content pack',
    hint: 'Enter the pack’s name or full hash.',
  },
  'season.create options': { label: 'Game options' },
  'season.create deals': { label: 'Number of deals' },
  'season.create decisionSeconds': {
    label: 'Time per move',
    durations: [MINUTE, 5 * MINUTE, HOUR, DAY],
    noLimit: 'No time limit',
  },
  'season.create startsAt': { label: 'Starts' },
  'season.create endsAt': { label: 'Ends (all games become public)' },
  'job.archive olderThanDays': { label: 'Ended at least this many days ago' },
  'job.start kind': {
    label: 'Job type',
    choices: {
      verify: 'Verify games',
      export: 'Export games to a file',
      'pause-timed': 'Pause all games with a time limit',
      'resume-timed': 'Resume the games that a job paused',
    },
  },
  'job.start of': {
    label: 'ID of the job that paused the games',
    hint: 'This ID is needed only to resume games.',
  },
  'key.trust label': { label: 'Name of the other service' },
  'mode.set clocks': {
    label: 'Game clocks',
    choices: { run: 'Run', stand: 'Stop' },
    hint: 'You can stop the clocks only in drain mode.',
  },
  'mode.set mode': {
    label: 'Mode',
    choices: {
      normal: 'Normal',
      drain: 'Drain: no new games',
      'read-only': 'Read-only: players cannot make changes',
    },
  },
  'mode.set until': {
    label: 'Expected end',
    hint: 'Players see the expected end. The mode does not end automatically.',
  },
  'notice.post from': { label: 'Shown from', hint: 'Leave empty to show the notice at once.' },
  'notice.post until': {
    label: 'Shown until',
    hint: 'Leave empty to show the notice until you withdraw it.',
  },
  'notice.post level': {
    label: 'Importance',
    choices: { info: 'Information', warning: 'Warning', urgent: 'Urgent' },
  },
  'pack.withdraw told': { label: 'Message to the owner' },
  'token.create account': { label: 'Account', hint: 'Leave empty to create a new operator.' },
  'token.create name': { label: 'New operator’s name' },
  'token.create label': { label: 'Token purpose' },
  'token.create scopes': {
    label: 'Token permissions',
    choices: {
      play: 'Play',
      read: 'Read',
      support: 'Support',
      operator: 'Operator',
      owner: 'Owner',
    },
  },
  'token.create expiresInSeconds': {
    label: 'Expires after',
    durations: [DAY, 7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY],
    noLimit: 'Never',
  },
  'webhook.switch on': { label: 'Send messages' },
  account: { label: 'Account' },
  action: { label: 'Action' },
  caseRef: { label: 'Case number (optional)' },
  chain: { label: 'Check only the hash chain' },
  forks: { label: 'Include forks' },
  from: { label: 'From' },
  game: { label: 'Game' },
  idBegins: { label: 'ID begins with' },
  names: { label: 'Include player names', hint: 'Owners only.' },
  notice: { label: 'Message to players (optional)' },
  ruleset: { label: 'Ruleset' },
  seat: { label: 'Seat' },
  seats: { label: 'Seats' },
  since: { label: 'Created since' },
  sinceLast: { label: 'Skip finished games that are already verified' },
  status: {
    label: 'Status',
    choices: { ...statuses, finished: 'Finished or cancelled', all: 'All' },
  },
  text: { label: 'Message to players' },
  until: { label: 'Until' },
  'job.start until': { label: 'Created before' },
  'game.export until': { label: 'Created before' },
  unsigned: { label: 'Include games without a trusted signature', hint: 'Owners only.' },
  url: { label: 'Link to more information (optional)' },
  visibility: { label: 'Visibility', choices: { public: 'Public', private: 'Private' } },
  x: { label: 'Public key', hint: 'Copy the key that the other service publishes.' },
}

const descriptions: Readonly<Record<string, string>> = {
  'job.archive':
    'Stores finished games as files in the archive and deletes their rows from the database. ' +
    'You can still open archived games. The job page shows the progress.',
  'job.start':
    'All nodes work on the job. The job page shows the progress and, after an export, offers ' +
    'the file. Running games are exported as a spectator sees them.',
  'mode.set':
    'In drain mode, no new games start, and you can stop the clocks. In read-only mode, ' +
    'players cannot change anything and background work stops, but deadlines still pass unless ' +
    'the clocks are stopped. The mode applies until you change it.',
}
/**
 * Replaces the operation's description, which is written for API users; null if operators can use
 * the original description.
 */
export const formText = (operation: string): string | null => descriptions[operation] ?? null

export const fieldText = (operation: string, field: string): FieldText | null =>
  fields[`${operation} ${field}`] ?? fields[field] ?? null
