export const sWinChance = (name: string, from: string, to: string) =>
  `${name}’s win chance: ${from} → ${to}`
export const show = 'Show'
export const log = 'Log'
export const hiddenEvent = 'Hidden event.'
export const loadingTheRulesForOffline = 'Loading the rules for offline use …'
export const readyForOfflineUse = 'Ready for offline use.'
export const somePartsCouldNotBe = 'Some parts of this page are not available offline.'
export const thisGameHasNotStarted = 'This game has not started yet.'
export const loadingFromTheArchiveThis = 'Loading from the archive …'
export const replay = 'Replay'
export const stepThroughAGameFrom =
  'Step through a game from any player’s view and verify every roll. Your file stays on ' +
  'this device.'
export const aLog = 'Game file'
export const opening = 'Opening …'
export const dropAGameFileHere = 'Drop a game file here'
export const chooseAFile = 'Choose a file'
export const ndjsonOrNdjsonGz = '.ndjson or .ndjson.gz'
export const orPasteAGameLink = 'Or paste a game link'
export const httpsPlay = 'https://…/play/…'
export const open = 'Open'
export const copyLink = 'Copy link'
export const anotherFile = 'Another file'
export const archived = 'archived'
export const gameLog = 'Game log'
export const panel = 'Panel'
export const loading = 'Loading …'
export const noAnalysisForThisGame = 'No analysis is available for this game.'
export const noKeyMomentsFound = 'No key moments found.'
export const moments = 'Moments'
export const moreThanChanges = (CHANGES_MAX: number) => `more than ${CHANGES_MAX} changes`
export const changes = 'Changes'
export const changeCount = (count: number) => `${count} changes`
export const playFromHere = 'Play from here'
export const thisFileHasOnlyA =
  'This file contains only the log. To continue the game, use the game’s export file.'
export const youAreOfflineConnectTo = 'You are offline. Go online to continue the game.'
export const continueFromEvent = (at: string) => `Continue from event ${at}`
export const openGame = 'Open game'
export const aNewPrivateGameWith = 'You continue in a new private game. Bots play the other seats.'
export const theFileIsUploadedAnd = ' The file is uploaded and verified first.'
export const iPlay = 'I play'
export const keyMoments = 'Key moments'
export const charts = 'Charts'
export const review = 'Review'
export const gameEvents = (value: string, last: string) => ` · game ${value} · ${last} events`
export const playerReplay = (ruleset: string) => `${ruleset} replay`
export const thisLogHasNoSeed = 'This log has no seed, so it cannot be verified.'
export const verify = 'Verify'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const allInformationVisible = 'All information visible'
export const spectator = 'Spectator'
export const seat = (viewer: number) => `Seat ${viewer}`
export const gameInProgress = 'Game in progress.'
export const view = 'View'
export const compareWith = 'Compare with'
export const none = 'none'
export const viewOf = (recording: string) => `View: ${recording}`
export const players = 'Players'
export const board = 'Board'
export const event = 'Event'
export const move = 'Move'
export const turn = 'Turn'
export const time = 'Time'
export const version = 'Version'
export const stepBy = 'Step by'
export const first = 'First'
export const previous = 'Previous'
export const pause = 'Pause'
export const play = 'Play'
export const next = 'Next'
export const last = 'Last'
export const speedNext = (speed: number, faster: number) =>
  `Playback speed ${speed}. Change to ${faster}`
export const previousOrNextStep = 'previous or next step'
export const previousOrNextTurn = 'previous or next turn'
export const pageUpPageDown = 'Page Up, Page Down'
export const previousOrNextKeyMoment = 'previous or next key moment'
export const space = 'Space'
export const playOrPause = 'play or pause'
export const keyboardShortcutsOn = 'Keyboard shortcuts on'
export const notFullyVerified = 'not fully verified'
export const events = (words: string, events: string) => `${words}: ${events} events`
export const verifiedInThisTab = 'Verified by your browser'
export const expected = 'Expected'
export const recorded = 'Recorded'
export const goToThisMove = 'Go to this move'
export const theSeedMatchesTheCommitment = 'The seed matches the commitment made before the game.'
export const theHashChainIsIntact = 'The hash chain is intact.'
export const theHashChainBreaksAfter = (version: number, reason: string) =>
  `The hash chain breaks after version ${version}: ${reason}.`
export const theHeadersDoesNotMatch = (what: string) =>
  `The header’s ${what} does not match the log.`
export const replayingAllMovesGivesThe = (commits: string) =>
  `Replaying all ${commits} moves reproduces the game.`
export const commitAfterVersion = (commit: number, version: number, reason: string) =>
  `Commit ${commit} (after version ${version}) ${reason}.`
export const stepsFromAnOlderRules = (foldedOnly: string) =>
  `${foldedOnly} steps from an older rules version were not replayed.`
export const theLogStopsBeforeThe = 'The log stops before the end of the game.'
