import {
  createToken,
  deleteAccount,
  mergeGuest,
  revokeToken,
  signUp,
} from '../../service/operations/accounts.ts'
import {
  cancelGame,
  createGame,
  forkGame,
  joinGame,
  leaveSeat,
  startGame,
} from '../../service/operations/games.ts'
import {
  cancelMatchmaking,
  findOpponent,
  waitForOpponent,
} from '../../service/operations/matchmaking.ts'
import { deletePack, sharePack, uploadPack } from '../../service/operations/packs.ts'
import { beginOwnFile } from '../../service/operations/personal-data.ts'
import { resign, submitMove } from '../../service/operations/play.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '../../service/operations/webhooks.ts'
import type { CreatedOnce, MoveAnswer } from '../../service/schemas/games.ts'
import type { Context } from '../context.ts'
import { type Fields, withRuleset } from '../field.ts'
import { eventsFrom, from } from '../types/rulesets.ts'
import { adminFields } from './admin.ts'

export const mutations: Fields = {
  signUp,
  leaveService: deleteAccount,
  mergeGuest,
  beginOwnFile,
  createToken,
  revokeToken,

  createWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  resendDelivery,

  bringPack: uploadPack,
  sharePack,
  takePackAway: deletePack,

  createGame: withRuleset(createGame, learn),
  joinGame: withRuleset(joinGame, learn),
  leaveGame: leaveSeat,
  startGame: withRuleset(startGame, learn),
  cancelGame,
  forkGame: withRuleset(forkGame, learn),

  findOpponent,
  awaitOpponent: waitForOpponent,
  dropPairing: cancelMatchmaking,

  move: withRuleset(submitMove, tellMove),
  resign: withRuleset(resign, tellMove),

  ...adminFields(({ at }) => !at.startsWith('GET')),
}

function learn({ id, ruleset }: CreatedOnce, context: Context): void {
  context.learn(id, ruleset)
}

async function tellMove({ events, view }: MoveAnswer, context: Context, id: string) {
  const ruleset = await context.rulesetOf(id)
  eventsFrom(ruleset, events)
  from(ruleset, view)
}
