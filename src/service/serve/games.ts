import type { Context } from '../context.ts'
import { exportGame } from '../exchange/export-games.ts'
import { checkChain } from '../follow/check-chain.ts'
import type { Followers } from '../follow/follow-game.ts'
import { readEvents, readRows } from '../follow/read-events.ts'
import { tellLog, tellTurn } from '../follow/tell-turn.ts'
import { waitForTurn } from '../follow/wait-for-turn.ts'
import { cancelGame } from '../lobby/cancel-game.ts'
import { createGame } from '../lobby/create-game.ts'
import { forkGame } from '../lobby/fork-game.ts'
import { joinGame } from '../lobby/join-game.ts'
import { leaveGame } from '../lobby/leave-game.ts'
import { listGames } from '../lobby/list-games.ts'
import { pairingsOf } from '../lobby/pairings.ts'
import { showInvitation } from '../lobby/show-invitation.ts'
import { startGame } from '../lobby/start-game.ts'
import { observeGame } from '../play/observe-game.ts'
import { resignSeat } from '../play/resign-seat.ts'
import { saveGame } from '../play/save-game.ts'
import { showDecisions } from '../play/show-decisions.ts'
import { submitMove } from '../play/submit-move.ts'
import { tryMove } from '../play/try-move.ts'
import type { Games, Pairings } from '../services.ts'
import type { Created, MoveAnswer, MovedOnce } from '../shapes/games.ts'
import type { BotSeats } from '../unattended/play-bots.ts'
import type { outagesOf } from '../upkeep/outages.ts'

type Outages = ReturnType<typeof outagesOf>

/** What is done with games; whatever cannot be served for now says so. */
export const servedGames = (
  context: Context,
  followers: Followers,
  bots: BotSeats,
  { guarded, asServiceLines }: Pick<Outages, 'guarded' | 'asServiceLines'>,
): Games => ({
  ...guarded(gamesOf(context, followers, bots)),
  raw: (caller, game) => asServiceLines(readRows(context, caller, game)),
  export: (caller, game) => asServiceLines(exportGame(context, caller, game)),
})

function gamesOf(
  context: Context,
  followers: Followers,
  bots: BotSeats,
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
      tellTurn(context, followers, caller, game, { input, signal }),
    tell: (caller, game, after) => tellLog(context, caller, game, after),
  }
}

export const servedPairings = (context: Context, bots: BotSeats): Pairings =>
  pairingsOf(context, beginning(context, bots))

/** What follows wherever a game begins. */
const beginning =
  ({ ports, lately }: Context, bots: BotSeats) =>
  ({ id: game, ruleset }: Pick<Created, 'id' | 'ruleset'>): void => {
    const at = ports.clock.now()
    lately.note({ at, game, ruleset, seat: null, what: 'started', code: null })
    bots.ask(game)
  }

const movedOnce = (answer: MoveAnswer, replayed: boolean): MovedOnce => ({ ...answer, replayed })
