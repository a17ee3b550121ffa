import {
  listRulesets,
  readRules,
  showPack,
  showRuleset,
} from '../../../app/packs/ruleset-operations.ts'
import { markdownExample, packExample, rulesetExample } from '../document/examples/rulesets.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { get } from '../endpoint/methods.ts'
import { CACHE_HEADERS, cachedByHash } from '../wire/caching.ts'

const { id, version, title, line, lasts, seats, packs, levels } = rulesetExample

export const rulesetEndpoints: Endpoints = {
  listRulesets: get('/v1/rulesets', listRulesets, {
    answers: 'All rulesets in alphabetical order',
    example: [{ id, version, title, line, lasts, seats, packs, levels, package: null }],
  }),

  showRuleset: get('/v1/rulesets/{ruleset}', showRuleset, {
    answers: 'The ruleset',
    example: rulesetExample,
  }),

  readRules: get('/v1/rulesets/{ruleset}/rules', readRules, {
    answers: 'The rulebook',
    media: 'text/markdown',
    example: markdownExample,
    written: (body) => ({ body, headers: { 'content-type': 'text/markdown; charset=utf-8' } }),
  }),

  showPack: get('/v1/rulesets/{ruleset}/packs/{pack}', showPack, {
    answers: 'The pack',
    example: packExample,
    headers: {
      etag: 'Hash of the content',
      'cache-control': '`immutable` if you request the pack by hash',
    },
    others: { 304: CACHE_HEADERS },
    written: cachedByHash,
  }),
}
