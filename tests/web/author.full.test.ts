// Simulates a game author who has only the published package, from a new project to a game in the
// browser.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { PACKAGE_NAME } from '../../src/games/imports.ts'
import { freshDatabase } from '../database.ts'
import { printed, startBuild } from '../support/process.ts'
import { request, signUp } from '../support/service-process.ts'
import { until } from '../support/until.ts'
import { visit, windowOf } from './browser.ts'

const top = fileURLToPath(new URL('../../../', import.meta.url))
const COMMANDS_MAX = 10
/**
 * Commands run asynchronously, because other tests in this process use the browser and the database
 * at the same time.
 */
const execute = promisify(execFile)

class Author {
  readonly folder: string
  commands = 0

  constructor(folder: string) {
    this.folder = folder
  }

  async run(program: string, ...words: string[]): Promise<string> {
    this.commands += 1
    const { stdout } = await execute(process.execPath, [this.at(program), ...words], {
      cwd: this.folder,
      env: { ...process.env, _TAPJS_PROCESSINFO_COVERAGE_: '0', NODE_OPTIONS: '' },
    })
    return stdout
  }

  at(file: string): string {
    return path.join(this.folder, file)
  }
}

async function install(t: Test): Promise<Author> {
  const author = new Author(t.testdir({ node_modules: {} }))
  const pack = ['pack', '--silent', '--pack-destination', author.folder]
  const npm = process.env.npm_execpath ?? 'npm'
  const { stdout: names } = await execute(
    npm.endsWith('.js') ? process.execPath : npm,
    [...(npm.endsWith('.js') ? [npm] : []), ...pack],
    { cwd: top },
  )
  const tarball = names.trim().split('\n').at(-1)!
  await execute('tar', ['-xzf', author.at(tarball), '-C', author.folder])
  cpSync(author.at('package'), author.at(`node_modules/${PACKAGE_NAME}`), { recursive: true })
  linkDependencies(author.at('node_modules'))
  return author
}

function linkDependencies(folder: string): void {
  const { packages } = JSON.parse(readFileSync(path.join(top, 'package-lock.json'), 'utf8'))
  const needed = Object.entries<{ dev?: boolean; link?: boolean }>(packages).filter(
    ([name, { dev, link }]) =>
      !link &&
      (!dev || name === 'node_modules/typescript' || name.startsWith('node_modules/@typescript/')),
  )
  const names = needed.flatMap(
    ([name]) => /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(name)?.[1] ?? [],
  )
  for (const name of names) {
    const [found, link] = [path.join(top, 'node_modules', name), path.join(folder, name)]
    mkdirSync(path.dirname(link), { recursive: true })
    if (existsSync(found)) symlinkSync(found, link)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const CLI = `node_modules/${PACKAGE_NAME}/bin/touchline.mjs`

t.test(
  'a game outside of the repository compiles, conforms and runs, in few commands',
  async (t) => {
    const author = await install(t)
    await author.run(CLI, 'new-game', 'my-game')
    await author.run('node_modules/typescript/lib/tsc.js', '-p', 'my-game')
    await author.run(CLI, 'build', 'my-game')
    t.notMatch(await author.run(CLI, 'conform', 'my-game'), /FAIL/)
    const tested = author.at('my-game/test/my-game.test.js')
    await execute(process.execPath, ['--test', tested], {
      cwd: author.at('my-game'),
      env: { PATH: process.env.PATH },
    })
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    const env = {
      DATABASE_URL: await freshDatabase(t),
      PORT: `${port}`,
      DATA_DIR: author.at('data'),
    }
    author.commands += 1
    const dev = startBuild(author.at(CLI), env, 'dev', author.at('my-game'))
    t.teardown(() => dev.child.kill('SIGINT'))
    await printed(dev, /listens on (\S+)/)

    const token = await signUp(base, 'Ada')
    const seats = [{ kind: 'me' }, { kind: 'bot' }]
    const { body: game } = await request(base, 'POST /v1/games', token, {
      ruleset: 'my-game',
      seats,
    })
    const page = await windowOf(t, base, { token })
    await visit(page, `/play/${game.id}`)
    await page.locator('.board.my-game').waitFor()
    t.ok(author.commands < COMMANDS_MAX, `${author.commands} commands`)

    t.test('a saved change restarts the service, games continue and pages reload', async (t) => {
      const board = author.at('my-game/board/index.tsx')
      writeFileSync(board, readFileSync(board, 'utf8').replace('cards are left', 'cards remain'))
      const began = Date.now()
      await page.getByText('cards remain in the deck').waitFor()
      t.comment(`${Date.now() - began} ms from the save to the board`)
      const { body: shown } = await request(base, `GET /v1/games/${game.id}`, token)
      t.match(shown, { status: 'running' })
    })

    t.test(
      'a change that does not build prints its line, and the last build continues',
      async (t) => {
        writeFileSync(author.at('my-game/src/bot.ts'), "import 'node:fs'\n")
        await until(() => /src\/bot\.ts:1 imports node:fs/.test(dev.output()))
        t.match(await request(base, `GET /v1/games/${game.id}`, token), { status: 200 })
      },
    )
  },
)
