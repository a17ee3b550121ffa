import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { endpoints } from '../../src/api/rest/endpoints/index.ts'
import { commitmentTo, dealSeed } from '../../src/engine/luck/stream.ts'
import { type RestService, sharedRestService } from '../api/rest/rest-service.ts'
import { run } from '../cli/run.ts'
import { announced, DEALS, playSeason, playToEnd, revealed } from './season-player.ts'

const table = fileURLToPath(new URL('../../../examples/verify-season/table.py', import.meta.url))

function folderFor(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-season-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function entered(service: RestService, season: string, name: string) {
  const account = await service.signUp(name)
  const { call } = service
  const body = { declared: { model: `${name} 1` } }
  await call(`POST /v1/seasons/${season}/entries`, { token: account.token, body })
  return account
}

/** Returns the parts of a game's log that must be equal in two games with the same moves. */
async function logOf({ services }: RestService, game: string) {
  const live = (await services.context.live.load(game))!
  return live.commits.map(({ cause, events, drawn, rules }) => {
    const { opening, ...rest } = cause as typeof cause & { opening?: object }
    return { cause: rest, events, drawn, rules, ...(opening && { isOpening: true }) }
  })
}

t.test('a season deals equally, stays sealed until the reveal, and proves itself', async (t) => {
  const service = await sharedRestService()
  const { call } = service
  const season = await announced(service)
  const [ada, grace] = [
    await entered(service, season.id, 'Ada'),
    await entered(service, season.id, 'Grace'),
  ]

  const played = await playSeason(service, ada.token, season.id)
  const alike = await playSeason(service, grace.token, season.id)

  t.match([played.refusal, alike.refusal], ['no-fixture-left', 'no-fixture-left'])
  t.equal(played.games.length, DEALS)
  for (const deal of [0, 1, DEALS - 1])
    t.same(
      await logOf(service, played.games[deal]!),
      await logOf(service, alike.games[deal]!),
      `equal moves leave equal commits in deal ${deal}`,
    )
  const [game = ''] = played.games
  for (const [token, status, code] of [
    [ada.token, 403, 'season-sealed'],
    [grace.token, 404, 'game-unknown'],
    [undefined, 404, 'game-unknown'],
  ] as const)
    for (const what of [
      '',
      '?at=3',
      '/events',
      '/events?raw',
      '/wait',
      '/moments',
      '/save',
      '/export',
    ]) {
      const isWait = what === '/wait' && token === ada.token
      if (token === undefined && what === '/save') continue
      const answer = await call(`GET /v1/games/${game}${what}`, { token })
      if (isWait) t.match(answer.body, { reason: 'over', facts: [] }, 'the result alone')
      else t.match(answer, { status, body: { code } }, what)
    }
  const before = await call(`GET /v1/seasons/${season.id}/standings`)
  t.match(before.body, { season: { seed: null }, standings: null, entries: [{}, {}] })
  const sealed = await call(`GET /v1/seasons/${season.id}/export`)
  t.match(sealed, { status: 403, body: { code: 'season-sealed' } })
  const list = `GET /v1/seasons/${season.id}/games`
  t.match(await call(list), { status: 403, body: { code: 'season-sealed' } })

  await revealed(service, season)
  const { body } = await call(`GET /v1/seasons/${season.id}/standings`)

  const seed = body.season.seed as string
  t.equal(commitmentTo(seed), season.commitment)
  const shown = await call(`GET /v1/games/${game}`, { token: ada.token })
  t.match(shown.body, { fairness: { seed: dealSeed(seed, season.id, 0) } })
  t.match(body.standings, [
    { rank: 1, games: DEALS, declared: { model: /1/ }, illegal: 0, late: 0 },
    { rank: 1, games: DEALS, difference: 0, differenceReach: 0 },
  ])
  const { body: games } = await call(`${list}?limit=3`)
  const equal = { deal: 0, seat: 0, margin: games.items[0].margin }
  t.match(games.items, [equal, equal, { deal: 1, seat: 1 }], 'equal deals are adjacent')
  const { body: others } = await call(`${list}?limit=100&after=${games.next}`)
  t.equal(others.items.length, 2 * DEALS - 3)
  t.equal(others.next, null)
  const { text } = await call(`GET /v1/seasons/${season.id}/export`)
  requireProof(t, text, season.id, seed)
})

/**
 * Checks that the TypeScript verifier and the Python script accept the bundle, and that the
 * TypeScript verifier refuses the bundle after any change.
 */
function requireProof(t: Test, text: string, season: string, seed: string): void {
  const file = path.join(folderFor(t), 'season.ndjson')
  writeFileSync(file, text)
  const verified = run('verify', [file, '--season'])
  t.match(verified, { status: 0, stdout: /all built-in bots and the standings are valid/ })
  const recomputed = spawnSync('python3', [table, file], { encoding: 'utf8' })
  t.match(recomputed, { status: 0, stdout: /The commitment, the deals and the table hold/ })
  for (const [what, from, to] of [
    ['a result', '"win":0', '"win":1'],
    ['the seed', `"seed":"${seed.slice(0, 8)}`, '"seed":"00000000'],
    ['a move', '"by":"bot"', '"by":"bog"'],
    ['a lot', `"lot":"${season}/1"`, `"lot":"${season}/2"`],
  ] as const) {
    writeFileSync(file, text.replace(from, to))
    t.equal(run('verify', [file, '--season']).status, 1, `${what} was changed`)
  }
  const whole = text.split('\n')
  const end = whole.findIndex((line) => line.startsWith('{"end":'))
  const start = whole.findIndex((line) => line.startsWith('{"game":'))
  writeFileSync(file, [...whole.slice(0, start), ...whole.slice(end + 1)].join('\n'))
  t.equal(run('verify', [file, '--season']).status, 1, 'a game was left out')
}

t.test('no GET shows an entrant a difference between the sealed games of two seeds', async (t) => {
  const service = await sharedRestService()
  const { call } = service
  const [ada, grace] = [await service.signUp('Ada'), await service.signUp('Grace')]
  const answers = async () => {
    const season = await announced(service)
    const entries = `POST /v1/seasons/${season.id}/entries`
    for (const { token } of [ada, grace]) await call(entries, { token, body: {} })
    const { game } = (await call(`POST /v1/seasons/${season.id}/fixtures`, { token: ada.token }))
      .body
    await playToEnd(service, ada.token, game)
    const seen: Record<string, string> = {}
    for (const { method, path: url, operation } of endpoints)
      if (method === 'GET' && /^\/v1\/games\/\{game\}/.test(url)) {
        const line = `GET ${url.replace('{game}', game).replace(/\{\w+\}/g, '0')}`
        const { status, text } = await call(line, { token: grace.token })
        seen[operation] = `${status} ${text.replaceAll(game, 'GAME')}`
      }
    const { text } = await call('GET /v1/games?limit=100', { token: grace.token })
    t.notMatch(text, game, 'no list names the game')
    return seen
  }

  const seen = await answers()
  t.ok(Object.keys(seen).length > 10)
  t.same(await answers(), seen)
  t.same(
    Object.values(seen).filter((answer) => !/^40[134] /.test(answer)),
    [],
  )
})

t.test('a deal is dealt once, and what is not finished by the reveal is lost', async (t) => {
  const service = await sharedRestService()
  const { call } = service
  const season = await announced(service)
  const { token } = await entered(service, season.id, 'Ada')
  const next = () => call(`POST /v1/seasons/${season.id}/fixtures`, { token })

  const [first, same] = await Promise.all([next(), next()])
  await playToEnd(service, token, first.body.game)
  const second = await next()
  await revealed(service, season)
  const late = await next()
  const { body } = await call(`GET /v1/seasons/${season.id}/standings`)
  const others = await call(`POST /v1/seasons/${season.id}/entries`, { token, body: {} })

  t.equal(first.body.game, same.body.game, 'two calls at once get one fixture')
  t.match(
    [first.body, second.body],
    [
      { deal: 0, seat: 0 },
      { deal: 1, seat: 1 },
    ],
  )
  t.match(late.body, { code: 'season-closed' })
  t.match(others.body, { code: 'season-closed' })
  t.match(body.standings, [{ games: 1 }])
  t.ok(body.standings[0].share <= 1 / DEALS, 'deals that were not played are lost')
})

t.test('entries and dates are checked', async (t) => {
  const service = await sharedRestService()
  const { call, admin } = service
  const later = { startsAt: Date.now() + 1_000_000, endsAt: Date.now() + 2_000_000 }
  const season = await announced(service, later)
  const { token } = await entered(service, season.id, 'Ada')
  const at = `/v1/seasons/${season.id}`
  const code = async (line: string, body?: object) =>
    (await call(line, { token, ...(body && { body }) })).body.code

  t.equal(await code(`POST ${at}/fixtures`), 'season-closed', 'it has not begun')
  t.equal(await code(`POST ${at}/entries`, {}), 'already-entered')
  t.equal((await call(`DELETE ${at}/entries`, { token })).status, 204)
  t.equal(await code(`DELETE ${at}/entries`), 'not-entered')
  t.equal(await code(`POST ${at}/entries`, {}), 'already-entered', 'a withdrawal is final')
  const wrong = { name: 'x', ruleset: 'goalscorer', deals: 31, ...later }
  const { body } = await call('POST /v1/admin/seasons', { token: admin, body: wrong })
  t.match(body, { code: 'invalid-input', errors: [{ pointer: '/deals' }] })
  const { id } = (await call('GET /v1/seasons')).body.items[0]
  t.equal(id, season.id, 'newest first')
  const off = { reason: 'other', note: 'wrong dates' }
  const voided = await call(`POST /v1/admin/seasons/${id}/void`, { token: admin, body: off })
  t.match(voided.body, { state: 'void', seed: /^[0-9a-f]{64}$/ })
})
