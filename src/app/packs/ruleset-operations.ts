import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { packName } from '../core/schema.ts'
import { fullPack, rulesetShown, rulesetSummary } from './ruleset-schema.ts'
import {
  listRulesets as list,
  showPack as pack,
  rulesText,
  showRuleset as show,
} from './show-rulesets.ts'

export const listRulesets = operation({
  summary: 'List the available rulesets',
  rateLimit: 'reads',
  scope: 'none',
  answer: z.array(rulesetSummary),
  errors: [],
  run: async (context) => list(context),
})

export const showRuleset = operation({
  summary: 'Get a ruleset with its options, moves, events, view and refusals',
  description:
    'Returns JSON Schemas (2020-12) for the options, moves, events and view. Each refusal names ' +
    'the rulebook clause that it enforces.',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'ruleset',
  answer: rulesetShown,
  errors: ['ruleset-unknown'],
  run: async (context, { id }) => show(context, id),
})

export const readRules = operation({
  summary: 'Get the rules as Markdown, with clause ids',
  description:
    'Returns the guide for players, followed by every clause. `part` selects either the guide ' +
    'or the clauses.',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'ruleset',
  input: z.strictObject({
    part: z
      .enum(['guide', 'clauses'])
      .optional()
      .describe('`guide`: the guide for players. `clauses`: the rulebook. Default: both.'),
  }),
  answer: z.string(),
  errors: ['ruleset-unknown'],
  run: (context, { id, input }) => rulesText(context, id, input.part),
})

export const showPack = operation({
  summary: 'Get a content pack',
  description:
    'Use a hash to get a specific version of the pack, or a name to get the current version. ' +
    'You can get account packs only if they are shared or belong to you. `warnings` lists ' +
    'content that is valid but unusual.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'ruleset',
  input: z.strictObject({ pack: packName }),
  answer: fullPack,
  errors: ['ruleset-unknown', 'pack-unknown', 'pack-withdrawn'],
  run: (context, { caller, id, input }) => pack(context, caller, id, input.pack),
})
