import type { JsonSchema } from './json-schema.ts'

interface Shared {
  readonly name: string
  readonly part: JsonSchema
  readonly places: JsonSchema[]
}

export class SharedParts {
  readonly #byText = new Map<string, Shared>()
  readonly #kind: 'responses' | 'parameters'

  constructor(kind: 'responses' | 'parameters') {
    this.#kind = kind
  }

  placed(name: string, part: JsonSchema): JsonSchema {
    const text = JSON.stringify(part)
    const shared = this.#byText.get(text) ?? { name, part, places: [] }
    const place = { ...part }
    shared.places.push(place)
    this.#byText.set(text, shared)
    return place
  }

  /**
   * If different schemas have the same name, only the most frequent schema becomes a named
   * component. Call `components` once, after all schemas have been added.
   */
  components(): Record<string, JsonSchema> {
    const found: Record<string, JsonSchema> = {}
    const shared = [...this.#byText.values()].sort((a, b) => b.places.length - a.places.length)
    for (const { name, part, places } of shared) {
      if (places.length < 2 || name in found) continue
      found[name] = part
      for (const place of places) {
        for (const key of Object.keys(place)) delete place[key]
        place.$ref = `#/components/${this.#kind}/${name}`
      }
    }
    return found
  }
}
