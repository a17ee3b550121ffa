// The guides must be correct: their clauses, moves and options exist, and their numbers are right.
import t from 'tap'
import { describe } from '../../../src/engine/kernel/describe.ts'
import { clauseIn } from '../../../src/engine/kernel/rulebook.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { rulebookOf } from '../../../src/rulebooks.ts'
import { numbersIn } from './guide-numbers.ts'

const WORDS_MAX = 1_200
const CHARACTERS_MAX = 6_000
const PARTS = ['What you play for', 'What beginners miss', 'Three tips', 'resigns', 'is late']

async function rulesOf(id: string) {
  const { guide, clauses } = (await rulebookOf(id))!
  return { guide: guide!.replaceAll(/\s+/g, ' '), clauses }
}

for (const [id, rules] of Object.entries(registry)) {
  t.test(`the guide of ${id} is complete, short, and names only existing clauses`, async (t) => {
    const { guide, clauses } = await rulesOf(id)
    const named = guide.match(/\b[A-Z]{2}-R?\d+\b/g) ?? []
    const words = guide.split(' ').length

    const missing = PARTS.filter((part) => !guide.includes(part))
    const unknown = named.filter((clause) => clauseIn(clauses, clause) === null)

    t.same({ missing, unknown }, { missing: [], unknown: [] })
    t.ok(named.length > 20, `${named.length} clauses`)
    t.ok(words <= WORDS_MAX && guide.length <= CHARACTERS_MAX, `${words} words`)
  })

  t.test(`each name in code style in the guide of ${id} is one of the rules`, async (t) => {
    const { guide } = await rulesOf(id)
    const { moves, options } = describe(rules)
    const known = JSON.stringify({ moves, options })

    const sent = guide.match(/(?<=`)[a-z][a-zA-Z-]*(?=[`:])/g) ?? []

    t.ok(sent.length > 4)
    t.same(
      sent.filter((name) => !known.includes(`"${name}"`)),
      [],
    )
  })

  t.test(`the numbers in the guide of ${id} are those of the rules and the pack`, async (t) => {
    const { guide } = await rulesOf(id)
    t.same(
      numbersIn[id]!.filter((piece) => !guide.includes(piece)),
      [],
    )
  })
}
