/** English texts of the play page. Other languages have the same type. */
export const en = {
  scoreboard: 'Score',
  ticker: {
    label: 'What is happening',
    next: 'Next',
    skip: 'Skip',
    again: 'Watch again',
    left: (beats: number) => `${beats} more`,
    settings: 'Playback and sound',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
  },
  turnOf: (name: string) => `${name}’s turn`,
  rolls: (name: string) => `${name} rolls`,
  needs: (needed: number) => `needs ${needed}`,
  recap: {
    title: 'While you were away',
    watch: 'Watch',
    continue: 'Continue',
    more: (count: number) => `And ${count} more.`,
  },
  next: {
    title: 'You are next',
    more: 'Watch what happens, or go straight to your move.',
    toMyMove: 'To my move',
  },
  watching: {
    title: 'Watch the game',
    more: 'Press the board for the next step.',
  },
  suggestions: 'Suggestions',
  answers: {
    send: 'Send the move',
    complete: 'Complete your move',
    clear: 'Clear',
    optional: (question: string) => `Optional: ${question}`,
    nothing: 'Nothing to do here now.',
  },
  forced: {
    forMe: 'Play forced moves for me',
    rollForMe: 'Roll for me',
    played: (label: string) => `Only one answer, played for you: ${label}`,
  },
  rated: 'Rated',
  people: {
    here: 'here',
    away: 'away',
    watching: (count: number) =>
      count === 1 ? '1 person is watching' : `${count} people are watching`,
    react: 'React',
    hide: 'Hide reactions',
    isAway: (name: string) => `${name} is away.`,
    claimWin: 'Claim the win',
    claimBot: 'Let a bot play',
    reactions: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'nice-move': 'Nice move',
      'well-played': 'Well played',
      wow: 'Wow!',
      oops: 'Oops',
      sorry: 'Sorry',
      thanks: 'Thanks',
      'one-moment': 'One moment',
      'good-game': 'Good game',
    },
  },
  undo: { take: 'Undo my last move', failed: 'Your move was not undone. Try again.' },
  toEditor: 'Show my options',
  help: 'Help',
  tabs: { table: 'Table', cards: 'Cards', players: 'Players', log: 'Log' },
  tabsLabel: 'Parts of the game',
  stages: {
    'kick-off': 'Kick-off',
    dice: 'The dice',
    third: 'Third by third',
    'extra-time': 'Extra time',
    'shoot-out': 'Penalty shoot-out',
    result: 'Full time',
  },
  versus: 'v',
  goal: (goals: number) => (goals > 1 ? 'Two goals!' : 'Goal!'),
  penalty: { scored: 'Scored', missed: 'Missed' },
  lot: { sold: 'Sold', leads: 'leads', noBid: 'No bid yet', passed: 'passed' },
  bank: 'the bank',
  track: {
    label: 'Track',
    over: 'The end',
    turn: (turn: number) => `Turn ${turn}`,
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  },
  starplayer: {
    challenge: (name: string) => `Challenge ${name} to the Cup Final`,
  },
  superclub: {
    stage: 'Stage',
    third: (place: number) => `Third ${place}`,
    training: (players: number, stars: number, isSure: boolean) =>
      `train ${players}, up to +${stars} ★ each${isSure ? ', one for sure' : ''}`,
    scouting: (draws: number) => (draws === 1 ? 'scout 1 player' : `scout ${draws} players`),
    income: (least: string, most: string) =>
      least === most ? `income ${least}` : `income ${least} to ${most}`,
    nextLevel: (cost: string, effect: string) => `Next for ${cost}: ${effect}`,
    highest: 'Highest level',
    chemistry: 'Chemistry: a left and a right half star in one third give an extra star.',
  },
  titleChase: {
    match: 'Match',
    round: (round: number) => `Round ${round}`,
    replay: (replay: number) => `replay ${replay}`,
    neutral: 'neutral ground',
    sale: 'Stars for sale',
    yours: 'Yours',
    left: (count: number) => `${count} left`,
    track: 'Track',
    legend: {
      blue: 'Do it now',
      yellow: 'Yellow card',
      red: 'Red card, riskier',
      pink: 'You say who draws',
      match: 'Match round',
      cup: 'Cup round',
    },
    square: (square: number, what: string) => `${square}: ${what}`,
  },
  goalscorer: {
    pitch: 'Pitch',
    star: 'Star Player',
    moveTo: (square: string) => `Move to ${square}`,
    capture: (counter: string) => `Capture ${counter}`,
    /** `Your 9, First Teamer, on c4`; `Omar’s hidden counter, Youth, on b7`. */
    counter: ({ owner, number, part, square }: CounterFacts) =>
      [
        `${owner === null ? 'Your' : `${owner}’s`} ${number ?? 'hidden counter'}`,
        part,
        ...(square === null ? [] : [`on ${square}`]),
      ].join(', '),
    status: {
      'first-team': 'First Teamer',
      youth: 'Youth',
      substitute: 'Substitute',
      captured: 'captured',
      removed: 'removed',
      replaced: 'replaced',
    },
    tray: (owner: string | null) => (owner === null ? 'Your counters' : `${owner}’s counters`),
    allOn: 'All counters are on the pitch.',
    hidden: 'Still hidden',
    nothingHidden: 'Nothing is hidden.',
    key: {
      firstTeam: 'First Teamer',
      youth: 'Your Youth Counter',
      hidden: 'Youth, hidden',
      revealed: 'Revealed',
    },
    progress: ({ turn, turns, move }: { turn: number; turns: number | null; move: 1 | 2 }) => [
      turns === null ? `Turn ${turn}` : `Turn ${turn} of ${turns}`,
      `Move ${move} of 2`,
    ],
  },
}

interface CounterFacts {
  /** Null for the viewer. */
  readonly owner: string | null
  /** Null for a hidden counter. */
  readonly number: string | null
  readonly part: string
  readonly square: string | null
}

export type PlayText = typeof en
