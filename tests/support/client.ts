import type { z } from 'zod'
import {
  createToken,
  deleteAccount,
  listTokens,
  mergeGuest,
  revokeToken,
  setHoliday,
  showAccount,
  signUp,
  whoAmI,
} from '../../src/app/accounts/operations.ts'
import { adminOperations } from '../../src/app/admin/operations/index.ts'
import { previewOperation } from '../../src/app/admin/operations.ts'
import type { RawAdminRequest } from '../../src/app/core/admin-operation.ts'
import type { PreviewInput } from '../../src/app/core/admin-schema.ts'
import type { Caller, OptionalCaller } from '../../src/app/core/caller.ts'
import type {
  Answered,
  IdOf,
  Operation,
  Replayable,
  Subject,
  WithIdempotencyKey,
} from '../../src/app/core/operation.ts'
import { exportGame, importGame, showKeys } from '../../src/app/exchange/operations.ts'
import {
  downloadPersonalExport,
  getPersonalExport,
  startPersonalExport,
} from '../../src/app/exchange/personal-data-operations.ts'
import * as games from '../../src/app/games/operations.ts'
import * as play from '../../src/app/games/play-operations.ts'
import type { MoveAnswer, MoveInput } from '../../src/app/games/schema.ts'
import * as matchmaking from '../../src/app/matchmaking/operations.ts'
import { followStatus } from '../../src/app/monitoring/follow-status.ts'
import { showStatus } from '../../src/app/monitoring/operations.ts'
import * as notices from '../../src/app/notices/operations.ts'
import * as packs from '../../src/app/packs/operations.ts'
import * as rulesets from '../../src/app/packs/ruleset-operations.ts'
import { rulebookOf } from '../../src/app/packs/show-rulesets.ts'
import * as ratings from '../../src/app/ratings/operations.ts'
import type { RunningService } from '../../src/app/service/create-service.ts'
import type { FollowAccountInput } from '../../src/app/streams/account-feed.ts'
import type { TurnInput } from '../../src/app/streams/describe-turn.ts'
import type { FollowInput } from '../../src/app/streams/following.ts'
import * as streams from '../../src/app/streams/operations.ts'
import * as webhooks from '../../src/app/webhooks/operations.ts'

type Input<Op> = Op extends { input: infer Schema extends z.ZodType } ? z.output<Schema> : never

export type TestService = RunningService & ReturnType<typeof clientOf>

export const withClient = (service: RunningService): TestService =>
  Object.assign(service, clientOf(service))

function callersOf(service: RunningService) {
  const at =
    <I extends z.ZodType, A extends z.ZodType | null, S extends Subject>(
      operation: Operation<I, A, S>,
    ) =>
    (
      caller: OptionalCaller,
      id: string,
      ...[input, { key } = {}]: Given<z.output<I>>
    ): Promise<Answered<A>> =>
      service.run(operation, {
        caller,
        id: id as IdOf<S>,
        input: input ?? operation.input.parse({}),
        key,
      })
  const on =
    <I extends z.ZodType, A extends z.ZodType | null>(operation: Operation<I, A, null>) =>
    (caller: OptionalCaller, ...[input, { key } = {}]: Given<z.output<I>>): Promise<Answered<A>> =>
      service.run(operation, {
        caller,
        id: undefined,
        input: input ?? operation.input.parse({}),
        key,
      })
  const named =
    <I extends z.ZodType, A extends z.ZodType | null, S extends Subject>(
      operation: Operation<I, A, S>,
    ) =>
    (caller: OptionalCaller, id: string, { key }: WithIdempotencyKey = {}) =>
      service.run(operation, {
        caller,
        id: id as IdOf<S>,
        input: operation.input.parse({}) as z.output<I>,
        key,
      })
  return { at, on, named }
}

