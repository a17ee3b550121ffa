import type { ListedOrder } from '../../../kernel/rule.ts'
import type { Rules, Superclub } from '../types.ts'
import { auctionRules } from './auction.ts'
import { deadlineRules } from './deadline.ts'
import { draftRules } from './draft.ts'
import { superCupRules } from './finals.ts'
import { gameChangerRules } from './game-changers.ts'
import { investRules } from './invest.ts'
import { lineUpRules } from './line-ups.ts'
import { marketRules } from './market.ts'
import { scoutingRules } from './scouting.ts'
import { trainingRules } from './training.ts'
import { unhappyRules } from './unhappy.ts'
import { weaponRules } from './weapons.ts'

export const rules: Rules = {
  ...draftRules,
  ...trainingRules,
  ...scoutingRules,
  ...investRules,
  ...deadlineRules,
  ...auctionRules,
  ...marketRules,
  ...unhappyRules,
  ...lineUpRules,
  ...weaponRules,
  ...gameChangerRules,
  ...superCupRules,
}

const MARKET = ['squad-sell-abroad', 'trade-withdraw', 'trade-propose'] as const

export const listedOrder: ListedOrder<Superclub> = {
  market: MARKET,
  'market-close': [...MARKET, 'market-ready'],
}
