import type { Chance } from '../../kernel/chance.ts'
import { sameJson } from '../../kernel/json.ts'
import type { Tagged } from '../../kernel/types.ts'

const KEPT_MAX = 64

export class Listed {
  readonly #moves = new Map<string, Tagged[]>()
  readonly #values = new Map<string, unknown[]>()

  remember(move: Tagged): void {
    keep(this.#moves, move.type, move)
    this.#look('', move)
  }

  near({ type, ...fields }: Tagged, chance: Chance): Tagged {
    return { type, ...this.#record(fields, chance) }
  }

  late(types: readonly string[], chance: Chance): Tagged | null {
    const moves = types.flatMap((type) => this.#moves.get(type) ?? [])
    return moves.length > 0 ? chance.pick(moves) : null
  }

  #look(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.#look(name, one)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) this.#look(inner, one)
    else keep(this.#values, name, value)
  }

  #record(fields: object, chance: Chance): object {
    const entries = Object.entries(fields)
    if (entries.length === 0) return fields
    const [name, value] = chance.pick(entries)
    return { ...fields, [name]: this.#other(name, value, chance) }
  }

  #other(name: string, value: unknown, chance: Chance): unknown {
    if (Array.isArray(value)) return this.#list(name, value, chance)
    if (typeof value === 'object' && value !== null) return this.#record(value, chance)
    if (typeof value === 'boolean') return !value
    const others = (this.#values.get(name) ?? []).filter((one) => one !== value)
    if (typeof value === 'number') others.push(value + 1, value - 1)
    return others.length > 0 ? chance.pick(others) : value
  }

  #list(name: string, items: readonly unknown[], chance: Chance): unknown[] {
    const place = chance.below(items.length + 1)
    const isMore = place === items.length
    const added = isMore ? this.#values.get(name) : undefined
    if (isMore) return added ? [...items, chance.pick(added)] : [...items]
    if (chance.below(2) === 0) return items.toSpliced(place, 1)
    return items.with(place, this.#other(name, items[place], chance))
  }
}

function keep<T>(kept: Map<string, T[]>, name: string, value: T): void {
  const values = kept.get(name) ?? []
  if (values.some((one) => sameJson(one, value))) return
  kept.set(name, [...values, value].slice(-KEPT_MAX))
}
