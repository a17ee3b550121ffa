import { at as itemAt } from '../../engine/kernel/define.ts'
import type { Commit } from '../../engine/kernel/game.ts'
import type { ActivityEntry } from './health-schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly activity: ActivityFeed
  }
}

/** So many are told of each node: of a busy one the last few of each look. */
const KEPT_MAX = 30

/** As much of a live game as is told. */
interface Happened {
  readonly id: string
  readonly rules: { readonly id: string }
  readonly isOver: boolean
}

/** One thing, or a row of a game: told when somebody asks, since most of them nobody asks for. */
type Kept = ActivityEntry | Row
interface Row {
  readonly game: string
  readonly ruleset: string
  readonly commits: readonly Commit[]
  readonly ends: boolean
}

/** What has happened to games at this node of late: codes and ids, and nothing that was played. */
export class ActivityFeed {
  #kept: Kept[] = []

  note(happening: Kept): void {
    this.#kept.push(happening)
    // Seldom, so that most of them cost nothing but their place.
    if (this.#kept.length >= 2 * KEPT_MAX) this.#kept = this.#kept.slice(-KEPT_MAX)
  }

  /** A row of a game was stored. */
  stored({ id: game, rules, isOver }: Happened, commits: readonly Commit[]): void {
    this.note({ game, ruleset: rules.id, commits, ends: isOver })
  }

  /** The newest first. */
  shown(): ActivityEntry[] {
    const told = this.#kept.flatMap((one) => ('commits' in one ? happenings(one) : one))
    return told.slice(-KEPT_MAX).reverse()
  }
}

function happenings({ game, ruleset, commits, ends }: Row): ActivityEntry[] {
  const all = commits.map(({ at, cause }): ActivityEntry => {
    const seat = 'seat' in cause ? cause.seat : null
    return { at, game, ruleset, seat, ...told(cause) }
  })
  const { at } = itemAt(commits, commits.length - 1)
  return ends ? [...all, { at, game, ruleset, seat: null, what: 'ended', code: null }] : all
}

function told(cause: Commit['cause']): Pick<ActivityEntry, 'what' | 'code'> {
  if (cause.kind === 'move') return { what: 'moved', code: cause.by ?? null }
  if (cause.kind === 'time-out') return { what: 'timed-out', code: null }
  return { what: 'befell', code: cause.kind }
}
