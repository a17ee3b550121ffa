// Runs only in the soak test, because the test needs all processors of the machine.
import t from 'tap'
import { freshDatabase } from '../../database.ts'
import { UNCOUNTED } from '../../support/process.ts'
import { request, serve, signUp } from '../../support/service-process.ts'
import { describeTimes, play } from '../../support/timed-player.ts'

const MORE_MILLISECONDS_MAX = 10
const GAMES = 50
const GAMES_OF_ACCOUNT = 20
const SECONDS = 20
const TABLES = 4

const soak = { skip: process.env.SOAK ? false : 'needs the whole machine', timeout: 300_000 }

t.test('thinking bots do not slow down other games', soak, async (t) => {
  const env = { BOT_THREADS: '1', ...UNCOUNTED }
  const { base } = await serve(t, await freshDatabase(t), { env })
  const alone = await playTables(base)
  const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'sharp' }))
  let [token, made] = ['', 0]
  const startGame = async () => {
    if (made % GAMES_OF_ACCOUNT === 0) token = await signUp(base, 'Ada')
    made += 1
    const { status } = await request(base, 'POST /v1/games', token, {
      ruleset: 'goalscorer',
      seats,
    })
    t.equal(status, 201)
  }
  while (made < GAMES) await startGame()

  const beside = await playTables(base)

  t.comment(`alone: ${describeTimes(alone)}`)
  t.comment(`beside bots: ${describeTimes(beside)}`)
  const metrics = await (await fetch(`${base}/metrics`)).text()
  t.comment(metrics.match(/^touchline_bot_\w+_(total|count|sum)\{.*$/gm)?.join('\n'))
  const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)]!
  t.ok(p99(beside) <= p99(alone) + MORE_MILLISECONDS_MAX, describeTimes(beside))
})

async function playTables(base: string): Promise<number[]> {
  const times = await Promise.all(Array.from({ length: TABLES }, () => play(base, SECONDS)))
  return times.flat().toSorted((one, other) => one - other)
}
