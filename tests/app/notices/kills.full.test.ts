import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { browserAt } from '../../support/browser-subscription.ts'
import { twoPlayers } from '../../support/players.ts'
import { outside, receiver, settings } from '../../support/receiver.ts'
import { guest, startServices, testClock } from '../../support/service.ts'

const doomed = fileURLToPath(new URL('../../support/doomed-notifier.js', import.meta.url))
const PUBLIC_URL = 'https://touchline.example.com'
const kills = process.env.SOAK ? 40 : 5
const PLAYERS = 6
const AHEAD_SECONDS = 60

t.test(`no notice is sent twice over ${kills} kills`, { timeout: 600_000 }, async (t) => {
  const clock = testClock()
  const node = await startServices(t, {
    clock,
    settings: { ...settings, webhooks: false, publicUrl: PUBLIC_URL, hostedGamesMax: kills * 3 },
    parts: { outside },
  })
  const to = await receiver()
  const bob = await guest(node, 'Bob')
  const names = Array.from({ length: PLAYERS }, (_, place) => `Player ${place}`)
  const players = await Promise.all(
    names.map(async (name, place) => {
      const browser = browserAt(to, `/status/201/kills-${place}`)
      const caller = await guest(node, name)
      await node.services.notices.subscribe(caller, browser.subscription)
      return { caller, browser }
    }),
  )
  const notices = () => players.flatMap(({ browser }) => browser.notices().map(({ game }) => game))
  let games = 0
  const begin = async () => {
    for (const { caller } of [...players, ...players]) await twoPlayers(node, caller, bob)
    games += 2 * PLAYERS
    await node.services.post()
  }

  for (let round = 0; round < kills; round += 1) {
    await begin()
    const before = to.arrived.length
    const child = spawn(process.execPath, [
      ...[doomed, node.url, PUBLIC_URL, String(AHEAD_SECONDS * 1_000)],
    ])
    let errors = ''
    child.stderr.on('data', (text: Buffer) => {
      errors += text.toString()
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    while (to.arrived.length === before && child.exitCode === null) await sleep(2)
    await sleep(Math.random() * 40)
    t.equal(child.exitCode, null, `the node runs until it is killed: ${errors}`)
    child.kill('SIGKILL')
    await ended
  }
  clock.skip(AHEAD_SECONDS)
  await node.services.post()

  const sent = notices()
  t.same(sent.length, new Set(sent).size, 'no game is announced twice')
  const lost = games - sent.length
  // Each node sends at most one push message at a time to each browser, so killing a node loses at
  // most one push message per player.
  t.ok(lost <= PLAYERS * kills, `${lost} of ${games} are lost`)
  t.comment(
    `${games} notices, ${kills} kills, ${lost} lost, ${sent.length - new Set(sent).size} doubled`,
  )
})
