import { z } from 'zod'
import { anything, botLevel, rulesetId, seatRange } from '../core/schema.ts'

export const packShown = z.strictObject({
  name: z.string(),
  hash: z.string(),
  title: z.string(),
  version: z.string(),
  warnings: z.array(z.string()),
})
export const fullPack = packShown.pick({ hash: true, warnings: true }).extend({ content: anything })
export interface FullPack extends z.infer<typeof fullPack> {}
export const levelShown = z.strictObject({
  id: botLevel,
  title: z.string(),
  nominalMs: z
    .int()
    .describe(
      'Search time for a move on an idle core, in milliseconds; 0 if the bot does not search.',
    ),
  default: z.boolean().describe('True for the default level.'),
  seats: z.array(z.int()).describe('Player counts for which the level is available.'),
})
const address = (part: string) =>
  z.string().nullable().describe(`URL of the game's ${part}; null if none.`)
export const packageShown = z.strictObject({
  name: z.string().describe('Name of the package.'),
  version: z.string().describe('Version of the package.'),
  integrity: z.string().describe('Hash of all files of the package.'),
  rules: address('rules script for replays'),
  board: address('board'),
  style: address('style sheet'),
  picture: address('picture'),
})
export const rulesetSummary = z.strictObject({
  id: rulesetId,
  version: z.int(),
  title: z.string(),
  line: z.string().describe('One-line description of the game.'),
  lasts: z.string().describe('Usual length of a game, such as `20 min`.'),
  seats: seatRange,
  packs: z.array(packShown),
  levels: z.array(levelShown).describe('Bot levels, weakest first.'),
  package: packageShown
    .nullable()
    .describe('Package that provides the game; null for a built-in game.'),
})
export interface RulesetSummary extends z.infer<typeof rulesetSummary> {}

export const presetShown = z.strictObject({
  id: z.string(),
  name: z.string(),
  says: z.string().describe('Short summary of what the preset changes.'),
  options: z.record(z.string(), anything),
  minutes: z
    .array(
      z.strictObject({
        seats: z.int(),
        minutes: z.int().describe('Usual length of a game, in minutes.'),
      }),
    )
    .describe('Usual game length for each possible number of seats.'),
})
const schema = z.record(z.string(), anything)
export const rulesetShown = z.strictObject({
  ...rulesetSummary.shape,
  information: z.enum(['open', 'hidden']),
  decisionKinds: z.array(z.string()),
  saves: z.array(z.string()),
  options: schema,
  presets: z.array(presetShown).describe('Common option presets; the first preset is the default.'),
  choice: schema,
  moves: z.record(z.string(), schema),
  events: z.array(
    z.strictObject({
      type: z.string(),
      /**
       * `some`: only certain seats see the event, and all other seats see a masked version or only
       * a number.
       */
      seenBy: z.enum(['everyone', 'some', 'nobody']),
      masked: schema.nullable(),
      schema,
    }),
  ),
  view: schema,
  glossary: z
    .array(
      z.strictObject({
        term: z.string().describe('Term, as used in the game.'),
        says: z.string().describe('Explanation in one or two sentences.'),
        clause: z.string(),
      }),
    )
    .describe('Terms of the game, explained for players.'),
  refusals: z.array(
    z.strictObject({
      code: z.string(),
      clause: z.string().nullable(),
      rule: z.string().describe('Rule that the refusal enforces. Each `{…}` stands for a value.'),
    }),
  ),
})
export interface RulesetShown extends z.infer<typeof rulesetShown> {}
