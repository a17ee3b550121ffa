export interface Line {
  readonly version: number
  readonly event: object | null
  readonly words: string | null
}

/** Matches a line such as `… 34 events of other matches: observe after 503 to 560`. */
const MARK = /… (\d+) ([^:]+): observe after (\d+) to (\d+)/

/**
 * Returns the lines of the game log that `news` omits or repeats; an empty string if `news`
 * contains each line exactly once.
 */
export function missingIn(news: string, after: number, lines: readonly Line[]): string {
  const [first = '', ...marked] = news.split(MARK)
  const faults: string[] = []
  let lastSeen = after
  let text = first
  for (; marked.length > 0; text = marked.splice(0, 5)[4]!) {
    const [count, of = '', from, to] = marked as [string, string, string, string]
    faults.push(...unlike(text, within(lines, lastSeen, Number(from))))
    const left = within(lines, Number(from), Number(to))
    const counted = of.startsWith('earlier ') ? left : left.filter(({ words }) => words !== null)
    if (counted.length !== Number(count)) faults.push(`${counted.length} are marked as ${count}`)
    lastSeen = Number(to)
  }
  const last = lines.at(-1)?.version ?? after
  return [...faults, ...unlike(text, within(lines, lastSeen, last))].join('\n')
}

const within = (lines: readonly Line[], after: number, upTo: number): Line[] =>
  lines.filter(({ version }) => version > after && version <= upTo)

function unlike(text: string, lines: readonly Line[]): string[] {
  const sentences = lines.flatMap(({ words }) => words ?? []).join(' ')
  return text.trim() === sentences ? [] : [`“${text}” instead of “${sentences}”`]
}
