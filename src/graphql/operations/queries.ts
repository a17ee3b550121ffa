import { listTokens, showAccount, whoAmI } from '../../service/operations/accounts.ts'
import {
  listAllTokens,
  listFailingGames,
  readAudit,
  readLog,
  readRows,
  showState,
  verifyGame,
} from '../../service/operations/admin.ts'
import { listGames, observeGame, showInvitation } from '../../service/operations/games.ts'
import { readEvents, verifyChain } from '../../service/operations/log.ts'
import { listPacks, showAccountPack } from '../../service/operations/packs.ts'
import { listDecisions, saveGame, tryMove } from '../../service/operations/play.ts'
import {
  listRulesets,
  readRules,
  showPack,
  showRuleset,
} from '../../service/operations/rulesets.ts'
import { type Fields, telling } from '../field.ts'
import { eventsFrom, from } from '../types/rulesets.ts'

export const queries: Fields = {
  rulesets: listRulesets,
  ruleset: showRuleset,
  rules: readRules,
  contentPack: showPack,
  packs: listPacks,

  me: whoAmI,
  account: showAccount,
  tokens: listTokens,

  games: listGames,
  invitation: showInvitation,
  game: telling(observeGame, ({ id, ruleset, view }, context) => {
    context.learn(id, ruleset)
    from(ruleset, view)
  }),

  decisions: listDecisions,
  tryMove,
  events: telling(readEvents, async ({ items }, context, id) =>
    eventsFrom(await context.rulesetOf(id), items),
  ),
  save: saveGame,
  verify: verifyChain,

  adminLog: readLog,
  adminState: showState,
  adminRows: readRows,
  adminFailingGames: listFailingGames,
  adminVerify: verifyGame,
  adminTokens: listAllTokens,
  adminPack: showAccountPack,
  adminAudit: readAudit,
}
