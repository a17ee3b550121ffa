import {
  createToken,
  leaveService,
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
import { beginOwnFile } from '../../service/operations/own-file.ts'
import { bringPack, sharePack, takePackAway } from '../../service/operations/packs.ts'
import { awaitOpponent, dropPairing, findOpponent } from '../../service/operations/pairings.ts'
import { resign, submitMove } from '../../service/operations/play.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '../../service/operations/webhooks.ts'
import type { CreatedOnce, MoveAnswer } from '../../service/shapes/games.ts'
import type { Context } from '../context.ts'
import { type Fields, telling } from '../field.ts'
import { eventsFrom, from } from '../types/rulesets.ts'
import { actFields } from './acts.ts'

export const mutations: Fields = {
  signUp,
  leaveService,
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

  bringPack,
  sharePack,
  takePackAway,

  createGame: telling(createGame, learn),
  joinGame: telling(joinGame, learn),
  leaveGame: leaveSeat,
  startGame: telling(startGame, learn),
  cancelGame,
  forkGame: telling(forkGame, learn),

  findOpponent,
  awaitOpponent,
  dropPairing,

  move: telling(submitMove, tellMove),
  resign: telling(resign, tellMove),

  ...actFields(({ at }) => !at.startsWith('GET')),
}

function learn({ id, ruleset }: CreatedOnce, context: Context): void {
  context.learn(id, ruleset)
}

async function tellMove({ events, view }: MoveAnswer, context: Context, id: string) {
  const ruleset = await context.rulesetOf(id)
  eventsFrom(ruleset, events)
  from(ruleset, view)
}
