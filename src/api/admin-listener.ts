import { createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AddressAndPort } from '../config/values.ts'
import { RestError } from './rest/problems/errors.ts'

const OPERATOR_PATHS = /^\/(v1\/admin|console|metrics)(\/|$)/

/**
 * If `ADMIN_LISTEN` is set, the operator endpoints are served only on that address. Connections to
 * `ADMIN_LISTEN` are passed to the HTTP server that serves the players, so that the same limits
 * apply to operators.
 */
export class AdminListener {
  readonly #address: AddressAndPort | undefined
  readonly #sockets = new WeakSet<object>()
  #server: Server | null = null
  #ended: Promise<void> = Promise.resolve()

  constructor(address: AddressAndPort | undefined) {
    this.#address = address
  }

  serves(socket: object): boolean {
    return this.#address === undefined || this.#sockets.has(socket)
  }

  /**
   * Call `guard` before adding routes to the app, because Fastify applies a hook only to later
   * routes.
   */
  guard(app: FastifyInstance): void {
    if (this.#address === undefined) return
    app.addHook('onRoute', (route) => {
      if (!OPERATOR_PATHS.test(route.url)) return
      route.onRequest = [
        (request, _, done) =>
          done(this.serves(request.raw.socket) ? undefined : new RestError('not-found')),
        ...[route.onRequest ?? []].flat(),
      ]
    })
    app.addHook('preClose', async () => {
      this.#ended = new Promise((resolve) => this.#server?.close(() => resolve()) ?? resolve())
    })
  }

  async listen(app: FastifyInstance): Promise<number | null> {
    if (this.#address === undefined) return null
    const server = createServer((socket: Socket) => {
      this.#sockets.add(socket)
      app.server.emit('connection', socket)
    })
    this.#server = server
    server.maxConnections = app.server.maxConnections
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.#address, resolve)
    })
    const address = server.address()
    return typeof address === 'object' && address ? address.port : null
  }

  get ended(): Promise<void> {
    return this.#ended
  }
}
