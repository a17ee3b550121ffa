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
  summary: 'The games that this service knows',
  rateLimit: 'reads',
  scope: 'none',
  answer: z.array(rulesetSummary),
  errors: [],
  run: async (context) => list(context),
})

export const showRuleset = operation({
  summary: 'A ruleset: its options, moves, events, view and refusals',
  description:
    'Options, moves, events and view as JSON Schema (2020-12); each refusal with the clause of ' +
    'the rulebook that it enforces.',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'ruleset',
  answer: rulesetShown,
  errors: ['ruleset-unknown'],
  run: async (context, { id }) => show(context, id),
})

export const readRules = operation({
  summary: 'The rules as Markdown, with clause ids',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'ruleset',
  answer: z.string(),
  errors: ['ruleset-unknown'],
  run: (context, { id }) => rulesText(context, id),
})

export const showPack = operation({
  summary: 'A content pack whole: board, cards, players',
  description:
    'By its hash, also one that was replaced; by its name the one that is in use now. Packs of ' +
    'accounts are those that are shared, and those of whoever shows a token. ' +
    '`warnings` tell what may surprise those who play with it, though it keeps the rules.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'ruleset',
  input: z.strictObject({ pack: packName }),
  answer: fullPack,
  errors: ['ruleset-unknown', 'pack-unknown', 'pack-withdrawn'],
  run: (context, { caller, id, input }) => pack(context, caller, id, input.pack),
})
