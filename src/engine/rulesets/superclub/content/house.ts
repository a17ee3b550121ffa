import type { Content } from './schema.ts'
import house from './superclub-house.json' with { type: 'json' }

/** The built-in pack. A test validates its file, so that the start need not. */
export const housePack = house as unknown as Content
