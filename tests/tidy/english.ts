export type Kind = 'docs' | 'comments' | 'strings'

const verbs = [
  ...['is', 'are', 'was', 'were', 'has', 'have', 'had', 'may', 'can', 'must', 'stands', 'comes'],
  ...['goes', 'gets', 'takes', 'wants', 'needs', 'makes', 'gives', 'tells', 'says', 'leaves'],
  ...['stays', 'lies', 'holds', 'keeps', 'plays', 'costs', 'waits', 'hears', 'sees'],
].join('|')
const questionWords = [
  ...['Who', 'Whoever', 'Whom', 'Whose', 'What', 'Whatever', 'Which', 'Where', 'Wherever', 'How'],
  ...['Whether', 'Of what', 'By what', 'To whom', 'That which'],
].join('|')
const prepositions = [
  ...['Of', 'By', 'From', 'To', 'In', 'At', 'On', 'Behind', 'Beside', 'Before', 'After', 'Into'],
  'Out of',
].join('|')
const things = [
  ...['it', 'which', 'that', 'there', 'row', 'file', 'line', 'word', 'name', 'answer', 'page'],
  ...['test', 'rule', 'text', 'list', 'log', 'key', 'number', 'state', 'game', 'move', 'event'],
  ...['table', 'code'],
].join('|')
const idioms = [
  ...[
    'wants? (?:a|an|the|no|more|to be)\\b',
    'would rather\\b',
    "of (?:its|their|our|one's) own\\b",
  ],
  ...[
    'as (?:it|they) (?:is|are|was|were)\\b',
    'by (?:itself|themselves)\\b',
    'nobody\\b',
    'anew\\b',
  ],
  ...['one (?:plays|goes|may|has|is)\\b', 'no more\\b(?! than)', 'of before\\b', 'of then\\b'],
  'so (?:long|many|much) (?:a|an|the|as)?\\b(?=.*\\b(?:is|are|may|has)\\b)',
  ...[
    'befall',
    'doorbell',
    'shelf',
    'shelves',
    'roll-call',
    'post office',
    'the desk',
    'an own\\b',
  ],
  'looks? inside',
].join('|')

const patterns: readonly RegExp[] = [
  // Matches a relative clause that replaces the subject of a sentence, but not a question.
  new RegExp(`^(?:${questionWords})\\b(?![^.?!]*\\?)[^,.;:?!]{2,}\\b(?:${verbs})\\b`),
  // Matches sentences that start with a preposition and end with the subject.
  new RegExp(
    `^(?:${prepositions}) (?:it|its|them|that|this|these|all|what|who|whom|which|each|either|` +
      'both)\\b[^.?!]*\\b(?:is|are|was|has|stands|lies|comes|goes|follows|belongs)\\b',
  ),
  new RegExp(
    '\\b(?:is|are|was|were|be|been) (?:told|said|asked for|heard|meant|looked at|looked up|' +
      'thought of|spoken|taken down|played on|begun)\\b',
    'i',
  ),
  new RegExp(
    `\\b(?:${things})s? (?:stands?|lies?|goes on|goes by|comes out|comes to|comes of|stood|lay)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${idioms})`, 'i'),
]

const SENTENCE_WORDS_MIN = 4

/**
 * Returns the sentences that break the style guide; `allowed` contains the first words of accepted
 * sentences.
 */
export function riddlesIn(file: string, text: string, allowed: readonly string[]) {
  const found: Record<Kind, string[]> = { docs: [], comments: [], strings: [] }
  for (const [kind, passage] of passagesIn(file, text))
    for (const sentence of passage.replace(/\s+/g, ' ').split(/(?<=[.!?:;])\s+/)) {
      const words = sentence.trim()
      const isSentence = words.split(' ').length >= SENTENCE_WORDS_MIN
      if (!isSentence || allowed.some((start) => words.startsWith(start))) continue
      if (patterns.some((pattern) => pattern.test(words))) found[kind].push(words)
    }
  return found
}

function passagesIn(file: string, text: string): [Kind, string][] {
  if (file.endsWith('.md')) return [['docs', proseOf(text)]]
  const strings = [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , string = '']) => string)
    .filter((string) => /[a-z] [a-z]+ [a-z]/.test(string))
  return [
    ...commentsIn(text).map((comment): [Kind, string] => ['comments', comment]),
    ...strings.map((string): [Kind, string] => ['strings', string]),
  ]
}

const proseOf = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, 'X')
    .replace(/[|#>*_]+/g, ' ')

function commentsIn(text: string): string[] {
  const comments: string[] = []
  let run = ''
  for (const line of [...text.split('\n'), '']) {
    const comment = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?$/.exec(line)
    if (comment) run += ` ${comment[1]}`
    else if (run !== '') {
      comments.push(run)
      run = ''
    }
  }
  return comments
}
