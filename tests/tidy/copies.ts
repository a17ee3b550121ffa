import { lineAt, type Scanned } from './scan.ts'

const opening = '([{'
const closing = ')]}'

/**
 * Finds rest patterns (`...rest`) and literals that combine a spread with other members. Such
 * patterns and literals are many times slower than named fields. A single spread is allowed because
 * it is fast, and code outside functions is allowed because it runs only once.
 */
export function partialCopiesIn({ code }: Scanned): number[] {
  const open: { readonly at: number; readonly spreads: number[]; commas: number }[] = []
  const lines: number[] = []
  for (let at = 0; at < code.length; at += 1) {
    const character = code[at]!
    const inner = open.at(-1)
    if (opening.includes(character)) open.push({ at, spreads: [], commas: 0 })
    else if (closing.includes(character)) {
      const closed = open.pop()
      const isPart = closed && (closed.commas > 0 || isPattern(code, at))
      if (character === '}' && isPart && open.length > 0)
        lines.push(...closed.spreads.map((place) => lineAt(code, place)))
    } else if (inner && character === ',' && /^\s*[^\s)\]}]/.test(code.slice(at + 1)))
      inner.commas += 1
    else if (inner && code.startsWith('...', at)) {
      inner.spreads.push(at)
      at += 2
    }
  }
  return lines.sort((one, other) => one - other)
}

/** Finds patterns such as `const { ...rest } = of`. */
const isPattern = (code: string, end: number): boolean =>
  /^\}\s*=[^=>]/.test(code.slice(end, end + 9))
