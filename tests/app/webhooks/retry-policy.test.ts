import t from 'tap'
import { nextTry, retryAfterOf, TRIES_MAX } from '../../../src/app/webhooks/retry-policy.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

t.test('pauses grow to a day, for 70 hours in all, then delivery stops', async (t) => {
  const pauses = Array.from({ length: TRIES_MAX }, (_, tries) =>
    nextTry({ now: 0, tries: tries + 1, retryAfter: null, chance: 0.5 }),
  )

  t.same(pauses.slice(0, 4), [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND])
  t.same(pauses.slice(4), [...[1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR), null])
})

t.test('a pause varies by a fifth, so that retries do not coincide', async (t) => {
  const pauseAt = (chance: number) => nextTry({ now: 100, tries: 5, retryAfter: null, chance })

  t.equal(pauseAt(0), 100 + 0.8 * HOUR)
  t.equal(pauseAt(1), 100 + 1.2 * HOUR)
})

t.test('a receiver may request a longer pause, up to an hour', async (t) => {
  const pauseFor = (header: string) =>
    nextTry({ now: 0, tries: 1, retryAfter: retryAfterOf(header, 0), chance: 0.5 })

  t.equal(pauseFor('60'), 60 * SECOND)
  t.equal(pauseFor('2'), 5 * SECOND)
  t.equal(pauseFor('86400'), HOUR)
  t.equal(pauseFor('Thu, 01 Jan 1970 00:10:00 GMT'), 600 * SECOND)
  t.equal(pauseFor('soon'), 5 * SECOND)
})
