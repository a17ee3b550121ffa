import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

/** What the build left: one page, and its parts by names that follow from what is in them. */
export interface PagesOptions {
  readonly folder: string
}

/** Addresses that the page itself takes apart. */
const SHELLS = ['/', '/play/*', '/join/*', '/replay', '/replay/*', '/console', '/console/*']

/** The page may load what lies here, and ask nobody else anything. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:"],
  ...["font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'"],
  ...["form-action 'none'", "frame-ancestors 'none'"],
].join('; ')

const PAGE = {
  'content-security-policy': POLICY,
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
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  'service-worker-allowed': '/replay',
  vary: 'Accept-Encoding',
}
/** A part never changes: what changes has another name. */
const PART = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

/** The door for people: the pages, compressed when they were built. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { folder }) => {
  const asBuilt = { preCompressed: true, cacheControl: false, index: false } as const
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply, file) => reply.headers(headersOf(path.basename(file))),
  })
  const send = (_: unknown, reply: FastifyReply) => reply.sendFile('index.html', folder)
  app.get('/replay/worker.js', (_, reply) => reply.sendFile(WORKER_FILE, folder))
  for (const url of SHELLS) app.route({ method: ['GET', 'HEAD'], url, handler: send })
}

/** Of a file, or of what it was compressed to. */
function headersOf(name: string) {
  if (name.startsWith('index.html')) return PAGE
  return name.startsWith(WORKER_FILE) ? WORKER : PART
}
