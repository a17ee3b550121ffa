import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { replay } from '../../src/engine/kernel/game.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import type { Viewer } from '../../src/engine/kernel/types.ts'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import * as service from '../../src/engine/luck/stream.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { luckOver } from '../../web/src/engine/dice.ts'
import { foldGame } from '../../web/src/engine/folded-game.ts'
import { readLog } from '../../web/src/engine/log-file.ts'
import { chainOf, commitmentTo, hmacLuck } from '../../web/src/engine/luck.ts'
import { openedLog } from '../../web/src/engine/opened-log.ts'
import { rulesetIds, rulesOf } from '../../web/src/engine/rules.ts'
import { verifyLog } from '../../web/src/engine/verify-log.ts'
import { keptLogOf } from '../kept-log.ts'

const SEED = '0f'.repeat(32)
const GAME = '019a0000-0000-7000-8000-000000000007'
/**
 * Minimum number of a game's events that must have a sentence in the log. The number is low,
 * because in the longest logs most events, such as the matches of a round, are covered by the
 * sentence of another event.
 */
const SOME = 40
const ENTROPY = ['', 'Zoë "7"']

const textOf = (rules: Ruleset) => readFileSync(keptLogOf(rules), 'utf8')
const recordingOf = (rules: Ruleset, text = textOf(rules)) => foldGame(readLog(text), rules)

t.test('the tab’s luck equals that of the service, draw by draw', async (t) => {
  const [here, there] = [hmacLuck(SEED, GAME, ENTROPY), service.hmacLuck(SEED, GAME, ENTROPY)]
  const limits = [6, 52, 1, 2 ** 31 + 1, 2 ** 32]
  const differing = Array.from({ length: 10_000 }, (_, drawn) => drawn).filter((drawn) => {
    const limit = limits[drawn % limits.length]!
    return here(drawn, limit) !== there(drawn, limit)
  })
  t.same(differing, [])
  t.throws(() => here(0, 0), RangeError)
  t.equal(commitmentTo(SEED), service.commitmentTo(SEED))
})

t.test('heads equal those of the service', async (t) => {
  const chain = chainOf(SEED, GAME)
  t.equal(chain.first, firstHead(GAME))
  const packed = '[{"name":"Zoë"}]'
  t.equal(chain.next(chain.first, packed), nextHead(chainKey(SEED), firstHead(GAME), packed))
})

t.test('the pages know the rules of every game', async (t) => {
  t.same([...rulesetIds].sort(), Object.keys(registry).sort())
  for (const id of rulesetIds) t.equal((await rulesOf(id))?.id, id)
  t.equal(await rulesOf('chess'), null)
})

