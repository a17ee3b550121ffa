import t from 'tap'
import { chanceFrom } from '../../../src/engine/kernel/chance.ts'
import type { Refusal } from '../../../src/engine/kernel/refusal.ts'
import { decided, legal, mustNot, problemOf, type Rules } from '../../../src/engine/kernel/rule.ts'
import type { Play } from '../../../src/engine/kernel/ruleset.ts'
import { exactly, oneOf } from '../../../src/engine/kernel/space.ts'
import type { At, Decision, Tagged } from '../../../src/engine/kernel/types.ts'

type Move = { type: 'buy'; item: string } | { type: 'beg' } | { type: 'leave' }
interface Kiosk {
  draft: { cash: number; prices: { [item: string]: number } }
  kind: 'turn' | 'hurry'
  move: Move
  event: { type: 'bought'; item: string } | { type: 'begged' } | { type: 'left' }
  view: null
  options: null
  choice: null
  content: null
}

const problem = problemOf({
  'not-for-sale': { clause: 'KI-1', says: 'The kiosk does not sell that.' },
  'not-enough-cash': { clause: 'KI-2', says: 'That costs {price}, and there is {cash}.' },
  rich: { clause: 'KI-3', says: 'Only the poor beg.' },
})

function buyProblem({ state }: At<Kiosk>, item: string) {
  const price = state.prices[item]
  if (price === undefined) return problem('not-for-sale')
  return price > state.cash ? problem('not-enough-cash', { price, cash: state.cash }) : null
}

const rules: Rules<Kiosk> = {
  buy: {
    problem: (at, { move }) => buyProblem(at, move.item),
    spaces: (at) => {
      const items = Object.keys(at.state.prices).filter((item) => !buyProblem(at, item))
      return items.length === 0 ? [] : [exactly('buy', { item: oneOf(items) })]
    },
    act: ({ emit }, { move: { item } }) => emit({ type: 'bought', item }),
  },
  beg: {
    problem: ({ state }) => (state.cash > 1 ? problem('rich') : null),
    act: ({ emit }) => emit({ type: 'begged' }),
  },
  leave: { act: ({ emit }) => emit({ type: 'left' }) },
}
const order = { hurry: ['leave', 'buy'] } as const
const [decide, legalMoves] = [decided(rules), legal(rules, order)]

const PRICES = { scarf: 5, pie: 2 }
const table = { seats: 1, options: null, choices: [null], content: null, decisionSeconds: null }
const asking = (...moves: Move['type'][]): Decision<Kiosk> => ({
  key: 'turn',
  kind: 'turn',
  seat: 0,
  moves,
})
const listed = (cash: number, decision: Decision<Kiosk>, prices: Record<string, number> = PRICES) =>
  legalMoves({ cash, prices }, decision, table)

function answer<M extends Move>(cash: number, move: M): Tagged[] | Refusal {
  const events: Tagged[] = []
  const chance = chanceFrom(() => 0)
  const play: Play<Kiosk> = {
    state: { cash, prices: PRICES },
    table,
    chance,
    emit: (event) => events.push(event),
  }
  const judge = decide[move.type] as (play: Play<Kiosk>, answer: object) => void
  try {
    judge(play, { seat: 0, decision: asking(move.type), move })
  } catch (refusal) {
    t.same(events, [], 'a refusal has no effects')
    return refusal as Refusal
  }
  return events
}

t.test('a move without a problem is carried out', async (t) => {
  t.same(answer(2, { type: 'buy', item: 'pie' }), [{ type: 'bought', item: 'pie' }])
  t.same(answer(0, { type: 'beg' }), [{ type: 'begged' }])
})

t.test('a problem refuses with code, clause and facts, before any effect', async (t) => {
  t.match(answer(2, { type: 'buy', item: 'scarf' }), {
    code: 'not-enough-cash',
    clause: 'KI-2',
    facts: { price: 5, cash: 2 },
  })
  const unknown = answer(2, { type: 'buy', item: 'flag' })
  t.match(unknown, { code: 'not-for-sale', clause: 'KI-1', facts: {} })
  t.match(answer(2, { type: 'beg' }), { code: 'rich', clause: 'KI-3' })
})

t.test('a rule that names no problem has none', async (t) => {
  t.same(answer(9, { type: 'leave' }), [{ type: 'left' }])
  t.doesNotThrow(() => mustNot(null))
})

t.test('the listed moves are those without a problem', async (t) => {
  t.same(listed(5, asking('buy')), [exactly('buy', { item: oneOf(['scarf', 'pie']) })])
  t.same(listed(4, asking('buy')), [exactly('buy', { item: oneOf(['pie']) })])
  t.same(listed(1, asking('buy')), [])
})

t.test('a move without fields lists itself, unless it has a problem', async (t) => {
  t.same(listed(1, asking('beg', 'leave')), [exactly<Tagged>('beg'), exactly<Tagged>('leave')])
  t.same(listed(2, asking('beg', 'leave')), [exactly<Tagged>('leave')])
})

t.test('moves are listed as the question names them, or in the order of its kind', async (t) => {
  const types = (decision: Decision<Kiosk>) => listed(2, decision).map(({ type }) => type)

  t.same(types(asking('buy', 'leave')), ['buy', 'leave'])
  t.same(types(asking('leave', 'buy')), ['leave', 'buy'])
  t.same(types({ ...asking('buy', 'beg', 'leave'), kind: 'hurry' }), ['leave', 'buy'])
})

t.test('types require a list for a move with fields, and a code that a clause has', async (t) => {
  const act = () => {}
  // @ts-expect-error the legal values of the fields are not listed
  const unlisted: Rules<Kiosk> = { ...rules, buy: { act } }
  void unlisted
  // @ts-expect-error the code `closed` is not in the table of refusals
  const closed = () => problem('closed')
  t.throws(closed, /closed/)
})
