import type { AuditRecord, AuditStore } from '../audit-ports.ts'
import type { LookRecord } from '../shapes/desk.ts'

/**
 * That something which only operators may stands in the audit. What is privileged takes one first;
 * none is made anywhere else, and each serves once.
 */
export class Warrant {
  /** What stands in the audit: who does what to which game, in which role. */
  readonly entry: AuditRecord
  readonly look: LookRecord | null
  /** It is for the act itself, not for something on its way: when that is done, so is the act. */
  readonly isWhole: boolean
  #hasServed = false

  private constructor(entry: AuditRecord, look: LookRecord | null, isWhole: boolean) {
    this.entry = entry
    this.look = look
    this.isWhole = isWhole
  }

  /** Made once the row is stored. */
  static async issued(
    audits: Pick<AuditStore, 'add'>,
    entry: AuditRecord,
    note?: string,
  ): Promise<Warrant> {
    await audits.add(entry, note)
    return new Warrant(entry, null, true)
  }

  /** A look stands in the audit already, with all that is seen by it. */
  static under(look: LookRecord, entry: Omit<AuditRecord, 'id'>): Warrant {
    return new Warrant({ ...entry, id: look.id }, look, false)
  }

  /** For another call on the way of the act, for which the same row stands. */
  again(): Warrant {
    return new Warrant(this.entry, this.look, false)
  }

  /** Said first by all that is privileged. */
  serve(game: string | null = this.entry.game): void {
    const { action, game: own } = this.entry
    if (this.#hasServed) throw new Error(`the warrant for ${action} has served`)
    if (game !== own) throw new Error(`the warrant for ${action} is not one for ${game}`)
    this.#hasServed = true
  }
}