function clientOf(service: RunningService) {
  const { at, on } = callersOf(service)
  return {
    authenticate: service.authenticate.bind(service),
    watch: service.watch.bind(service),
    metrics: service.context.metrics,
    ...peopleOf(service),
    rulesets: {
      list: () => on(rulesets.listRulesets)(null),
      show: (id: string) => at(rulesets.showRuleset)(null, id),
      rules: (id: string) => at(rulesets.readRules)(null, id),
      rulebook: (id: string) => rulebookOf(service.context, id),
      pack: (id: string, pack: string, caller: OptionalCaller = null) =>
        at(rulesets.showPack)(caller, id, { pack }),
    },
    packs: {
      upload: on(packs.uploadPack),
      list: on(packs.listPacks),
      share: at(packs.sharePack),
      remove: at(packs.deletePack),
    },
    webhooks: {
      list: on(webhooks.listWebhooks),
      create: on(webhooks.createWebhook),
      change: at(webhooks.changeWebhook),
      remove: at(webhooks.removeWebhook),
      rotate: at(webhooks.rotateWebhookSecret),
      test: at(webhooks.testWebhook),
      deliveries: at(webhooks.listDeliveries),
      resend: at(webhooks.resendDelivery),
    },
    games: gamesOf(service),
    exchange: {
      play: async (
        caller: Caller,
        file: AsyncIterable<Uint8Array>,
        input: Input<typeof importGame>,
        { key }: WithIdempotencyKey = {},
      ) => {
        const request = { caller, id: undefined, input, key, file }
        return replayable(await service.run(importGame, request))
      },
      keys: () => on(showKeys)(null),
      startPersonalExport: on(startPersonalExport),
      ownFile: on(getPersonalExport),
      downloadPersonalExport: (caller: Caller, from: number) =>
        service.open(downloadPersonalExport, { caller, id: '', input: { from } }),
    },
    status: {
      show: () => on(showStatus)(null),
      follow: (signal: AbortSignal) => followStatus(service.context, signal),
    },
    ratings: { list: on(ratings.listRatings), show: at(ratings.showRatings) },
    matchmaking: {
      find: once(on(matchmaking.findOpponent)),
      wait: at(matchmaking.waitForOpponent),
      drop: at(matchmaking.cancelMatchmaking),
    },
    admin: {
      act: async (name: string, request: RawAdminRequest): Promise<unknown> => {
        const one = Object.values(adminOperations).find((operation) => operation.name === name)
        if (!one) return service.context.admin.run(name, request)
        return service.run(one as Operation, request as never)
      },
      preview: (caller: Caller, input: PreviewInput) => on(previewOperation)(caller, input),
    },
    post: () => service.deliverWebhooks(),
  }
}

function peopleOf(service: RunningService) {
  const { at, on } = callersOf(service)
  return {
    accounts: {
      signUp: (input: Input<typeof signUp>) => on(signUp)(null, input),
      holiday: on(setHoliday),
      whoAmI: on(whoAmI),
      leave: on(deleteAccount),
      show: at(showAccount),
      merge: on(mergeGuest),
      follow: (caller: Caller, input: FollowAccountInput) =>
        service.open(streams.followAccount, { caller, id: '', input }),
    },
    notices: {
      show: on(notices.showNotices),
      change: on(notices.changeNotices),
      subscribe: on(notices.subscribeBrowser),
      unsubscribe: at(notices.unsubscribeBrowser),
      key: () => on(notices.readPushKey)(null),
      mute: at(notices.muteGame),
    },
    tokens: { create: on(createToken), list: on(listTokens), revoke: at(revokeToken) },
  }
}

function gamesOf(service: RunningService) {
  const { at, on, named } = callersOf(service)
  const start = named(games.startGame)
  return {
    create: once(on(games.createGame)),
    list: on(games.listGames),
    invitation: (input: Input<typeof games.showInvitation>) =>
      on(games.showInvitation)(null, input),
    join: once(at(games.joinGame)),
    leave: (caller: Caller, id: string, seat: number) => at(games.leaveSeat)(caller, id, { seat }),
    start: once(start),
    cancel: at(games.cancelGame),
    fork: once(at(games.forkGame)),
    observe: at(games.observeGame),
    decisions: at(play.listDecisions),
    moments: at(play.listMoments),
    move: at(play.submitMove),
    moveRendered: <T>(
      caller: Caller,
      id: string,
      input: MoveInput,
      render: (answer: MoveAnswer, replayed: boolean) => T,
    ) =>
      service.run(play.submitMove, { caller, id, input, render }) as Promise<unknown> as Promise<T>,
    tryMove: at(play.tryMove),
    resign: named(play.resign),
    save: at(play.saveGame),
    events: at(streams.readEvents),
    raw: (caller: OptionalCaller, id: string) =>
      service.open(streams.readRows, { caller, id, input: null }),
    export: (caller: OptionalCaller, id: string) =>
      service.open(exportGame, { caller, id, input: null }),
    verify: at(streams.verifyChain),
    follow: (caller: OptionalCaller, id: string, input: FollowInput) =>
      service.open(streams.followGame, { caller, id, input }),
    wait: (
      caller: OptionalCaller,
      id: string,
      input: Input<typeof streams.waitForGame>,
      signal?: AbortSignal,
    ) => service.run(streams.waitForGame, { caller, id, input, signal }),
    turn: (caller: Caller, id: string, input: TurnInput, signal?: AbortSignal) =>
      service.open(streams.readTurn, { caller, id, input, signal }),
    tell: (caller: Caller, id: string, after: number) =>
      service.open(streams.readLog, { caller, id, input: { after } }),
  }
}

type Given<I> =
  Record<string, never> extends I
    ? [input?: I, keyed?: WithIdempotencyKey]
    : [input: I, keyed?: WithIdempotencyKey]

const replayable = <T extends { readonly replayed: boolean }>({
  replayed,
  ...answer
}: T): Replayable<Omit<T, 'replayed'>> => ({ answer, replayed })

const once =
  <Args extends readonly unknown[], T extends { readonly replayed: boolean }>(
    call: (...args: Args) => Promise<T>,
  ) =>
  async (...args: Args): Promise<Replayable<Omit<T, 'replayed'>>> =>
    replayable(await call(...args))
