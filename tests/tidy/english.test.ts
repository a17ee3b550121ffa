import t from 'tap'
import { riddlesIn } from './english.ts'

t.test('a sentence without a named subject is found, a plain one is not', async (t) => {
  const rows: [string, number][] = [
    ['Whoever leaves is out of all games.', 1],
    ['A player who leaves loses their seat.', 0],
    ['Of each game the last row stands here.', 1],
    ['The file is told to the node.', 1],
    ['The node sends the file.', 0],
    ['Who won the match?', 0],
  ]
  for (const [sentence, count] of rows) {
    t.equal(riddlesIn('a.md', sentence, []).docs.length, count, sentence)
    t.equal(riddlesIn('a.ts', `/** ${sentence} */\nconst a = 1`, []).comments.length, count)
    t.equal(riddlesIn('a.ts', `const a = "${sentence}"`, []).strings.length, count)
  }
})

t.test('an accepted sentence is recognised by its first words', async (t) => {
  const { docs } = riddlesIn('a.md', 'Nobody wins this game of cards.', ['Nobody wins'])
  t.same(docs, [])
})
