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

/** A name that a person gives to something, however they type it: one rule for all. */
export const name = (most: number) =>
  z.string().normalize('NFC').trim().min(1).max(most).regex(fit, UNSEEN)

/** What somebody sends that may hold names anywhere: as they type them, they are all alike. */
export function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim()
  if (Array.isArray(value)) return value.map(tidied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, tidied(one)]))
}

/** Whether no text in it holds characters that nobody sees. */
export function isFit(value: unknown): boolean {
  if (typeof value === 'string') return fit.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([field, one]) => fit.test(field) && isFit(one))
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
