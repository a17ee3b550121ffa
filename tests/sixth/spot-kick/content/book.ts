import { byId, byPack } from '../../../../src/engine/rulesets/shared/book.ts'
import type { Content } from './schema.ts'

export const shotsOf = byPack(({ shots }: Content) => byId(shots))
