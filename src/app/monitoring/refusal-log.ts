import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { ServiceError } from '../core/errors.ts'
import type { Ports } from '../core/ports.ts'
import type { RefusalNote, RefusedGame } from './refusal-port.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly refusals: Pick<RefusalLog, 'record'>
  }
}

const WRITTEN_EVERY_MILLISECONDS = 5_000
/**
 * Maximum number of refused moves per account that are stored with each write, so that refused
 * moves cannot fill the database.
 */
const NOTED_PER_ACCOUNT_MAX = 100
const NOTED_MAX = 10_000
const NOTED_PER_GAME_MAX = 50

type Report = (problem: string, error: unknown) => void

interface RefusingGame {
  readonly id: string
  readonly rules: Ruleset
  readonly commits: readonly unknown[]
}
interface Refused {
  readonly live: RefusingGame
  readonly account: string
  readonly seat: number | null
  readonly move: unknown
}

export class RefusalLog {
  readonly #ports: Pick<Ports, 'refusals' | 'clock'>
  readonly #report: Report
  #games = new Map<string, RefusedGame & { readonly notes: RefusalNote[] }>()
  readonly #ofAccount = new Map<string, number>()
  #noted = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(ports: Pick<Ports, 'refusals' | 'clock'>, report: Report) {
    this.#ports = ports
    this.#report = report
  }

  record(error: ServiceError, { live, account, seat, move }: Refused): void {
    if (error.kind === 'busy' || error.kind === 'broken') return
    const ofAccount = (this.#ofAccount.get(account) ?? 0) + 1
    if (ofAccount > NOTED_PER_ACCOUNT_MAX || this.#noted >= NOTED_MAX) return
    this.#ofAccount.set(account, ofAccount)
    this.#noted += 1
    const at = this.#ports.clock.now()
    const { code, clause, decision } = error
    const note = { at, seat, code, clause, question: decision?.kind ?? null }
    const notes = this.#games.get(live.id)?.notes ?? []
    notes.unshift({ ...note, move: typeIn(live, move) })
    if (notes.length > NOTED_PER_GAME_MAX) notes.pop()
    const refused = (this.#games.get(live.id)?.refused ?? 0) + 1
    const game = live.id
    this.#games.set(game, { game, moves: live.commits.length, refused, at, notes })
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), WRITTEN_EVERY_MILLISECONDS).unref()
  }

  /** `write` never rejects, and drops entries that cannot be written. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const games = [...this.#games.values()]
      this.#games = new Map()
      this.#ofAccount.clear()
      this.#noted = 0
      if (games.length === 0) return
      await this.#ports.refusals
        .add(games)
        .catch((error) => this.#report('refusals cannot be stored', error))
    })
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }
}

/** If the type of a refused move is unknown, the type is not stored, because it may be any text. */
function typeIn({ rules }: RefusingGame, move: unknown): string | null {
  const type = (move as { readonly type?: unknown } | null | undefined)?.type
  return typeof type === 'string' && Object.hasOwn(rules.moves, type) ? type : null
}
