import { nearestName } from '../engine/kernel/closest-name.ts'
import { type Environment, fileVariable, secrets, variables } from './config.ts'

/**
 * Minimum length of a variable name that is checked for spelling mistakes. Shorter names and names
 * without an underscore are not checked, because they often belong to other programs.
 */
const MISSPELT_CHARACTERS_MIN = 6

export function misspelledVariables(env: Environment): string[] {
  const known = [...Object.keys(variables), ...[...secrets].map(fileVariable)]
  return Object.keys(env).flatMap((name) => {
    const isOurs = known.includes(name)
    const isLikely = name.includes('_') && name.length >= MISSPELT_CHARACTERS_MIN
    const meant = isOurs || !isLikely ? null : nearestName(name, known)
    return meant === null || env[meant]
      ? []
      : [`${name} is not a variable of Touchline: did you mean ${meant}?`]
  })
}
