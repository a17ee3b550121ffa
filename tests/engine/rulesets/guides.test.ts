import { readFileSync } from 'node:fs'
import t from 'tap'
import { describe } from '../../../src/engine/kernel/describe.ts'
import { clauseIn } from '../../../src/engine/kernel/rulebook.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { rulebookOf } from '../../../src/rulebooks.ts'
import { numbersIn } from './guide-numbers.ts'

const folder = new URL('../../../../docs/rulesets/', import.meta.url)
const TERMS_MAX = 24
const SAYS_MAX = 110
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

  t.test(`the guide of ${id} is for people: it has no names of the API and no JSON`, async (t) => {
    const { guide } = await rulesOf(id)
    t.same(guide.match(/\S*[`{}]\S*|\bnull\b/g) ?? [], [])
  })

  t.test(`each name of the API in the engine notes of ${id} is one of the rules`, async (t) => {
    const notes = readFileSync(new URL(`${id}.engine.md`, folder), 'utf8')
    const { moves, options } = describe(rules)
    const known = JSON.stringify({ moves, options })

    const names = notes.split('## Names in the API')[1] ?? ''
    const sent = names.match(/(?<=`)[a-z][a-zA-Z-]*(?=[`:])/g) ?? []

    t.ok(sent.length > 4)
    t.same(
      sent.filter((name) => !known.includes(`"${name}"`)),
      [],
    )
  })

  t.test(`the glossary of ${id} is short and names existing clauses`, async (t) => {
    const { clauses } = await rulesOf(id)
    const { glossary = [] } = rules.words
    t.ok(glossary.length >= 8 && glossary.length <= TERMS_MAX, `${glossary.length} terms`)
    t.equal(new Set(glossary.map(({ term }) => term.toLowerCase())).size, glossary.length)
    t.same(
      glossary.filter(({ clause }) => clauseIn(clauses, clause) === null),
      [],
    )
    t.same(
      glossary.filter(({ says }) => says.length > SAYS_MAX),
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
