import t from 'tap'
import { partsOf } from '../../web/src/play/term-uses.ts'

const glossary = ['Goal Line', 'Goal', 'debut'].map((term) => ({ term, says: '', clause: '' }))
const marked = (text: string) =>
  partsOf(text, glossary).map((one) => (typeof one === 'string' ? one : `[${one.text}]`))

t.test('the longest term wins, a plural counts, and only the first use is marked', async (t) => {
  t.same(marked('On Goal Lines a Goal; the Goal Line.'), [
    'On ',
    '[Goal Lines]',
    ' a ',
    '[Goal]',
    '; the Goal Line.',
  ])
})

t.test('a term in lower case may begin a sentence, and parts of words are no terms', async (t) => {
  t.same(marked('Debut! The Goals-per-game are no goal.'), [
    '[Debut]',
    '! The Goals-per-game are no goal.',
  ])
  t.same(marked('debutant'), ['debutant'])
})
