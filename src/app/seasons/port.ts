import type { AuditCapability } from '../core/audit-capability.ts'
import type { Declared } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly seasons: SeasonStore
  }
}

export interface SeasonRecord {
  readonly id: string
  readonly name: string
  readonly ruleset: string
  readonly packHash: string
  readonly options: object
  readonly seats: number
  readonly deals: number
  readonly decisionSeconds: number
  readonly createdAt: number
  readonly startsAt: number
  /**
   * Time at which the season is revealed, which makes the seed and all games of the season public.
   */
  readonly endsAt: number
  readonly voidedAt: number | null
  readonly commitment: string
  /** The season's seed, which is secret until the season ends. */
  readonly seed: string
}

export interface EntryRecord {
  readonly account: string
  readonly name: string | null
  readonly state: 'in' | 'withdrawn'
  readonly declared: Declared | null
}

export interface FixtureResult {
  /**
   * The season entrant's points for the game: 1 for winning alone, a fraction if several seats
   * share first place, or else 0.
   */
  readonly win: number
  readonly margin: number
  readonly moves: number
  readonly late: number
  readonly seconds: number
}

/**
 * Numbers that the service counted during a game, and that cannot be verified with the game's log.
 */
export interface FixtureCounts {
  readonly illegal: number
  /**
   * Number of characters that MCP tools sent to the agent (`charactersOut`) and that the agent sent
   * to MCP tools (`charactersIn`).
   */
  readonly charactersOut: number
  readonly charactersIn: number
}

export interface FixtureRecord extends FixtureCounts {
  readonly account: string
  readonly deal: number
  readonly game: string
  readonly result: FixtureResult | null
}

export interface NamedFixture extends FixtureRecord {
  readonly name: string | null
}

export type Deal = Pick<FixtureRecord, 'account' | 'deal' | 'game'>

export interface SeasonStore {
  create(capability: AuditCapability, season: SeasonRecord): Promise<void>
  end(capability: AuditCapability, id: string, at: number, isVoid: boolean): Promise<void>
  list(before: string | null, limit: number): Promise<SeasonRecord[]>
  find(id: string): Promise<SeasonRecord | null>
  /**
   * Adds the account to the season. Returns false if the account, or another account of the same
   * owner, is already in the season.
   */
  enter(season: string, account: string, declared: Declared | null, at: number): Promise<boolean>
  withdraw(season: string, account: string): Promise<boolean>
  entries(season: string): Promise<EntryRecord[]>
  fixtures(season: string): Promise<FixtureRecord[]>
  fixturesAfter(season: string, game: string | null, limit: number): Promise<NamedFixture[]>
  lastFixture(season: string, account: string): Promise<FixtureRecord | null>
  /**
   * Returns the stored fixture, which differs from the given fixture if a concurrent call stored a
   * fixture first.
   */
  addFixture(season: string, fixture: Deal): Promise<Deal>
  settle(game: string, result: FixtureResult): Promise<void>
  count(game: string, more: Partial<FixtureCounts>): Promise<void>
}
