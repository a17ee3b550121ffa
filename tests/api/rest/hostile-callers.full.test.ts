// The attacker test needs all processors of the machine, so it is skipped unless `SOAK` is set.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { freshDatabase } from '../../database.ts'
import {
  request,
  type StartedGame,
  serve,
  signUp,
  startGame,
} from '../../support/service-process.ts'
import { describeTimes, play } from '../../support/timed-player.ts'

const attackers = fileURLToPath(new URL('../../support/attackers.js', import.meta.url))
const kinds = [
  ...['introspection', 'aliases', 'deep queries', 'large bodies', 'guessing', 'slow sockets'],
  ...['lists', 'open streams'],
]
const P99_MILLISECONDS_MAX = 500
const GAMES = 100
const SECONDS = 30

const soak = { skip: process.env.SOAK ? false : 'needs the whole machine', timeout: 300_000 }

t.test('a player’s p99 stays under half a second beside eight attackers', soak, async (t) => {
  const { base } = await serve(t, await freshDatabase(t))
  const table: StartedGame = await startGame(base, 'goalscorer')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  for (let made = 0; made < GAMES; made += 1)
    await request(base, 'POST /v1/games', table.tokens[0]!, { ruleset: 'goalscorer', seats })
  const tokens: Record<string, string> = {}
  for (const kind of kinds) tokens[kind] = await signUp(base, kind)
  const alone = await play(base, SECONDS / 4)

  const game = table.game.split('/').at(-1)!
  const child = spawn(process.execPath, [attackers, base, game, JSON.stringify(tokens)])
  t.teardown(() => child.kill('SIGKILL'))
  let lines = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    lines += text
  })
  const beside = await play(base, SECONDS)
  const attacked = JSON.parse(lines.trim().split('\n').at(-1)!)

  t.comment(`alone: ${describeTimes(alone)}`)
  t.comment(`beside attackers: ${describeTimes(beside)}`)
  for (const kind of kinds) t.comment(`${kind}: ${JSON.stringify(attacked[kind])}`)
  t.same(Object.keys(attacked).sort(), kinds.toSorted(), 'all attackers were active')
  t.ok(beside[Math.floor(beside.length * 0.99)]! < P99_MILLISECONDS_MAX, describeTimes(beside))
})
