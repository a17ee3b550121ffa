/** Turns `draft-pick` into `draftPick`, and `unhappy.stayOut` into `unhappyStayOut`. */
export function fieldName(name: string): string {
  const whole = typeName(name)
  const isLegal = /^[A-Za-z]\w*$/.test(name)
  return isLegal ? name : legal(whole.charAt(0).toLowerCase() + whole.slice(1))
}

export const typeName = (name: string): string =>
  wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/**
 * Turns `rising-star` and `risingStar` into `RISING_STAR`. Returns null if no valid name can be
 * derived from the value.
 */
export function enumName(value: string): string | null {
  if (!/^[A-Za-z0-9][\w .:/-]*$/.test(value)) return null
  const humps = value.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
  return legal(wordsOf(humps).join('_').toUpperCase())
}

const wordsOf = (name: string): string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word)

const legal = (name: string): string => (/^[A-Za-z]/.test(name) ? name : `_${name}`)

/** Thrown if two Touchline names become the same GraphQL name. */
export class NameCollision extends Error {
  constructor(name: string, where: string) {
    super(`two names map to ${name} (${where})`)
    this.name = 'NameCollision'
  }
}

export function byName<T>(
  names: Iterable<readonly [name: string, value: T]>,
  where: string,
): Map<string, T> {
  const all = new Map<string, T>()
  for (const [name, value] of names) {
    if (all.has(name)) throw new NameCollision(name, where)
    all.set(name, value)
  }
  return all
}
