import type { RulesetSummary } from '../../../app/packs/ruleset-schema.ts'
import { VERSION } from '../../../version.ts'
import { guides, pages } from '../endpoint/guides.ts'
import { summaryOf } from './files.ts'

export async function llmsText(rulesets: readonly Pick<RulesetSummary, 'id' | 'title'>[]) {
  const lines = await Promise.all([
    ...guides.map((guide) => lineOf(`docs/guides/${guide}.md`)),
    ...pages.map((page) => lineOf(`docs/${page}.md`)),
  ])
  const rules = rulesets.map(
    ({ id, title }) =>
      `- [${title}](/v1/rulesets/${id}/rules): introduction for players, then each clause`,
  )
  return `# Touchline

> A service for football board games: create a game, read your open decision, submit a move.

Version ${VERSION}. Every address here is public. Agents play at \`/mcp\` (Model Context Protocol,
with the token of an account), programs at \`/v1\` (REST) or \`/graphql\`. All APIs use the same
terms and codes.

## Guides

${lines.join('\n')}

## Rules of the games

${rules.join('\n')}

## Reference

- [OpenAPI](/openapi.json): REST; the same as [YAML](/openapi.yaml)
- [OpenAPI for operators](/operators.json): REST; the same as [YAML](/operators.yaml)
- [GraphQL](/schema.graphql): the schema
- [Reference](/docs) and [guides](/docs/guides): as pages for people
`
}

async function lineOf(path: string): Promise<string> {
  const { title, sentence } = await summaryOf(path)
  return `- [${title}](/${path}): ${sentence.replace(/\.$/, '')}`
}
