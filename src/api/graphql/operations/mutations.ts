import {
  changeAccount,
  createToken,
  deleteAccount,
  mergeGuest,
  revokeToken,
  setHoliday,
  signUp,
} from '../../../app/accounts/operations.ts'
import { startPersonalExport } from '../../../app/exchange/personal-data-operations.ts'
import {
  cancelGame,
  createGame,
  forkGame,
  joinGame,
  leaveSeat,
  rematchGame,
  startGame,
} from '../../../app/games/operations.ts'
import { resign, submitMove, undoMove } from '../../../app/games/play-operations.ts'
import type { CreatedOnce, MoveAnswer } from '../../../app/games/schema.ts'
import {
  cancelMatchmaking,
  findOpponent,
  waitForOpponent,
} from '../../../app/matchmaking/operations.ts'
import {
  changeNotices,
  muteGame,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../app/notices/operations.ts'
import { deletePack, sharePack, uploadPack } from '../../../app/packs/operations.ts'
import { enterSeason, nextFixture, withdrawFromSeason } from '../../../app/seasons/operations.ts'
import { claimSeat, react } from '../../../app/table/operations.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '../../../app/webhooks/operations.ts'
import type { Context } from '../core/context.ts'
import { type Fields, withRuleset } from '../core/field.ts'
import { eventsFrom, from, movesFrom } from '../types/rulesets.ts'
import { adminFields } from './admin.ts'

export const mutations: Fields = {
  signUp,
  changeAccount,
  setHoliday,
  deleteAccount,
  mergeGuest,
  startPersonalExport,
  createToken,
  revokeToken,

  changeNotices,
  subscribeBrowser,
  unsubscribeBrowser,
  muteGame,
  createWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  resendDelivery,

  uploadPack,
  sharePack,
  deletePack,

  createGame: withRuleset(createGame, learn),
  joinGame: withRuleset(joinGame, learn),
  leaveGame: leaveSeat,
  startGame: withRuleset(startGame, learn),
  cancelGame,
  forkGame: withRuleset(forkGame, learn),
  rematchGame: withRuleset(rematchGame, learn),

  findOpponent,
  waitForOpponent,
  cancelMatchmaking,

  enterSeason,
  withdrawFromSeason,
  nextFixture,

  move: withRuleset(submitMove, tellMove),
  resign: withRuleset(resign, tellMove),
  undoMove: withRuleset(undoMove, tellMove),
  claimSeat: withRuleset(claimSeat, tellMove),
  react,

  ...adminFields(({ at }) => !at.startsWith('GET')),
}

function learn({ id, ruleset }: CreatedOnce, context: Context): void {
  context.learn(id, ruleset)
}

async function tellMove(answer: MoveAnswer, context: Context, id: string) {
  const { events, view, decisions, whole = [] } = answer
  const ruleset = await context.rulesetOf(id)
  eventsFrom(ruleset, events)
  from(ruleset, view)
  movesFrom(ruleset, [...decisions, ...whole])
}
