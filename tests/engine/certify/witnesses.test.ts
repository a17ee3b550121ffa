import { readFileSync } from 'node:fs'
import t from 'tap'
import { shownClauses } from '../../../src/engine/certify/clauses.ts'
import { declaredBy } from '../../../src/engine/certify/coverage.ts'
import { lawsOf, setsOf, symmetriesOf, witnessesOf } from '../../../src/engine/certify/laws.ts'
import { positionText } from '../../../src/engine/certify/sets.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { clausesOf } from '../../tidy/clauses.ts'

for (const [id, rules] of Object.entries(registry))
  t.test(`each clause of ${id} has a witness or a reason`, async (t) => {
    const witnesses = witnessesOf(id)!
    const book = clausesOf(readFileSync(`docs/rulesets/${id}.md`, 'utf8')).filter(
      (clause) => !/-S\d/.test(clause),
    )
    const shown = shownClauses(rules, witnesses)
    const named = shown.map(({ clause }) => clause)
    t.same(
      book.filter((clause) => !named.includes(clause)),
      [],
      'clauses without a witness',
    )
    t.same(
      named.filter((clause) => !book.includes(clause)),
      [],
      'witnesses of no clause',
    )
    const own = shown.filter(({ by }) => by !== 'refusals').map(({ clause }) => clause)
    t.same(
      own.filter((clause, place) => own.indexOf(clause) !== place),
      [],
      'named twice',
    )

    const declared = [...declaredBy(rules)].flatMap(([what, names]) =>
      names.map((name) => `${what} ${name}`),
    )
    const causes = ['cause time-out', 'cause resign']
    const features = [...declared, ...causes, ...lawsOf(id).map(({ clause }) => `law ${clause}`)]
    const unknown = shown.filter(({ feature }) => feature && !features.includes(feature))
    t.same(unknown, [], 'features that do not exist')
    t.same(
      lawsOf(id).filter(({ clause }) => !book.includes(clause)),
      [],
      'laws of no clause',
    )
    const laws = Object.keys(witnesses.laws)
    t.same(
      lawsOf(id).filter(({ clause }) => !laws.includes(clause)),
      [],
      'laws that witness nothing',
    )
    t.ok(symmetriesOf(id).length > 0)
  })

t.test('positions that differ in the order of sets are equal', async (t) => {
  const sets = setsOf('superclub')
  const one = { ready: [1, 0], cards: ['a', 'b'], seals: [{ seat: 1 }, { seat: 0 }] }
  const other = { seals: [{ seat: 0 }, { seat: 1 }], ready: [0, 1], cards: ['a', 'b'] }
  t.equal(positionText(one, sets), positionText(other, sets))
  t.not(positionText(one, sets), positionText({ ...other, cards: ['b', 'a'] }, sets))
})
