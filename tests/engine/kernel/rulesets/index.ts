import { register } from '../../../../src/engine/kernel/define.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import { auction } from './auction.ts'
import { debt } from './debt.ts'
import { duel } from './duel.ts'
import { frames } from './frames.ts'
import { lineUp } from './line-up.ts'
import { market } from './market.ts'
import { race } from './race.ts'
import { rebound } from './rebound.ts'
import { rounds } from './rounds.ts'
import { season } from './season.ts'
import { tackle } from './tackle.ts'
import { trade } from './trade.ts'
import { windows } from './windows.ts'

/** Small test games, one for each feature of the engine that the five big games need. */
export const miniRulesets: { readonly [id: string]: Ruleset } = {
  auction: register(auction),
  debt: register(debt),
  duel: register(duel),
  frames: register(frames),
  'line-up': register(lineUp),
  market: register(market),
  race: register(race),
  rebound: register(rebound),
  rounds: register(rounds),
  season: register(season),
  tackle: register(tackle),
  trade: register(trade),
  windows: register(windows),
}
