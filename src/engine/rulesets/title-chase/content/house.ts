import type { Content } from './schema.ts'
import pack from './title-chase-house.json' with { type: 'json' }

/**
 * The built-in pack. Everything that the rulebook does not print is our own. A test checks the file
 * against the schema, so that no start pays for it.
 */
export const house = pack as unknown as Content
