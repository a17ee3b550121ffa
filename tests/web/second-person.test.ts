import t from 'tap'
import { inSecondPerson } from '../../web/src/play/second-person.ts'
import { withSeatNames } from '../../web/src/ui/format.ts'

const addressed = (words: string) => inSecondPerson(words, 0)
const names = Object.assign(['Nina (you)', 'Omar'], { addressed })

t.test('sentences address the viewer as "you" and name the others', async (t) => {
  for (const [words, said] of [
    ['Seat 0 won 5–3.', 'You won 5–3.'],
    ["Seat 0's 9 captures y3 on c4.", 'Your 9 captures y3 on c4.'],
    ['Seat 0 draws a card and keeps it.', 'You draw a card and keep it.'],
    ['Seat 0 keeps their contract.', 'You keep your contract.'],
    ['Seat 1 keeps their contract.', 'Omar keeps their contract.'],
    ['Round 3: Seat 0 (GK) beats Kestrelford 2–1.', 'Round 3: you (GK) beat Kestrelford 2–1.'],
    ['Penalty for Seat 0. Seat 0 is to move.', 'Penalty for you. You are to move.'],
    ['Seat 1 beats Seat 0 and wins £2M.', 'Omar beats you and wins £2M.'],
    ['Seat 0 passes. Seat 1 misses.', 'You pass. Omar misses.'],
    ['Goal for Seat 0: 1–0.', 'Goal for you: 1–0.'],
  ])
    t.equal(withSeatNames(words, names), said)
})

t.test('a spectator reads names only', async (t) => {
  t.equal(withSeatNames("Seat 0's goal.", ['Nina', 'Omar']), "Nina's goal.")
})
