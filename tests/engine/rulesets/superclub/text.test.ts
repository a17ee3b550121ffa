import t from 'tap'
import { pluck } from '../../../support/pluck.ts'
import { position } from './position.ts'

const COLUMNS = 14

t.test('the columns of the league table never run into each other', async (t) => {
  const wide = { status: 'title-contender', cash: 123_456, token: 1_234, marker: 1_234, titles: 12 }
  const game = position({
    phase: 'deadline',
    clubs: [{ ...wide, resigned: true }, { ...wide, boost: 6 }, {}],
    also: ({ shared }) => {
      const lot = { n: 1, flipper: 0, card: 'pl-001', stars: 3, min: 30, bids: 1 }
      shared.lot = { ...lot, high: { seat: 0, amount: 100_000 }, passed: [], sealed: [] }
    },
  })

  for (const viewer of [0, 1, 'spectator'] as const) {
    const lines = game.rules.text(game.view(viewer), viewer, game.game.table).split('\n')
    const head = lines.findIndex((line) => line.startsWith('pos'))
    const cells = lines.slice(head, head + 4).map((line) => line.split(/ {2,}/))
    t.same(pluck(cells, 'length'), [COLUMNS, COLUMNS, COLUMNS, COLUMNS])
  }
})
