// A minimal TypeScript scanner that distinguishes code from text, because TypeScript 7 has no API
// for scanning.

export type Scanned = {
  /**
   * The source text, in which spaces replace comments and the contents of literals, so that the
   * length stays the same.
   */
  code: string
  /**
   * String literals by the position of the opening quote, each with its text and its end. The text
   * of a template literal contains each `${…}` unchanged.
   */
  literals: Map<number, { text: string; end: number }>
}

const wordsBeforeRegex =
  /\b(?:return|typeof|case|in|of|delete|void|throw|new|instanceof|await|yield|else|do)$/
const charactersBeforeRegex = '(,=:[!&|?{};+-*%<>~^'

export function scan(source: string): Scanned {
  const out: string[] = [...source.split('')]
  const literals: Scanned['literals'] = new Map()
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (out[at] !== '\n') out[at] = ' '
  }
  let lastCode = ''
  let at = 0

  /** Scans to the end of the file, or to the brace that closes a `${` of a template literal. */
  function code(isInTemplate: boolean): void {
    let depth = 0
    while (at < source.length) {
      const character = source[at]!
      const end = endOfCommentOrRegex(source, at, lastCode)
      if (end !== undefined) {
        const isRegex = source[at + 1] !== '/' && source[at + 1] !== '*'
        blank(at, end)
        if (isRegex) lastCode = ')'
        at = end
      } else if (character === "'" || character === '"') {
        string(character)
      } else if (character === '`') {
        template()
      } else {
        if (character === '{') depth += 1
        if (character === '}') depth -= 1
        if (isInTemplate && depth < 0) return
        if (character.trim() !== '') lastCode = lastWord(lastCode, character, source[at - 1])
        at += 1
      }
    }
  }

  function string(quote: string): void {
    const start = at
    for (at += 1; at < source.length && source[at] !== quote && source[at] !== '\n'; at += 1) {
      if (source[at] === '\\') at += 1
    }
    literals.set(start, { text: unescaped(source.slice(start + 1, at)), end: at })
    blank(start + 1, at)
    lastCode = ')'
    at += 1
  }

  function template(): void {
    const start = at
    let textFrom = at + 1
    for (at += 1; at < source.length && source[at] !== '`'; at += 1) {
      if (source[at] === '\\') at += 1
      if (source[at] !== '$' || source[at + 1] !== '{') continue
      blank(textFrom, at + 1)
      lastCode = '{'
      at += 2
      code(true)
      textFrom = at + 1
    }
    blank(textFrom, at)
    literals.set(start, { text: unescaped(source.slice(start + 1, at)), end: at })
    lastCode = ')'
    at += 1
  }

  code(false)
  return { code: out.join(''), literals }
}

function endOfCommentOrRegex(source: string, at: number, lastCode: string): number | undefined {
  if (source[at] !== '/') return undefined
  if (source[at + 1] === '/') return indexOrEnd(source, '\n', at)
  if (source[at + 1] === '*') return Math.min(indexOrEnd(source, '*/', at + 2) + 2, source.length)
  const last = lastCode.at(-1) ?? ''
  const mayStart =
    last === '' || charactersBeforeRegex.includes(last) || wordsBeforeRegex.test(lastCode)
  return mayStart ? endOfRegex(source, at) : undefined
}

function endOfRegex(source: string, start: number): number | undefined {
  let isInClass = false
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at]!
    if (character === '\n') return undefined
    if (character === '\\') at += 1
    else if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    else if (character === '/' && !isInClass) {
      const flags = /^[a-z]*/.exec(source.slice(at + 1, at + 12))![0]
      return at + 1 + flags.length
    }
  }
  return undefined
}

function lastWord(last: string, character: string, before: string | undefined): string {
  const isWord = /[\w$]/.test(character)
  const goesOn = isWord && /[\w$]$/.test(last) && before !== undefined && /[\w$]/.test(before)
  return goesOn ? last + character : character
}

function unescaped(text: string): string {
  return text.replace(/\\(['"`\\$])/g, '$1')
}

function indexOrEnd(text: string, part: string, from: number): number {
  const at = text.indexOf(part, from)
  return at === -1 ? text.length : at
}

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

export function closing(code: string, open: number): number {
  const expected: string[] = []
  for (let at = open; at < code.length; at += 1) {
    const character = code[at]!
    if (character in pairs) expected.push(pairs[character]!)
    else if (character === expected.at(-1)) expected.pop()
    if (expected.length === 0) return at
  }
  return code.length - 1
}

export function lineAt(text: string, at: number): number {
  let line = 1
  for (let end = text.indexOf('\n'); end !== -1 && end < at; end = text.indexOf('\n', end + 1)) {
    line += 1
  }
  return line
}
