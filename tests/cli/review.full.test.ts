import { fileURLToPath } from 'node:url'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { keptLogOf } from '../kept-log.ts'
import { run } from './run.ts'

const logOf = (id: string) => fileURLToPath(keptLogOf(registry[id]!))
const corpus = fileURLToPath(
  new URL('../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url),
)

t.test('a review shows a game’s biggest mistakes, turning points and luck', async (t) => {
  const { status, stdout } = run('review', [corpus, '--tries', '30'])
  t.equal(status, 0)
  t.match(stdout, /^Home: \d+ of \d+ moves match the engine; the rest cost \d+%; luck [+−]\d+%$/m)
  t.match(stdout, /^ {2}\d+: (?:Home|Away) from \d+% to \d+%$/m)
  t.match(stdout, /^ {2}\d+: (?:Home|Away): .+ \(−\d+%\); better: .+$/m)
})

t.test('a review of one move shows all candidates, the same each time', async (t) => {
  const json = run('review', [corpus, '--tries', '30', '--seat', '1', '--json']).stdout
  const lines = json.trimEnd().split('\n')
  const [whole, ...moves] = lines.map((line) => JSON.parse(line)).reverse()
  t.ok(moves.every(({ seat }) => seat === 1))
  t.match(whole, { ruleset: 'goalscorer', seats: [{ thought: 0 }, { thought: Number }] })
  t.equal(
    whole.fortunes.at(-1).chances.reduce((sum: number, one: number) => sum + one),
    1,
  )
  const dear = moves.find(({ lost }) => lost > 0)
  const oneMove = run('review', [corpus, '--tries', '30', '--at', String(dear.version)])
  t.match(oneMove.stdout, `${dear.version}: ${dear.played} (${dear.tries} simulations)`)
  t.match(oneMove.stdout, /\d+% {2}.+, \d+ simulations \[played\]$/m)
  t.match(oneMove.stdout, /\d+% {2}.+, \d+ simulations \[engine’s choice\]$/m)
})

t.test('a game without win chances is searched all the same', async (t) => {
  const { status, stdout } = run('review', [logOf('rising-star'), '--tries', '4'])
  t.equal(status, 0)
  t.match(stdout, /of \d+ moves match the engine; the rest cost \d+%$/m)
  t.notMatch(stdout, /luck/)
})

t.test('anything but an ended game’s file is refused with a sentence', async (t) => {
  t.match(run('review', []), { status: 2, stderr: /give one file/ })
  t.match(run('review', ['-'], 'hello'), { status: 2, stderr: /not a game log/ })
  t.match(run('review', [corpus, '--tries', '1', '--at', '1000000']), {
    status: 2,
    stderr: /no move at version 1000000/,
  })
})
