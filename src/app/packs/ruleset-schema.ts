import { z } from 'zod'
import { anything, botLevel, rulesetId, seatRange } from '../core/schema.ts'

export const packShown = z.strictObject({
  name: z.string(),
  hash: z.string(),
  title: z.string(),
  version: z.string(),
  /** Valid but surprising content. */
  warnings: z.array(z.string()),
})
export const fullPack = packShown.pick({ hash: true, warnings: true }).extend({ content: anything })
export interface FullPack extends z.infer<typeof fullPack> {}
export const levelShown = z.strictObject({
  id: botLevel,
  title: z.string(),
  nominalMs: z
    .int()
    .describe('Search time of a move on an idle core, in milliseconds; 0 without a search.'),
  default: z.boolean().describe('True for the default level.'),
  seats: z.array(z.int()).describe('Numbers of seats for which it is available.'),
})
const address = (part: string) => z.string().nullable().describe(`Address of its ${part}, if any.`)
export const packageShown = z.strictObject({
  name: z.string().describe('Name of the package.'),
  version: z.string().describe('Version of the package.'),
  integrity: z.string().describe('Hash of all files of the package.'),
  rules: address('rules for the replay'),
  board: address('board'),
  style: address('style sheet'),
  picture: address('picture'),
})
export const rulesetSummary = z.strictObject({
  id: rulesetId,
  version: z.int(),
  title: z.string(),
  line: z.string().describe('One line about the game.'),
  lasts: z.string().describe('How long a game usually lasts, such as `20 min`.'),
  seats: seatRange,
  packs: z.array(packShown),
  levels: z.array(levelShown).describe('Bot levels, weakest first.'),
  package: packageShown.nullable().describe('The package of the game; null for a house game.'),
})
export interface RulesetSummary extends z.infer<typeof rulesetSummary> {}

export const presetShown = z.strictObject({
  id: z.string(),
  name: z.string(),
  says: z.string().describe('What is different, in a few words.'),
  options: z.record(z.string(), anything),
  minutes: z
    .array(z.strictObject({ seats: z.int(), minutes: z.int().describe('Usual length.') }))
    .describe('Usual length of a game, for each number of seats that can play it.'),
})
const schema = z.record(z.string(), anything)
export const rulesetShown = z.strictObject({
  ...rulesetSummary.shape,
  information: z.enum(['open', 'hidden']),
  decisionKinds: z.array(z.string()),
  saves: z.array(z.string()),
  options: schema,
  presets: z.array(presetShown).describe('Usual choices of options; the first is the default.'),
  choice: schema,
  moves: z.record(z.string(), schema),
  events: z.array(
    z.strictObject({
      type: z.string(),
      /** `some`: certain seats; others see the mask or a numbered blank. */
      seenBy: z.enum(['everyone', 'some', 'nobody']),
      masked: schema.nullable(),
      schema,
    }),
  ),
  view: schema,
  glossary: z
    .array(
      z.strictObject({
        term: z.string().describe('Term as texts use it.'),
        says: z.string().describe('Explanation in one or two sentences.'),
        clause: z.string(),
      }),
    )
    .describe('Terms of the game, explained for players.'),
  refusals: z.array(
    z.strictObject({
      code: z.string(),
      clause: z.string().nullable(),
      rule: z.string().describe('Rule that it enforces; `{…}` contains the name of a fact.'),
    }),
  ),
})
export interface RulesetShown extends z.infer<typeof rulesetShown> {}
