import { z } from 'zod'
import { packName, rulesetId } from '../../service/shapes/common.ts'
import { packWhole, rulesetShown, rulesetSummary } from '../../service/shapes/rulesets.ts'
import { type Operations, openOperation } from '../operation.ts'

const id = { id: rulesetId }

export const rulesetQueries: Operations = {
  rulesets: openOperation({
    description: 'The games that can be played here.',
    bucket: 'reads',
    answer: z.array(rulesetSummary),
    run: ({ services }) => services.rulesets.list(),
  }),
  ruleset: openOperation({
    description:
      'All of one: options, moves, events and view as JSON Schema, refusal codes, packs.',
    bucket: 'reads',
    args: z.strictObject(id),
    answer: rulesetShown,
    run: ({ services, args }) => services.rulesets.show(args.id),
  }),
  rules: openOperation({
    description: 'The rules as Markdown, with the ids of their clauses.',
    bucket: 'reads',
    args: z.strictObject(id),
    answer: z.string(),
    run: ({ services, args }) => services.rulesets.rules(args.id),
  }),
  contentPack: openOperation({
    description:
      'A content pack whole, by name or hash, also one that was replaced; with what may surprise ' +
      'those who play with it.',
    bucket: 'reads',
    args: z.strictObject({ ...id, pack: packName }),
    answer: packWhole,
    run: ({ services, args }) => services.rulesets.pack(args.id, args.pack),
  }),
}
