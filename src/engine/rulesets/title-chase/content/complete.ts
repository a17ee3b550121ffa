import { type Content, packSchema } from './schema.ts'

const { board, preparedFixtures } = packSchema.shape

/**
 * A content pack as authors may write it. Authors may omit fields that can be computed from other
 * fields.
 */
const written = packSchema.extend({
  board: board.partial({ last: true }),
  preparedFixtures: preparedFixtures.optional(),
})

export const wholeSchema = written.transform((pack): Content => {
  const { squares, last = squares.length - 1 } = pack.board
  const prepared = pack.preparedFixtures ?? preparedFrom(pack.fixtureTemplate)
  return { ...pack, board: { last, squares }, preparedFixtures: prepared }
})

function preparedFrom({ rounds }: Content['fixtureTemplate']): Content['preparedFixtures'] {
  const mirrored = rounds.map((round) =>
    round.map(([home, away]): [number, number] => [away, home]),
  )
  return [{ rounds: [...rounds, ...mirrored] }]
}
