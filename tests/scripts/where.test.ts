import t from 'tap'
import { near, places, placesOf } from '../../scripts/where.ts'
import { registry } from '../../src/engine/rulesets/index.ts'

const all = places()

t.test('every name in a ruleset is found where its folder’s plan says', async (t) => {
  for (const [id, rules] of Object.entries(registry)) {
    const found = (what: string) =>
      new Set(
        all
          .filter((one) => one.what === what && one.where.startsWith(`src/engine/rulesets/${id}/`))
          .map(({ name }) => name),
      )
    const named = {
      move: rules.moves,
      rule: rules.decide,
      event: rules.events,
      evolve: rules.evolve,
      refusal: rules.refusals,
      default: rules.defaults,
      option: rules.optionSamples,
      question: rules.defaults,
    }
    for (const [what, table] of Object.entries(named)) {
      const missing = Object.keys(table).filter((name) => !found(what).has(name))
      t.same(missing, [], `every ${what} of ${id}`)
    }
  }
})

t.test('a refusal leads to its clause, page and tests', async (t) => {
  const whats = placesOf('youth-cannot-capture', all).map(({ what }) => what)

  t.same([...new Set(whats)], ['refusal', 'refused', 'told', 'clause', 'test'])
  t.match(placesOf('GS-12', all)[0], { where: /^docs\/rulesets\/goalscorer\.md:\d+$/ })
})

t.test('an unknown name suggests similar ones', async (t) => {
  t.same(placesOf('take-penalti', all), [])
  t.same(near('take-penalti', all), ['take-penalty'])
  t.same(near('youth-', all), [
    ...['youth', 'youth-move', 'not-a-youth-counter', 'youth-cannot-capture'],
  ])
})
