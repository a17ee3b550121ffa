import { byId, byPack } from 'touchline/kit'
import type { Content } from './schema.ts'

export const shotsOf = byPack(({ shots }: Content) => byId(shots))
