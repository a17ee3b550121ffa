import type { Role } from './schema.ts'

/** What somebody sets out to do, or has done: written once, and never changed. */
export interface AuditRecord {
  readonly id: string
  readonly at: number
  readonly account: string | null
  /** In which they did it; null: as anybody might. */
  readonly role: Role | null
  /** With which they came in; null: an identity provider vouched for them. */
  readonly token: string | null
  readonly action: string
  readonly game: string | null
  /** What it is about, where that is no game: the id of an account, a token or a pack. */
  readonly subject: string | null
  readonly running: boolean
  /** A code, where one is asked for. */
  readonly reason: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** What became of it: `done`, or the code that it was refused with. */
export interface AuditOutcome {
  readonly at: number
  readonly of: AuditRecord
  readonly outcome: string
}

/** From the one on, up to the other. */
export interface IdBounds {
  readonly from: string
  readonly to: string
}

/** As operators read it. */
export interface AuditView extends AuditRecord {
  /** In their own words. */
  readonly note: string | null
  /** Null: not known, for whoever did it has not come to say so. */
  readonly outcome: string | null
}

export interface AuditStore {
  /** A note may name somebody, and is kept apart from what never changes. */
  add(entry: AuditRecord, note?: string): Promise<void>
  /** Once: what was said first stays, as where it was stored with what the act has changed. */
  conclude(outcome: AuditOutcome): Promise<void>
  /** Of these acts those between two ids of which nobody has said what became, the newest first. */
  unknown(actions: readonly string[], between: IdBounds, most: number): Promise<AuditRecord[]>
  /** What was done of this while the game ran, oldest first. */
  whileItRan(game: string, actions: readonly string[], most: number): Promise<AuditRecord[]>
  /** Takes away those before an id, the oldest first; gives how many. Of 30 days all stay. */
  purge(before: string, most: number): Promise<number>
}
