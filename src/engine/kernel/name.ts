import { z } from 'zod'

/**
 * What nobody sees, or what makes a line read as another than it is: control and format characters
 * (those that turn the direction of writing among them), breaks of lines, halves of characters, and
 * what has no meaning of its own.
 */
const UNFIT = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}`
const fit = new RegExp(`^[^${UNFIT}]*$`, 'u')
const unfit = new RegExp(`[${UNFIT}]`, 'gu')

export const UNSEEN = 'holds characters that nobody sees'

/** However a name is typed, it is one name. */
export const normalizeName = (text: string): string => text.normalize('NFC').trim()

/** A name that a person gives to something: one rule for all. */
export const name = (most: number) =>
  z.string().overwrite(normalizeName).min(1).max(most).regex(fit, UNSEEN)

/** What somebody sends that may hold names anywhere: as they type them, they are all alike. */
export function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return normalizeName(value)
  if (Array.isArray(value)) return value.map(normalizeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, normalizeTexts(one)]),
  )
}

/** Whether no text in it holds characters that nobody sees. */
export const isFit = (value: unknown): boolean => unfitAt(value) === null

/** The place of the first such text, as a JSON pointer; null: there is none. */
export function unfitAt(value: unknown): string | null {
  if (typeof value === 'string') return fit.test(value) ? null : ''
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) {
    // By numbers: what is sent may hold a great many.
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

/** A name from what somebody else calls a person: what is left of it; null where nothing is. */
export function nameIn(text: string, most: number): string | null {
  const whole = text.toWellFormed().normalize('NFC').replace(unfit, '').trim()
  // By characters, lest one be cut in half.
  let kept = ''
  for (const character of whole) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept.trim() === '' ? null : kept.trim()
}
