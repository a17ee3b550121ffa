export interface Term {
  readonly term: string
  readonly says: string
  readonly clause: string
}

interface Use {
  readonly term: Term
  /** Spelling of the term in the text. */
  readonly text: string
}

/**
 * Splits a string at the first use of each term that is not in `used`. If several terms start at
 * the same place, the longest term counts.
 */
export function partsOf(
  text: string,
  glossary: readonly Term[],
  used: Set<string> = new Set(),
): (string | Use)[] {
  const first = glossary
    .filter(({ term }) => !used.has(term))
    .flatMap((term) => {
      const found = patternOf(term.term).exec(text)
      return found ? [{ term, text: found[0], at: found.index }] : []
    })
    .sort((one, other) => one.at - other.at || other.text.length - one.text.length)[0]
  if (!first) return text === '' ? [] : [text]
  used.add(first.term.term)
  const rest = text.slice(first.at + first.text.length)
  return [
    ...(first.at > 0 ? [text.slice(0, first.at)] : []),
    { term: first.term, text: first.text },
    ...partsOf(rest, glossary, used),
  ]
}

/** A term may be a plural, and a term in lower case may begin a sentence. */
function patternOf(term: string): RegExp {
  const [head = '', ...rest] = term
  const escaped = `${anyCase(head)}${rest.join('')}`.replace(/[.*+?^${}()|\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w-])${escaped}(?:e?s)?(?![\w-])`)
}

const anyCase = (letter: string): string =>
  letter === letter.toUpperCase() ? letter : `[${letter}${letter.toUpperCase()}]`
