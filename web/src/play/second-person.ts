const VERBS =
  'captures|does|draws|gets|has|is|keeps|lands|leaves|loses|makes|misses|moves|offers|pays|' +
  'returns|signs|tackles|takes|wins'
const SECOND = new RegExp(`\\b(and|or|but) (${VERBS})\\b`, 'g')
/**
 * After a player's name, every word that ends in -s is a verb, except words that match this
 * pattern.
 */
const NO_VERB = /(?:[^s]|ss|^as|^its|^this)$/
const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }

const conjugated = (verb: string): string =>
  IRREGULAR[verb] ?? verb.replace(/(ss|ch|go|do)es$|s$/, '$1')

const CLAUSE = '[^.:;!?]*?(?=[.:;!?]|\\bSeat \\d|$)'

/**
 * Rewrites a sentence about the viewer's seat, for example for seat 0 `Seat 0 draws a card and
 * keeps it.` → `You draw a card and keep it.`
 */
export function inSecondPerson(words: string, mine: number): string {
  const handle = new RegExp(`\\bSeat ${mine}\\b(['’]s)?(?:( \\([^)]*\\))?( \\w+)(${CLAUSE}))?`, 'g')
  return words.replace(handle, (_, its = '', aside = '', next = '', rest = '', at: number) => {
    const isStart = /(?:^|[.!?…“]\s?)$/.test(words.slice(0, at))
    const verb = next.trim()
    if (its) return `${isStart ? 'Your' : 'your'}${aside}${next}${rest}`
    const subject = `${isStart ? 'You' : 'you'}${aside}`
    if (verb === '' || NO_VERB.test(verb)) return `${subject}${next}${rest}`
    const others = rest.replace(
      SECOND,
      (_: string, and: string, other: string) => `${and} ${conjugated(other)}`,
    )
    return `${subject} ${conjugated(verb)}${others.replace(/\btheir\b/g, 'your')}`
  })
}
