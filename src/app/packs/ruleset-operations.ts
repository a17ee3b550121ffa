import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { packName } from '../core/schema.ts'
import { fullPack, rulesetShown, rulesetSummary } from './ruleset-schema.ts'

export const listRulesets = operation({
  summary: 'The games that this service knows',
  bucket: 'reads',
  scope: 'none',
  answer: z.array(rulesetSummary),
  errors: [],
  run: ({ rulesets }) => rulesets.list(),
})

export const showRuleset = operation({
  summary: 'A ruleset: its options, moves, events, view and refusals',
  description:
    'Options, moves, events and view as JSON Schema (2020-12); each refusal with the clause of ' +
    'the rulebook that it enforces.',
  bucket: 'reads',
  scope: 'none',
  of: 'ruleset',
  answer: rulesetShown,
  errors: ['ruleset-unknown'],
  run: ({ rulesets }, { id }) => rulesets.show(id),
})

export const readRules = operation({
  summary: 'The rules as Markdown, with clause ids',
  bucket: 'reads',
  scope: 'none',
  of: 'ruleset',
  answer: z.string(),
  errors: ['ruleset-unknown'],
  run: ({ rulesets }, { id }) => rulesets.rules(id),
})

export const showPack = operation({
  summary: 'A content pack whole: board, cards, players',
  description:
    'By its hash, also one that was replaced; by its name the one that is in use now. Packs of ' +
    'accounts are those that are shared, and those of whoever shows a token. ' +
    '`warnings` tell what may surprise those who play with it, though it keeps the rules.',
  bucket: 'reads',
  scope: 'sight',
  of: 'ruleset',
  input: z.strictObject({ pack: packName }),
  answer: fullPack,
  errors: ['ruleset-unknown', 'pack-unknown', 'pack-withdrawn'],
  run: ({ rulesets }, { caller, id, input }) => rulesets.pack(id, input.pack, caller),
})
