import type { Content } from './schema.ts'
import pack from './title-chase-house.json' with { type: 'json' }

/** The built-in content pack. A test validates its file, so it is not validated at start. */
export const house = pack as unknown as Content
