import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { adminOperations } from '../../src/app/admin/operations/index.ts'
import { listening, sharedRestService, startRestService } from '../api/rest/rest-service.ts'
import { ADMIN_TOKEN } from '../support/service.ts'
import type { CommandResult } from './run.ts'

const main = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url))

const program = fileURLToPath(new URL('../../../bin/touchline.mjs', import.meta.url))

const touchline = (
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  file = main,
) =>
  new Promise<CommandResult>((resolve) => {
    const child = execFile(process.execPath, [file, ...words], { env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
    child.stdin?.end()
  })

t.test('every admin operation is listed, and documents its arguments', async (t) => {
  const [all, help, wrong] = await Promise.all([
    touchline([]),
    touchline(['games', 'look', '--help']),
    touchline(['games', 'burn']),
  ])

  for (const { name, file } of Object.values(adminOperations)) {
    const verb = name.split('.')[1]!
    // In the help, an operation that reads or writes a file shares a line with an operation that
    // starts with the same verb; the file is given in an option.
    t.match(all.stdout, file ? new RegExp(`^  ${verb.split('-')[0]} `, 'm') : verb, name)
  }
  t.match(help.stdout, /^usage: touchline games look GAME/)
  t.match(help.stdout, /--reason complaint\|suspected-cheating\|.* \(required\)/)
  t.match(help.stdout, /--confirm must be: The last 8 characters/)
  t.match(wrong, { status: 2, stdout: '', stderr: /^unknown command: games burn/ })
})

t.test('operations use a token from the environment or a file, not a flag', async (t) => {
  const service = await sharedRestService()
  const TOUCHLINE_URL = await listening(service)
  const env = { TOUCHLINE_URL, TOUCHLINE_TOKEN: ADMIN_TOKEN }
  const file = path.join(t.testdir(), 'token')
  writeFileSync(file, `${ADMIN_TOKEN}\n`)
  const ada = await service.signUp('Ada')
  const { body: game } = await service.call('POST /v1/games', {
    token: ada.token,
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] },
  })
  const openSession = ['games', 'look', game.id, '--reason', 'fault']

  const [none, flag, typo, unsaid, dry, refused, away] = await Promise.all([
    touchline(['audit'], { TOUCHLINE_URL }),
    touchline(['audit', '--token', ADMIN_TOKEN], env),
    touchline(['games', 'list', '--limit', 'many'], env),
    touchline(openSession, env),
    touchline([...openSession, '--dry-run', '--json'], env),
    touchline(['games', 'state', game.id], env),
    touchline(['audit'], { ...env, TOUCHLINE_URL: 'http://127.0.0.1:1' }),
  ])
  const done = await touchline(
    [...openSession, '--confirm', game.id.slice(-8), '--note', 'He is stuck.', '--json'],
    env,
  )
  const state = await touchline(['games', 'state', game.id, '--json'], {
    TOUCHLINE_URL,
    TOUCHLINE_TOKEN_FILE: file,
  })

  t.match(none, { status: 2, stderr: /^no token: set TOUCHLINE_TOKEN/ })
  t.match(flag, { status: 2, stderr: /Unknown option '--token'/ })
  t.match(typo, { status: 2, stderr: /^--limit must be INTEGER, not many/ })
  t.match(unsaid, { status: 2, stderr: /^--confirm must be: The last 8/ }, 'no one can confirm')
  t.match(JSON.parse(dry.stdout), { act: 'game.look', confirm: game.id.slice(-8) })
  t.match(refused, { status: 1, stdout: '', stderr: /\(look-needed\)\n$/ })
  t.match(away, { status: 3, stderr: /^cannot reach the service: / })
  t.match([done.status, JSON.parse(done.stdout)], [0, { game: game.id, reason: 'fault' }])
  t.match(JSON.parse(state.stdout), { version: Number, over: false })
  t.equal(state.stdout.split('\n').length, 2, 'a line')
})

t.test('answers are tables and lines for people, and JSON with --json', async (t) => {
  const service = await startRestService(t)
  const TOUCHLINE_URL = await listening(service)
  const env = { TOUCHLINE_URL, TOUCHLINE_TOKEN: ADMIN_TOKEN }
  const ada = await service.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', seats }
  const { body: game } = await service.call('POST /v1/games', { token: ada.token, body })
  const ban = ['accounts', 'ban', ada.id, '--reason', 'spam', '--confirm', 'Ada', '--seconds', '60']

  const games = await touchline(['games', 'list'], env)
  const none = await touchline(['games', 'list', '--status', 'over'], env)
  const json = await touchline(['games', 'list', '--json'], env)
  const banned = await touchline(ban, env)
  const created = await touchline(['tokens', 'create', '--reason', 'joins', '--name', 'Olga'], env)

  const [title, row] = games.stdout.split('\n')
  t.match(title, /^id +.*\bruleset\b.*\bstatus\b/)
  t.match(row, new RegExp(`^${game.id} +.*goalscorer .*running`))
  t.match(row, / \d{4}-\d\d-\d\d \d\d:\d\d/)
  t.equal(none.stdout, 'none\n')
  t.match(JSON.parse(json.stdout), { items: [{ id: game.id }] })
  t.match(banned.stdout, /^name +Ada$/m)
  t.match(banned.stdout, /^ban\n(?: {2}.*\n)* {2}until +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
  t.match(created.stdout, /^ *scopes +operator, read$/m, 'operators do not play by default')
})

t.test('a reader that has enough is no failure', async (t) => {
  const service = await sharedRestService()
  const TOUCHLINE_URL = await listening(service)
  const child = spawn(process.execPath, [main, 'audit', '--limit', '100'], {
    env: { TOUCHLINE_URL, TOUCHLINE_TOKEN: ADMIN_TOKEN },
  })
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const [status] = await once(child, 'close')

  t.same([status, errors], [0, ''])
})

t.test('the package’s binary is this command, with the same exit code', async (t) => {
  const [usage, wrong] = [await touchline([], {}, program), await touchline(['burn'], {}, program)]

  t.same(usage, await touchline([]))
  t.match(wrong, { status: 2, stdout: '' })
})

t.test('former scripts are subcommands', async (t) => {
  const { status, stdout } = await touchline(['simulate', 'goalscorer', '--games', '1', '--json'])
  t.equal(status, 0)
  t.match(JSON.parse(stdout), { ruleset: 'goalscorer', games: 1 })
})

t.test('a mode is one argument, and terminal players see notices', async (t) => {
  const service = await sharedRestService()
  const TOUCHLINE_URL = await listening(service)
  const env = { TOUCHLINE_URL, TOUCHLINE_TOKEN: ADMIN_TOKEN }

  const drain = ['mode', 'drain', '--clocks', 'stand', '--reason', 'deploy', '--dry-run', '--json']
  const foreseen = await touchline(drain, env)
  const posted = await touchline(
    ['notices', 'post', '--reason', 'deploy', '--text', 'Moving.'],
    env,
  )
  const played = await touchline(['play', 'goalscorer'], { TOUCHLINE_URL })

  t.match(JSON.parse(foreseen.stdout), { act: 'mode.set', confirm: 'drain', changes: { due: 0 } })
  t.match(posted, { status: 0, stdout: /Moving/ })
  t.match(played, { status: 0, stdout: /^Notice: Moving\./ })
})
