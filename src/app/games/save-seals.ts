import { z } from 'zod'
import { canonical } from '../../engine/kernel/json.ts'
import type { Seals } from '../core/ports.ts'
import { uuid } from '../core/schema.ts'

/** Beside the fields of a ruleset's document, none of which may have this name. */
const sealedSchema = z.looseObject({
  seal: z.strictObject({ game: uuid, mark: z.string().max(200) }),
})

/** A save as somebody brings it. */
export interface SubmittedSave {
  /** As its ruleset knows it. */
  readonly document: unknown
  /** The game that it is a save of; null: nobody vouches for it. */
  readonly of: string | null
}

/** What was saved, with a seal that breaks when anybody changes it or takes it for another game. */
export function sealed(seals: Seals, ruleset: string, game: string, document: object): object {
  return { ...document, seal: { game, mark: seals.sealed(bytesOf(ruleset, game, document)) } }
}

export function unsealed(seals: Seals, ruleset: string, brought: unknown): SubmittedSave {
  const { data } = sealedSchema.safeParse(brought)
  if (!data) return { document: withoutSeal(brought), of: null }
  const { seal, ...document } = data
  const holds = seals.holds(bytesOf(ruleset, seal.game, document), seal.mark)
  return { document, of: holds ? seal.game : null }
}

/** One that is no seal of ours is as good as none: the rest may be a save all the same. */
function withoutSeal(brought: unknown): unknown {
  if (typeof brought !== 'object' || brought === null || !('seal' in brought)) return brought
  const { seal: _, ...document } = brought
  return document
}

const bytesOf = (ruleset: string, game: string, document: object): Uint8Array =>
  Buffer.from(canonical([ruleset, game, document]))
