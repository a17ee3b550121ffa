import { z } from 'zod'
import { listRulesets, showRuleset } from '../../../app/packs/show-rulesets.ts'
import { guidePage, guidesPage } from '../document/guides/page.ts'
import type { HtmlPage } from '../document/html-page.ts'
import { openApi } from '../document/openapi.ts'
import { referencePage } from '../document/reference/page.ts'
import { TAGGED } from '../document/texts.ts'
import {
  type Ask,
  type Endpoint,
  type Endpoints,
  openEndpoint,
  type PathOf,
} from '../endpoint/endpoint.ts'
import { CACHE_HEADERS, cacheableText } from '../wire/caching.ts'
import { PAGE_HEADERS } from '../wire/security.ts'

export const htmlPageEndpoints = (all: () => readonly Endpoint[]): Endpoints => {
  let reference: HtmlPage | null = null
  const page = async ({ service: { context } }: PublicRequest<object>): Promise<HtmlPage> => {
    if (reference) return reference
    const listed = listRulesets(context)
    const shown = listed.map(({ id }) => showRuleset(context, id))
    reference = referencePage(openApi(all(), [], 'everyone'), shown)
    return reference
  }
  return {
    readReference: pageAt('/docs', {
      summary: 'Get the API reference as HTML',
      description:
        'If this node serves the web pages, the reference includes search and a form for ' +
        'sending requests.',
      page,
    }),
    readPlainReference: pageAt('/docs/plain', {
      summary: 'Get the API reference as HTML without scripts',
      page,
    }),
    listGuides: pageAt('/docs/guides', {
      summary: 'Get the list of guides as HTML',
      page: guidesPage,
    }),
    showGuide: pageAt('/docs/guides/{guide}', {
      summary: 'Get a guide as HTML',
      page: ({ path }) => guidePage(`docs/guides/${path.guide}.md`),
    }),
    showPage: pageAt('/docs/{page}', {
      summary: 'Get a documentation page as HTML',
      page: ({ path }) => guidePage(`docs/${path.page}.md`),
    }),
  }
}

interface Page<Path> {
  readonly summary: string
  readonly description?: string
  page(ask: PublicRequest<Path>): Promise<HtmlPage>
}
type PublicRequest<Path> = Pick<Ask<null, Path, object, undefined>, 'service' | 'path'>

const pageAt = <const Path extends string>(path: Path, { page, ...said }: Page<PathOf<Path>>) =>
  openEndpoint({
    ...said,
    method: 'GET',
    path,
    bucket: 'reads',
    errors: path.includes('{') ? ['not-found'] : [],
    answers: {
      200: {
        description: 'The page, without external resources',
        content: { 'text/html': { schema: z.string(), example: '<!doctype html>…' } },
        headers: TAGGED,
      },
      304: CACHE_HEADERS,
    },
    async handle(ask) {
      const shown = await page(ask)
      const type = 'text/html; charset=utf-8'
      const { headers, ...answer } = await cacheableText(shown, type, ask.request)
      const policy = { 'content-security-policy': shown.policy }
      return { ...answer, headers: { ...headers, ...PAGE_HEADERS, ...policy } }
    },
  })
