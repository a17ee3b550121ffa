import t from 'tap'
import { SOUNDS, soundOf } from '../../web/src/play/beats/sounds.ts'

const SECONDS_MAX = 0.7

t.test('there are ten sounds, each shorter than 0.7 seconds', async (t) => {
  t.equal(Object.keys(SOUNDS).length, 10)
  for (const [name, tones] of Object.entries(SOUNDS)) {
    const ends = tones.map(({ at, lasts }) => at + lasts)
    t.ok(Math.max(...ends) < SECONDS_MAX, `${name}: ${Math.max(...ends)} s`)
  }
})

t.test('a goal and a miss sound different, and the start of a turn is silent', async (t) => {
  const kick = { kind: 'kick', id: 'penalty', home: 0, away: null, side: 'home' } as const
  t.equal(soundOf({ ...kick, scored: true, tally: null }), 'crowd')
  t.equal(soundOf({ ...kick, scored: false, tally: null }), 'groan')
  t.equal(soundOf({ kind: 'turn', seat: 0 }), null)
})
