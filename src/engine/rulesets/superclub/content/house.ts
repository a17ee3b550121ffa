import type { Content } from './schema.ts'
import house from './superclub-house.json' with { type: 'json' }

/** The built-in content pack. A test validates its file, so it is not validated at start. */
export const housePack = house as unknown as Content
