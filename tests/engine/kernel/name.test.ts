import t from 'tap'
import { isFit, name, nameIn, normalizeTexts, unfitAt } from '../../../src/engine/kernel/name.ts'

const unfit: Readonly<Record<string, string>> = {
  'a control character': 'A\u0007da',
  'a line feed': 'A\nda',
  'a line separator': 'A\u2028da',
  'a paragraph separator': 'A\u2029da',
  'a next line': 'A\u0085da',
  'what turns the direction': 'A\u202eda',
  'what isolates a direction': 'A\u2066da',
  'what has no width': 'A\u200bda',
  'a soft hyphen': 'A\u00adda',
  'a byte order mark': 'A\ufeffda',
  'a tag': 'A\u{e0041}da',
  'half a character': 'A\ud800da',
  'what only its owner knows': 'A\ue000da',
}

t.test('a name has no invisible characters and no line breaks', async (t) => {
  for (const [what, text] of Object.entries(unfit)) {
    t.notOk(name(60).safeParse(text).success, what)
    t.notOk(isFit({ teams: [{ name: text }] }), what)
    t.notOk(isFit({ [text]: 1 }), what)
    t.equal(unfitAt({ teams: [{ name: 'Ada' }, { name: text }] }), '/teams/1/name')
    t.equal(nameIn(text, 60), what === 'half a character' ? 'A\ufffdda' : 'Ada', what)
  }
  for (const text of ['Ada', 'Zoë', '李', 'O’Neil & Sons', 'عادل', '⚽'])
    t.equal(name(60).parse(text), text)
})

t.test('a name is the same however it is typed', async (t) => {
  t.equal(name(60).parse('  Zoe\u0308\t'), 'Zoë')
  t.notOk(name(60).safeParse(' \n ').success)
  t.notOk(name(3).safeParse('four').success)
  t.same(normalizeTexts({ teams: [' Zoe\u0308 ', 7, null] }), { teams: ['Zoë', 7, null] })
})
