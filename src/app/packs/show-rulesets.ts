import { LEVELS, NOMINAL_MILLISECONDS, USUAL_LEVEL } from '../../engine/bots/levels.ts'
import { describe } from '../../engine/kernel/describe.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { GamePackage } from '../../games/manifest.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { levelsOffered } from './levels-offered.ts'
import type { FullPack, RulesetShown, RulesetSummary } from './ruleset-schema.ts'

export type Rulebooks = (ruleset: string) => Promise<Rulebook | null>

declare module '../core/context.ts' {
  interface Context {
    readonly rulebooks: Rulebooks
    readonly packages: ReadonlyMap<string, GamePackage>
  }
}

export const listRulesets = (context: Context): RulesetSummary[] =>
  context.packs.rulesets().map((rules) => summaryOf(context, rules))

/**
 * Descriptions are cached, because building a description is expensive and rulesets never change
 * while a node runs.
 */
const described = new WeakMap<Context, Map<string, RulesetShown>>()

export function showRuleset(context: Context, id: string): RulesetShown {
  const rules = context.packs.rules(id)
  const known = described.get(context) ?? new Map<string, RulesetShown>()
  described.set(context, known)
  const shown = known.get(id) ?? describeRuleset(context, rules)
  known.set(id, shown)
  return shown
}

function describeRuleset(context: Context, rules: Ruleset): RulesetShown {
  const { moves, events, refusals, decisionKinds, saves, ...rest } = describe(rules)
  return {
    ...rest,
    ...summaryOf(context, rules),
    presets: presetsShown(rules),
    glossary: (rules.words.glossary ?? []).map((entry) => ({ ...entry })),
    moves: { ...moves },
    decisionKinds: [...decisionKinds],
    saves: [...saves],
    events: events.map((event) => ({ ...event })),
    refusals: refusals.map((refusal) => ({ ...refusal })),
  }
}

const presetsShown = ({ presets = [], seats: { min, max } }: Ruleset): RulesetShown['presets'] =>
  presets.map(({ id, name, says, options, minutes }) => ({
    ...{ id, name, says, options: { ...options } },
    minutes: Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) => {
      const usual = minutes(seats)
      return usual === null ? [] : [{ seats, minutes: usual }]
    }),
  }))

export async function rulebookOf({ packs, rulebooks }: Context, id: string): Promise<Rulebook> {
  const book = await rulebooks(packs.rules(id).id)
  if (book === null) throw serviceError('ruleset-unknown', { facts: { ruleset: id } })
  return book
}

export async function rulesText(
  context: Context,
  id: string,
  part?: 'guide' | 'clauses',
): Promise<string> {
  const { guide, clauses } = await rulebookOf(context, id)
  if (guide === null || part === 'clauses') return clauses
  return part === 'guide' ? guide : `${guide.trimEnd()}\n\n${clauses}`
}

/** Returns a content pack. A private pack is visible only to the account that uploaded the pack. */
export async function showPack(
  { packs }: Context,
  caller: OptionalCaller,
  id: string,
  name: string,
): Promise<FullPack> {
  requireReadAccess(caller)
  const pack = await packs.named(packs.rules(id), name, caller?.account.id ?? null)
  const { hash, stored: content } = pack
  return { hash, warnings: [...packs.warningsOf(pack)], content }
}

function summaryOf({ packs, settings, packages }: Context, rules: Ruleset): RulesetSummary {
  const { line = '', lasts = '' } = rules.about ?? {}
  return {
    id: rules.id,
    version: rules.version,
    title: rules.title,
    line,
    lasts,
    seats: { ...rules.seats },
    packs: packs.offered(rules.id).map((pack) => {
      const { name, hash, title, version } = pack
      return { name, hash, title, version, warnings: [...packs.warningsOf(pack)] }
    }),
    levels: levelsShown(rules, settings),
    package: packageShown(packages.get(rules.id), rules.id),
  }
}

/**
 * Each URL contains a hash of the game package, so the URL changes if any byte of the package
 * changes.
 */
function packageShown(one: GamePackage | undefined, ruleset: string): RulesetSummary['package'] {
  if (!one) return null
  const { name, version, integrity, manifest } = one
  const address = (part: keyof typeof manifest.pages) =>
    manifest.pages[part] === undefined ? null : partAddress(ruleset, integrity, part)
  return {
    ...{ name, version, integrity, rules: address('rules'), board: address('board') },
    ...{ style: address('style'), picture: address('picture') },
  }
}

const HASH_START = 'sha256-'.length
const HASH_CHARACTERS = 16

export const partAddress = (ruleset: string, integrity: string, part: string): string =>
  `/packages/${ruleset}/${integrity.slice(HASH_START, HASH_START + HASH_CHARACTERS)}/${part}`

/**
 * Bot levels depend on the number of seats, because a level that was tested with two seats may be
 * unsuitable with four.
 */
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

export interface Rulebook {
  readonly guide: string | null
  readonly clauses: string
  /**
   * Terms of the player's guide with the corresponding names in the API; null if the ruleset has no
   * list of terms.
   */
  readonly names?: string | null
}
