import { z } from 'zod'
import { canonical } from '../../engine/kernel/json.ts'
import type { Seals } from '../core/ports.ts'
import { uuid } from '../core/schema.ts'
import { parseCauses, type SaveCauses } from './save-causes.ts'

/**
 * The service adds these fields to the ruleset's document as proof of origin, so a ruleset must not
 * use fields with these names.
 */
const proofSchema = z.looseObject({
  seal: z.unknown().optional(),
  causes: z.unknown().optional(),
})
const sealSchema = z.strictObject({ game: uuid, mark: z.string().max(200) })

export interface SubmittedSave {
  readonly document: unknown
  /**
   * Id of the original game according to the signature of the saved game; null if the signature is
   * missing or invalid.
   */
  readonly of: string | null
  readonly causes: SaveCauses | null
}

/**
 * The signature of a saved game covers the document and the id of the game from which it was saved.
 */
export const sealed = (
  seals: Seals,
  ruleset: string,
  game: string,
  document: object,
  causes: SaveCauses | null,
): object => ({
  ...document,
  ...(causes && { causes }),
  seal: { game, mark: seals.sealed(bytesOf(ruleset, game, document)) },
})

export function unsealed(seals: Seals, ruleset: string, submitted: unknown): SubmittedSave {
  const { data } = proofSchema.safeParse(submitted)
  if (!data) return { document: submitted, of: null, causes: null }
  const { seal, causes, ...document } = data
  const known = sealSchema.safeParse(seal).data
  const holds = known && seals.holds(bytesOf(ruleset, known.game, document), known.mark)
  return { document, of: holds ? known.game : null, causes: parseCauses(causes) }
}

const bytesOf = (ruleset: string, game: string, document: object): Uint8Array =>
  Buffer.from(canonical([ruleset, game, document]))
