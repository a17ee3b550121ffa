import { closing, lineAt, type Scanned } from './scan.ts'

export type Found = { name: string; line: number; lines: number }

const control = new Set(['if', 'for', 'while', 'switch', 'catch', 'with', 'await'])
const typeOperators =
  /^(?:extends|is|keyof|typeof|readonly|infer|asserts|new|unique|abstract|in|out)$/

export function functionsIn({ code }: Scanned): Found[] {
  const found: Found[] = []
  for (let open = code.indexOf('('); open !== -1; open = code.indexOf('(', open + 1)) {
    const name = /([\w$#]+)\s*$/.exec(code.slice(Math.max(0, open - 80), open))?.[1] ?? ''
    if (control.has(name) || isHeadOfClass(code, open)) continue
    const body = bodyAfter(code, closing(code, open) + 1)
    if (body === undefined) continue
    const line = lineAt(code, open)
    const lines = lineAt(code, closing(code, body)) - line + 1
    const isNamed = name !== '' && name !== 'async'
    found.push({ name: isNamed ? name : 'a function without a name', line, lines })
  }
  return found
}

/** True for a class head such as `class Later extends mixed(Earlier) {`. */
function isHeadOfClass(code: string, open: number): boolean {
  return /\bclass\b.*\bextends\b/.test(code.slice(code.lastIndexOf('\n', open) + 1, open))
}

function bodyAfter(code: string, from: number): number | undefined {
  const at = skipBlank(code, from)
  if (code[at] === '{') return at
  if (code.startsWith('=>', at)) return arrowBody(code, at)
  return code[at] === ':' ? bodyAfterType(code, at + 1) : undefined
}

function arrowBody(code: string, arrow: number): number | undefined {
  const at = skipBlank(code, arrow + 2)
  return '{(['.includes(code[at] ?? ' ') ? at : undefined
}

/**
 * A brace after a complete type starts the body of the function; a brace in place of a type starts
 * an object type.
 */
function bodyAfterType(code: string, from: number): number | undefined {
  let isMissing = true
  let at = from
  while (at < code.length) {
    const character = code[at]!
    const word = /^[\w$]+/.exec(code.slice(at, at + 60))?.[0]
    if (character === '\n' && !isMissing) {
      const next = code[skipBlank(code, at)] ?? ''
      if (!'|&?:'.includes(next)) return undefined
    }
    if (character.trim() === '') at += 1
    else if (word !== undefined) {
      isMissing = typeOperators.test(word)
      at += word.length
    } else if (character === '{' && !isMissing) return at
    else if (code.startsWith('=>', at)) return isMissing ? undefined : arrowBody(code, at)
    else if ('|&?:.'.includes(character)) {
      isMissing = true
      at += 1
    } else {
      const end = endOfOperand(code, at)
      if (end === undefined) return undefined
      isMissing = false
      at = end + 1
    }
  }
  return undefined
}

function endOfOperand(code: string, at: number): number | undefined {
  const character = code[at]!
  if ('{(['.includes(character)) return closing(code, at)
  if (character === '<') return endOfAngles(code, at)
  if (`'"\``.includes(character)) return code.indexOf(character, at + 1)
  return undefined
}

function endOfAngles(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '<') depth += 1
    if (code[at] === '>' && code[at - 1] !== '=') depth -= 1
    if (depth === 0) return at
  }
  return code.length
}

function skipBlank(code: string, from: number): number {
  let at = from
  while (at < code.length && code[at]!.trim() === '') at += 1
  return at
}
