import t from 'tap'
import { run, runInTurn } from './run.ts'

t.test('simulate prints one JSON object about the games it played', (t) => {
  const args = [
    'goalscorer',
    '--games',
    '20',
    '--bots',
    'heuristic,random',
    '--seed',
    '1',
    '--json',
  ]
  const { status, stdout, stderr } = run('simulate', args)
  t.equal(status, 0)
  t.equal(stderr, '', 'no progress bar without a terminal')
  const result = JSON.parse(stdout)
  t.match(result, { ruleset: 'goalscorer', seats: 2, games: 20, seed: 1, refused: 0 })
  const ended = Object.values<number>(result.outcomes).reduce((sum, count) => sum + count, 0)
  t.equal(ended, 20, 'every game ended for a reason')
  t.equal(result.perSeat.length, 2)
  t.ok(result.moves.total > 20 && result.movesPerSecond > 0)
  t.end()
})

t.test('the same seed plays the same games', (t) => {
  const args = ['goalscorer', '--games', '5', '--bots', 'random,random', '--json', '--seed']
  const all = runInTurn(
    'simulate',
    ['7', '7', '8'].map((seed) => [...args, seed]),
  )
  const [seven, again, eight] = all.map(({ stdout }) => JSON.parse(stdout).moves)
  t.same(seven, again)
  t.notSame(seven, eight)
  t.end()
})

t.test('simulate prints a table for people', (t) => {
  const { status, stdout } = run('simulate', ['goalscorer', '--games', '3', '--rotate'])
  t.equal(status, 0)
  t.match(stdout, /goalscorer, 2 seats, 3 games/)
  t.match(stdout, /wins by bot/)
  t.end()
})

t.test('certify first says how long it may take', (t) => {
  const args = ['goalscorer', '--only', 'search', '--seconds', '2']
  const { stdout, stderr } = run('certify', args)
  t.match(stderr, /^Certifying goalscorer. This takes up to 2 seconds of processor time.$/m)
  t.match(stdout, /^goalscorer: \d+ games, \d+ commits, 0 failures$/m)
  t.end()
})

t.test('a wrong call of a command says so, shows its help and exits with 2', (t) => {
  const wrong = [
    [[], /give a ruleset/],
    [['chess'], /unknown ruleset chess; known: .*goalscorer/],
    [['goalscorer', '--games', 'many'], /--games must be a whole number/],
    [['goalscorer', '--bots', 'genius,random'], /unknown bot genius/],
    [['goalscorer', '--bots', 'random'], /invalid-seat-count/],
    [['goalscorer', '--options', 'rows'], /--options must be a JSON object/],
    [['goalscorer', '--options', '{"rows":9}'], /invalid-option/],
    [['goalscorer', '--speed'], /Unknown option '--speed'/],
  ] as const
  const all = runInTurn(
    'simulate',
    wrong.map(([args]) => args),
  )
  for (const [place, [args, message]] of wrong.entries())
    t.match(all[place], { status: 2, stdout: /^$/, stderr: message }, args.join(' '))
  t.equal(run('simulate', []).status, 2, 'and the process exits with it')
  t.end()
})

t.test('--help is no error', (t) => {
  for (const command of ['simulate', 'play']) {
    const { status, stdout } = run(command, ['--help'])
    t.equal(status, 0)
    t.match(stdout, /^usage: npm run /)
  }
  t.end()
})

t.test('a person plays at the terminal', (t) => {
  const script = [
    ...['1', '999', 'any', '{"type":"dribble"}', 'nonsense', 'board', 'rules GS-26'],
    ...['rules', 'rules GS-999', 'resign'],
  ]
  const { status, stdout } = run('play', ['goalscorer'], `${script.join('\n')}\n`)
  t.equal(status, 0)
  t.match(stdout, /There is no move 999 in the list\./)
  t.match(stdout, /No \(invalid-parameters\): The move is invalid\..*\n {2}\/type: one of move-/)
  t.match(stdout, /nearest: \{"type":"move-.*\} /)
  t.match(stdout, /Which Youth Counter advances\?\n {3}1 {2}y\d\(/)
  t.match(stdout, /· Home y\d [a-g]\d–[a-g]\d\./)
  t.match(stdout, /GS-26 \| The Youth Counter move goes exactly one square/)
  t.match(stdout, /# Goalscorer: how to play/)
  t.match(stdout, /No clause GS-999/)
  t.match(stdout, /Home resigned\. Away wins\.\n1\. Away {2}2\. Home/)
  t.match(stdout, /Seed: [0-9a-f]{64}/)
  t.end()
})

t.test('a person can leave the game', (t) => {
  t.equal(run('play', ['goalscorer'], 'quit\n').status, 0)
  t.equal(run('play', ['goalscorer'], '').status, 0, 'so does one whose input ends')
  t.end()
})

t.test('the replay page refuses a file that is not a game', (t) => {
  const { status, stderr } = run('replay', ['nowhere.ndjson'])
  t.equal(status, 2)
  t.match(stderr, /^cannot read nowhere\.ndjson\n\nusage: npm run replay/)
  t.match(run('replay', ['--help']).stdout, /^usage: npm run replay/)
  t.equal(run('replay', ['--port', '70000']).status, 2)
  t.end()
})
