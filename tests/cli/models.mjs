// Fake language models that answer the questions of the arena command. Usage: `models.mjs KIND`.
// Each fake model reads one JSON line per question and writes one JSON line per answer.
import { createInterface } from 'node:readline'

const [kind] = process.argv.slice(2)
let asked = 0
const move = ({ text }) => /^Nearest: (\{.*?\}) /m.exec(text)?.[1]
const answers = {
  constant: () => ({ option: 1, tokens: 10 }),
  'illegal-first': (question) => {
    const legal = move(question)
    return legal ? { move: JSON.parse(legal), tokens: 3 } : illegal
  },
  silent: () => null,
  rambling: (question) => {
    const legal = move(question) ?? JSON.stringify(illegal.move)
    return `Let me think about {this}. I would rather play ${legal}, because it is sound.`
  },
}
const illegal = { move: { type: 'move-youth', counter: 'home-y1', to: 'g9' }, tokens: 3 }

createInterface({ input: process.stdin }).on('line', (line) => {
  asked += 1
  const said = answers[kind](JSON.parse(line), asked)
  process.stdout.write(
    `${said === null ? '' : typeof said === 'string' ? said : JSON.stringify(said)}\n`,
  )
})
