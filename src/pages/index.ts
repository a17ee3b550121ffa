import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

/** What the build left: one page, and its parts by names that follow from what is in them. */
export interface PagesOptions {
  readonly folder: string
}

/** Addresses that the page itself takes apart. */
const SHELLS = [
  ...['/', '/play/*', '/join/*', '/replay', '/replay/*', '/console', '/console/*'],
  ...['/ratings', '/webhooks', '/graphiql'],
]
/** The reference with search and try-it, whose address is that of the plain one elsewhere. */
const REFERENCE = '/docs'

/** A page may load what lies here, and ask nobody else anything. */
const policy = (styles = "style-src 'self'", images = "img-src 'self' data:"): string =>
  [
    ...["default-src 'none'", "script-src 'self'", styles, images],
    ...["font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'"],
    ...["form-action 'none'", "frame-ancestors 'none'"],
  ].join('; ')

const PAGE = {
  'content-security-policy': policy(),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  vary: 'Accept-Encoding',
}
/** It may answer for the replay page, when there is no network, and for no other. */
const WORKER_FILE = 'replay-worker.js'
const WORKER = {
  'content-security-policy': policy(),
  'cache-control': 'no-cache',
  'service-worker-allowed': '/replay',
  vary: 'Accept-Encoding',
}
/** Its script writes styles into the page, and shows images that are answered. */
const REFERENCE_PAGE = {
  ...PAGE,
  'content-security-policy': policy(
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ),
}
/** A part never changes: what changes has another name. */
const PART = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }
/** A thread has the policy of its own script: this one loads the rules that it thinks with. */
const THINKER = { ...PART, 'content-security-policy': policy() }

/** The door for people: the pages, compressed when they were built. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { folder }) => {
  const asBuilt = { preCompressed: true, cacheControl: false, index: false } as const
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply, file) => reply.headers(headersOf(path.basename(file))),
  })
  const page = (url: string, name: string) => {
    const handler = (_: unknown, reply: FastifyReply) => reply.sendFile(name, folder)
    app.route({ method: ['GET', 'HEAD'], url, handler })
  }
  for (const url of SHELLS) page(url, 'index.html')
  page('/replay/worker.js', WORKER_FILE)
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: path.join(folder, 'replay'),
    prefix: '/replay/',
    // All else below that address is the page.
    wildcard: false,
    decorateReply: false,
    setHeaders: (reply) => reply.headers(THINKER),
  })
  if (!hasReference(folder)) return
  page(REFERENCE, 'docs.html')
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: path.join(folder, 'reference'),
    prefix: '/reference/',
    decorateReply: false,
    setHeaders: (reply) => reply.headers(PART),
  })
}

/** What the pages answer, and no other door therefore. */
export const answeredByPages = (folder: string | undefined): readonly string[] =>
  folder !== undefined && hasReference(folder) ? [REFERENCE] : []

/** Where its script could not be had at the build, there is none. */
const hasReference = (folder: string): boolean => existsSync(path.join(folder, 'reference'))

/** Of a file, or of what it was compressed to. */
function headersOf(name: string): Record<string, string> {
  if (name.startsWith('index.html')) return PAGE
  if (name.startsWith('docs.html')) return REFERENCE_PAGE
  return name.startsWith(WORKER_FILE) ? WORKER : PART
}
