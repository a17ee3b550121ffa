import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { partAddress } from '../../app/packs/show-rulesets.ts'
import { type GamePackage, KERNEL_API } from '../../games/manifest.ts'

export interface PagesOptions {
  readonly folder: string
  readonly packages?: ReadonlyMap<string, GamePackage>
}

/**
 * All paths of the web app return the same HTML document, whose script displays the page for the
 * path.
 */
const SHELLS = [
  ...['/', '/play/*', '/learn/*', '/join/*', '/replay', '/console', '/console/*'],
  ...['/ratings', '/account', '/@/*', '/webhooks', '/graphiql'],
  ...['/seasons', '/seasons/*', '/oauth/authorize'],
]
/** If the web pages were not built, the path `/docs` returns the API reference without scripts. */
const REFERENCE = '/docs'

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
/**
 * Service workers and their maximum scopes. The service worker for replays is registered for the
 * replay page and the lessons. The service worker for push notices controls no page.
 */
const WORKER_SCOPES = { 'replay-worker.js': '/', 'notices-worker.js': '/notices/' }
const WORKER = {
  'content-security-policy': policy(),
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
}
/** The script of the API reference adds inline styles and displays images from responses. */
const REFERENCE_PAGE = {
  ...PAGE,
  'content-security-policy': policy(
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ),
}
/** A JavaScript chunk never changes, because its name contains a hash of its content. */
const PART = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }
/** URL path of the modules that the boards and rules of packaged games import. */
const KIT = `/kit/${KERNEL_API}/`
const THINKER = { ...PART, 'content-security-policy': policy() }

const METHODS = ['GET', 'HEAD']

export const pages: FastifyPluginAsync<PagesOptions> = async (
  app,
  { folder, packages = new Map<string, GamePackage>() },
) => {
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
    // Only files that the build created are served, so that a request cannot read files outside the
    // folder.
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
  page('/replay/worker.js', 'replay-worker.js')
  page('/notices/worker.js', 'notices-worker.js')
  part('/assets/*', path.join(folder, 'assets'), nothing)
  part(`${KIT}*`, path.join(folder, KIT), nothing)
  for (const [ruleset, { folder: root, integrity, manifest }] of packages)
    for (const [name, file = ''] of Object.entries(manifest.pages))
      app.route({
        method: METHODS,
        url: partAddress(ruleset, integrity, name),
        handler: (_, reply) => reply.sendFile(file.replace('./', ''), root),
      })
  part('/replay/*', path.join(folder, 'replay'), (reply) => reply.sendFile('index.html', folder))
  if (!hasReference(folder)) return
  page(REFERENCE, 'docs.html')
  part('/reference/*', path.join(folder, 'reference'), nothing)
}

export const answeredByPages = (folder: string | undefined): readonly string[] =>
  folder !== undefined && hasReference(folder) ? [REFERENCE] : []

/**
 * The script of the API reference is missing if it could not be downloaded when the pages were
 * built.
 */
const hasReference = (folder: string): boolean => existsSync(path.join(folder, 'reference'))

function headersOf(file: string): Record<string, string> {
  const { dir, base } = path.parse(file)
  if (base.startsWith('index.html')) return PAGE
  if (base.startsWith('docs.html')) return REFERENCE_PAGE
  for (const [name, scope] of Object.entries(WORKER_SCOPES))
    if (base.startsWith(name)) return { ...WORKER, 'service-worker-allowed': scope }
  if (dir.endsWith(path.join('kit', `${KERNEL_API}`)))
    return { ...PART, 'cache-control': 'no-cache' }
  return path.basename(dir) === 'replay' ? THINKER : PART
}
