import { z } from 'zod'

/**
 * Invisible or misleading characters: control and format characters (including characters that
 * change the text direction), line breaks, lone surrogates, and private-use characters.
 */
const UNFIT = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}`
/**
 * The characters of `UNFIT` up to U+FFFF, in a syntax that the regular expressions of other
 * programming languages support.
 */
const UNFIT_BASIC =
  String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2` +
  String.raw`\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ud800-\uf8ff\ufeff` +
  String.raw`\ufff9-\ufffb`
const basicallyFit = new RegExp(`^[^${UNFIT_BASIC}]*$`, 'u')
const fit = new RegExp(`^[^${UNFIT}]*$`, 'u')
const unfit = new RegExp(`[${UNFIT}]`, 'gu')

export const UNSEEN = 'contains invisible characters'

export const normalizeName = (text: string): string => text.normalize('NFC').trim()

export const name = (most: number) =>
  z
    .string()
    .overwrite(normalizeName)
    .min(1)
    .max(most)
    .regex(basicallyFit, UNSEEN)
    .refine((text) => fit.test(text) || !basicallyFit.test(text), UNSEEN)

export function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return normalizeName(value)
  if (Array.isArray(value)) return value.map(normalizeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, normalizeTexts(one)]),
  )
}

export const isFit = (value: unknown): boolean => unfitAt(value) === null

/**
 * Returns a JSON Pointer to the first string with invisible or misleading characters, or null if no
 * string has such characters.
 */
export function unfitAt(value: unknown): string | null {
  if (typeof value === 'string') return fit.test(value) ? null : ''
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) {
    // The string may be very long, and a loop with an index is faster than an iterator.
    for (let at = 0; at < value.length; at += 1) {
      const found = unfitAt(value[at])
      if (found !== null) return `/${at}${found}`
    }
    return null
  }
  for (const [field, one] of Object.entries(value)) {
    const found = unfitAt(one)
    if (found !== null) return `/${field}${found}`
    if (!fit.test(field)) return ''
  }
  return null
}

/** Converts an external display name into a valid name; null if no valid character is left. */
export function nameIn(text: string, most: number): string | null {
  const whole = text.toWellFormed().normalize('NFC').replace(unfit, '').trim()
  // This loop reads whole code points, so that the name never ends with half of a surrogate pair.
  let kept = ''
  for (const character of whole) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept.trim() === '' ? null : kept.trim()
}
