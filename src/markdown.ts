/** Parses the Markdown of rulebooks and guides into blocks, which other modules render. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text' | 'quote' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: Rows }
  | { readonly kind: 'rule' }
export interface Item {
  readonly text: string
  /** Nested lists of this list item. */
  readonly inner: readonly Block[]
}
type Rows = readonly (readonly string[])[]

const FENCE = /^\s*```/
const HEADING = /^(#{1,6})\s+(.*)$/
const ITEM = /^(\s*)(?:([-*+])|\d+[.)])\s+(.*)$/
const RULE = /^\s*(?:-{3,}|\*{3,})\s*$/
const ROW = /^\s*\|/
const QUOTE = /^>\s?/
const begins = [FENCE, HEADING, ITEM, RULE, ROW, QUOTE]

export function blocksOf(text: string): readonly Block[] {
  const lines = text.split(/\r?\n/)
  const blocks: Block[] = []
  while (lines.length > 0) {
    if (lines[0]?.trim() === '') lines.shift()
    else blocks.push(next(lines))
  }
  return blocks
}

/** Parses the first Markdown block in `lines` and removes the lines of this block from `lines`. */
function next(lines: string[]): Block {
  const first = lines[0] ?? ''
  if (FENCE.test(first)) return code(lines)
  const [, marks, title] = HEADING.exec(first) ?? []
  if (marks !== undefined) {
    lines.shift()
    return { kind: 'heading', level: marks.length, text: title ?? '' }
  }
  if (RULE.test(first)) {
    lines.shift()
    return { kind: 'rule' }
  }
  if (ROW.test(first)) return table(taken(lines, (line) => ROW.test(line)))
  if (QUOTE.test(first)) {
    const quoted = taken(lines, (line) => QUOTE.test(line))
    return { kind: 'quote', text: quoted.map((line) => line.replace(QUOTE, '')).join(' ') }
  }
  if (ITEM.test(first)) return list(lines, indentOf(first))
  const [head = '', ...rest] = [lines.shift() ?? '', ...taken(lines, isPlain)]
  return { kind: 'text', text: [head, ...rest].map((line) => line.trim()).join(' ') }
}

const isPlain = (line: string): boolean =>
  line.trim() !== '' && !begins.some((pattern) => pattern.test(line))

/** Removes and returns lines from the start until a line does not match. */
function taken(lines: string[], isOfIt: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !isOfIt(line))
  return lines.splice(0, end < 0 ? lines.length : end)
}

function code(lines: string[]): Block {
  lines.shift()
  const text = taken(lines, (line) => !FENCE.test(line)).join('\n')
  lines.shift()
  return { kind: 'code', text }
}

const indentOf = (line: string): number => line.length - line.trimStart().length

function list(lines: string[], indent: number): Block {
  const isNumbered = /^\s*\d/.test(lines[0] ?? '')
  const items: Item[] = []
  const isNext = (line = '') => ITEM.test(line) && indentOf(line) === indent
  while (isNext(lines[0])) {
    const parts = [ITEM.exec(lines.shift() ?? '')?.[3] ?? '', ...taken(lines, isPlain)]
    const inner: Block[] = []
    while (ITEM.test(lines[0] ?? '') && indentOf(lines[0] ?? '') > indent)
      inner.push(list(lines, indentOf(lines[0] ?? '')))
    items.push({ text: parts.map((part) => part.trim()).join(' '), inner })
    // Blank lines between list items are allowed.
    while (lines[0]?.trim() === '' && isNext(lines[1])) lines.shift()
  }
  return { kind: 'list', isNumbered, items }
}

function table(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map(cellsOf)
  return { kind: 'table', head, rows }
}

/** An escaped bar, or a bar within code, does not separate cells. */
const cellsOf = (line: string): string[] =>
  (line.trim().match(/(?:\\\||`[^`]*`|[^|])+/g) ?? []).map((cell) =>
    cell.trim().replaceAll('\\|', '|'),
  )

/** A part of a line of text, such as bold text or a link. */
export type Span =
  | { readonly kind: 'plain' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly inner: readonly Span[] }
  | { readonly kind: 'link'; readonly to: string; readonly inner: readonly Span[] }

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Finds code, bold text, italics and links in a line. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let end = 0
  for (const { 0: whole, index, ...groups } of text.matchAll(SPAN)) {
    if (index > end) spans.push({ kind: 'plain', text: text.slice(end, index) })
    spans.push(marked(groups))
    end = index + whole.length
  }
  if (end < text.length) spans.push({ kind: 'plain', text: text.slice(end) })
  return spans
}

type Groups = Readonly<Record<number, string | undefined>>

function marked({ 1: code, 2: bold, 3: italic, 4: words = '', 5: to = '' }: Groups): Span {
  if (code !== undefined) return { kind: 'code', text: code }
  if (bold !== undefined) return { kind: 'bold', inner: spansOf(bold) }
  if (italic !== undefined) return { kind: 'italic', inner: spansOf(italic) }
  return { kind: 'link', to, inner: spansOf(words) }
}
