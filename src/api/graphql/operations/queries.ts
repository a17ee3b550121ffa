import { listTokens, showAccount, showProfile, whoAmI } from '../../../app/accounts/operations.ts'
import { previewOperation } from '../../../app/admin/operations.ts'
import { getPersonalExport } from '../../../app/exchange/personal-data-operations.ts'
import { listGames, observeGame, showInvitation } from '../../../app/games/operations.ts'
import {
  listDecisions,
  listMoments,
  saveGame,
  tryMove,
} from '../../../app/games/play-operations.ts'
import { showStatus } from '../../../app/monitoring/operations.ts'
import { readPushKey, showNotices } from '../../../app/notices/operations.ts'
import { listPacks } from '../../../app/packs/operations.ts'
import {
  listRulesets,
  readRules,
  showPack,
  showRuleset,
} from '../../../app/packs/ruleset-operations.ts'
import { listRatings, showRatings } from '../../../app/ratings/operations.ts'
import {
  listSeasonGames,
  listSeasons,
  showSeason,
  showStandings,
} from '../../../app/seasons/operations.ts'
import { readEvents, verifyChain } from '../../../app/streams/operations.ts'
import { showTable } from '../../../app/table/operations.ts'
import { listDeliveries, listWebhooks } from '../../../app/webhooks/operations.ts'
import { type Fields, withRuleset } from '../core/field.ts'
import { eventsFrom, from, movesFrom } from '../types/rulesets.ts'
import { adminFields } from './admin.ts'

export const queries: Fields = {
  rulesets: listRulesets,
  ruleset: showRuleset,
  rules: readRules,
  contentPack: showPack,
  packs: listPacks,

  status: showStatus,
  me: whoAmI,
  profile: showProfile,
  ownFile: getPersonalExport,
  account: showAccount,
  tokens: listTokens,
  notices: showNotices,
  pushKey: readPushKey,
  webhooks: listWebhooks,
  webhookDeliveries: listDeliveries,

  ratings: listRatings,
  accountRatings: showRatings,

  games: listGames,
  invitation: showInvitation,
  game: withRuleset(observeGame, ({ id, ruleset, view }, context) => {
    context.learn(id, ruleset)
    from(ruleset, view)
  }),

  seasons: listSeasons,
  season: showSeason,
  seasonGames: listSeasonGames,
  standings: showStandings,

  table: showTable,
  decisions: withRuleset(listDecisions, async ({ decisions }, context, id) =>
    movesFrom(await context.rulesetOf(id), decisions),
  ),
  moments: listMoments,
  tryMove,
  events: withRuleset(readEvents, async ({ items }, context, id) =>
    eventsFrom(await context.rulesetOf(id), items),
  ),
  save: saveGame,
  verify: verifyChain,

  adminPreview: previewOperation,
  ...adminFields(({ at }) => at.startsWith('GET')),
}
