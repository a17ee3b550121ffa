import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { findOpponent } from '../../src/cli/find-opponent.ts'
import { playOnline } from '../../src/cli/play-online.ts'
import { serviceClient } from '../../src/cli/service-client.ts'
import { listening, type RestService, sharedRestService } from '../api/rest/rest-service.ts'

let rest: RestService
let TOUCHLINE_URL: string
t.before(async () => {
  rest = await sharedRestService()
  TOUCHLINE_URL = await listening(rest)
})
const play = fileURLToPath(new URL('../../src/cli/play.js', import.meta.url))

/** A player in a terminal who enters the given lines and then repeats the last line. */
async function startPlayer(name: string, lines: string[]) {
  const { token } = await rest.signUp(name)
  const service = serviceClient({ TOUCHLINE_URL, TOUCHLINE_TOKEN: token })
  const output: string[] = []
  const say = (text: string) => void output.push(text)
  const signal = new AbortController().signal
  const game = await findOpponent(service, { ruleset: 'goalscorer', rated: false, signal, say })
  const rule = async () => 'how to play'
  const ask = async () => (lines.length > 1 ? lines.shift() : lines[0]) ?? null
  await playOnline({ service, game: game ?? '', say, rule, ask })
  return output.join('\n')
}

t.test('two players are matched in their terminals, and finish a game', async (t) => {
  const lines = ['99', '{"type":"dribble"}', 'rules', 'nonsense', 'board', '1', 'any', 'resign']

  const both = await Promise.all([startPlayer('Ada', [...lines]), startPlayer('Bob', [...lines])])

  const [ada, bob] = both
  t.match(both.join('\n'), /Looking for an opponent\. A bot joins after 20 s/)
  t.match(ada, /Players: (?:you, Bob|Bob, you)\./)
  t.match(bob, /Players: (?:you, Ada|Ada, you)\./)
  for (const output of both) {
    t.match(output, /Which Youth Counter advances\? \(1[12]\d s\)\n {3}1 {2}y\d\(/)
    t.match(output, /There is no move 99 in the list\./)
    t.match(output, /No: the service answered invalid-parameters: /)
    t.match(output, /how to play\na number from the list/)
    t.match(output, /· (?:you|Ada|Bob)'s Youth Counter moves [a-g]\d–[a-g]\d\./)
    t.match(output, /Game over \(resigned\)\.\n1\. /)
  }
})

t.test('Ctrl-C cancels the match request', async (t) => {
  const { token } = await rest.signUp('Eve')
  const env = { TOUCHLINE_URL, TOUCHLINE_TOKEN: token }
  const searcher = spawn(process.execPath, [play, 'goalscorer', '--pair'], { env })
  const output: string[] = []
  searcher.stdout.on('data', (text) => void output.push(String(text)))
  while (!output.join('').includes('Looking for')) await once(searcher.stdout, 'data')
  searcher.kill('SIGINT')

  const [status] = await once(searcher, 'close')

  t.equal(status, 0)
  t.match(output.join(''), /Search cancelled\./)
})

t.test('a missing or silent service is one sentence', async (t) => {
  const env = { TOUCHLINE_URL: 'http://127.0.0.1:1', TOUCHLINE_TOKEN: 'tl_none' }
  const output: string[] = []
  const child = spawn(process.execPath, [play, 'goalscorer', '--pair'], { env })
  child.stderr.on('data', (text) => void output.push(String(text)))

  t.same(await once(child, 'close'), [3, null])

  t.match(output.join(''), /^the service is not responding\n$/)
})
