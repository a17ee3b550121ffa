import { z } from 'zod'
import { packWhole, rulesetShown, rulesetSummary } from '../../service/shapes/rulesets.ts'
import { markdownExample, packExample, rulesetExample } from '../document/examples/rulesets.ts'
import { type Endpoint, json, openEndpoint } from '../endpoint.ts'

const { id, version, title, seats, packs } = rulesetExample

export const rulesetEndpoints: readonly Endpoint[] = [
  openEndpoint({
    operation: 'listRulesets',
    method: 'GET',
    path: '/v1/rulesets',
    tag: 'Rulesets',
    summary: 'The games that this service knows',
    bucket: 'reads',
    answers: {
      200: json('All of them, in alphabetical order', z.array(rulesetSummary), [
        { id, version, title, seats, packs },
      ]),
    },
    errors: [],
    handle: async ({ services }) => ({ body: await services.rulesets.list() }),
  }),

  openEndpoint({
    operation: 'showRuleset',
    method: 'GET',
    path: '/v1/rulesets/{ruleset}',
    tag: 'Rulesets',
    summary: 'A ruleset: its options, moves, events, view and refusals',
    description:
      'Options, moves, events and view as JSON Schema (2020-12); each refusal with the clause of ' +
      'the rulebook that it enforces.',
    bucket: 'reads',
    answers: { 200: json('The ruleset', rulesetShown, rulesetExample) },
    errors: ['ruleset-unknown'],
    handle: async ({ services, path }) => ({ body: await services.rulesets.show(path.ruleset) }),
  }),

  openEndpoint({
    operation: 'readRules',
    method: 'GET',
    path: '/v1/rulesets/{ruleset}/rules',
    tag: 'Rulesets',
    summary: 'The rules as Markdown, with clause ids',
    bucket: 'reads',
    answers: {
      200: {
        description: 'The rulebook',
        content: { 'text/markdown': { schema: z.string(), example: markdownExample } },
      },
    },
    errors: ['ruleset-unknown'],
    async handle({ services, path }) {
      const body = await services.rulesets.rules(path.ruleset)
      return { body, headers: { 'content-type': 'text/markdown; charset=utf-8' } }
    },
  }),

  openEndpoint({
    operation: 'showPack',
    method: 'GET',
    path: '/v1/rulesets/{ruleset}/packs/{pack}',
    tag: 'Rulesets',
    summary: 'A content pack whole: board, cards, players',
    description:
      'By its hash, also one that was replaced; by its name the one that is in use now. ' +
      '`warnings` tell what may surprise those who play with it, though it keeps the rules.',
    bucket: 'reads',
    answers: {
      200: json('The pack', packWhole, packExample),
    },
    errors: ['ruleset-unknown', 'pack-unknown'],
    handle: async ({ services, path }) => ({
      body: await services.rulesets.pack(path.ruleset, path.pack),
    }),
  }),
]
