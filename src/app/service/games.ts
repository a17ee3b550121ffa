import type { BotRunner } from '../background/bot-runner.ts'
import type { Context } from '../core/context.ts'
import type { Games, Matchmaking } from '../core/services.ts'
import { exportGame } from '../exchange/export-games.ts'
import { cancelGame } from '../games/cancel-game.ts'
import { createGame } from '../games/create-game.ts'
import { forkGame } from '../games/fork-game.ts'
import { joinGame } from '../games/join-game.ts'
import { leaveGame } from '../games/leave-game.ts'
import { listGames } from '../games/list-games.ts'
import { observeGame } from '../games/observe-game.ts'
import { resignSeat } from '../games/resign-seat.ts'
import { saveGame } from '../games/save-game.ts'
import type { Created, MoveAnswer, MoveResponse } from '../games/schema.ts'
import { showDecisions } from '../games/show-decisions.ts'
import { showInvitation } from '../games/show-invitation.ts'
import { startGame } from '../games/start-game.ts'
import { submitMove } from '../games/submit-move.ts'
import { tryMove } from '../games/try-move.ts'
import { matchmakingOf } from '../matchmaking/matchmaking.ts'
import type { databaseErrorsOf } from '../monitoring/database-errors.ts'
import { checkChain } from '../streams/check-chain.ts'
import { describeLog, describeTurnWhenReady } from '../streams/describe-turn.ts'
import type { Followers } from '../streams/follow-game.ts'
import { readEvents, readRows } from '../streams/read-events.ts'
import { waitForTurn } from '../streams/wait-for-turn.ts'

type Outages = ReturnType<typeof databaseErrorsOf>

/** What is done with games; whatever cannot be served for now says so. */
export const gameServices = (
  context: Context,
  followers: Followers,
  bots: BotRunner,
  { guarded, asServiceLines }: Pick<Outages, 'guarded' | 'asServiceLines'>,
): Games => ({
  ...guarded(gamesOf(context, followers, bots)),
  raw: (caller, game) => asServiceLines(readRows(context, caller, game)),
  export: (caller, game) => asServiceLines(exportGame(context, caller, game)),
})

function gamesOf(
  context: Context,
  followers: Followers,
  bots: BotRunner,
): Omit<Games, 'raw' | 'export'> {
  const begin = beginning(context, bots)
  return {
    create: async (caller, input, keyed = {}) => {
      const created = await createGame(context, caller, input, keyed)
      if (created.answer.status === 'running') begin(created.answer)
      return created
    },
    list: (caller, input) => listGames(context, caller, input),
    invitation: (input) => showInvitation(context, input),
    join: async (caller, game, input, keyed = {}) => {
      const joined = await joinGame(context, caller, game, input, keyed)
      if (joined.answer.status === 'running') begin(joined.answer)
      return joined
    },
    leave: (caller, game, seat) => leaveGame(context, caller, game, seat),
    start: async (caller, game, keyed = {}) => {
      const started = await startGame(context, caller, game, keyed)
      begin(started.answer)
      return started
    },
    cancel: (caller, game, input) => cancelGame(context, caller, game, input),
    fork: async (caller, game, input, keyed = {}) => {
      const forked = await forkGame(context, caller, game, input, keyed)
      begin(forked.answer)
      return forked
    },
    observe: (caller, game, input) => observeGame(context, caller, game, input),
    decisions: (caller, game, input = {}) => showDecisions(context, caller, game, input),
    move: (caller, game, input) => submitMove(context, caller, game, input, movedOnce),
    moveRendered: (caller, game, input, render) => submitMove(context, caller, game, input, render),
    tryMove: (caller, game, input) => tryMove(context, caller, game, input),
    resign: (caller, game, keyed = {}) => resignSeat(context, caller, game, keyed),
    save: (caller, game, input) => saveGame(context, caller, game, input),
    events: (caller, game, input) => readEvents(context, caller, game, input),
    verify: (caller, game, receipt) => checkChain(context, caller, game, receipt),
    follow: (caller, game, from) => followers.follow(caller, game, from),
    wait: (caller, game, input, signal) =>
      waitForTurn(context, followers, caller, game, { input, signal }),
    turn: (caller, game, input, signal) =>
      describeTurnWhenReady(context, followers, caller, game, { input, signal }),
    tell: (caller, game, after) => describeLog(context, caller, game, after),
  }
}

export const matchmakingServices = (context: Context, bots: BotRunner): Matchmaking =>
  matchmakingOf(context, beginning(context, bots))

/** What follows wherever a game begins. */
const beginning =
  ({ ports, activity: lately }: Context, bots: BotRunner) =>
  ({ id: game, ruleset }: Pick<Created, 'id' | 'ruleset'>): void => {
    const at = ports.clock.now()
    lately.note({ at, game, ruleset, seat: null, what: 'started', code: null })
    bots.schedule(game)
  }

const movedOnce = (answer: MoveAnswer, replayed: boolean): MoveResponse => ({ ...answer, replayed })
