import { z } from 'zod'

const CHARACTERS_MIN = 32
const DISTINCT_MIN = 10
const DISTINCT_PAIRS_MIN = 20
/**
 * Words that often occur in placeholders. By chance, about one in 50,000 random values of 43
 * characters contains such a word.
 */
const PLACEHOLDER =
  /secret|random|token|change|example|password|touchline|openssl|admin|service|output|qwert/i

/**
 * True if a person has probably typed the value, copied it from documentation, or repeated a
 * pattern.
 */
export function isGuessable(value: string): boolean {
  const pairs = new Set(Array.from(value.slice(1), (letter, at) => value[at] + letter))
  return (
    value.length < CHARACTERS_MIN ||
    new Set(value).size < DISTINCT_MIN ||
    pairs.size < DISTINCT_PAIRS_MIN ||
    PLACEHOLDER.test(value) ||
    !/\d/.test(value)
  )
}

const SECRET_CHARACTERS_MAX = 200
const randomText = z
  .string()
  .max(SECRET_CHARACTERS_MAX)
  .regex(/^[\w+/=.~-]+$/)

export const randomSecret = randomText.refine((value) => !isGuessable(value))
export const randomToken = randomText.refine(
  (token) => token.startsWith('tl_') && !isGuessable(token.slice(3)),
)
/** Requirement for secrets, as stated in descriptions and error messages. */
export const SECRET_RULE = 'at least 32 random characters; create one with `openssl rand -hex 32`'
