import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

/** What the build left: one page, and its parts by names that follow from what is in them. */
export interface PagesOptions {
  readonly folder: string
}

/** Addresses that the page itself takes apart. */
const SHELLS = [
  ...['/', '/play/*', '/join/*', '/replay', '/console', '/console/*'],
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

const METHODS = ['GET', 'HEAD']

/** The door for people: the pages, compressed when they were built. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => reply.headers(headersOf(file)),
  })
  const page = (url: string, name: string) => {
    const handler = (_: unknown, reply: FastifyReply) => reply.sendFile(name, folder)
    app.route({ method: METHODS, url, handler })
  }
  const part = (url: string, root: string, otherwise: (reply: FastifyReply) => unknown) => {
    // All that was built is known: nothing else is looked for, however it is spelled.
    const names = new Set(existsSync(root) ? readdirSync(root) : [])
    app.route<{ Params: { '*': string } }>({
      method: METHODS,
      url,
      handler: ({ params: { '*': name } }, reply) =>
        names.has(name) ? reply.sendFile(name, root) : otherwise(reply),
    })
  }
  const nothing = (reply: FastifyReply) => reply.callNotFound()
  for (const url of SHELLS) page(url, 'index.html')
  page('/replay/worker.js', WORKER_FILE)
  part('/assets/*', path.join(folder, 'assets'), nothing)
  // All else below that address is the page.
  part('/replay/*', path.join(folder, 'replay'), (reply) => reply.sendFile('index.html', folder))
  if (!hasReference(folder)) return
  page(REFERENCE, 'docs.html')
  part('/reference/*', path.join(folder, 'reference'), nothing)
}

/** What the pages answer, and no other door therefore. */
export const answeredByPages = (folder: string | undefined): readonly string[] =>
  folder !== undefined && hasReference(folder) ? [REFERENCE] : []

/** Where its script could not be had at the build, there is none. */
const hasReference = (folder: string): boolean => existsSync(path.join(folder, 'reference'))

/** Of a file, or of what it was compressed to. */
function headersOf(file: string): Record<string, string> {
  const { dir, base } = path.parse(file)
  if (base.startsWith('index.html')) return PAGE
  if (base.startsWith('docs.html')) return REFERENCE_PAGE
  if (base.startsWith(WORKER_FILE)) return WORKER
  return path.basename(dir) === 'replay' ? THINKER : PART
}
