import { setImmediate as nextTick } from 'node:timers/promises'
import { z } from 'zod'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import { blank, opening } from '../../engine/kernel/game.ts'
import { sameJson } from '../../engine/kernel/json.ts'
import { Refusal } from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { save, savesOf } from '../../engine/kernel/saves.ts'
import { buildTable } from '../../engine/kernel/table.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { replayCause, type TimedCause } from '../../engine/kernel/verify.ts'
import { hmacLuck } from '../../engine/luck/stream.ts'
import { uuid } from '../core/schema.ts'
import type { Pack } from '../packs/packs.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { entropyOf } from '../runtime/stored-log.ts'

const causesSchema = z.strictObject({
  game: uuid,
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  entropy: z.array(z.string().max(64)).max(SEATS_MAX),
  log: z.array(z.strictObject({ at: z.int().min(0), cause: z.looseObject({ kind: z.string() }) })),
})
export interface SaveCauses extends Omit<z.infer<typeof causesSchema>, 'log'> {
  /** Actions of the players. Only a replay of the game can show whether the actions are legal. */
  readonly log: readonly TimedCause[]
}

/**
 * Returns null while the seed is secret, and for games that started from a saved game or a fork,
 * because such games cannot be replayed from the seed and the players' actions.
 */
export function causesOf({ id, record, isOver, commits }: LiveGame): SaveCauses | null {
  const { seed, save, origin } = record
  if (!isOver || save !== null || origin !== null) return null
  const log = commits.map(({ at, cause }) => ({ at, cause }))
  return { game: id, seed, entropy: entropyOf(record), log }
}

export function parseCauses(causes: unknown): SaveCauses | null {
  const { data } = causesSchema.safeParse(causes)
  return data ? (data as unknown as SaveCauses) : null
}

const CAUSES_AT_ONCE = 50

export async function leadTo(
  rules: Ruleset,
  { content, hash }: Pack,
  document: unknown,
  { game: id, seed, entropy, log }: SaveCauses,
): Promise<boolean> {
  const table = tableIn(rules, content, log)
  if (table === null) return false
  const game = blank(rules, table)
  const luck = hmacLuck(seed, id, entropy)
  for (const [place, timed] of log.entries()) {
    if (!replayCause(rules, game, timed, luck)) return false
    if (place % CAUSES_AT_ONCE === 0) await nextTick()
  }
  const saves = savesOf(rules)
  return saves.kinds.some((kind) => {
    const request = { kind, viewer: 0, names: [], packHash: hash }
    const again = orRefused(() => save(rules, game, request))
    return again !== null && sameJson(saves.nameless(again), saves.nameless(document))
  })
}

function tableIn(rules: Ruleset, content: unknown, log: SaveCauses['log']): Table | null {
  const first = log[0]?.cause
  const { data } = opening.safeParse(first && 'opening' in first ? first.opening : null)
  if (!data) return null
  const { seats, options, choices, decisionSeconds } = data
  return orRefused(() =>
    buildTable(rules, { seats: seats.length, options, choices, decisionSeconds, content }),
  )
}

function orRefused<T>(run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
