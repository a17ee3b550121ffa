import { lineAt, type Scanned } from './scan.ts'

const impure: [RegExp, string][] = [
  [/\bDate\.now\b/g, 'reads the clock'],
  [/\bnew Date(?:\(\s*\)|(?!\s*\())/g, 'reads the clock'],
  [/\bperformance\.now\b/g, 'reads the clock'],
  [/\bMath\.random\b/g, 'makes luck of its own'],
  [/\bcrypto\.(?:random|getRandom)/g, 'makes luck of its own'],
  [/(?<![.\w$])process\./g, 'knows the process it runs in'],
  [/\bglobalThis\b/g, 'knows the process it runs in'],
  [/(?<![.\w$])console\./g, 'writes to the terminal'],
  [/(?<![.\w$])set(?:Timeout|Interval|Immediate)\b/g, 'waits'],
  [/(?<![.\w$])(?:async|await)\b(?!\s*[:,}=])/g, 'is asynchronous'],
  [/\bnew Promise\b|\bPromise\./g, 'is asynchronous'],
]

export function impuritiesIn({ code }: Scanned): { what: string; line: number }[] {
  return impure.flatMap(([pattern, what]) =>
    [...code.matchAll(pattern)].map((match) => ({ what, line: lineAt(code, match.index) })),
  )
}
