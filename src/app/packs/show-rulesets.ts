import { LEVELS, NOMINAL_MILLISECONDS, USUAL_LEVEL } from '../../engine/bots/levels.ts'
import { describe } from '../../engine/kernel/describe.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { levelsOffered } from '../core/bot-levels.ts'
import { requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Rulebook, Rulesets } from '../core/services.ts'
import type { RulesetShown, RulesetSummary } from './ruleset-schema.ts'

/** Where rules are written; null where nobody has written them. */
export type Rulebooks = (ruleset: string) => Promise<Rulebook | null>

export function rulesetsOf(
  { packs, settings }: Pick<Context, 'packs' | 'settings'>,
  rulebooks: Rulebooks,
): Rulesets {
  const described = new Map<string, RulesetShown>()
  const summary = (rules: Ruleset): RulesetSummary => ({
    id: rules.id,
    version: rules.version,
    title: rules.title,
    seats: { ...rules.seats },
    packs: packs.offered(rules.id).map((pack) => {
      const { name, hash, title, version } = pack
      return { name, hash, title, version, warnings: [...packs.warningsOf(pack)] }
    }),
    levels: levelsShown(rules, settings),
  })
  async function rulebook(id: string): Promise<Rulebook> {
    const book = await rulebooks(packs.rules(id).id)
    if (book === null) throw serviceError('ruleset-unknown', { facts: { ruleset: id } })
    return book
  }
  return {
    list: async () => packs.rulesets().map(summary),

    async show(id) {
      const rules = packs.rules(id)
      const known = described.get(id)
      if (known) return known
      const { moves, events, refusals, decisionKinds, saves, ...rest } = describe(rules)
      const shown: RulesetShown = {
        ...rest,
        ...summary(rules),
        moves: { ...moves },
        decisionKinds: [...decisionKinds],
        saves: [...saves],
        events: events.map((event) => ({ ...event })),
        refusals: refusals.map((refusal) => ({ ...refusal })),
      }
      described.set(id, shown)
      return shown
    },

    rulebook,

    async rules(id) {
      const { guide, clauses } = await rulebook(id)
      return guide === null ? clauses : `${guide.trimEnd()}\n\n${clauses}`
    },

    async pack(id, name, who = null) {
      requireReadAccess(who)
      const pack = await packs.named(packs.rules(id), name, who?.account.id ?? null)
      const { hash, stored: content } = pack
      return { hash, warnings: [...packs.warningsOf(pack)], content }
    },
  }
}

/** Each level with the tables that have it: a proof among two is none among four. */
function levelsShown(rules: Ruleset, settings: Context['settings']): RulesetSummary['levels'] {
  const { min, max } = rules.seats
  const tables = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return LEVELS.map((id) => ({
    id,
    title: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    nominalMs: NOMINAL_MILLISECONDS[id],
    default: id === USUAL_LEVEL,
    seats: tables.filter((count) => levelsOffered(rules, count, settings).includes(id)),
  })).filter(({ seats }) => seats.length > 0)
}
