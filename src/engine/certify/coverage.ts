import type { Commit, Game } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { Tagged } from '../kernel/types.ts'

const SORTS = [
  ...['reason', 'cause', 'kind', 'outcome', 'purpose', 'decidedBy', 'how', 'identity', 'result'],
  ...['competition', 'award', 'step', 'status', 'payer'],
]

export class Coverage {
  readonly counts = new Map<string, number>()
  readonly #firsts = new Map<string, number>()
  seed = 0

  committed(game: Game, { cause, events }: Commit, rules: Ruleset): void {
    for (const event of events) for (const name of featuresOf(event)) this.#hit(name)
    if (cause.kind === 'move') this.#hit(`move ${cause.move.type}`)
    else this.#hit(`cause ${cause.kind}`)
    for (const { kind, suspendedBy } of game.open) {
      this.#hit(`question ${kind}`)
      if (suspendedBy !== undefined) this.#hit(`refusal ${suspendedBy}`)
    }
    const outcome = game.over && rules.outcome(game.state, game.table)
    if (outcome) this.#hit(`outcome ${outcome.reason}`)
  }

  lawful(clause: string): void {
    this.#hit(`law ${clause}`)
  }

  refused({ code }: Refusal): void {
    this.#hit(`refusal ${code}`)
  }

  rarestOf({ events }: Commit): string {
    const names = events.flatMap(featuresOf)
    const count = (name: string) => this.counts.get(name) ?? 0
    return names.reduce((one, name) => (count(name) < count(one) ? name : one), names[0] ?? '')
  }

  firstSeedOf(name: string): number | undefined {
    return this.#firsts.get(name)
  }

  add(other: Coverage): void {
    for (const [name, count] of other.counts) {
      this.counts.set(name, (this.counts.get(name) ?? 0) + count)
      if (!this.#firsts.has(name)) this.#firsts.set(name, other.firstSeedOf(name) ?? 0)
    }
  }

  #hit(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    if (!this.#firsts.has(name)) this.#firsts.set(name, this.seed)
  }
}

function featuresOf(event: Tagged): string[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>
  const sorts = SORTS.flatMap((name) =>
    typeof fields[name] === 'string' ? [`${name}=${fields[name]}`] : [],
  )
  const name = `event ${event.type}`
  return sorts.length === 0 ? [name] : [name, `sort ${event.type} ${sorts.join(' ')}`]
}

export function declaredBy(rules: Ruleset): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['event', Object.keys(rules.events)],
    ['refusal', Object.keys(rules.refusals)],
    ['question', Object.keys(rules.defaults)],
    ['move', Object.keys(rules.moves)],
  ])
}
