import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { findOpponent } from '../../src/cli/find-opponent.ts'
import { playOnline } from '../../src/cli/play-online.ts'
import { serviceClient } from '../../src/cli/service-client.ts'
import { type House, listening, sharedHouse } from '../api/rest/door.ts'

let house: House
let TOUCHLINE_URL: string
t.before(async () => {
  house = await sharedHouse()
  TOUCHLINE_URL = await listening(house)
})
const play = fileURLToPath(new URL('../../src/cli/play.js', import.meta.url))

/** A player in a terminal who enters these lines, repeating the last one. */
async function seated(name: string, lines: string[]) {
  const { token } = await house.signUp(name)
  const service = serviceClient({ TOUCHLINE_URL, TOUCHLINE_TOKEN: token })
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const signal = new AbortController().signal
  const game = await findOpponent(service, { ruleset: 'goalscorer', rated: false, signal, say })
  const rule = async () => 'how to play'
  const ask = async () => (lines.length > 1 ? lines.shift() : lines[0]) ?? null
  await playOnline({ service, game: game ?? '', say, rule, ask })
  return said.join('\n')
}

t.test('two players are matched in their terminals, and finish a game', async (t) => {
  const lines = ['99', '{"type":"dribble"}', 'rules', 'nonsense', 'board', '1', 'any', 'resign']

  const both = await Promise.all([seated('Ada', [...lines]), seated('Bob', [...lines])])

  const [ada, bob] = both
  t.match(both.join('\n'), /Looking for an opponent\. You play a bot after 20 s/)
  t.match(ada, /Players: (?:you, Bob|Bob, you)\./)
  t.match(bob, /Players: (?:you, Ada|Ada, you)\./)
  for (const said of both) {
    t.match(said, /Which Youth Counter advances\? \(1[12]\d s\)\n {3}1 {2}y\d\(/)
    t.match(said, /No move 99 in the list\./)
    t.match(said, /No: the service answered invalid-parameters: /)
    t.match(said, /how to play\na number from the list/)
    t.match(said, /· (?:you|Ada|Bob) y\d [a-g]\d–[a-g]\d\./)
    t.match(said, /Game over \(resigned\)\.\n1\. /)
  }
})

t.test('Ctrl-C cancels the match request', async (t) => {
  const { token } = await house.signUp('Eve')
  const env = { TOUCHLINE_URL, TOUCHLINE_TOKEN: token }
  const looking = spawn(process.execPath, [play, 'goalscorer', '--pair'], { env })
  const said: string[] = []
  looking.stdout.on('data', (text) => void said.push(String(text)))
  while (!said.join('').includes('Looking for')) await once(looking.stdout, 'data')
  looking.kill('SIGINT')

  const [status] = await once(looking, 'close')

  t.equal(status, 0)
  t.match(said.join(''), /Search cancelled\./)
})

t.test('a missing or silent service is one sentence', async (t) => {
  const env = { TOUCHLINE_URL: 'http://127.0.0.1:1', TOUCHLINE_TOKEN: 'tl_none' }
  const said: string[] = []
  const asked = spawn(process.execPath, [play, 'goalscorer', '--pair'], { env })
  asked.stderr.on('data', (text) => void said.push(String(text)))

  t.same(await once(asked, 'close'), [3, null])

  t.match(said.join(''), /^the service is not responding\n$/)
})
