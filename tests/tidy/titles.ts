import { lineAt, type Scanned } from './scan.ts'

export type Title = { text: string; line: number }

const call = /(?<![\w$.])(?:(?:t|tap)\.)?test\(\s*(?=['"`])/g
const field = /(?<![\w$.])title:\s*(?=['"`])/g

/** Finds test titles: `t.test('…'`, `test('…'`, and `title: '…'` in tables. */
export function titlesIn({ code, literals }: Scanned): Title[] {
  return [call, field].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const at = match.index + match[0].length
      return { text: joined(code, literals, at), line: lineAt(code, at) }
    }),
  )
}

function joined(code: string, literals: Scanned['literals'], start: number): string {
  let text = ''
  let at: number | undefined = start
  while (at !== undefined) {
    const literal = literals.get(at)
    if (literal === undefined) break
    text += literal.text
    const plus: RegExpExecArray | null = /^\s*\+\s*/.exec(code.slice(literal.end + 1))
    at = plus ? literal.end + 1 + plus[0].length : undefined
  }
  return text
}
