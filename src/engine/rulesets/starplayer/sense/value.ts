import type { Value } from '../../../kernel/evaluation.ts'
import { planFor } from '../bot/plan.ts'
import { measuresOf } from '../options.ts'
import { progressOf } from '../read/club-set.ts'
import type { At, Starplayer, Whole } from '../types.ts'
import { weights } from './weights.ts'

const HUNDRED_MILLION = 100_000_000
const EXTRAS = 2

export const value: Value<Starplayer, keyof typeof weights> = {
  progress({ state, table }: Whole) {
    const at: At = { table, state }
    const { setSize, winsRequired } = measuresOf(table.options)
    const done = state.shared.clubs.map(({ seat }) => progressOf(at, seat))
    return Math.min(1, Math.max(...done) / (setSize + EXTRAS + winsRequired))
  },
  features({ state, table }, seat) {
    const { worth, own } = planFor({ table, state }, seat)
    return { worth: worth.all / HUNDRED_MILLION, cash: own.cash / HUNDRED_MILLION }
  },
  weights,
}
