import { z } from 'zod'
import { openApi } from '../document/openapi.ts'
import { type ReferencePage, referencePage } from '../document/reference/page.ts'
import { type Endpoint, type Endpoints, openEndpoint, type Unnamed } from '../endpoint.ts'
import { PAGE_HEADERS } from '../security.ts'

let page: ReferencePage | null = null

/** The API tells what it is: `all` are its endpoints, these included. */
export const referenceEndpoints = (all: () => readonly Endpoint[]): Endpoints => ({
  readReference: plainPage(all, {
    path: '/docs',
    summary: 'This description of the API as a page for people',
    description: 'With search and try-it where pages for people are served.',
  }),

  readPlainReference: plainPage(all, {
    path: '/docs/plain',
    summary: 'This description of the API as a page without scripts',
  }),
})

const plainPage = (
  all: () => readonly Endpoint[],
  said: { readonly path: string; readonly summary: string; readonly description?: string },
): Unnamed =>
  openEndpoint({
    ...said,
    method: 'GET',
    bucket: 'reads',
    answers: {
      200: {
        description: 'The reference; it loads nothing from elsewhere',
        content: { 'text/html': { schema: z.string(), example: '<!doctype html>…' } },
      },
    },
    errors: [],
    async handle({ services: { rulesets } }) {
      const listed = page === null ? await rulesets.list() : []
      const shown = await Promise.all(listed.map(({ id }) => rulesets.show(id)))
      page ??= referencePage(openApi(all(), []), shown)
      const { html, policy } = page
      return {
        body: html,
        headers: {
          ...PAGE_HEADERS,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
        },
      }
    },
  })
