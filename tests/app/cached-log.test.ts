import t from 'tap'
import { CachedLog } from '../../src/app/runtime/cached-log.ts'
import type { Commit } from '../../src/engine/kernel/game.ts'
import { chainKey, firstHead } from '../../src/engine/luck/chain.ts'

const game = '00000000-0000-7000-8000-000000000000'
const key = chainKey('00'.repeat(32))
const commit = (events: number, moveId?: string): Commit => ({
  at: 1,
  rules: 1,
  drawn: 0,
  cause: { kind: 'resign', seat: 0, ...(moveId === undefined ? {} : { moveId }) },
  events: Array.from({ length: events }, () => ({ type: 'goal' })),
})

t.test('a log finds versions and the keys of moves', async (t) => {
  const log = new CachedLog(game, key)
  t.same([log.version, log.head, log.headOf(0)], [0, firstHead(game), firstHead(game)])

  log.add([commit(2), commit(1, 'a')], 'one')
  log.add([commit(3, 'b')], 'two')

  t.same([log.version, log.head, log.versions], [6, 'two', [2, 3, 6]])
  t.same(
    [1, 3, 4, 6].map((version) => log.headOf(version)),
    ['one', 'one', 'two', 'two'],
  )
  t.same([log.placeOf(0, 'a'), log.placeOf(0, 'b'), log.placeOf(1, 'a')], [1, 2, undefined])
})

t.test('a dry run leaves nothing behind, even if it fails', async (t) => {
  const log = new CachedLog(game, key)
  log.add([commit(2)], 'one')
  const seen: unknown[] = []

  log.lookAhead([commit(1, 'a'), commit(2)], 'two', () => {
    seen.push(log.version, log.headOf(3), log.versions.at(-1), log.commits.length)
  })
  t.throws(() =>
    log.lookAhead([commit(1)], 'two', () => {
      throw new Error('cannot be shown')
    }),
  )

  t.same(seen, [5, 'two', 5, 3])
  t.same([log.version, log.head, log.commits.length, log.versions], [2, 'one', 1, [2]])
  t.equal(log.placeOf(0, 'a'), undefined)
})
