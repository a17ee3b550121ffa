import type { Content } from './schema.ts'
import house from './superclub-house.json' with { type: 'json' }

/** The house pack. A test checks its file against the schema, so that no start pays for it. */
export const housePack = house as unknown as Content
