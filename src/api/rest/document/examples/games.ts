import type { DecisionBrief } from '../../../../app/core/game-schema.ts'
import type { Invitation } from '../../../../app/games/invitation-schema.ts'
import type { Created, GameSummary, LobbyState, Observation } from '../../../../app/games/schema.ts'
import { cursorOf } from '../../../../app/runtime/cursor.ts'
import type { Ended, GameChange } from '../../../../app/runtime/lifecycle-schema.ts'
import type { GameUpdate } from '../../../../app/streams/schema.ts'
import { ada, commitment, fork, game, head, pack, startedAt } from './ids.ts'
import { played } from './played.generated.ts'
import { optionsExample, viewExample } from './view.ts'

const known = { version: 4, inviteCode: 'K7QP-2MXA', commitment }
const terms: Omit<Created, 'seats' | 'seat' | keyof typeof known> = {
  id: game,
  ruleset: 'goalscorer',
  status: 'running',
  visibility: 'public',
  host: ada,
  contentPack: pack,
  options: optionsExample,
  decisionSeconds: null,
  absence: 'wait',
  absenceLevel: 'steady',
  hints: true,
  rated: false,
  undo: false,
  bank: null,
  holidays: false,
  saved: null,
  rematchOf: null,
  createdAt: startedAt,
  startedAt,
  endedAt: null,
  archivedAt: null,
  ended: null,
  origin: null,
}
const sat = { joined: true, choices: {}, rating: null, holidayUntil: null, since: null }
const seats: GameSummary['seats'] = [
  {
    seat: 0,
    kind: 'account',
    account: ada,
    name: 'Ada',
    level: null,
    ...sat,
    rating: { rating: 18.21, games: 34, mean: 21.6, deviation: 1.13, provisional: false },
  },
  { seat: 1, kind: 'bot', account: null, name: 'Libero', level: 'sharp', ...sat },
]

export const summaryExample: GameSummary = {
  ...terms,
  seats,
  seat: 0,
  version: 4,
  awaits: [0],
  outcome: null,
}
export const lobbyExample: LobbyState = {
  games: [{ ...terms, status: 'open', startedAt: null, seats, seat: null }],
}
export const newsExample: GameUpdate = {
  id: '7d1f0c2a9b3e4f56',
  news: ['turn'],
  game: summaryExample,
}
export const invitationExample: Invitation = { ...terms, seats, hostName: 'Ada' }
export const createdExample: Created = {
  ...terms,
  seats,
  seat: 0,
  ...known,
}

export const forkedExample: Created = {
  ...createdExample,
  id: fork,
  visibility: 'private',
  origin: { game, version: 4, file: null },
}
export const endedExample: Ended = {
  at: startedAt + 1_500,
  by: 'host',
  reason: 'players-asked',
}
export const cancelledExample: GameChange = {
  game,
  version: 5,
  head,
  paused: null,
  ended: endedExample,
}

export const briefExample: DecisionBrief = played.before.asked

export const observationExample: Observation = {
  ...terms,
  seats: seats.map((seat) => ({
    ...seat,
    controller: seat.kind === 'bot' ? 'bot' : 'player',
    resigned: false,
  })),
  clocks: [],
  seat: 0,
  inviteCode: 'K7QP-2MXA',
  version: 4,
  cursor: cursorOf(4, head),
  head,
  at: startedAt,
  paused: null,
  view: viewExample,
  decisions: [briefExample],
  others: [],
  awaited: [],
  banks: null,
  undoable: null,
  outcome: null,
  result: null,
  fairness: { commitment, seed: null, entropy: ['my own dice', ''] },
  looks: [],
  ratingChanges: null,
  rematch: null,
  serverTime: startedAt + 1_500,
}
