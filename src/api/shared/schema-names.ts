import type { z } from 'zod'
import * as profiles from '../../app/accounts/profile-schema.ts'
import * as sessions from '../../app/accounts/session-schema.ts'
import * as admin from '../../app/admin/schemas/admin-games.ts'
import * as refusals from '../../app/admin/schemas/refusals.ts'
import * as search from '../../app/admin/schemas/search.ts'
import * as accounts from '../../app/core/account-schema.ts'
import * as desk from '../../app/core/admin-schema.ts'
import * as game from '../../app/core/game-schema.ts'
import * as core from '../../app/core/schema.ts'
import * as beats from '../../app/games/beat-schema.ts'
import * as decisions from '../../app/games/decision-schema.ts'
import * as invitations from '../../app/games/invitation-schema.ts'
import * as results from '../../app/games/result-schema.ts'
import * as games from '../../app/games/schema.ts'
import * as jobs from '../../app/jobs/schema.ts'
import * as pairings from '../../app/matchmaking/schema.ts'
import * as health from '../../app/monitoring/health-schema.ts'
import * as status from '../../app/monitoring/schema.ts'
import * as notices from '../../app/notices/schema.ts'
import * as oauth from '../../app/oauth/schema.ts'
import * as rulesets from '../../app/packs/ruleset-schema.ts'
import * as packs from '../../app/packs/schema.ts'
import * as ratings from '../../app/ratings/schema.ts'
import * as life from '../../app/runtime/lifecycle-schema.ts'
import * as saves from '../../app/runtime/save-schema.ts'
import * as verify from '../../app/runtime/verify-schema.ts'
import * as seasons from '../../app/seasons/schema.ts'
import * as news from '../../app/streams/schema.ts'
import * as table from '../../app/table/schema.ts'
import * as webhooks from '../../app/webhooks/schema.ts'

export const schemaNames = {
  Account: accounts.account,
  SeatRange: core.seatRange,
  ChangeAccountInput: accounts.changeAccountInput,
  CreateTokenInput: accounts.createTokenInput,
  NewToken: accounts.newToken,
  Passkey: sessions.passkey,
  PlayerName: accounts.accountName,
  Profile: profiles.profile,
  SignInLink: sessions.link,
  NewSignInLink: sessions.newLink,
  SignedUp: accounts.signedUp,
  SignUpInput: accounts.signUpInput,
  Token: accounts.token,
  Holiday: accounts.holidayAnswer,
  HolidayInput: accounts.holidayInput,
  WhoAmI: accounts.whoAmI,
  GameChange: life.gameChange,
  AskedDecision: decisions.askedDecision,
  Beat: beats.beatSchema,
  Moments: beats.moments,
  BeatAmount: beats.amountSchema,
  Show: beats.showSchema,
  Bank: games.bank,
  Clock: games.clock,
  Created: games.created,
  CreateGameInput: games.createGameInput,
  Decision: decisions.fullDecision,
  DecisionBrief: game.decisionBrief,
  Decisions: decisions.decisionsAnswer,
  OtherDecision: decisions.othersDecision,
  Events: games.eventsAnswer,
  Ended: life.ended,
  FoundGames: search.foundGames,
  Fairness: games.fairness,
  ForkInput: life.forkInput,
  ForkOrigin: life.origin,
  OriginFile: life.originFile,
  Game: games.gameSummary,
  Invitation: invitations.invitation,
  JoinInput: games.joinInput,
  LabelledMove: game.labelledMove,
  MoveAnswer: games.moveAnswer,
  Observation: games.observation,
  Outcome: games.outcome,
  GameResult: results.gameResult,
  Paused: life.paused,
  SavedGame: saves.savedGame,
  Seat: games.seatView,
  SeatInput: games.seatInput,
  GameEvent: games.visibleEvent,
  WaitAnswer: games.waitAnswer,
  Lobby: games.lobbyState,
  Table: table.tableState,
  AccountState: news.accountState,
  GameUpdate: news.gameUpdate,
  AdminLog: admin.adminLog,
  AdminState: admin.adminState,
  AdminToken: admin.adminToken,
  AuditEntry: admin.auditEntry,
  AdminOperation: desk.adminOperationView,
  Job: jobs.jobView,
  JobDetails: jobs.fullJob,
  Notices: notices.notices,
  PersonalExport: jobs.personalExport,
  HiddenStateSession: desk.hiddenStateSession,
  HiddenStateNotice: desk.hiddenStateNotice,
  Preview: desk.preview,
  GameRefusals: refusals.gameRefusals,
  ServiceStatus: status.status,
  Notice: status.notice,
  Quarantine: status.quarantine,
  RetryResult: status.retried,
  Health: health.health,
  Node: health.nodeShown,
  Config: health.configShown,
  ConfigVariable: health.variableShown,
  LoggedCommit: admin.loggedCommit,
  ChainCheck: verify.chainCheck,
  CheckedReceipt: verify.checkedReceipt,
  Verification: verify.verification,
  AccountPack: packs.accountPack,
  AccountPackDetails: packs.fullAccountPack,
  UploadPackInput: packs.uploadPackInput,
  UploadedPack: packs.uploadedPack,
  FindOpponentInput: pairings.findOpponentInput,
  Pairing: pairings.pairing,
  ConnectedProgram: oauth.grant,
  CreateGrantInput: oauth.approveInput,
  SignInFacts: oauth.signInFacts,
  CreateSeasonInput: seasons.createSeasonInput,
  DeclaredEntry: seasons.declared,
  EnterSeasonInput: seasons.enterSeasonInput,
  Season: seasons.season,
  SeasonEntry: seasons.entry,
  SeasonFixture: seasons.fixture,
  SeasonGame: seasons.seasonGame,
  SeasonStanding: seasons.standing,
  SeasonStandings: seasons.standings,
  LeaderboardEntry: ratings.leaderboardEntry,
  AccountRating: ratings.accountRating,
  AccountRatings: ratings.accountRatings,
  RatingChange: ratings.ratingChange,
  SeatRating: ratings.ratingSummary,
  Pack: rulesets.packShown,
  BotLevelDetails: rulesets.levelShown,
  Ruleset: rulesets.rulesetShown,
  GamePackage: rulesets.packageShown,
  RulesetSummary: rulesets.rulesetSummary,
  AdminWebhook: webhooks.anyWebhook,
  ChangeWebhookInput: webhooks.changeWebhookInput,
  CreateWebhookInput: webhooks.createWebhookInput,
  DeliveryAttempt: webhooks.deliveryTry,
  NewWebhook: webhooks.newWebhook,
  NewWebhookSecret: webhooks.newWebhookSecret,
  Webhook: webhooks.webhook,
  WebhookDelivery: webhooks.webhookDelivery,
} as const satisfies Readonly<Record<string, z.ZodType>>
