// `touchline dev` rebuilds a game package whenever one of its files changes, and restarts the
// service on the same database.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { interruption, runCommand, sentenceOf } from '../cli/arguments.ts'
import { buildGame } from '../cli/build-game.ts'
import { startEmbedded } from '../postgres/embedded/embedded.ts'

const HELP = `usage: touchline dev [FOLDER]

Starts a service with your game. After each change it builds the game and restarts; games continue.

  FOLDER    the folder of the game (default: the working directory)
  --help    this text

The variables of the service apply, such as PORT and DATA_DIR.`

/** Delay between a file change and the build, because an editor may write several files at once. */
const QUIET_MILLISECONDS = 80
const CHECK_MILLISECONDS = 200
const server = new URL('./server.js', import.meta.url)

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const folder = path.resolve(positionals[0] ?? '.')
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env
  const database = DATABASE_URL ? null : await startEmbedded({ dir: DATA_DIR, isOwner: true })
  const url = DATABASE_URL ?? database!.url
  const interrupted = interruption()
  const changes = changesIn(folder)
  let service: ChildProcess | null = null
  while (!interrupted.is) {
    const isBuilt = (await sentenceOf(() => buildGame(folder))) === 0
    if (isBuilt) {
      await stopped(service)
      service = serve(folder, url)
    }
    await changes.next(() => interrupted.is)
  }
  await stopped(service)
  changes.close()
  await database?.stop()
  return 0
})

function serve(folder: string, url: string): ChildProcess {
  const games = [process.env.RULESETS, folder].filter(Boolean).join(',')
  return spawn(process.execPath, ['--enable-source-maps', server.pathname], {
    env: { ...process.env, DATABASE_URL: url, RULESETS: games },
    stdio: 'inherit',
  })
}

async function stopped(service: ChildProcess | null): Promise<void> {
  if (!service || service.exitCode !== null) return
  const exit = once(service, 'exit')
  // SIGINT is used, because after SIGTERM the service would wait for load balancers.
  service.kill('SIGINT')
  await exit
}

function changesIn(folder: string) {
  let changedAt: number | null = null
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file && !/^(dist|node_modules|\.data)\b/.test(file)) changedAt = Date.now()
  })
  return {
    close: () => watcher.close(),
    async next(isOver: () => boolean): Promise<void> {
      while (!isOver() && (changedAt === null || Date.now() - changedAt < QUIET_MILLISECONDS))
        await new Promise((resolve) => setTimeout(resolve, changedAt ? 20 : CHECK_MILLISECONDS))
      changedAt = null
    },
  }
}
