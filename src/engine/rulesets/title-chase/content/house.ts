import type { Content } from './schema.ts'
import pack from './title-chase-house.json' with { type: 'json' }

/** The built-in pack. A test validates its file, so that the start need not. */
export const house = pack as unknown as Content