for (const rules of Object.values(registry)) {
  t.test(`${rules.id}: any moment equals a fold from the start`, async (t) => {
    const { commits, stops, table, viewAt, gameAt, events } = recordingOf(rules)
    const viewers: Viewer[] = [0, 'spectator', 'admin']
    const places = [stops.length - 1, 0, stops.length >> 1, (stops.length >> 1) - 1, 3, 4]
    for (const place of places) {
      const whole = replay(rules, table, commits.slice(0, place + 1))
      t.same(gameAt(stops[place]!).open, whole.open)
      for (const viewer of viewers)
        t.same(viewAt(stops[place]!, viewer), rules.viewFor(whole.state, viewer, table))
    }
    t.equal(events.length, stops.at(-1))
  })

  t.test(`${rules.id}: every event has a sentence, or is covered by another’s`, async (t) => {
    const { events, lineAt, textAt } = recordingOf(rules)
    const told = events.map(({ version }) => lineAt(version, 'spectator'))
    t.ok(told.filter(({ words }) => words !== null).length > SOME)
    t.equal(lineAt(1, 'admin').event, events[0]?.event)
    t.ok(textAt(events.length, 'spectator').length > 40)
  })

  t.test(`${rules.id}: a true log verifies, a changed one does not`, async (t) => {
    const text = textOf(rules)
    const proof = verifyLog(recordingOf(rules, text))
    t.match(proof, {
      verdict: 'proved',
      commitmentHolds: true,
      broken: null,
      altered: [],
      difference: null,
    })
    const other = verifyLog(recordingOf(rules, text.replace('"drawn\\":', '"drawn\\":1')))
    t.equal(other?.verdict, 'refuted')
    t.not(other?.broken, null)
    t.equal(other?.difference?.commit, 0)
    const another = verifyLog(recordingOf(rules, text.replace(/"seed":"5e/, '"seed":"5f')))
    t.match(another, { verdict: 'refuted', commitmentHolds: false, broken: { version: 0 } })
    t.equal(verifyLog(recordingOf(rules, text.replace(/"seed":"\w+"/, '"seed":null'))), null)
  })

  t.test(
    `${rules.id}: logs of earlier versions are shown, and described from proved ones`,
    async (t) => {
      const log = readFileSync(keptLogOf(rules), 'utf8')
      const later = { ...rules, version: rules.version + 1 }
      for (const [known, verdict] of [
        [rules, 'proved'],
        [later, 'unproved'],
      ] as const) {
        const recording = foldGame(readLog(log), known)
        t.equal(verifyLog(recording)?.verdict, verdict)
        for (const { version } of recording.events) recording.lineAt(version, 'spectator')
      }
    },
  )
}

t.test('one changed die is found at its commit', async (t) => {
  const rules = registry.starplayer!
  const changed = textOf(rules).replace(/(dice\.rolled.*?dice\\":\[)(\d)/, (_, before, die) => {
    return `${before}${(Number(die) % 6) + 1}`
  })
  const recording = recordingOf(rules, changed)
  const { difference } = verifyLog(recording)!
  t.match(difference, { reason: 'gives different events' })
  t.ok(recording.commits[difference!.commit]?.events.some(({ type }) => type === 'dice.rolled'))
})

t.test('within a commit the events so far are shown, in any order', async (t) => {
  const { stops, viewAt } = recordingOf(registry['rising-star']!)
  const place = stops.findIndex((stop, at) => at > 0 && stop - stops[at - 1]! > 3)
  const [before, after] = [stops[place - 1]!, stops[place]!]
  const within = Array.from({ length: after - before }, (_, at) => viewAt(before + 1 + at, 'admin'))
  t.notSame(within[0], within.at(-1))
  t.same(viewAt(before + 1, 'admin'), within[0])
  t.same(viewAt(after, 'admin'), within.at(-1))
})

t.test('luck is the result minus the expectation', async (t) => {
  const recording = recordingOf(registry.starplayer!)
  const luck = luckOver(recording, [0, recording.events.length])!
  const thrown = recording.events.flatMap(({ event }) =>
    event.type === 'dice.rolled' ? [event as unknown as { seat: number; dice: number[] }] : [],
  )
  const sums = [0, 1].map((seat) =>
    thrown
      .filter((one) => one.seat === seat)
      .flatMap(({ dice }) => dice)
      .reduce((sum, die) => sum + die - 3.5, 0),
  )
  t.same(
    luck.lines.map((line) => line),
    sums.map((sum) => [0, sum]),
  )
  t.equal(luck.band[0], 0)
  t.equal(luckOver(recordingOf(registry.goalscorer!), [1]), null)
})

t.test('the first whole game of a file is opened, and proved like any log', async (t) => {
  const file = new URL('../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url)
  const text = brotliDecompressSync(readFileSync(file)).toString()
  const recording = foldGame(openedLog(text), registry.goalscorer!)
  t.match(verifyLog(recording), { verdict: 'proved', over: true, altered: [] })
  const forged = text.replace('"drawn":', '"drawn":1')
  t.match(verifyLog(foldGame(openedLog(forged), registry.goalscorer!)), { verdict: 'refuted' })

  const lines = text.split('\n')
  for (const [some, says] of [
    [text.replace('export":1', 'export":2'), /newer version/],
    [text.replaceAll('"seen":"all"', '"seen":"spectator"'), /no finished game/],
    [lines.slice(0, 5).join('\n'), /ends in the middle of a game/],
    [lines.toSpliced(1, 1).join('\n'), /does not contain all the data/],
  ] as const)
    t.throws(() => openedLog(some), { message: says })
})

t.test('an invalid log is explained in a sentence', async (t) => {
  const whole = textOf(registry.goalscorer!)
  const [header = '', row = ''] = whole.split('\n')
  for (const [text, says] of [
    ['', /not a Touchline game log/],
    ['{}', /not a Touchline game log/],
    ['hello', /not a Touchline game log/],
    [header, /before the game starts/],
    [header.replace('"formatVersion":1', '"formatVersion":9'), /newer version/],
    [`${header}\n${row.slice(0, 90)}`, /Line 2 is incomplete/],
    [`${header}\n{}`, /Line 2 .* no valid commits/],
  ] as const)
    t.throws(() => readLog(text), { message: says })
  const strange = whole.replace(/"content":\{"ruleset":"goalscorer",/, '"content":{')
  t.throws(() => recordingOf(registry.superclub!, strange), { message: /for another game/ })
})
