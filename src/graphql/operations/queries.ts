import { listTokens, showAccount, whoAmI } from '../../service/operations/accounts.ts'
import { previewOperation } from '../../service/operations/admin-preview.ts'
import { listGames, observeGame, showInvitation } from '../../service/operations/games.ts'
import { readEvents, verifyChain } from '../../service/operations/log.ts'
import { listPacks } from '../../service/operations/packs.ts'
import { showOwnFile } from '../../service/operations/personal-data.ts'
import { listDecisions, saveGame, tryMove } from '../../service/operations/play.ts'
import { listRatings, showRatings } from '../../service/operations/ratings.ts'
import {
  listRulesets,
  readRules,
  showPack,
  showRuleset,
} from '../../service/operations/rulesets.ts'
import { showStatus } from '../../service/operations/status.ts'
import { listDeliveries, listWebhooks } from '../../service/operations/webhooks.ts'
import { type Fields, withRuleset } from '../field.ts'
import { eventsFrom, from } from '../types/rulesets.ts'
import { adminFields } from './admin.ts'

export const queries: Fields = {
  rulesets: listRulesets,
  ruleset: showRuleset,
  rules: readRules,
  contentPack: showPack,
  packs: listPacks,

  status: showStatus,
  me: whoAmI,
  ownFile: showOwnFile,
  account: showAccount,
  tokens: listTokens,
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

  decisions: listDecisions,
  tryMove,
  events: withRuleset(readEvents, async ({ items }, context, id) =>
    eventsFrom(await context.rulesetOf(id), items),
  ),
  save: saveGame,
  verify: verifyChain,

  adminPreview: previewOperation,
  ...adminFields(({ at }) => at.startsWith('GET')),
}
