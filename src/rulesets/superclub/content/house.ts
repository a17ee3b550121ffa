import type { Content } from './schema.ts'
import house from './superclub-house.json' with { type: 'json' }

/** The house pack. Its file is checked against the schema by a test, so that no start pays for it. */
export const housePack = house as unknown as Content
