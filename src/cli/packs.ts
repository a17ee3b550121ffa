import { readFile } from 'node:fs/promises'
import { readContent } from '../engine/kernel/content.ts'
import { isFit, normalizeTexts, UNSEEN } from '../engine/kernel/name.ts'
import { malformedFields } from '../engine/kernel/refusal.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { rulesetNamed, UsageError } from './arguments.ts'

/** Each error or warning starts with the path of the affected field in the content pack. */
export interface PackReport {
  readonly faults: readonly string[]
  readonly warnings: readonly string[]
}

export async function readPackFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot read ${file} (${error.code})`)
  })
  try {
    return normalizeTexts(JSON.parse(text))
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`)
  }
}

export function rulesetOf(content: unknown): Ruleset {
  const { ruleset } = (content ?? {}) as { readonly ruleset?: unknown }
  if (typeof ruleset !== 'string')
    throw new UsageError(
      'a content pack must name its ruleset, for example "ruleset": "goalscorer"',
    )
  return rulesetNamed(ruleset)
}

export function reportOn(rules: Ruleset, content: unknown): PackReport {
  const read = readContent(rules, content)
  const seen = isFit(content) ? [] : [`/: a text ${UNSEEN}`]
  if (!read.success) {
    const faults = malformedFields(read.error.issues)
    return {
      faults: [...seen, ...faults.map(({ pointer, message }) => `${pointer || '/'}: ${message}`)],
      warnings: [],
    }
  }
  return {
    faults: seen,
    warnings: [...likeHouse(rules, read.data), ...(rules.contentWarnings?.(read.data) ?? [])],
  }
}

/**
 * A content pack must not have the id of a built-in pack, because the ids of packs must be unique.
 */
function likeHouse({ packs }: Ruleset, content: unknown): string[] {
  const { id } = content as { readonly id: string }
  const isTaken = packs.some((one) => (one as { readonly id?: string }).id === id)
  return isTaken ? [`/id: ${id} is the id of a built-in pack: choose another id`] : []
}
