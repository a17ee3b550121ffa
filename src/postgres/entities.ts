import { accounts, erasures, tokens } from './accounts/account-entities.ts'
import { modes, notices, quarantined } from './admin/maintenance-store.ts'
import { nodes } from './admin/node-store.ts'
import { gameCounts, refusals } from './admin/refusal-store.ts'
import { sessions } from './admin/session-store.ts'
import { auditNotes, audits } from './audit/audit-entities.ts'
import { games } from './games/game-entity.ts'
import { jobParts, jobs, slices, verdicts } from './jobs/job-entities.ts'
import { matchRequests } from './matchmaking/matchmaking-store.ts'
import { accountPacks, contentPacks, withdrawnPacks } from './packs/pack-entities.ts'
import { ratedGames, ratingChanges, ratings } from './ratings/rating-entities.ts'
import { deliveries, messages, secrets, webhooks } from './webhooks/webhook-entities.ts'

/** Every table that TypeORM reads or writes; `games` for other features only. */
export const entities = [
  ...[accounts, erasures, tokens],
  ...[accountPacks, contentPacks, withdrawnPacks],
  ...[audits, auditNotes, sessions],
  ...[deliveries, messages, secrets, webhooks],
  ...[gameCounts, refusals, nodes],
  ...[jobParts, jobs, slices, verdicts],
  ...[modes, notices, quarantined],
  ...[games, ratedGames, ratingChanges, ratings, matchRequests],
]
