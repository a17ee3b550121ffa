import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { Audience } from '../accounts/authenticate.ts'
import type { Caller, OptionalCaller } from '../core/caller.ts'
import { isRole } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import type {
  Answered,
  IdOf,
  Operation,
  OperationRequest,
  StreamOperation,
  Subject,
} from '../core/operation.ts'
import type { Ports } from '../core/ports.ts'
import type { Scope } from '../core/schema.ts'
import { isClockDrifting } from '../monitoring/clock-drift.ts'
import { type DatabaseErrors, databaseErrorsOf } from '../monitoring/database-errors.ts'

type Lines<Result> = Result extends AsyncIterable<infer Line> ? Line : never

/**
 * `run` and `open` check the service mode, run the operation, and convert database outages into
 * service errors. The API layer must authenticate the caller and count the call before it calls
 * `run` or `open`.
 */
export class Service {
  readonly context: Context
  readonly #databaseErrors: DatabaseErrors
  readonly #endStreams: () => void
  readonly #close: () => Promise<void>
  #isDraining = false
  #closing: Promise<void> | null = null

  constructor(context: Context, stops: { endStreams(): void; close(): Promise<void> }) {
    this.context = context
    this.#databaseErrors = databaseErrorsOf(context.metrics)
    this.#endStreams = stops.endStreams
    this.#close = stops.close
  }

  /** This method is not `async`, because each additional promise makes moves slower. */
  run<Input extends z.ZodType, Answer extends z.ZodType | null, Of extends Subject | null>(
    operation: Operation<Input, Answer, Of>,
    request: OperationRequest<OptionalCaller, IdOf<Of>, z.output<Input>>,
  ): Promise<Answered<Answer>> {
    const { effect, subject, scope } = operation
    if (effect !== undefined) {
      // A quarantined game can be changed only by operators.
      const gameId = subject === 'game' && !isRole(scope as Scope) ? request.id : undefined
      const refusal = this.context.maintenance.refusal(effect, gameId)
      if (refusal) return Promise.reject(refusal)
    }
    return this.#databaseErrors.asService(operation.run(this.context, request))
  }

  open<Request, Result extends AsyncIterable<unknown> | Promise<unknown>>(
    operation: StreamOperation<Request, Result>,
    request: Request,
  ): Result {
    const opened = operation.open(this.context, request)
    return (
      opened instanceof Promise
        ? this.#databaseErrors.asService(opened)
        : this.#databaseErrors.asServiceLines(opened as AsyncIterable<Lines<Result>>)
    ) as Result
  }

  authenticate(bearer: string | null, audience?: Audience): Promise<Caller> {
    const { authenticator } = this.context
    return this.#databaseErrors.asService(authenticator.authenticate(bearer, audience))
  }

  /** Returns null unless this node has the caller's token in its cache. */
  known(bearer: string | null, audience?: Audience): Caller | null {
    return this.context.authenticator.known(bearer, audience)
  }

  knownOn(connection: object, authorization: string | undefined): Caller | null {
    return this.context.authenticator.knownOn(connection, authorization)
  }

  watch(caller: OptionalCaller, ended: () => void): () => void {
    return caller === null ? () => {} : this.context.authenticator.watch(caller, ended)
  }

  async readinessProblem(): Promise<string | null> {
    return this.#isDraining ? 'shutting-down' : databaseProblem(this.context.ports)
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  drain(): void {
    this.#isDraining = true
  }

  endStreams(): void {
    this.#endStreams()
  }

  close(): Promise<void> {
    this.#isDraining = true
    this.#closing ??= this.#close()
    return this.#closing
  }
}

/**
 * Maximum response time of the database; a node whose database takes longer counts as not ready.
 */
const PING_MILLISECONDS_MAX = 1_000

async function databaseProblem(ports: Ports): Promise<string | null> {
  if (isClockDrifting(ports)) return 'clock-drift'
  const tooLate = sleep(PING_MILLISECONDS_MAX, 'database-unavailable', { ref: false })
  const answered = ports.schema().then(
    (state) => (state === 'current' ? null : `schema-${state}`),
    () => 'database-unavailable',
  )
  return Promise.race([answered, tooLate])
}
