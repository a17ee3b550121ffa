import t from 'tap'
import { describe } from '../src/engine/kernel/describe.ts'
import { registry } from '../src/engine/rulesets/index.ts'
import { type Block, blocksOf, spansOf } from '../src/markdown.ts'
import { rulebookOf } from '../src/rulebooks.ts'
import { clauseOf } from '../web/src/ui/clause.ts'

t.test('text is parsed into blocks', async (t) => {
  const text = [
    '# Title',
    'One line',
    'and its rest.',
    '- first',
    '  goes on',
    '  1. within',
    '- second',
    '> said',
    '| a | b |',
    '| --- | --- |',
    '| `x | y` | 1 \\| 2 |',
    '```',
    '# no title',
    '```',
    '---',
  ]
  t.same(blocksOf(text.join('\n')), [
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'text', text: 'One line and its rest.' },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        {
          text: 'first goes on',
          inner: [{ kind: 'list', isNumbered: true, items: [{ text: 'within', inner: [] }] }],
        },
        { text: 'second', inner: [] },
      ],
    },
    { kind: 'quote', text: 'said' },
    { kind: 'table', head: ['a', 'b'], rows: [['`x | y`', '1 | 2']] },
    { kind: 'code', text: '# no title' },
    { kind: 'rule' },
  ])
})

t.test('a line is parsed into parts', async (t) => {
  const bold = {
    kind: 'bold',
    inner: [
      { kind: 'plain', text: 'all ' },
      { kind: 'code', text: 'a*b' },
    ],
  }
  t.same(spansOf('See **all `a*b`** at [*home*](https://x.org), 2*3*4.'), [
    { kind: 'plain', text: 'See ' },
    bold,
    { kind: 'plain', text: ' at ' },
    {
      kind: 'link',
      to: 'https://x.org',
      inner: [{ kind: 'italic', inner: [{ kind: 'plain', text: 'home' }] }],
    },
    { kind: 'plain', text: ', 2*3*4.' },
  ])
})

const clausesIn = (blocks: readonly Block[]): readonly (string | undefined)[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map(([first = '']) => clauseOf(first))
    if (block.kind === 'text') return [clauseOf(block.text)]
    if (block.kind !== 'list') return []
    return block.items.flatMap(({ text, inner }) => [clauseOf(text), ...clausesIn(inner)])
  })

for (const [id, rules] of Object.entries(registry))
  t.test(`the rules of ${id} open at every clause that a refusal names`, async (t) => {
    const known = new Set(clausesIn(blocksOf((await rulebookOf(id))?.clauses ?? '')))
    const named = describe(rules).refusals.flatMap(({ clause }) => clause ?? [])
    t.same(
      named.filter((clause) => !known.has(clause)),
      [],
    )
  })
